// Painting the drawing on its canvas: only what is in view, with less detail where it is small.

// What is selected, as the drawing needs it.

let lit = { nodes: new Set(), boxes: new Set() };

function light() {
  lit = { nodes: new Set(), boxes: new Set() };
  const what = selection.now;
  if (!what) return;
  const { ops, boxes } = meaning(what);
  const wanted = new Set(ops);
  for (const box of what.kind === "op" ? boxes : boxes) lit.boxes.add(box);
  if (what.kind === "op" || what.kind === "note" || (what.kind === "unit" && !boxes.length)) {
    data.drawing.nodes.forEach((node, k) => {
      if (node.ops.some((op) => wanted.has(op))) lit.nodes.add(k);
    });
  }
}

// Drawing.

function rounded(x, y, width, height, radius) {
  pen.beginPath();
  pen.roundRect(x, y, width, height, radius);
}

let asked = false;
function redraw() {
  if (asked) return;
  asked = true;
  requestAnimationFrame(() => {
    asked = false;
    paint();
  });
}

function paint() {
  const ratio = devicePixelRatio || 1;
  const { clientWidth, clientHeight } = canvas;
  if (canvas.width !== Math.round(clientWidth * ratio) || canvas.height !== Math.round(clientHeight * ratio)) {
    canvas.width = Math.round(clientWidth * ratio);
    canvas.height = Math.round(clientHeight * ratio);
  }
  pen.setTransform(ratio, 0, 0, ratio, 0, 0);
  pen.fillStyle = colors.bg;
  pen.fillRect(0, 0, clientWidth, clientHeight);
  pen.setTransform(ratio * view.scale, 0, 0, ratio * view.scale, ratio * view.x, ratio * view.y);
  const seen = {
    left: -view.x / view.scale,
    top: -view.y / view.scale,
    right: (clientWidth - view.x) / view.scale,
    bottom: (clientHeight - view.y) / view.scale,
  };
  const any = lit.nodes.size || lit.boxes.size;
  for (const edge of drawing.edges) paintEdge(edge, seen, any);
  for (const thing of drawing.things) {
    if (thing.x > seen.right || thing.y > seen.bottom || thing.x + thing.width < seen.left || thing.y + thing.height < seen.top) continue;
    if (view.scale < SPOTS) paintFar(thing);
    else if (thing.kind === "box") paintBox(thing, seen);
    else paintNode(data.drawing.nodes[thing.number], thing.number, thing.x, thing.y, thing.width, thing.height);
  }
}

/** A thing that is smaller than a letter: a spot of its color, at least a pixel or two. */
function paintFar(thing) {
  const node = thing.kind === "node" ? data.drawing.nodes[thing.number] : null;
  if (node && node.kind !== "call" && !isLit(thing)) return;
  const box = node ? null : data.drawing.boxes[thing.number];
  const tint = node ? (node.kind === "call" ? "call-line" : "line") : box.kind === "foreach" ? "foreach-line" : "kernel-line";
  const least = 3 / view.scale;
  const [width, height] = [Math.max(thing.width, least), Math.max(thing.height, least)];
  pen.fillStyle = colors[isLit(thing) ? "strong-line" : tint];
  pen.fillRect(thing.x + (thing.width - width) / 2, thing.y + (thing.height - height) / 2, width, height);
}

function isLit(thing) {
  return thing.kind === "box" ? lit.boxes.has(thing.number) : lit.nodes.has(thing.number);
}

function paintEdge(edge, seen, any) {
  const from = drawing.things[edge.from];
  const to = drawing.things[edge.to];
  const points = [[from.x + from.width / 2, from.y + from.height], ...edge.bends.map(([x, y]) => [x, y]), [to.x + to.width / 2, to.y]];
  const xs = points.map((p) => p[0]);
  if (Math.max(...xs) < seen.left || Math.min(...xs) > seen.right || points[0][1] > seen.bottom || points[points.length - 1][1] < seen.top) return;
  const strong = isLit(from) || isLit(to);
  pen.strokeStyle = strong ? colors["strong-line"] : colors.edge;
  pen.globalAlpha = strong ? 0.95 : any ? 0.35 : view.scale < FAR ? 0.5 : 0.7;
  pen.lineWidth = Math.max((strong ? 1.4 : 1) + Math.min(2.5, Math.log10(1 + edge.size) / 4), 0.35 / view.scale);
  line(points, view.scale < 0.12);
  pen.globalAlpha = 1;
}

