// The drawing: what there is to draw, how large it is and where it goes.

const TITLE = "600 12px system-ui, sans-serif";
const FAR = 0.28; // a scale below which nothing can be read
const SPOTS = 0.08; // and one below which there are only spots
const SMALL = "11px system-ui, sans-serif";
const canvas = document.getElementById("canvas");
const pen = canvas.getContext("2d");
const view = { x: 0, y: 0, scale: 1 };
const drawing = { open: new Set(), things: [], edges: [], width: 0, height: 0, hover: null, inner: new Map() };
let colors = {};

function readColors() {
  const style = getComputedStyle(document.documentElement);
  for (const name of ["bg", "panel", "text", "muted", "line", "accent", "kernel", "kernel-line", "call", "call-line", "foreach", "foreach-line", "plain", "missed", "strong", "strong-line", "edge"]) {
    colors[name] = style.getPropertyValue(`--${name}`).trim();
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
