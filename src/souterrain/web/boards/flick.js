// Flicking a disc: pull back, anywhere on the board, and let go; or aim at a disc by name, or with sliders and keys. With
// no speed a disc is put down.

import { aims, astray, course, isFree, shaken, sizeOf } from "./aiming.js";
import { grips, sight } from "./drawn.js";
import { forceOf } from "./force.js";
import { held } from "./held.js";
import { Lift } from "./lift.js";
import { wait } from "./settling.js";
import { sliders } from "./sliders.js";

/** A pull of so many millimetres has full force, where there is room for it. */
const PULL = 110;
/** In so many directions a place for a missile is sought. */
const TURNS = 24;

export class Flick {
	/** @type {import("../view").Shot} */
	ask;
	/** What is aimed: which disc, from where, which way, how hard; and the disc that is meant, if one is.
	 * @type {{ disc: string, x: number, y: number, angle: number, speed: number, at: string }} */
	aim;
	/** Where discs that are to be put down lie meanwhile.
	 * @type {Map<string, { x: number, y: number }>} */
	places = new Map();
	/** @type {import("./aiming.js").Aim[]} */
	aims = [];
	/** The pull that is going on.
	 * @type {import("./held.js").Pull | null} */
	pulled = null;
	live = false;
	/** The question that was put, and how all lay. */
	put = "";
	/** All that wait are put down where they lie. */
	all = false;

	constructor(board) {
		this.board = board;
		this.lift = new Lift(this);
		board.svg.addEventListener("pointerdown", (event) => this.press(event), true);
		board.svg.addEventListener("click", (event) => this.takes(event) && event.stopPropagation(), true);
	}

	/** All lie still and the question is a shot: its discs can be taken hold of. */
	begin(ask) {
		this.take(ask);
		this.enable(true);
		this.draw();
		if (this.all && this.puts) setTimeout(() => this.shoot());
		else this.all = false;
	}

	/** Nothing can be flicked now: a shot is running, or the question is another. */
	end() {
		this.pulled?.stop(false);
		this.enable(false);
		this.board.layers.aim.replaceChildren();
		this.board.layers.grips.replaceChildren();
	}

	enable(live) {
		this.live = live;
		for (const control of this.form?.elements ?? []) control.disabled = !live;
	}

	/** Whether discs are put down, not flicked. */
	get puts() {
		return this.ask.top_speed === 0;
	}

	/** Takes a question; the aim stays when the same one is put again and all lie as they did, and so does what waits to
	 * be put down. */
	take(ask) {
		const put = JSON.stringify([ask, this.board.board.discs]);
		const same = put === this.put;
		const goesOn = this.ask?.text === ask.text && ask.top_speed === 0;
		this.ask = ask;
		this.put = put;
		if (same) return;
		if (!goesOn) {
			this.places.clear();
			this.all = false;
		}
		wait(this);
		this.choose(ask.discs[0].disc);
	}

	launch(id = this.aim.disc) {
		return this.ask.discs.find((launch) => launch.disc === id) ?? this.ask.discs[0];
	}

	choose(id) {
		const { width, height } = this.board.board;
		const { x, y } = (this.puts && this.places.get(id)) || this.launch(id);
		const isVain = ({ target }) => Number(this.launch(id).unhurt.includes(target));
		this.aims = aims(this.board.board, this.ask, id).sort((a, b) => isVain(a) - isVain(b));
		const angle = Math.atan2(height / 2 - y, width / 2 - x);
		this.aim = { disc: id, x, y, angle, speed: this.ask.top_speed * 0.5, at: "" };
		if (!this.puts && this.launch(id).radius > 0) this.rest(x, y, angle);
		this.sync();
	}

	/** A missile lies before its shooter, towards the middle, as near to that as there is room for it. */
	rest(x, y, angle) {
		const { radius } = this.launch();
		for (let turn = 0; turn <= TURNS; turn++) {
			const way = angle + (Math.ceil(turn / 2) * (turn % 2 ? 2 : -2) * Math.PI) / TURNS;
			this.place(x + Math.cos(way) * radius, y + Math.sin(way) * radius);
			if (!this.crowded) return;
		}
	}

	get radius() {
		return sizeOf(this.board.board, this.launch()) || 12;
	}

	/** Aims at a disc by name, or by hand again. */
	mean(target) {
		const found = this.aims.find((aim) => aim.target === target);
		if (found) this.aim = { ...found.flick, at: target };
		else this.aim.at = "";
		this.sync();
		this.draw();
	}

	/** Aims as before somebody was looked at, unless a hand has aimed since. */
	retake(aim) {
		if (!this.live || !this.aim.at || this.pulled) return;
		this.aim = aim;
		this.sync();
		this.draw();
	}

	/** Flicks at a disc by name. */
	shootAt(target) {
		this.mean(target);
		this.shoot();
	}

