// The drawing, on a canvas: only what is in view is drawn, with less detail where it is small.

const TITLE = "600 12px system-ui, sans-serif";
const FAR = 0.15; // a scale below which there is nothing to be read
const SMALL = "11px system-ui, sans-serif";
const canvas = document.getElementById("canvas");
const pen = canvas.getContext("2d");
const view = { x: 0, y: 0, scale: 1 };
const drawing = { open: new Set(), things: [], edges: [], width: 0, height: 0, hover: null, inner: new Map() };
let colours = {};

function readColours() {
  const style = getComputedStyle(document.documentElement);
  for (const name of ["bg", "panel", "text", "muted", "line", "accent", "kernel", "kernel-line", "call", "call-line", "foreach", "foreach-line", "plain", "missed", "strong", "strong-line", "edge"]) {
    colours[name] = style.getPropertyValue(`--${name}`).trim();
  }
}

function widthOf(text, font, least, most) {
  pen.font = font;
  return Math.round(Math.min(most, Math.max(least, pen.measureText(text).width + 22)));
}

function shortened(text, width) {
  if (pen.measureText(text).width <= width) return text;
  let low = 0;
  let high = text.length;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (pen.measureText(`${text.slice(0, middle)}…`).width <= width) low = middle;
    else high = middle - 1;
  }
  return `${text.slice(0, low)}…`;
}

/** The size of an op's node. */
function sizeOfNode(node) {
  if (node.kind === "op" || node.kind === "call") {
    const width = Math.max(widthOf(node.label, TITLE, 70, 220), widthOf(node.detail, SMALL, 70, 220));
    return [width, 36];
  }
  return [widthOf(node.label, SMALL, 34, 180), 22];
}

/** The ops of a fusion, laid out once. */
function innerLayout(number) {
  if (drawing.inner.has(number)) return drawing.inner.get(number);
  const nodes = data.drawing.nodes.flatMap((node, k) => (node.box === number ? [k] : []));
  const places = new Map(nodes.map((node, k) => [node, k]));
  const sizes = nodes.map((node) => sizeOfNode(data.drawing.nodes[node]));
  const edges = data.drawing.inner.flatMap(([a, b]) => (places.has(a) && places.has(b) ? [[places.get(a), places.get(b)]] : []));
  const found = layered(sizes.map((s) => s[0]), sizes.map((s) => s[1]), edges, { gapX: 14, gapY: 24, aspect: 1.4 });
  const layout = { nodes, sizes, edges, ...found };
  drawing.inner.set(number, layout);
  return layout;
}

const PAD = 14;
const HEAD = 40;

function boxNumbers(number) {
  const box = data.drawing.boxes[number];
  const units = box.units.map((unit) => data.units[unit]);
  const planned = units.reduce((sum, unit) => sum + unit.planned, 0);
  const least = units.reduce((sum, unit) => sum + unit.least, 0);
  return { planned, least, shared: units.some((unit) => unit.boxes.length > 1) };
}

function subtitle(number) {
  const box = data.drawing.boxes[number];
  const ops = data.drawing.nodes.filter((node) => node.box === number && (node.kind === "op" || node.kind === "call")).length;
  const parts = [count(ops, "op")];
  if (box.kind === "foreach") parts.push(`×${box.tuples} tensors`);
  const { planned, least, shared } = boxNumbers(number);
  if (planned) parts.push(bytes(planned));
  if (planned > least) parts.push(`${(planned / Math.max(1, least)).toFixed(2)}× floor`);
  if (shared) parts.push("shared launch");
  return parts.join(" · ");
}

/** Lay out everything, with the fusions that are open as they are. */
function layOut() {
  const things = [];
  const placeOf = new Map();
  data.drawing.nodes.forEach((node, k) => {
    if (node.box >= 0) return;
    const [width, height] = sizeOfNode(node);
    placeOf.set(k, things.length);
    things.push({ kind: "node", number: k, width, height });
  });
  data.drawing.boxes.forEach((box, k) => {
    const open = drawing.open.has(k);
    const title = widthOf(words(box.name), TITLE, 120, 250) + (missedOf("box", k) ? 12 : 0);
    const under = widthOf(subtitle(k), SMALL, 120, 320);
    let [width, height] = [Math.max(title, under), 46];
    if (open) {
      const inner = innerLayout(k);
      width = Math.max(width, inner.width + 2 * PAD);
      height = inner.height + HEAD + PAD;
    }
    placeOf.set(-1 - k, things.length);
    things.push({ kind: "box", number: k, width, height, open });
  });
  const edges = data.drawing.outer.map(([a, b]) => [placeOf.get(a), placeOf.get(b)]);
  const found = layered(things.map((t) => t.width), things.map((t) => t.height), edges);
  things.forEach((thing, k) => {
    thing.x = found.x[k] - thing.width / 2;
    thing.y = found.y[k];
  });
  drawing.things = things;
  drawing.placeOf = placeOf;
  drawing.edges = data.drawing.outer.map(([a, b, size], k) => ({ from: placeOf.get(a), to: placeOf.get(b), size, bends: found.bends[k] }));
  drawing.width = found.width;
  drawing.height = found.height;
}

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
  pen.fillStyle = colours.bg;
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
    if (view.scale < FAR / 2) paintFar(thing);
    else if (thing.kind === "box") paintBox(thing, seen);
    else paintNode(data.drawing.nodes[thing.number], thing.number, thing.x, thing.y, thing.width, thing.height);
  }
}

