// The report's data, and where each op is in each stage. Everything here is read only.

const data = JSON.parse(document.getElementById("data").textContent);

/** An element with a class and text; text is never markup. */
function make(tag, className, text) {
  const element = document.createElement(tag);
  if (className) element.className = className;
  if (text !== undefined) element.textContent = text;
  return element;
}

function count(number, one, many = one + "s") {
  return `${number.toLocaleString("en")} ${number === 1 ? one : many}`;
}

function bytes(number) {
  const units = ["B", "kB", "MB", "GB", "TB"];
  let place = 0;
  while (number >= 1000 && place < units.length - 1) {
    number /= 1000;
    place += 1;
  }
  return `${place && number < 100 ? number.toFixed(1) : Math.round(number)} ${units[place]}`;
}

function microseconds(number) {
  if (number >= 1000) return `${(number / 1000).toPrecision(3)} ms`;
  return `${number >= 100 ? Math.round(number) : number.toPrecision(3)} µs`;
}

/** A kernel's name in words: `fused_sub_exp_reduce` is `sub · exp · reduce`. */
function words(name) {
  return name.replace(/^fused_/, "").replace(/_/g, " ");
}

for (const stage of data.stages) {
  // By op, the lines that it is there for.
  stage.linesOf = new Map();
  stage.ops.forEach((ops, line) => {
    for (const op of ops) {
      if (!stage.linesOf.has(op)) stage.linesOf.set(op, []);
      stage.linesOf.get(op).push(line);
    }
  });
  // By line, the box or unit that it belongs to.
  stage.spanOf = new Array(stage.lines.length).fill(null);
  for (const span of stage.spans) stage.spanOf.fill(span, span.start, span.stop);
  stage.absorbed = new Map();
}

/**
 * The lines of a stage where an op has no code of its own: those of the ops that read it, which is where it went. A
 * broadcast, for one, is how its reader's load is written.
 */
function absorbedLines(stage, op, depth = 0) {
  if (stage.absorbed.has(op)) return stage.absorbed.get(op);
  stage.absorbed.set(op, []);
  const lines = new Set();
  for (const user of data.ops[op].users) {
    const own = stage.linesOf.get(user);
    const found = own || (depth < 40 ? absorbedLines(stage, user, depth + 1) : []);
    for (const line of found) lines.add(line);
  }
  const sorted = [...lines].sort((a, b) => a - b);
  stage.absorbed.set(op, sorted);
  return sorted;
}

/** The remarks about each op, box and unit. */
const notesOf = { op: new Map(), box: new Map(), unit: new Map() };
data.notes.forEach((note, number) => {
  for (const [kind, numbers] of [["op", note.ops], ["box", note.boxes], ["unit", note.units]]) {
    for (const each of numbers) {
      if (!notesOf[kind].has(each)) notesOf[kind].set(each, []);
      notesOf[kind].get(each).push(number);
    }
  }
});

/** An op's line in the graph stage, without its indentation. */
function textOfOp(op) {
  const stage = data.stages.find((each) => each.name === "graph");
  const lines = stage ? stage.linesOf.get(op) : undefined;
  return lines ? stage.lines[lines[0]].trim() : data.ops[op].name;
}

/** The units whose code an op is part of. */
function unitsOfOps(ops) {
  const wanted = new Set(ops);
  return data.units.flatMap((unit, number) => (unit.ops.some((op) => wanted.has(op)) ? [number] : []));
}