function line(points, straight) {
  pen.beginPath();
  pen.moveTo(...points[0]);
  for (let k = 1; k < points.length; k += 1) {
    const [x0, y0] = points[k - 1];
    const [x1, y1] = points[k];
    const middle = (y0 + y1) / 2;
    if (straight) pen.lineTo(x1, y1);
    else pen.bezierCurveTo(x0, middle, x1, middle, x1, y1);
  }
  pen.stroke();
}

function missedOf(kind, number) {
  return (notesOf[kind].get(number) || []).some((note) => !data.notes[note].fused);
}

function paintBox(thing, seen) {
  const box = data.drawing.boxes[thing.number];
  const tint = box.kind === "foreach" ? "foreach" : "kernel";
  rounded(thing.x, thing.y, thing.width, thing.height, 9);
  const strong = isLit(thing);
  // From far away it is its color that is seen of a box.
  pen.fillStyle = colors[view.scale < FAR ? (strong ? "strong-line" : `${tint}-line`) : tint];
  pen.fill();
  pen.strokeStyle = strong ? colors["strong-line"] : colors[`${tint}-line`];
  pen.lineWidth = strong ? 2.5 : 1;
  pen.stroke();
  if (view.scale < FAR) return;
  const inside = thing.width - 22;
  pen.textBaseline = "alphabetic";
  pen.fillStyle = colors.text;
  pen.font = TITLE;
  const missed = missedOf("box", thing.number);
  pen.fillText(shortened(words(box.name), missed ? inside - 10 : inside), thing.x + 11, thing.y + 19);
  pen.fillStyle = colors.muted;
  pen.font = SMALL;
  pen.fillText(shortened(subtitle(thing.number), inside), thing.x + 11, thing.y + 35);
  if (missed) dot(thing.x + thing.width - 11, thing.y + 11);
  if (!thing.open) return;
  const layout = innerLayout(thing.number);
  const left = thing.x + (thing.width - layout.width) / 2;
  const top = thing.y + HEAD;
  pen.strokeStyle = colors.edge;
  pen.lineWidth = 1;
  layout.edges.forEach(([a, b], k) => {
    const ends = [
      [left + layout.x[a], top + layout.y[a] + layout.sizes[a][1]],
      ...layout.bends[k].map(([x, y]) => [left + x, top + y]),
      [left + layout.x[b], top + layout.y[b]],
    ];
    line(ends, false);
  });
  layout.nodes.forEach((node, k) => {
    const [width, height] = layout.sizes[k];
    const [x, y] = [left + layout.x[k] - width / 2, top + layout.y[k]];
    if (x > seen.right || y > seen.bottom || x + width < seen.left || y + height < seen.top) return;
    paintNode(data.drawing.nodes[node], node, x, y, width, height);
  });
}

function dot(x, y) {
  pen.beginPath();
  pen.arc(x, y, 4, 0, 2 * Math.PI);
  pen.fillStyle = colors.missed;
  pen.fill();
}

function paintNode(node, number, x, y, width, height) {
  const big = node.kind === "op" || node.kind === "call";
  rounded(x, y, width, height, big ? 6 : height / 2);
  pen.fillStyle = node.kind === "call" ? colors[view.scale < FAR ? "call-line" : "call"] : big ? colors.panel : colors.plain;
  pen.fill();
  const strong = lit.nodes.has(number);
  if (strong) {
    pen.fillStyle = colors.strong;
    pen.fill();
  }
  pen.strokeStyle = strong ? colors["strong-line"] : node.kind === "call" ? colors["call-line"] : colors.line;
  pen.lineWidth = strong ? 2 : 1;
  pen.stroke();
  if (view.scale < FAR) return;
  pen.textBaseline = "alphabetic";
  pen.textAlign = "center";
  pen.fillStyle = big ? colors.text : colors.muted;
  pen.font = big ? TITLE : SMALL;
  pen.fillText(shortened(node.label, width - 10), x + width / 2, y + (big ? 15 : 15));
  if (big) {
    pen.fillStyle = colors.muted;
    pen.font = SMALL;
    pen.fillText(shortened(node.detail, width - 10), x + width / 2, y + 29);
    if (node.ops.some((op) => missedOf("op", op))) dot(x + width - 3, y + 3);
  }
  pen.textAlign = "left";
}
