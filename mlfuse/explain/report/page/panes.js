// The stages side by side. Only the rows in view exist, so that a stage may have any number of lines.

const ROW = 19;
const SPARE = 12;
const LONGEST = 400; // characters of a line that are colored

const MLIR = /("(?:[^"\\]|\\.)*")|(\/\/.*)|(%[\w$.-]+(?:#\d+)?)|(@[\w$.-]+)|(\b[a-z_]\w*\.[\w.]+)|(![\w.]+|\b(?:tensor|memref|vector|index|none)\b|\b(?:[suf]?i|bf|f|ui|si)\d+\w*\b)|(-?\b\d[\w.+]*\b)/g;
const MLIR_KINDS = ["string", "comment", "value", "symbol", "op", "type", "number"];
const C = /("(?:[^"\\]|\\.)*")|(\/\/.*|#\w+.*)|(\b(?:for|if|else|return|const|extern|static|while|do|struct|void)\b|__\w+__)|(\b\w+(?=\())|(\b(?:float|double|int|long|short|char|bool|unsigned|signed|mlf_\w+|u?int\d+_t|uint[24])\b)|(\b(?:0x)?\d[\w.+]*\b)/g;
const C_KINDS = ["string", "comment", "keyword", "symbol", "type", "number"];
const PYTHON = /("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|(#.*)|(\b(?:def|return|for|if|elif|else|in|import|from|as|with|class|lambda|not|and|or|is|None|True|False)\b)|(\b\w+(?=\())|(\b\d[\w.]*\b)/g;
const PYTHON_KINDS = ["string", "comment", "keyword", "symbol", "number"];
const LANGUAGES = { mlir: [MLIR, MLIR_KINDS], c: [C, C_KINDS], cuda: [C, C_KINDS], python: [PYTHON, PYTHON_KINDS] };

function colored(text, language, into) {
  const [pattern, kinds] = LANGUAGES[language];
  const shown = text.slice(0, LONGEST);
  let at = 0;
  for (const match of shown.matchAll(pattern)) {
    const kind = kinds[match.slice(1).findIndex((group) => group !== undefined)];
    if (match.index > at) into.append(shown.slice(at, match.index));
    into.append(make("span", kind, match[0]));
    at = match.index + match[0].length;
  }
  into.append(text.slice(at));
}

class Pane {
  constructor(stage) {
    this.stage = stage;
    this.rows = this.rowsWithNotes("missed");
    this.lines = selectedLines(stage);
    this.element = make("section", "pane");
    this.element.dataset.stage = stage.name;
    this.element.setAttribute("aria-label", `${stage.title}, ${count(stage.lines.length, "line")}`);
    const head = make("div", "head");
    head.append(make("h2", "", stage.title), make("span", "count", count(stage.lines.length, "line")));
    this.where = make("span", "where");
    head.append(this.where);
    this.scroller = make("div", "scroller");
    this.scroller.tabIndex = 0;
    this.canvas = make("div", "canvas");
    this.ruler = make("div", "ruler");
    this.ruler.setAttribute("aria-hidden", "true");
    this.scroller.append(this.canvas);
    this.element.append(head, this.scroller, this.ruler);
    this.scroller.addEventListener("scroll", () => this.draw(), { passive: true });
    this.canvas.addEventListener("click", (event) => this.click(event));
    new ResizeObserver(() => this.draw()).observe(this.scroller);
    this.measure();
  }

  /** Lines, and behind each that remarks are about, those: `{line}` or `{line, note}`. */
  rowsWithNotes(wanted) {
    const about = new Map();
    const withNotes = ["input", "graph"].includes(this.stage.name) || !data.stages.some((s) => s.name === "graph");
    data.notes.forEach((note, number) => {
      if (wanted === "none" || (wanted === "missed" && note.fused)) return;
      let line;
      const at = note.ops.find((op) => data.ops[op].place === note.place) ?? note.ops[0];
      if (withNotes && note.ops.length) line = (this.stage.linesOf.get(at) || [])[0];
      if (this.stage.name === "loop" && !note.ops.length) {
        const span = this.stage.spans.find((s) => s.kind === "unit" && note.units.includes(s.number) && s.stop - s.start > 1);
        line = span && span.start;
      }
      if (line === undefined) return;
      if (!about.has(line)) about.set(line, []);
      about.get(line).push(number);
    });
    const rows = [];
    this.rowOf = [];
    this.stage.lines.forEach((_, line) => {
      this.rowOf.push(rows.length);
      rows.push({ line });
      for (const note of about.get(line) || []) rows.push({ line, note });
    });
    return rows;
  }

  measure() {
    const longest = this.stage.lines.reduce((most, line) => Math.max(most, line.length), 0);
    this.canvas.style.height = `${this.rows.length * ROW + 8}px`;
    this.canvas.style.minWidth = `calc(${Math.min(longest, LONGEST + 60) + 8}ch + 24px)`;
    this.drawn = null;
  }

  showNotes(wanted) {
    const top = this.rows[Math.floor(this.scroller.scrollTop / ROW)];
    this.rows = this.rowsWithNotes(wanted);
    this.measure();
    if (top) this.scroller.scrollTop = this.rowOf[top.line] * ROW;
    this.update(false);
  }

  draw() {
    const first = Math.max(0, Math.floor(this.scroller.scrollTop / ROW) - SPARE);
    const last = Math.min(this.rows.length, Math.ceil((this.scroller.scrollTop + this.scroller.clientHeight) / ROW) + SPARE);
    const key = `${first} ${last}`;
    if (this.drawn === key || !this.scroller.clientHeight) return;
    this.drawn = key;
    const fragment = document.createDocumentFragment();
    for (let row = first; row < last; row += 1) fragment.append(this.row(row));
    this.canvas.replaceChildren(fragment);
  }

  row(number) {
    const { line, note } = this.rows[number];
    const element = make("div", "row");
    element.style.top = `${number * ROW}px`;
    element.dataset.line = line;
    if (note !== undefined) {
      const remark = data.notes[note];
      element.className = `row remark ${remark.fused ? "fused" : "missed"}`;
      element.dataset.note = note;
      const indent = /^\s*/.exec(this.stage.lines[line])[0].length;
      const text = make("span", "text", `${remark.fused ? "✓" : "✗"} ${remark.reason}`);
      text.style.marginLeft = `${indent}ch`;
      text.title = `[${remark.rule}] ${remark.fused ? "fused" : "not fused"}: ${remark.about || remark.subject}: ${remark.reason}`;
      element.append(make("span", "number", ""), text);
      return element;
    }
    if (this.lines.own.has(line)) element.classList.add(this.lines.whole ? "whole" : "own");
    else if (this.lines.taken.has(line)) element.classList.add("taken");
    else if (this.lines.spans.some((span) => span.start <= line && line < span.stop)) element.classList.add("around");
    element.append(make("span", "number", String(line + 1)));
    const text = make("span", "text");
    colored(this.stage.lines[line], this.stage.language, text);
    element.append(text);
    return element;
  }

  click(event) {
    const row = event.target.closest(".row");
    if (!row || String(getSelection())) return;
    if (row.dataset.note !== undefined) {
      select({ kind: "note", number: Number(row.dataset.note) });
      return;
    }
    const line = Number(row.dataset.line);
    const span = this.stage.spanOf[line];
    const ops = this.stage.ops[line];
    if (ops.length) select({ kind: "op", ops });
    else if (span) select({ kind: span.kind, number: span.number });
    else select(null);
  }

  /** Color what is selected, and bring its first line into view. */
  update(reveal) {
    this.lines = selectedLines(this.stage);
    this.drawn = null;
    const marked = [...this.lines.own, ...this.lines.taken].sort((a, b) => a - b);
    const longest = this.lines.spans.reduce((best, span) => (best && best.stop - best.start >= span.stop - span.start ? best : span), null);
    const first = this.lines.whole || !marked.length ? longest?.start : thickest(marked);
    this.where.textContent = this.says();
    if (reveal && first !== undefined) {
      const top = this.rowOf[first] * ROW;
      const { scrollTop, clientHeight } = this.scroller;
      if (top < scrollTop + ROW || top > scrollTop + clientHeight - 3 * ROW) {
        this.scroller.scrollTop = Math.max(0, top - clientHeight / 3);
      }
    }
    this.drawRuler(marked);
    this.draw();
  }

  /** A row above the first line that is an op's: a Python file has much else. */
  begins() {
    const line = this.stage.ops.findIndex((ops) => ops.length);
    return line < 20 ? 0 : this.rowOf[line - 4];
  }

  says() {
    if (!selection.now) return "";
    const { own, taken } = this.lines;
    if (own.size) return `${count(own.size, "line")} of it`;
    if (taken.size) return `part of ${count(taken.size, "line")}`;
    return this.lines.spans.length ? "in this kernel" : "nothing left of it";
  }

  /** Where in the stage the selected lines are, beside the scroll bar. */
  drawRuler(marked) {
    const marks = [];
    let last = -1;
    for (const line of marked) {
      const place = Math.round((this.rowOf[line] / Math.max(1, this.rows.length)) * 300);
      if (place === last) continue;
      last = place;
      const mark = make("i", this.lines.own.size ? "own" : "taken");
      mark.style.top = `${place / 3}%`;
      marks.push(mark);
    }
    this.ruler.replaceChildren(...marks);
  }
}

/** Where most of some lines are: the first line of the longest run, of such that lie near each other. */
function thickest(lines) {
  let best = { first: lines[0], count: 0 };
  let run = { first: lines[0], count: 0, last: lines[0] };
  for (const line of lines) {
    if (line - run.last > 8) run = { first: line, count: 0, last: line };
    run.count += 1;
    run.last = line;
    if (run.count > best.count) best = run;
  }
  return best.first;
}

const panes = data.stages.map((stage) => new Pane(stage));

function startPanes() {
  const strip = document.getElementById("panes");
  const toggles = document.getElementById("toggles");
  for (const pane of panes) {
    const button = make("button", "", pane.stage.title);
    const set = (shown) => {
      pane.element.hidden = !shown;
      button.setAttribute("aria-pressed", String(shown));
      pane.draw();
    };
    button.addEventListener("click", () => set(pane.element.hidden));
    toggles.append(button);
    strip.append(pane.element);
    set(true);
    if (pane.stage.name === "input") pane.scroller.scrollTop = pane.begins() * ROW;
  }
  const label = make("label", "notes", "Remarks in the text ");
  const choice = make("select");
  for (const [value, text] of [["missed", "missed"], ["all", "all"], ["none", "none"]]) {
    const option = make("option", "", text);
    option.value = value;
    choice.append(option);
  }
  choice.addEventListener("change", () => panes.forEach((pane) => pane.showNotes(choice.value)));
  label.append(choice);
  toggles.append(label);
  selection.listeners.push((what, reveal) => panes.forEach((pane) => pane.update(reveal)));
}