/** A thing that is smaller than a letter: a spot of its colour, at least a pixel or two. */
function paintFar(thing) {
  const node = thing.kind === "node" ? data.drawing.nodes[thing.number] : null;
  if (node && node.kind !== "call" && !isLit(thing)) return;
  const box = node ? null : data.drawing.boxes[thing.number];
  const tint = node ? (node.kind === "call" ? "call-line" : "line") : box.kind === "foreach" ? "foreach-line" : "kernel-line";
  const least = 3 / view.scale;
  const [width, height] = [Math.max(thing.width, least), Math.max(thing.height, least)];
  pen.fillStyle = colours[isLit(thing) ? "strong-line" : tint];
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
  pen.strokeStyle = strong ? colours["strong-line"] : colours.edge;
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
  // From far away it is its colour that is seen of a box.
  pen.fillStyle = colours[view.scale < FAR ? (strong ? "strong-line" : `${tint}-line`) : tint];
  pen.fill();
  pen.strokeStyle = strong ? colours["strong-line"] : colours[`${tint}-line`];
  pen.lineWidth = strong ? 2.5 : 1;
  pen.stroke();
  if (view.scale < 0.28) return;
  const inside = thing.width - 22;
  pen.textBaseline = "alphabetic";
  pen.fillStyle = colours.text;
  pen.font = TITLE;
  const missed = missedOf("box", thing.number);
  pen.fillText(shortened(words(box.name), missed ? inside - 10 : inside), thing.x + 11, thing.y + 19);
  pen.fillStyle = colours.muted;
  pen.font = SMALL;
  pen.fillText(shortened(subtitle(thing.number), inside), thing.x + 11, thing.y + 35);
  if (missed) dot(thing.x + thing.width - 11, thing.y + 11);
  if (!thing.open) return;
  const layout = innerLayout(thing.number);
  const left = thing.x + (thing.width - layout.width) / 2;
  const top = thing.y + HEAD;
  pen.strokeStyle = colours.edge;
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
  pen.fillStyle = colours.missed;
  pen.fill();
}

function paintNode(node, number, x, y, width, height) {
  const big = node.kind === "op" || node.kind === "call";
  rounded(x, y, width, height, big ? 6 : height / 2);
  pen.fillStyle = node.kind === "call" ? colours[view.scale < FAR ? "call-line" : "call"] : big ? colours.panel : colours.plain;
  pen.fill();
  const strong = lit.nodes.has(number);
  if (strong) {
    pen.fillStyle = colours.strong;
    pen.fill();
  }
  pen.strokeStyle = strong ? colours["strong-line"] : node.kind === "call" ? colours["call-line"] : colours.line;
  pen.lineWidth = strong ? 2 : 1;
  pen.stroke();
  if (view.scale < 0.28) return;
  pen.textBaseline = "alphabetic";
  pen.textAlign = "center";
  pen.fillStyle = big ? colours.text : colours.muted;
  pen.font = big ? TITLE : SMALL;
  pen.fillText(shortened(node.label, width - 10), x + width / 2, y + (big ? 15 : 15));
  if (big) {
    pen.fillStyle = colours.muted;
    pen.font = SMALL;
    pen.fillText(shortened(node.detail, width - 10), x + width / 2, y + 29);
    if (node.ops.some((op) => missedOf("op", op))) dot(x + width - 3, y + 3);
  }
  pen.textAlign = "left";
}

// Looking around.

function zoom(factor, x = canvas.clientWidth / 2, y = canvas.clientHeight / 2) {
  const scale = Math.min(3, Math.max(0.01, view.scale * factor));
  view.x = x - ((x - view.x) * scale) / view.scale;
  view.y = y - ((y - view.y) * scale) / view.scale;
  view.scale = scale;
  redraw();
}

