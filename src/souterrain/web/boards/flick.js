// Flicking a disc: pull it back and let go, or snap it forward; or aim with sliders and keys. With no speed it is put down.

import { s } from "../dom.js";
import { mark } from "../emblem.js";
import { sliders } from "./sliders.js";

const PULL = 110;
const SNAP = 220;
const GHOST = 12;

export class Flick {
	/** @type {import("../view").Shot} */
	ask;
	/** What is aimed: which disc, from where, which way, how hard.
	 * @type {{ disc: string, x: number, y: number, angle: number, speed: number }} */
	aim;
	live = false;

	constructor(board) {
		this.board = board;
	}

	/** All lie still and the question is a shot: its discs can be taken hold of. */
	begin(ask) {
		this.take(ask);
		this.hold();
		this.enable(true);
		this.draw();
	}

	/** Nothing can be flicked now: a shot is running, or the question is another. */
	end() {
		this.enable(false);
		this.board.layers.aim.replaceChildren();
		this.board.layers.grips.replaceChildren();
	}

	enable(live) {
		this.live = live;
		for (const control of this.form?.elements ?? []) control.disabled = !live;
	}

	/** Takes a question; the aim stays when the same one is put again. */
	take(ask) {
		const same = JSON.stringify(ask) === JSON.stringify(this.ask);
		this.ask = ask;
		if (!same) this.choose(ask.discs[0].disc);
	}

	launch(id = this.aim.disc) {
		return this.ask.discs.find((launch) => launch.disc === id) ?? this.ask.discs[0];
	}

	choose(id) {
		const { x, y } = this.launch(id);
		const middle = this.board.board;
		this.aim = {
			disc: id,
			x,
			y,
			angle: Math.atan2(middle.height / 2 - y, middle.width / 2 - x),
			speed: this.ask.top_speed * 0.5,
		};
		this.sync();
	}

	get radius() {
		return this.board.placeOf(this.aim.disc)?.radius ?? GHOST;
	}

	/** Handles over every disc that may be flicked. */
	hold() {
		this.board.layers.grips.replaceChildren(
			...this.ask.discs.map((launch) => {
				const disc = this.board.placeOf(launch.disc);
				const r = disc?.radius ?? GHOST;
				const grip = s(
					"g",
					{ class: "grip-disc", data: { disc: launch.disc }, transform: `translate(${launch.x} ${launch.y})` },
					s("circle", { class: "hold", r: Math.max(r * 1.5, 16) }),
					disc
						? null
						: s(
								"g",
								{ class: `ghost ${this.board.table.colourOf(launch.disc)}` },
								s("circle", { r }),
								mark(launch.emblem, launch.label, r * 1.3),
							),
				);
				grip.addEventListener("pointerdown", (event) => this.press(event, launch));
				return grip;
			}),
		);
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
			for (const kind of ["pointermove", "pointerup", "pointercancel"])
				grip.removeEventListener(kind, kind === "pointermove" ? move : stop);
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
		for (const kind of ["pointermove", "pointerup", "pointercancel"])
			grip.addEventListener(kind, kind === "pointermove" ? move : stop);
	}

	/** Pulled back by dx, dy: the shot goes the other way, the harder the farther. */
	pull(dx, dy) {
		const far = Math.hypot(dx, dy);
		if (far > 2) this.aim.angle = Math.atan2(-dy, -dx);
		this.aim.speed = this.ask.top_speed * Math.min(1, far / PULL);
		this.sync();
	}

	/** Where a disc that is put down may lie: the zone drawn there, or the whole board. */
	ground() {
		const { x, y } = this.launch();
		const { width, height } = this.board.board;
		return (this.ask.top_speed === 0 && this.board.zoneAt(x, y)) || [0, 0, width, height];
	}

	/** Puts the disc somewhere within what the launch allows. */
	place(x, y) {
		const { x: cx, y: cy, radius } = this.launch();
		const [left, top, right, bottom] = this.ground();
		const r = this.radius;
		const within = (value, low, high) => Math.max(low + r, Math.min(high - r, value));
		const [dx, dy] = [within(x, left, right) - cx, within(y, top, bottom) - cy];
		const far = Math.hypot(dx, dy);
		const scale = far > radius ? radius / far : 1;
		this.aim.x = cx + dx * scale * 0.9999;
		this.aim.y = cy + dy * scale * 0.9999;
		this.sync();
	}

	draw() {
		const { board, ask, aim } = this;
		if (!this.live) return;
		const { x: cx, y: cy, radius } = this.launch();
		const r = this.radius;
		const slow = board.board.motion?.slow || ask.top_speed ** 2 / 1400;
		const run = (aim.speed * aim.speed) / (2 * slow);
		const [ux, uy] = [Math.cos(aim.angle), Math.sin(aim.angle)];
		const moved = Math.hypot(aim.x - cx, aim.y - cy) > 0.01;
		const ring = radius > 0 ? this.field(cx, cy, radius) : null;
		ring?.addEventListener("click", (event) => {
			this.place(...board.zoom.at(event.clientX, event.clientY));
			this.draw();
		});
		for (const grip of board.layers.grips.children)
			if (grip.dataset.disc === aim.disc) grip.setAttribute("transform", `translate(${aim.x} ${aim.y})`);
			else grip.classList.toggle("under", this.hides(grip.dataset.disc));
		board.layers.aim.replaceChildren(
			...[
				ring,
				moved && board.placeOf(aim.disc) ? s("circle", { class: "ghost-disc", cx: aim.x, cy: aim.y, r }) : null,
				s("circle", { class: "chosen", cx: aim.x, cy: aim.y, r: r * 1.22 }),
				ask.top_speed > 0
					? s("path", {
							class: "aim-line",
							d: `M${aim.x + ux * r} ${aim.y + uy * r}L${aim.x + ux * (r + run)} ${aim.y + uy * (r + run)}`,
						})
					: null,
				ask.top_speed > 0 ? s("circle", { class: "aim-end", cx: aim.x + ux * run, cy: aim.y + uy * run, r }) : null,
			].filter(Boolean),
		);
	}

	/** A disc that waits to be put down lies out of sight while its place is that of the chosen one. */
	hides(id) {
		const { x, y } = this.launch(id);
		const chosen = this.launch();
		return !this.board.placeOf(id) && x === chosen.x && y === chosen.y;
	}

	/** The part of the ground that the launch allows. */
	field(cx, cy, radius) {
		const [left, top, right, bottom] = this.ground();
		const corner = Math.hypot(Math.max(cx - left, right - cx), Math.max(cy - top, bottom - cy));
		if (radius < corner - 2 * this.radius)
			return s("circle", { class: "field", cx, cy, r: radius, "clip-path": "url(#table-top)" });
		return s("rect", { class: "field", x: left, y: top, width: right - left, height: bottom - top });
	}

	shoot() {
		const { disc, x, y, angle, speed } = this.aim;
		this.board.table.answer({ disc, x, y, angle, speed });
	}

	/** The sliders under the question: the same shot without a steady hand. */
	controls(ask) {
		this.take(ask);
		this.form = sliders(this, ask);
		this.sync();
		this.enable(this.live);
		return this.form;
	}

	sync() {
		for (const input of this.form?.querySelectorAll("input[type=range]") ?? [])
			if (input !== document.activeElement) input.pull?.();
		const select = this.form?.querySelector("select");
		if (select) select.value = this.aim.disc;
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
