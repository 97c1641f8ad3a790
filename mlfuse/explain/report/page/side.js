// Beside the drawing: kernels with their figures, remarks, and what is selected, in words.

const MOST_NOTES = 300;

function ratio(unit) {
  return unit.least ? unit.planned / unit.least : 1;
}

function kindOf(unit) {
  return { kernel: "kernel", call: "library call", collective: "collective", copy: "copy between devices" }[unit.kind];
}

function startKernels() {
  const list = document.getElementById("kernels");
  const most = data.units.reduce((largest, unit) => Math.max(largest, unit.planned), 1);
  const head = make("div", "unit head");
  head.append(make("span", "name", count(data.units.length, "step")), make("span", "bytes", "bytes"), make("span", "floor", "× floor"), make("span", "time", "time"));
  head.children[1].title = "What the plan moves between memory and the device";
  head.children[2].title = "What the plan moves, against each buffer once";
  head.children[3].title = "Of one launch by itself";
  list.append(head);
  data.units.forEach((unit, number) => {
    const row = make("button", `unit ${unit.kind}`);
    row.dataset.unit = number;
    const name = make("span", "name", words(unit.name));
    name.title = `${unit.name} (${kindOf(unit)})`;
    if ((notesOf.unit.get(number) || []).some((note) => !data.notes[note].fused)) name.append(make("i", "missed"));
    const floor = make("span", `floor${ratio(unit) > 1.05 ? " above" : ""}`, unit.planned ? ratio(unit).toFixed(2) : "");
    const time = make("span", `time${unit.time_us === null ? " none" : ""}`, unit.time_us === null ? "–" : microseconds(unit.time_us));
    if (unit.time_us === null) time.title = "not measured";
    const figures = make("span", "figures", figuresOf(unit));
    figures.title = figures.textContent;
    row.append(name, figures, make("span", "bytes", bytes(unit.planned)), floor, time);
    const bar = make("span", "bar");
    const planned = make("i", "planned");
    const least = make("i", "least");
    planned.style.width = `${(100 * unit.planned) / most}%`;
    least.style.width = `${(100 * unit.least) / most}%`;
    bar.append(planned, least);
    row.append(bar);
    row.addEventListener("click", () => select({ kind: "unit", number }));
    list.append(row);
  });
  selection.listeners.push((what) => {
    const units = what ? meaning(what).units : [];
    let first = null;
    for (const row of list.querySelectorAll("button.unit")) {
      const on = units.includes(Number(row.dataset.unit));
      row.classList.toggle("on", on);
      if (on && !first) first = row;
    }
    if (first && !list.hidden) first.scrollIntoView({ block: "nearest" });
  });
}

/** Registers and occupancy of the heaviest function of a unit. */
function figuresOf(unit) {
  if (unit.kind !== "kernel") {
    const type = unit.ops.length ? data.ops[unit.ops[unit.ops.length - 1]].type : "";
    return type ? `${unit.kind === "copy" ? "copy" : "call"} · ${type}` : kindOf(unit);
  }
  const known = unit.figures.filter((each) => each);
  const phases = unit.functions.length > 1 ? `, ${unit.functions.length} phases` : "";
  if (!known.length) return `kernel${phases}`;
  const registers = Math.max(...known.map((each) => each.registers));
  const occupancy = Math.min(...known.map((each) => each.occupancy));
  const spills = Math.max(...known.map((each) => each.spills));
  return `${registers} regs, ${Math.round(100 * occupancy)} % occ.${spills ? `, ${spills} B spilled` : ""}${phases}`;
}

function noteElement(number, shownBefore) {
  const note = data.notes[number];
  const element = make("div", `note ${note.fused ? "fused" : "missed"}`);
  element.dataset.note = number;
  const main = make("button", "main");
  const head = make("span", "head");
  const rule = make("code", "", note.rule);
  rule.title = note.summary;
  head.append(make("b", "", note.fused ? "fused" : "not fused"), rule);
  if (note.stored && !note.fused) head.append(make("span", "stored", `stores ${bytes(note.stored)}`));
  main.append(head, make("span", "subject", note.about || note.subject));
  if (note.about && note.about.replace(/ (%\S+|\(line \d+\))/g, "") !== note.subject) main.append(make("span", "parts", `that is: ${note.subject}`));
  main.append(make("span", "reason", note.reason));
  if (note.place) main.append(make("span", "place", note.place));
  main.addEventListener("click", () => select({ kind: "note", number }));
  element.append(main);
  if (note.fused) return element;
  if (note.trial && note.trial.after && shownBefore) element.append(make("p", "advice", "What was tried for the remark above changes this, too."));
  else if (note.trial) element.append(trialElement(note));
  if (note.advice) element.append(make("p", "advice", `To change it: ${note.advice}.`));
  if (note.summary) element.append(make("p", "summary", `The rule: ${note.summary}.`));
  return element;
}