	/** The aim is the hand's own now. */
	byHand(change) {
		Object.assign(this.aim, change, { at: "" });
		this.sync();
	}

	/** A press on the board: on a disc that waits to be put down it takes hold of it; for a flick it may be anywhere,
	 * where the board is seen as a whole. */
	press(event) {
		if (event.button) return;
		if (this.pulled) {
			this.pulled.stop(false);
			return;
		}
		if (!this.takes(event) && (this.live || !this.lift.begin(event))) return;
		const taken = event.target.closest(".grip-disc")?.dataset.disc;
		event.stopPropagation();
		event.preventDefault();
		if (taken && taken !== this.aim.disc) this.choose(taken);
		this.pulled = held(this, event);
	}

	/** Whether what is done to the board there aims, and asks nothing about what lies there. */
	takes({ target }) {
		const { box, bounds } = this.board.zoom;
		return this.live && (target.closest(".grip-disc") || !(this.puts || box.w < bounds.w * 0.99));
	}

	/** Nothing was flicked: the aim is as it was; a mere press aims at the disc there, and a second one flicks at it;
	 * or it puts the missile there. */
	letGo(start, pressed, [x, y]) {
		this.aim = start;
		if (this.lift.dropped(pressed)) return;
		const met = this.board.board.discs.find((disc) => Math.hypot(disc.x - x, disc.y - y) <= disc.radius * 1.3);
		if (pressed && met && this.aims.some(({ target }) => target === met.id)) {
			if (start.at === met.id) this.shoot();
			else this.mean(met.id);
			return;
		}
		const { x: cx, y: cy, radius } = this.launch();
		if (pressed && radius > 0 && Math.hypot(x - cx, y - cy) <= radius + this.radius) this.place(x, y);
		this.sync();
		this.draw();
	}

	/** Pulled back: the shot goes the other way, the harder the farther. */
	pull() {
		if (!this.pulled) return;
		const { from, by } = this.pulled;
		const force = forceOf(from, by, [innerWidth, innerHeight], PULL * this.board.zoom.pixels());
		const angle = force ? Math.atan2(-by[1], -by[0]) : this.aim.angle;
		this.byHand({ angle, speed: this.ask.top_speed * force });
	}

	/** Where a disc that is put down may lie: the zone drawn there, or the whole board. */
	ground() {
		const { x, y } = this.launch();
		const { width, height } = this.board.board;
		return (this.puts && this.board.zoneAt(x, y)) || [0, 0, width, height];
	}

	/** Puts the disc somewhere within what the launch allows. */
	place(x, y) {
		const { x: cx, y: cy, radius } = this.launch();
		const [left, top, right, bottom] = this.ground();
		const r = this.radius;
		const within = (value, low, high) => Math.max(low + r, Math.min(high - r, value));
		const [dx, dy] = [within(x, left, right) - cx, within(y, top, bottom) - cy];
		const far = Math.hypot(dx, dy);
		const scale = (far > radius ? radius / far : 1) * 0.9999;
		this.byHand({ x: cx + dx * scale, y: cy + dy * scale });
		if (this.puts) this.places.set(this.aim.disc, { x: this.aim.x, y: this.aim.y });
	}

	/** Whether a disc that is put somewhere would lie on another there: it would be put beside it. */
	get crowded() {
		const { disc, x, y } = this.aim;
		return (this.puts || this.launch().radius > 0) && !isFree(this.board.board, x, y, this.radius - 0.5, disc);
	}

	/** Where the shot leads before anything else happens. */
	get course() {
		return course(this.board.board, this.aim.disc, this.radius, this.aim);
	}

	/** The force as it is said, in per cent. */
	get force() {
		return Math.round((100 * this.aim.speed) / (this.ask.top_speed || 1));
	}

	get chance() {
		return this.aims.find(({ target }) => target === this.aim.at)?.chance ?? null;
	}

	draw() {
		if (!this.live) return;
		const { layers } = this.board;
		if (!this.pulled) layers.grips.replaceChildren(...grips(this));
		else
			for (const grip of layers.grips.children)
				if (grip.dataset.disc === this.aim.disc)
					grip.setAttribute("transform", `translate(${this.aim.x} ${this.aim.y})`);
		layers.aim.replaceChildren(...sight(this));
	}

	/** The flick is made: by this player's own hand, or, at a disc that was named, by a steady one. */
	shoot() {
		if (!this.live) return;
		const { at, ...flick } = this.aim;
		if (this.lift.released(flick)) return;
		this.board.answer(at ? shaken(this.board.board, this.ask, flick, astray(), astray()) : flick);
	}

	/** Puts all down that wait, each where it lies now. */
	putAll() {
		this.all = true;
		this.shoot();
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
		for (const field of this.form?.querySelectorAll("input, select, output, button, [role=group]") ?? [])
			if (field !== document.activeElement || field.tagName !== "INPUT") field.pull?.();
	}
}
