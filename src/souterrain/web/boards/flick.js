// Flicking a disc: pull it back and let go, or snap it forward; or aim with sliders and keys. With no speed it is put down.

import { h, s } from "../dom.js";
import { mark } from "../emblem.js";

const PULL = 110;
const SNAP = 220;
const GHOST = 12;

export class Flick {
  constructor(board) {
    this.board = board;
    this.ask = null;
  }

  /** The question is a shot: its discs can be taken hold of. */
  begin(ask) {
    const same = this.ask && JSON.stringify(ask) === JSON.stringify(this.ask);
    this.ask = ask;
    if (!same || !this.aim) this.choose(ask.discs[0].disc);
    this.hold();
    this.draw();
  }

  end() {
    this.ask = null;
    this.aim = null;
    this.board.layers.aim.replaceChildren();
    this.board.layers.grips.replaceChildren();
  }

  launch(id = this.aim.disc) {
    return this.ask.discs.find((launch) => launch.disc === id);
  }

  choose(id) {
    const { x, y } = this.launch(id);
    const middle = this.board.board;
    this.aim = { disc: id, x, y, angle: Math.atan2(middle.height / 2 - y, middle.width / 2 - x), speed: this.ask.top_speed * 0.5 };
    this.sync();
  }

  get radius() {
    return this.board.placeOf(this.aim.disc)?.radius ?? GHOST;
  }

  /** Handles over every disc that may be flicked. */
  hold() {
    this.board.layers.grips.replaceChildren(...this.ask.discs.map((launch) => {
      const disc = this.board.placeOf(launch.disc);
      const r = disc?.radius ?? GHOST;
      const grip = s("g", { class: "grip-disc", data: { disc: launch.disc }, transform: `translate(${launch.x} ${launch.y})` },
        s("circle", { class: "hold", r: Math.max(r * 1.5, 16) }), disc ? null : s("g", { class: "ghost" }, s("circle", { r }), mark(launch.disc, launch.disc, r * 1.3)));
      grip.addEventListener("pointerdown", (event) => this.press(event, launch));
      return grip;
    }));
  }

  press(event, launch) {
    event.stopPropagation();
    event.preventDefault();
    if (this.aim.disc !== launch.disc) this.choose(launch.disc);
    const grip = event.currentTarget;
    grip.setPointerCapture(event.pointerId);
    const from = this.board.zoom.at(event.clientX, event.clientY);
    const began = performance.now();
    const start = { x: this.aim.x, y: this.aim.y };
    const move = (next) => {
      const [x, y] = this.board.zoom.at(next.clientX, next.clientY);
      if (this.ask.top_speed === 0) this.place(start.x + x - from[0], start.y + y - from[1]);
      else this.pull(x - from[0], y - from[1]);
      this.draw();
    };
    const stop = (next) => {
      for (const kind of ["pointermove", "pointerup", "pointercancel"]) grip.removeEventListener(kind, kind === "pointermove" ? move : stop);
      if (next.type === "pointercancel" || this.ask.top_speed === 0) return;
      const [x, y] = this.board.zoom.at(next.clientX, next.clientY);
      const [dx, dy, took] = [x - from[0], y - from[1], performance.now() - began];
      const far = Math.hypot(dx, dy);
      if (far < 8) return;
      if (took < SNAP) {
        this.aim.angle = Math.atan2(dy, dx);
        this.aim.speed = Math.min(this.ask.top_speed, (far / took) * 1000);
      }
      this.shoot();
    };
    for (const kind of ["pointermove", "pointerup", "pointercancel"]) grip.addEventListener(kind, kind === "pointermove" ? move : stop);
  }

  /** Pulled back by dx, dy: the shot goes the other way, the harder the farther. */
  pull(dx, dy) {
    const far = Math.hypot(dx, dy);
    if (far > 2) this.aim.angle = Math.atan2(-dy, -dx);
    this.aim.speed = this.ask.top_speed * Math.min(1, far / PULL);
    this.sync();
  }

  /** Puts the disc somewhere within what the launch allows. */
  place(x, y) {
    const { x: cx, y: cy, radius } = { radius: 0, ...this.launch() };
    const far = Math.hypot(x - cx, y - cy);
    const scale = far > radius ? radius / far : 1;
    this.aim.x = cx + (x - cx) * scale * 0.9999;
    this.aim.y = cy + (y - cy) * scale * 0.9999;
    this.sync();
  }

