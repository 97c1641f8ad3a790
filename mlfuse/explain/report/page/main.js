// The head of the page, search, keys; and the start of everything.

const MOST_FOUND = 60;

function startHead() {
  document.getElementById("title").textContent = data.title;
  const chips = document.getElementById("chips");
  const chip = (name, text, title) => {
    const element = make("span", "chip");
    element.append(make("b", "", name), make("span", "", text));
    if (title) element.title = title;
    chips.append(element);
  };
  chip("device", data.device);
  chip("ops", data.ops.length.toLocaleString("en"), "In the graph stage");
  const { before, after } = data;
  const change = (name, from, to, show, title) => chip(name, from === null ? show(to) : `${show(from)} → ${show(to)}`, title);
  const number = (each) => each.toLocaleString("en");
  if (after) {
    change("launches", before && before.launches, after.launches, number, "With a kernel for every op, and as planned");
    change("calls", before && before.calls, after.calls, number, "Library calls, before and after");
    change("bytes", before && before.nbytes, after.nbytes, bytes, "Moved with a kernel for every op, and as planned; a ? size counts as 1024");
  }
  chip("time", data.time_us === null ? "not measured" : microseconds(data.time_us), "Of a whole call");
  if (data.figures) chip("registers", "not known", data.figures);
  const problem = document.getElementById("problem");
  problem.hidden = !data.problem;
  problem.textContent = data.problem;
}

/** The ops that the problem is about, by its place. */
function opsOfProblem() {
  const place = /^\S+:\d+:\d+(?=:)/.exec(data.problem);
  return place ? data.ops.flatMap((op, number) => (op.place === place[0] ? [number] : [])) : [];
}

// Search: kernels by name, ops by their text and place, remarks by rule.

const index = [];

function buildIndex() {
  data.units.forEach((unit, number) => index.push({ kind: kindOf(unit), label: words(unit.name), more: bytes(unit.planned), text: `${unit.name} ${words(unit.name)}`, go: { kind: "unit", number } }));
  data.ops.forEach((op, number) => {
    const text = textOfOp(number);
    index.push({ kind: "op", label: text, more: op.place.replace(/^.*[\\/]/, ""), text: `${text} ${op.place} ${op.type}`, go: { kind: "op", ops: [number] } });
  });
  data.notes.forEach((note, number) => index.push({ kind: note.fused ? "fused" : "not fused", label: note.subject, more: note.rule, text: `${note.rule} ${note.subject} ${note.reason}`, go: { kind: "note", number } }));
  for (const entry of index) {
    entry.text = entry.text.toLowerCase();
    entry.shown = entry.label.toLowerCase();
  }
}

function startSearch() {
  buildIndex();
  const query = document.getElementById("query");
  const list = document.getElementById("found");
  let found = [];
  let at = 0;
  const close = () => {
    list.hidden = true;
    query.setAttribute("aria-expanded", "false");
  };
  const mark = () => {
    [...list.children].forEach((element, k) => element.setAttribute("aria-selected", String(k === at)));
    const chosen = list.children[at];
    if (chosen) chosen.scrollIntoView({ block: "nearest" });
    if (chosen && chosen.id) query.setAttribute("aria-activedescendant", chosen.id);
  };
  const go = (k) => {
    if (!found[k]) return;
    at = k;
    mark();
    select(found[k].go);
  };
  const look = () => {
    const parts = query.value.toLowerCase().split(/\s+/).filter(Boolean);
    at = 0;
    found = [];
    const inText = []; // what has the words in what is shown of it comes first
    for (const entry of parts.length ? index : []) {
      if (parts.every((part) => entry.shown.includes(part))) found.push(entry);
      else if (parts.every((part) => entry.text.includes(part))) inText.push(entry);
    }
    const total = found.length + inText.length;
    found = [...found, ...inText].slice(0, MOST_FOUND);
    const rows = found.map((entry, k) => {
      const row = make("li");
      row.id = `found-${k}`;
      row.setAttribute("role", "option");
      row.append(make("span", "kind", entry.kind), make("span", "label", entry.label), make("span", "more", entry.more));
      row.addEventListener("mousedown", (event) => {
        event.preventDefault();
        go(k);
        close();
      });
      return row;
    });
    if (parts.length) rows.push(make("li", "total", total ? count(total, "match", "matches") + (total > found.length ? `, the first ${found.length} shown` : "") : "Nothing found"));
    list.replaceChildren(...rows);
    list.hidden = !parts.length;
    query.setAttribute("aria-expanded", String(!list.hidden));
    mark();
  };
  query.addEventListener("input", look);
  query.addEventListener("focus", () => query.value && look());
  query.addEventListener("blur", close);
  query.addEventListener("keydown", (event) => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      at = Math.max(0, Math.min(found.length - 1, at + (event.key === "ArrowDown" ? 1 : -1)));
      mark();
      event.preventDefault();
    } else if (event.key === "Enter") {
      go(at);
      close();
    } else if (event.key === "Escape") {
      query.value = "";
      look();
      query.blur();
      select(null);
      event.stopPropagation();
    }
  });
  addEventListener("keydown", (event) => {
    const typing = /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName);
    if (event.key === "/" && !typing && !event.ctrlKey && !event.metaKey && !event.altKey) {
      query.focus();
      query.select();
      event.preventDefault();
    } else if (event.key === "Escape") select(null);
  });
}

/** The bar between the drawing and the stages. */
function startSplit() {
  const split = document.getElementById("split");
  const drawn = document.getElementById("drawing");
  const set = (height) => {
    const most = document.getElementById("work").clientHeight - 160;
    drawn.style.flexBasis = `${Math.max(80, Math.min(most, height))}px`;
  };
  split.addEventListener("pointerdown", (event) => {
    split.setPointerCapture(event.pointerId);
    event.preventDefault();
  });
  split.addEventListener("pointermove", (event) => {
    if (event.buttons) set(event.clientY - drawn.getBoundingClientRect().top);
  });
  split.addEventListener("keydown", (event) => {
    if (event.key === "ArrowUp") set(drawn.clientHeight - 40);
    if (event.key === "ArrowDown") set(drawn.clientHeight + 40);
  });
}

startHead();
startTabs();
startKernels();
startNotes();
startDetails();
startPanes();
startGraph();
startSearch();
startSplit();
recall();
if (!selection.now && opsOfProblem().length) select({ kind: "op", ops: opsOfProblem() });
addEventListener("hashchange", recall);
document.documentElement.dataset.ready = "true";
window.mlfuseReport = { data, drawing, view, panes, selection, select, openAll, pointOf, lit: () => lit }; // for whoever wants to ask
