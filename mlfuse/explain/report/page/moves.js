// Looking around in the drawing: zooming, moving, opening fusions, selecting.

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
  view.y = height < clientHeight - 39 ? (clientHeight - height) / 2 : 44;
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
  if (selection.now.kind === "note" && showTogether(rectangles.slice(0, Math.max(2, lit.nodes.size)))) return;
  const { x, y, width, height } = rectangles[0];
  const place = { left: view.x + x * view.scale, top: view.y + y * view.scale };
  const inside = place.left > 0 && place.top > 0 && place.left + Math.min(width, 60) * view.scale < canvas.clientWidth && place.top + Math.min(height, 46) * view.scale < canvas.clientHeight;
  if (inside && view.scale > 0.3) return;
  view.scale = Math.max(view.scale, 0.7);
  view.x = canvas.clientWidth / 2 - (x + width / 2) * view.scale;
  view.y = canvas.clientHeight / 2 - (y + Math.min(height, 200) / 2) * view.scale;
}

/** Bring several things into view at once, where they can be read so. */
function showTogether(rectangles) {
  const [left, top] = [Math.min(...rectangles.map((r) => r.x)), Math.min(...rectangles.map((r) => r.y))];
  const width = Math.max(...rectangles.map((r) => r.x + r.width)) - left;
  const height = Math.max(...rectangles.map((r) => r.y + r.height)) - top;
  const scale = Math.min(1, (canvas.clientWidth - 40) / width, (canvas.clientHeight - 90) / height);
  if (scale < 0.3) return false;
  view.scale = Math.min(Math.max(view.scale, 0.7), scale);
  view.x = canvas.clientWidth / 2 - (left + width / 2) * view.scale;
  view.y = (canvas.clientHeight + 30) / 2 - (top + height / 2) * view.scale;
  return true;
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
  readColors();
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => {
    readColors();
    redraw();
  });
  const many = data.drawing.nodes.length;
  if (many <= 90) drawing.open = new Set(data.drawing.boxes.keys());
  layOut();
  let wide = canvas.clientWidth;
  new ResizeObserver(() => {
    if (wide === 0) fit(true); // a notebook's frame has no size at first
    else view.x += (canvas.clientWidth - wide) / 2;
    wide = canvas.clientWidth;
    redraw();
  }).observe(canvas);
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