  draw() {
    const { board, ask, aim } = this;
    if (!ask) return;
    const { x: cx, y: cy, radius = 0 } = this.launch();
    const r = this.radius;
    const slow = board.board.motion?.slow || ask.top_speed ** 2 / 1400;
    const run = (aim.speed * aim.speed) / (2 * slow);
    const [ux, uy] = [Math.cos(aim.angle), Math.sin(aim.angle)];
    const moved = Math.hypot(aim.x - cx, aim.y - cy) > 0.01;
    const ring = radius > 0 ? s("circle", { class: "field", cx, cy, r: radius }) : null;
    ring?.addEventListener("click", (event) => { this.place(...board.zoom.at(event.clientX, event.clientY)); this.draw(); });
    for (const grip of board.layers.grips.children) if (grip.dataset.disc === aim.disc) grip.setAttribute("transform", `translate(${aim.x} ${aim.y})`);
    board.layers.aim.replaceChildren(...[ring,
      moved && board.placeOf(aim.disc) ? s("circle", { class: "ghost-disc", cx: aim.x, cy: aim.y, r }) : null,
      s("circle", { class: "chosen", cx: aim.x, cy: aim.y, r: r * 1.22 }),
      ask.top_speed > 0 ? s("path", { class: "aim-line", d: `M${aim.x + ux * r} ${aim.y + uy * r}L${aim.x + ux * (r + run)} ${aim.y + uy * (r + run)}` }) : null,
      ask.top_speed > 0 ? s("circle", { class: "aim-end", cx: aim.x + ux * run, cy: aim.y + uy * run, r }) : null].filter(Boolean));
  }

  shoot() {
    const { disc, x, y, angle, speed } = this.aim;
    this.board.table.answer({ disc, x, y, angle, speed });
  }

  /** The sliders under the question: the same shot without a steady hand. */
  controls(ask) {
    const word = (id) => this.board.table.word(id);
    if (this.ask !== ask) this.begin(ask);
    const slider = (label, min, max, step, get, set) => {
      const input = h("input", { type: "range", min, max, step, "aria-label": label, oninput: () => { set(Number(input.value)); this.draw(); } });
      input.pull = () => { input.value = get(); };
      return h("label", { class: "slider" }, h("span", {}, label), input);
    };
    const { radius = 0 } = this.launch();
    const name = (id) => this.board.placeOf(id)?.label ?? this.board.table.sheetName(id);
    const pick = ask.discs.length > 1
      ? h("label", { class: "slider" }, h("span", {}, word("web-disc")), h("select", { onchange: (event) => { this.choose(event.target.value); this.draw(); } },
        ask.discs.map((launch) => h("option", { value: launch.disc, selected: launch.disc === this.aim.disc }, name(launch.disc))))) : null;
    const sliders = [pick];
    if (ask.top_speed > 0) {
      sliders.push(slider(word("web-angle"), -180, 180, 0.5, () => (this.aim.angle * 180) / Math.PI, (value) => { this.aim.angle = (value * Math.PI) / 180; }));
      sliders.push(slider(word("web-force"), 0, 100, 0.5, () => (100 * this.aim.speed) / ask.top_speed, (value) => { this.aim.speed = (ask.top_speed * value) / 100; }));
    }
    if (radius > 0) {
      sliders.push(slider(`${word("web-place")} ↔`, -radius, radius, 0.5, () => this.aim.x - this.launch().x, (value) => this.place(this.launch().x + value, this.aim.y)));
      sliders.push(slider(`${word("web-place")} ↕`, -radius, radius, 0.5, () => this.aim.y - this.launch().y, (value) => this.place(this.aim.x, this.launch().y + value)));
    }
    this.form = h("form", { class: "row shot-form", onsubmit: (event) => { event.preventDefault(); this.shoot(); } },
      h("p", { class: "role" }, word(ask.top_speed > 0 ? "web-flick-hint" : "web-put-hint")), sliders,
      h("button", { class: "gold", type: "submit" }, word(ask.top_speed > 0 ? "web-flick" : "web-put-down")),
      ask.top_speed > 0 ? h("button", { type: "button", onclick: () => { this.aim.speed = 0; this.shoot(); } }, word("web-no-flick")) : null);
    this.sync();
    return this.form;
  }

  sync() {
    for (const input of this.form?.querySelectorAll("input[type=range]") ?? []) if (input !== document.activeElement) input.pull?.();
  }

  arrow(key) {
    const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
    if (this.ask.top_speed === 0) this.place(this.aim.x + step[0] * 3, this.aim.y + step[1] * 3);
    else {
      this.aim.angle += (step[0] * Math.PI) / 90;
      this.aim.speed = Math.max(0, Math.min(this.ask.top_speed, this.aim.speed - (step[1] * this.ask.top_speed) / 40));
      this.sync();
    }
    this.draw();
    return true;
  }

  key(event) {
    if (event.key !== "Enter" || event.target.closest("button")) return false;
    this.shoot();
    return true;
  }
}
