// What is selected, and which lines of each stage that is.

const selection = { now: null, listeners: [] };

/** `{kind: "op", ops}`, `{kind: "box"|"unit"|"note", number}`, or null. */
function select(what, { reveal = true } = {}) {
  selection.now = what;
  remember(what);
  for (const listener of selection.listeners) listener(what, reveal);
}

/** The lines of a stage that are selected: its own code, what took it in, and whole kernels. */
function selectedLines(stage) {
  const found = { own: new Set(), taken: new Set(), spans: [], whole: false };
  const what = selection.now;
  if (!what) return found;
  const { ops, boxes, units, whole } = meaning(what);
  const spans = stage.spans.filter((span) => (span.kind === "box" ? boxes : units).includes(span.number));
  found.spans = spans;
  if (whole && (spans.length || !["input", "graph"].includes(stage.name))) {
    for (const span of spans) {
      for (let line = span.start; line < span.stop; line += 1) found.own.add(line);
    }
    found.whole = spans.length > 0;
    if (found.whole) return found;
  }
  for (const op of ops) for (const line of stage.linesOf.get(op) || []) found.own.add(line);
  if (!found.own.size) for (const op of ops) for (const line of absorbedLines(stage, op)) found.taken.add(line);
  return found;
}

/** The ops, boxes and units of a selection, and whether whole kernels are meant. */
function meaning(what) {
  if (what.kind === "op") {
    return { ops: what.ops, boxes: boxesOfOps(what.ops), units: unitsOfOps(what.ops), whole: false };
  }
  if (what.kind === "box") {
    const box = data.drawing.boxes[what.number];
    return { ops: box.ops, boxes: [what.number], units: box.units, whole: true };
  }
  if (what.kind === "unit") {
    const unit = data.units[what.number];
    return { ops: unit.ops, boxes: unit.boxes, units: [what.number], whole: unit.kind === "kernel" };
  }
  const note = data.notes[what.number];
  const alone = !note.ops.length;
  return { ops: note.ops, boxes: note.boxes, units: note.units, whole: alone };
}

function boxesOfOps(ops) {
  const wanted = new Set(ops);
  return data.drawing.boxes.flatMap((box, number) => (box.ops.some((op) => wanted.has(op)) ? [number] : []));
}

// The fragment of the address says what is selected, so that a link can.

function remember(what) {
  let fragment = " ";
  if (what) fragment = what.kind === "op" ? `#op=${what.ops.join(",")}` : `#${what.kind}=${what.number}`;
  try {
    history.replaceState(null, "", fragment === " " ? location.pathname + location.search : fragment);
  } catch {
    // a frame without an address of its own, such as a notebook's
  }
}

function recall() {
  const match = /^#(op|box|unit|note)=([\d,]+)$/.exec(location.hash);
  if (!match) return;
  const numbers = match[2].split(",").map(Number);
  const known = { op: data.ops, box: data.drawing.boxes, unit: data.units, note: data.notes }[match[1]];
  if (!numbers.length || numbers.some((number) => !(number < known.length))) return;
  select(match[1] === "op" ? { kind: "op", ops: numbers } : { kind: match[1], number: numbers[0] });
}