/** Show everything; or, to begin with, what can be read of it, from the top. */
function fit(readable = false) {
  const { clientWidth, clientHeight } = canvas;
  const wide = (clientWidth - 40) / Math.max(1, drawing.width);
  const high = (clientHeight - 40) / Math.max(1, drawing.height);
  view.scale = Math.min(1, wide, high);
  if (readable === true) view.scale = Math.max(view.scale, Math.min(0.8, Math.max(wide, 0.35)));
  const [width, height] = [drawing.width * view.scale, drawing.height * view.scale];
  view.x = (clientWidth - width) / 2;
  view.y = height < clientHeight - 40 ? (clientHeight - height) / 2 : 44;
  redraw();
}

/** Bring what is selected into view, where it isn't. */
function showLit() {
  const rectangles = [];
  for (const thing of drawing.things) {
    if (isLit(thing)) rectangles.push(thing);
    if (thing.kind === "box" && thing.open && lit.nodes.size) {
      const layout = innerLayout(thing.number);
      const left = thing.x + (thing.width - layout.width) / 2;
      layout.nodes.forEach((node, k) => {
        if (!lit.nodes.has(node)) return;
        const [width, height] = layout.sizes[k];
        rectangles.unshift({ x: left + layout.x[k] - width / 2, y: thing.y + HEAD + layout.y[k], width, height });
      });
    }
  }
  if (!rectangles.length) return;
  const { x, y, width, height } = rectangles[0];
  const place = { left: view.x + x * view.scale, top: view.y + y * view.scale };
  const inside = place.left > 0 && place.top > 0 && place.left + Math.min(width, 60) * view.scale < canvas.clientWidth && place.top + Math.min(height, 46) * view.scale < canvas.clientHeight;
  if (inside && view.scale > 0.3) return;
  view.scale = Math.max(view.scale, 0.7);
  view.x = canvas.clientWidth / 2 - (x + width / 2) * view.scale;
  view.y = canvas.clientHeight / 2 - (y + Math.min(height, 200) / 2) * view.scale;
}

/** What is at a point of the canvas: a node, a box, or null. */
function hit(x, y) {
  const [at, down] = [(x - view.x) / view.scale, (y - view.y) / view.scale];
  for (const thing of drawing.things) {
    if (at < thing.x || down < thing.y || at > thing.x + thing.width || down > thing.y + thing.height) continue;
    if (thing.kind === "node") return { node: thing.number };
    if (thing.open) {
      const layout = innerLayout(thing.number);
      const left = thing.x + (thing.width - layout.width) / 2;
      const inside = layout.nodes.find((_, k) => {
        const [width, height] = layout.sizes[k];
        const [nx, ny] = [left + layout.x[k] - width / 2, thing.y + HEAD + layout.y[k]];
        return at >= nx && at <= nx + width && down >= ny && down <= ny + height;
      });
      if (inside !== undefined) return { node: inside };
    }
    return { box: thing.number };
  }
  return null;
}

/** The point of the window where the middle of a node is. */
function pointOf(number) {
  const frame = canvas.getBoundingClientRect();
  for (const thing of drawing.things) {
    let [x, y] = [thing.x + thing.width / 2, thing.y + thing.height / 2];
    if (thing.kind === "box") {
      const layout = thing.open ? innerLayout(thing.number) : { nodes: [] };
      const k = layout.nodes.indexOf(number);
      if (k < 0) continue;
      x = thing.x + (thing.width - layout.width) / 2 + layout.x[k];
      y = thing.y + HEAD + layout.y[k] + layout.sizes[k][1] / 2;
    } else if (thing.number !== number) continue;
    return [frame.left + view.x + x * view.scale, frame.top + view.y + y * view.scale];
  }
  return null;
}

function toggle(box) {
  const thing = () => drawing.things[drawing.placeOf.get(-1 - box)];
  const before = thing();
  const [x, y] = [view.x + before.x * view.scale, view.y + before.y * view.scale];
  if (drawing.open.has(box)) drawing.open.delete(box);
  else drawing.open.add(box);
  layOut();
  view.x = x - thing().x * view.scale; // what was clicked stays where it was
  view.y = y - thing().y * view.scale;
  redraw();
}

function openAll(open) {
  drawing.open = new Set(open ? data.drawing.boxes.keys() : []);
  layOut();
  fit(true);
}

