// A layered drawing of a directed graph without cycles (Sugiyama's method): ranks by longest path, rows of bounded
// width, order by barycenters, and places in a row by least squares under the order and the gaps. Nothing is random:
// the same graph is always drawn alike.

const SWEEPS = 8;
const MOST_BENDS = 8000; // of long edges, beyond which they are drawn straight

/**
 * Places things of given sizes. `edges` are [from, to]. Gives centers `x`, tops `y`, the size of all, and for each edge
 * the points where it passes the rows between its ends.
 */
function layered(widths, heights, edges, { gapX = 22, gapY = 44, aspect = 1.7, widest = 0 } = {}) {
  const many = widths.length;
  const seen = new Set();
  const unique = edges.map(([a, b]) => {
    const key = a * many + b;
    if (a === b || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
  const below = widths.map(() => []);
  const above = widths.map(() => []);
  edges.forEach(([a, b], k) => {
    if (!unique[k]) return;
    below[a].push(b);
    above[b].push(a);
  });
  const rank = ranks(above, below);
  splitRows(rank, widths, heights, gapX, gapY, aspect, widest);

  // Bends: a long edge takes a place in each row that it passes.
  const size = widths.map((width) => width);
  const rankOf = [...rank];
  const up = above.map(() => []);
  const down = below.map(() => []);
  const bends = edges.map(() => []);
  let total = 0;
  edges.forEach(([a, b], k) => (total += unique[k] ? Math.max(0, rank[b] - rank[a] - 1) : 0));
  const withBends = total <= MOST_BENDS;
  edges.forEach(([a, b], k) => {
    if (!unique[k]) return;
    let last = a;
    for (let r = rank[a] + 1; withBends && r < rank[b]; r += 1) {
      const bend = size.length;
      size.push(6);
      rankOf.push(r);
      up.push([last]);
      down.push([]);
      down[last].push(bend);
      bends[k].push(bend);
      last = bend;
    }
    down[last].push(b);
    up[b].push(last);
  });

  const rows = [];
  rankOf.forEach((r, node) => (rows[r] = rows[r] || []).push(node));
  const order = new Array(size.length).fill(0);
  const number = (row) => row.forEach((node, place) => (order[node] = place));
  rows.forEach(number);
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    const downwards = sweep % 2 === 0;
    const near = downwards ? up : down;
    for (const row of downwards ? rows : [...rows].reverse()) {
      const keys = new Map(row.map((node) => [node, barycenter(near[node], order, order[node])]));
      row.sort((a, b) => keys.get(a) - keys.get(b) || order[a] - order[b]);
      number(row);
    }
  }

  const x = new Array(size.length).fill(0);
  for (const row of rows) {
    let at = 0;
    for (const node of row) {
      x[node] = at + size[node] / 2;
      at += size[node] + gapX;
    }
    for (const node of row) x[node] -= at / 2;
  }
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    const downwards = sweep % 2 === 0;
    const near = downwards ? up : down;
    for (const row of downwards ? rows : [...rows].reverse()) {
      const wanted = row.map((node) => barycenter(near[node], x, x[node]));
      const weights = row.map((node) => (node >= many ? 4 : 1));
      const places = spread(wanted, weights, row.map((node) => size[node]), gapX);
      row.forEach((node, k) => (x[node] = places[k]));
    }
  }

  const y = new Array(size.length).fill(0);
  let height = 0;
  for (const row of rows) {
    const tallest = row.reduce((most, node) => Math.max(most, node < many ? heights[node] : 0), 0);
    for (const node of row) y[node] = height + drop(tallest - (node < many ? heights[node] : 0), !up[node].length);
    height += tallest + gapY;
  }
  let left = Infinity;
  let right = -Infinity;
  for (let node = 0; node < size.length; node += 1) {
    left = Math.min(left, x[node] - size[node] / 2);
    right = Math.max(right, x[node] + size[node] / 2);
  }
  if (!many) left = right = 0;
  for (let node = 0; node < size.length; node += 1) x[node] -= left;
  return {
    x: x.slice(0, many),
    y: y.slice(0, many),
    width: right - left,
    height: Math.max(0, height - gapY),
    bends: bends.map((each) => each.map((bend) => [x[bend], y[bend]])),
  };
}

/** How far down in its row a thing stands that has room to spare: beside tall things at the top, sources at the bottom. */
function drop(room, isSource) {
  if (room < 30) return room / 2;
  return isSource ? room : 0;
}

/** Longest paths from the top; what nothing leads to goes right above what needs it first. */
function ranks(above, below) {
  const rank = above.map(() => 0);
  const missing = above.map((each) => each.length);
  const ready = missing.flatMap((each, node) => (each ? [] : [node]));
  for (let k = 0; k < ready.length; k += 1) {
    for (const next of below[ready[k]]) {
      rank[next] = Math.max(rank[next], rank[ready[k]] + 1);
      missing[next] -= 1;
      if (!missing[next]) ready.push(next);
    }
  }
  // What only such things lead to that nothing else reads (a kernel that packs weights) goes down with them.
  const free = above.map(() => true);
  for (const node of ready) free[node] = above[node].every((before) => free[before] && below[before].length === 1);
  for (const node of ready.reverse()) {
    if ((free[node] || !above[node].length) && below[node].length) rank[node] = below[node].reduce((least, next) => Math.min(least, rank[next]), Infinity) - 1;
  }
  return rank;
}

/** Rows that are much wider than the drawing is high become several. */
function splitRows(rank, widths, heights, gapX, gapY, aspect, widest) {
  const area = widths.reduce((sum, width, node) => sum + (width + gapX) * (heights[node] + gapY), 0);
  const most = Math.max(widest, 640, Math.sqrt(area * aspect) * 1.4);
  const rows = [];
  rank.forEach((r, node) => (rows[r] = rows[r] || []).push(node));
  let next = 0;
  for (const row of rows) {
    if (!row) continue;
    let used = 0;
    for (const node of row) {
      if (used && used + widths[node] > most) {
        used = 0;
        next += 1;
      }
      used += widths[node] + gapX;
      rank[node] = next;
    }
    next += 1;
  }
}

function barycenter(near, places, otherwise) {
  if (!near.length) return otherwise;
  let sum = 0;
  for (const node of near) sum += places[node];
  return sum / near.length;
}

/**
 * The places nearest to those that are wanted, in weighted least squares, that keep the order and the gaps: isotonic
 * regression by pooling neighbors that are in each other's way.
 */
function spread(wanted, weights, sizes, gap) {
  const offsets = [];
  let at = 0;
  sizes.forEach((size, k) => {
    at += k ? (sizes[k - 1] + size) / 2 + gap : 0;
    offsets.push(at);
  });
  const pools = [];
  wanted.forEach((place, k) => {
    let pool = { sum: (place - offsets[k]) * weights[k], weight: weights[k], count: 1 };
    while (pools.length) {
      const last = pools[pools.length - 1];
      if (last.sum / last.weight < pool.sum / pool.weight) break;
      pools.pop();
      pool = { sum: last.sum + pool.sum, weight: last.weight + pool.weight, count: last.count + pool.count };
    }
    pools.push(pool);
  });
  const places = [];
  for (const pool of pools) {
    for (let k = 0; k < pool.count; k += 1) places.push(pool.sum / pool.weight + offsets[places.length]);
  }
  return places;
}