/** What a trial gave, and the lines to write for it. */
function trialElement(note) {
  const { trial } = note;
  const element = make("div", `trial ${verdictOf(note)}`);
  element.append(make("p", "outcome", outcomeOf(note)));
  for (const { place, line } of trial.edits) {
    const edit = make("div", "edit");
    const copy = make("button", "copy", "Copy");
    const text = make("pre", "", line);
    copy.addEventListener("click", () => {
      getSelection().selectAllChildren(text);
      if (document.execCommand("copy")) copy.textContent = "Copied";
    });
    edit.append(make("span", "place", place || "in the graph"), copy, text);
    element.append(edit);
  }
  return element;
}

function verdictOf(note) {
  const { after } = note.trial;
  if (!after) return "refused";
  const now = data.after;
  const launches = after.launches + after.calls - now.launches - now.calls;
  if (launches === 0 && after.nbytes === now.nbytes) return "same";
  if (launches > 0 || after.nbytes > now.nbytes) return "worse";
  return note.trial.slower_us > 0 ? "trade" : "better";
}

function linesOf({ trial }) {
  return trial.edits.map(({ place, line }) => `${place} ${line}`).join("\n") || trial.marked;
}

function outcomeOf(note) {
  const { edits, after, refused, marked } = note.trial;
  if (!after) return `Tried with ${marked}: refused. ${refused}`;
  const written = edits.length === 1 ? "this line" : `these ${edits.length} lines`;
  const lines = edits.length ? written : marked;
  const now = data.after;
  const figures = [];
  if (after.launches !== now.launches) figures.push(`launches ${now.launches} → ${after.launches}`);
  if (after.calls !== now.calls) figures.push(`library calls ${now.calls} → ${after.calls}`);
  const [moved, before] = [bytes(after.nbytes), bytes(now.nbytes)];
  if (moved !== before) figures.push(`bytes ${before} → ${moved}`);
  if (!figures.length) return `Tried with ${lines}: the plan starts and moves as much.`;
  if (note.ops.some((op) => data.ops[op].type.includes("?"))) figures.push("a ? counted as 1024");
  const more = note.trial.slower_us;
  const estimate = more > 0 ? `but ${microseconds(more)} more of computing by the planner's estimate: time both` : "the planner chose otherwise, for the reason above: time both";
  return `Tried with ${lines}: ${figures.join(", ")}; ${estimate}.`;
}

/** Missed fusions first whose marks save most, then those that store most. */
function byCost(a, b) {
  const saved = (note) => {
    if (!note.trial || !["better", "trade"].includes(verdictOf(note))) return 0;
    return 1 + data.after.nbytes - note.trial.after.nbytes;
  };
  const [first, second] = [data.notes[a], data.notes[b]];
  return first.fused - second.fused || saved(second) - saved(first) || second.stored - first.stored || a - b;
}

/** Remarks in order; lines to write that several have stand once. */
function noteElements(numbers) {
  const seen = new Set();
  return numbers.map((number) => {
    const note = data.notes[number];
    const lines = note.trial ? linesOf(note) : "";
    const before = lines !== "" && seen.has(lines);
    seen.add(lines);
    return noteElement(number, before);
  });
}

function startNotes() {
  const panel = document.getElementById("notes");
  const missed = data.notes.filter((note) => !note.fused).length;
  const filter = make("div", "filter");
  const list = make("div", "list");
  const choices = [
    [`Missed ${missed}`, (note) => !note.fused],
    [`Fused ${data.notes.length - missed}`, (note) => note.fused],
    ["All", () => true],
  ];
  const show = (wanted, limit) => {
    const numbers = data.notes.flatMap((note, number) => (wanted(note) ? [number] : [])).sort(byCost);
    const shown = noteElements(numbers.slice(0, limit));
    if (numbers.length > limit) {
      const more = make("button", "more", `${(numbers.length - limit).toLocaleString("en")} more`);
      more.addEventListener("click", () => show(wanted, limit + 1000));
      shown.push(more);
    }
    list.replaceChildren(...(shown.length ? shown : [make("p", "empty", "No such remarks.")]));
  };
  choices.forEach(([text, wanted], k) => {
    const button = make("button", "", text);
    button.addEventListener("click", () => {
      for (const other of filter.children) other.setAttribute("aria-pressed", String(other === button));
      show(wanted, MOST_NOTES);
    });
    button.setAttribute("aria-pressed", "false");
    filter.append(button);
    if (k === (missed ? 0 : 2)) button.click();
  });
  panel.append(filter, list);
  const tab = document.getElementById("tab-notes");
  tab.textContent = data.problem ? "Remarks" : `Remarks (${missed} missed)`; // of half a plan, none are all
  if (missed) {
    filter.after(make("p", "lead", "What keeps it from being fewer kernels, the costliest first. A click shows where."));
    tab.click();
  }
  selection.listeners.push((what) => {
    for (const element of list.querySelectorAll(".note")) {
      const on = what !== null && what.kind === "note" && Number(element.dataset.note) === what.number;
      element.classList.toggle("on", on);
      if (on && !panel.hidden) element.scrollIntoView({ block: "nearest" });
    }
  });
}