function startGraph() {
  readColours();
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => {
    readColours();
    redraw();
  });
  const many = data.drawing.nodes.length;
  if (many <= 90) drawing.open = new Set(data.drawing.boxes.keys());
  layOut();
  new ResizeObserver(() => redraw()).observe(canvas);
  listen();
  selection.listeners.push((what, reveal) => {
    light();
    if (what && what.kind === "op" && reveal && lit.boxes.size === 1 && !drawing.open.has([...lit.boxes][0]) && many <= 400) toggle([...lit.boxes][0]);
    if (reveal) showLit();
    redraw();
  });
  const legend = document.getElementById("legend");
  for (const [name, text] of [["kernel", "kernel"], ["foreach", "over many tensors"], ["call", "library call"], ["missed", "not fused: why"]]) {
    const entry = make("span", "", text);
    entry.prepend(make("i", name));
    legend.append(entry);
  }
  fit(true);
}

function listen() {
  let held = null;
  canvas.addEventListener("pointerdown", (event) => {
    held = { x: event.offsetX, y: event.offsetY, moved: false };
    canvas.setPointerCapture(event.pointerId);
  });
  canvas.addEventListener("pointermove", (event) => {
    if (held && event.buttons) {
      const [dx, dy] = [event.offsetX - held.x, event.offsetY - held.y];
      if (!held.moved && Math.abs(dx) + Math.abs(dy) < 4) return;
      Object.assign(held, { x: event.offsetX, y: event.offsetY, moved: true });
      view.x += dx;
      view.y += dy;
      tip(null);
      redraw();
      return;
    }
    tip(hit(event.offsetX, event.offsetY), event.offsetX, event.offsetY);
  });
  canvas.addEventListener("pointerleave", () => tip(null));
  canvas.addEventListener("pointerup", (event) => {
    const moved = held && held.moved;
    held = null;
    if (moved) return;
    const found = hit(event.offsetX, event.offsetY);
    if (!found) select(null);
    else if (found.box !== undefined) select({ kind: "box", number: found.box }, { reveal: true });
    else selectNode(found.node);
  });
  canvas.addEventListener("dblclick", (event) => {
    const found = hit(event.offsetX, event.offsetY);
    if (found && found.box !== undefined) toggle(found.box);
  });
  canvas.addEventListener(
    "wheel",
    (event) => {
      event.preventDefault();
      if (event.ctrlKey || event.metaKey || !event.shiftKey) zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)), event.offsetX, event.offsetY);
      else {
        view.x -= event.deltaX || event.deltaY;
        redraw();
      }
    },
    { passive: false },
  );
  canvas.addEventListener("keydown", (event) => {
    const steps = { ArrowLeft: [60, 0], ArrowRight: [-60, 0], ArrowUp: [0, 60], ArrowDown: [0, -60] };
    if (event.key in steps) {
      view.x += steps[event.key][0];
      view.y += steps[event.key][1];
      redraw();
    } else if (event.key === "Enter" && selection.now && selection.now.kind === "box") toggle(selection.now.number);
    else if (event.key === "+" || event.key === "=") zoom(1.25);
    else if (event.key === "-") zoom(0.8);
    else if (event.key === "0") fit();
    else return;
    event.preventDefault();
  });
  document.getElementById("zoom-in").addEventListener("click", () => zoom(1.25));
  document.getElementById("zoom-out").addEventListener("click", () => zoom(0.8));
  document.getElementById("fit").addEventListener("click", fit);
  document.getElementById("expand").addEventListener("click", () => openAll(true));
  document.getElementById("collapse").addEventListener("click", () => openAll(false));
}

function selectNode(number) {
  const node = data.drawing.nodes[number];
  if (node.ops.length) select({ kind: "op", ops: node.ops });
  else if (node.box >= 0) select({ kind: "box", number: node.box });
  else select(null);
}

function tip(found, x, y) {
  const element = document.getElementById("tip");
  canvas.style.cursor = found ? "pointer" : "";
  element.hidden = !found;
  if (!found) return;
  const lines = [];
  if (found.box !== undefined) {
    const box = data.drawing.boxes[found.box];
    lines.push(box.name, subtitle(found.box), drawing.open.has(found.box) ? "double-click: collapse" : "double-click: show its ops");
  } else {
    const node = data.drawing.nodes[found.node];
    lines.push(`${node.label}   ${node.detail}`);
    for (const op of node.ops.slice(0, 3)) if (data.ops[op].place) lines.push(data.ops[op].place);
  }
  element.replaceChildren(...lines.map((text) => make("div", "", text)));
  element.style.left = `${Math.min(x + 14, canvas.clientWidth - element.offsetWidth - 8)}px`;
  element.style.top = `${Math.min(y + 14, canvas.clientHeight - element.offsetHeight - 8)}px`;
}