function startTabs() {
  const tabs = [...document.querySelectorAll("[role=tab]")];
  for (const tab of tabs) {
    tab.addEventListener("click", () => {
      for (const each of tabs) {
        const on = each === tab;
        each.setAttribute("aria-selected", String(on));
        document.getElementById(each.getAttribute("aria-controls")).hidden = !on;
      }
    });
  }
}

// What is selected, in words.

function fact(list, name, text, title) {
  list.append(make("dt", "", name));
  const value = make("dd", "", text);
  if (title) value.title = title;
  list.append(value);
}

function unitFacts(list, unit) {
  fact(list, kindOf(unit), unit.name);
  fact(list, "bytes", `${bytes(unit.planned)} planned, ${bytes(unit.least)} at least (${ratio(unit).toFixed(2)}×)`);
  unit.functions.forEach((name, k) => {
    const figures = unit.figures[k];
    if (!figures) return;
    const where = unit.functions.length > 1 ? `phase ${k + 1}` : "device";
    const spills = figures.spills ? `, ${figures.spills} bytes of spills` : "";
    fact(list, where, `${figures.registers} registers${spills}, ${figures.shared} bytes of shared memory, blocks of ${figures.block}`, name);
    fact(list, "occupancy", `${Math.round(100 * figures.occupancy)} %, held back by ${figures.limit}`);
  });
  fact(list, "time", unit.time_us === null ? "not measured" : microseconds(unit.time_us));
}

function opFacts(list, op) {
  fact(list, "op", textOfOp(op));
  const { place } = data.ops[op];
  list.lastChild.classList.add("code");
  if (place) list.lastChild.append(make("div", "place", place));
}

function startDetails() {
  const panel = document.getElementById("details");
  selection.listeners.push((what) => {
    const listed = what !== null && what.kind === "note" && !document.getElementById("notes").hidden;
    panel.hidden = what === null || listed;
    if (panel.hidden) return;
    const list = make("dl");
    const { ops, boxes, units } = meaning(what);
    const notes = new Set();
    let title = "";
    if (what.kind === "op") {
      title = ops.length === 1 ? data.ops[ops[0]].name : count(ops.length, "op");
      for (const op of ops.slice(0, 4)) opFacts(list, op);
      if (ops.length > 4) fact(list, "", `and ${ops.length - 4} more`);
      for (const op of ops) for (const note of notesOf.op.get(op) || []) notes.add(note);
      for (const unit of units.slice(0, 4)) {
        fact(list, `in ${kindOf(data.units[unit])}`, `${data.units[unit].name}, ${bytes(data.units[unit].planned)}`);
      }
      if (units.length > 4) fact(list, "", `and ${units.length - 4} more`);
      const gone = data.stages.filter((stage) => !ops.some((op) => stage.linesOf.has(op) || absorbedLines(stage, op).length));
      if (gone.length) fact(list, "no trace in", gone.map((stage) => stage.title).join(", "));
    } else if (what.kind === "note") {
      title = data.notes[what.number].fused ? "fused" : "not fused";
      notes.add(what.number);
      for (const op of ops.slice(0, 4)) opFacts(list, op);
    } else {
      title = what.kind === "box" ? words(data.drawing.boxes[what.number].name) : words(data.units[what.number].name);
      fact(list, "ops", ops.length ? count(ops.length, "op") + " of the graph" : "none of the graph");
      for (const unit of units) unitFacts(list, data.units[unit]);
      for (const box of boxes) for (const note of notesOf.box.get(box) || []) notes.add(note);
      for (const unit of units) for (const note of notesOf.unit.get(unit) || []) notes.add(note);
      if (!boxes.length) for (const op of ops) for (const note of notesOf.op.get(op) || []) notes.add(note);
    }
    const close = make("button", "close", "×");
    close.setAttribute("aria-label", "Clear the selection");
    close.addEventListener("click", () => select(null));
    const head = make("h2", "", title);
    const ordered = [...notes].sort(byCost);
    const shown = noteElements(ordered.slice(0, 40));
    if (ordered.length > shown.length) shown.push(make("p", "empty", `and ${ordered.length - shown.length} more remarks`));
    const parts = what.kind === "note" ? [...shown, list] : [list, ...shown];
    panel.replaceChildren(close, head, ...parts);
    panel.scrollTop = 0;
  });
}
