// A wooden table top seen from above: discs with their shadow, obstacles, zones, and the last shot as it really ran.

import { h, s, still } from "../dom.js";
import { clack } from "../sound.js";
import { Zoom } from "../zoom.js";
import { Flick } from "./flick.js";
import { run } from "./motion.js";
import { offered } from "./offers.js";
import { counter, said } from "./pieces.js";

const MARGIN = 26;
const LOUDEST = 1500;

function boundsOf(corners) {
	const [xs, ys] = [0, 1].map((axis) => corners.filter((_, k) => k % 2 === axis));
	return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

export class DiscsBoard {
	/** @type {import("../view").Discs} */
	board;
	/** @type {Map<string, import("../view").Option[]>} */
	offers = new Map();
	/** The discs as they are drawn.
	 * @type {Map<string, any>} */
	known = new Map();
	/** Shots that wait to be shown.
	 * @type {import("../view").Motion[]} */
	shots = [];

	constructor(host, table, board) {
		this.table = table;
		this.layers = Object.fromEntries(
			["wood", "zones", "obstacles", "discs", "aim", "grips", "offers"].map((name) => [name, s("g", { class: name })]),
		);
		this.svg = s(
			"svg",
			{ class: `map discs-board ${board.paper}`, role: "group", "aria-label": table.word("web-board") },
			Object.values(this.layers),
		);
		host.append(this.svg, this.tools());
		host.dataset.paper = "wood";
		this.zoom = new Zoom(this.svg, {
			x: -MARGIN,
			y: -MARGIN,
			w: board.width + 2 * MARGIN,
			h: board.height + 2 * MARGIN,
		});
		this.flick = new Flick(this);
		this.wood(board);
	}

	tools() {
		this.slow = h("input", { type: "checkbox" });
		this.again = h(
			"button",
			{
				type: "button",
				hidden: true,
				onclick: () => {
					if (this.board.motion) this.shots.push(this.board.motion);
					this.next();
				},
			},
			this.table.word("web-shot-again"),
		);
		return h("div", { class: "shot-tools" }, this.again, h("label", {}, this.slow, " ", this.table.word("web-slow")));
	}

	wood(board) {
		const joints = Array.from(
			{ length: 72 },
			(_, k) =>
				`M${(((k % 9) + (Math.floor(k / 9) % 2 ? 0.5 : 1)) * board.width) / 9} ${(Math.floor(k / 9) * board.height) / 8}v${board.height / 8}`,
		).join("");
		const planks = Array.from({ length: 7 }, (_, k) => `M0 ${((k + 1) * board.height) / 8}H${board.width}`).join("");
		const grain = Array.from({ length: 40 }, (_, k) => {
			const [x, y] = [(k * 137) % (board.width - 170), (k * 61) % board.height];
			return `M${x} ${y}q${30 + (k % 5) * 9} ${(k % 3) * 3 - 3} ${70 + (k % 4) * 30} 0`;
		}).join("");
		this.layers.wood.append(
			s("rect", { class: "frame", x: -14, y: -14, width: board.width + 28, height: board.height + 28, rx: 10 }),
			s("rect", { class: "top-wood", width: board.width, height: board.height }),
			s("clipPath", { id: "table-top" }, s("rect", { width: board.width, height: board.height })),
			s("path", { class: "grain", d: grain }),
			s("path", { class: "planks", d: planks }),
			s("path", { class: "joints", d: joints }),
		);
	}

	/** @param {import("../view").Discs} board @param {Map<string, import("../view").Option[]>} offers */
	draw(board, offers, view) {
		const before = this.board;
		this.board = board;
		this.offers = offers;
		this.ask = !this.table.moment && view.ask?.kind === "shot" ? view.ask : null;
		this.again.hidden = !board.motion?.legs.length;
		this.layers.obstacles.replaceChildren(
			...board.obstacles.map(({ x, y, radius }) =>
				s(
					"g",
					{ class: "obstacle", transform: `translate(${x} ${y})` },
					s("circle", { class: "shadow", cx: radius * 0.12, cy: radius * 0.16, r: radius }),
					s("circle", { class: "stump", r: radius }),
					s("circle", { class: "ring", r: radius * 0.68 }),
					s("circle", { class: "ring", r: radius * 0.36 }),
				),
			),
		);
		this.layers.zones.replaceChildren(...board.zones.map((zone) => this.zone(zone)));
		const { motion } = board;
		if (motion && before && motion.n !== before.motion?.n && !still()) this.shots.push(motion);
		this.next();
	}

	/** @param {import("../view").Zone} zone */
	zone({ id, label, corners }) {
		const points = [];
		for (let k = 0; k < corners.length; k += 2) points.push(`${corners[k]},${corners[k + 1]}`);
		const [x, y] = [0, 1].map(
			(axis) => corners.filter((_, k) => k % 2 === axis).reduce((sum, value) => sum + value, 0) / (corners.length / 2),
		);
		const [left, top, right, bottom] = boundsOf(corners);
		const side = x < this.board.width / 2 ? left + 13 : right - 7;
		const along = bottom - top > right - left ? `translate(${side} ${y}) rotate(-90)` : `translate(${x} ${top + 14})`;
		return s(
			"g",
			{ class: `zone ${id}` },
			s("polygon", { points: points.join(" ") }),
			s("text", { "text-anchor": "middle", transform: along }, label),
		);
	}

	/** Plays the shots that have come, one after the other and faster when many wait; then shows the board as it stands. */
	async next() {
		if (this.running) return;
		const motion = this.shots.shift();
		if (!motion) {
			this.settle();
			return;
		}
		this.running = true;
		this.flick.end();
		this.layers.offers.replaceChildren();
		if (motion.before.length) this.discs(motion.before);
		const rate = (this.slow.checked ? 0.25 : 1) * (1 + this.shots.length * 0.6);
		await run(
			motion,
			rate,
			(id, x, y) => this.move(id, x, y),
			(contact) => clack(contact[3] / LOUDEST),
		);
		this.running = false;
		this.next();
	}

	move(id, x, y) {
		const g = this.known.get(id);
		if (g) g.style.transform = `translate(${x}px, ${y}px)`;
	}

	/** The board as it stands: discs, what may be chosen, what may be flicked. */
	settle() {
		this.discs(this.board.discs);
		const rings = [];
		for (const [at, options] of this.offers) {
			const disc = this.board.discs.find((each) => each.id === at);
			if (!disc) continue;
			const g = s(
				"g",
				{ class: "target", transform: `translate(${disc.x} ${disc.y})`, data: { at } },
				s("circle", { class: "reach", r: disc.radius * 1.25 }),
			);
			offered(g, options, said(disc), this.table);
			rings.push(g);
		}
		this.layers.offers.replaceChildren(...rings);
		if (this.ask) this.flick.begin(this.ask);
		else this.flick.end();
	}

	discs(list) {
		const stay = new Set(list.map((disc) => disc.id));
		for (const [id, g] of this.known)
			if (!stay.has(id)) {
				g.remove();
				this.known.delete(id);
			}
		for (const disc of list) {
			let g = this.known.get(disc.id);
			if (!g) {
				g = s("g", { data: { piece: disc.id } });
				this.known.set(disc.id, g);
				this.layers.discs.append(g);
			}
			const face = JSON.stringify({ ...disc, x: 0, y: 0 });
			if (g.dataset.face !== face) {
				g.dataset.face = face;
				g.setAttribute(
					"class",
					`piece disc ${disc.side} ${this.table.colourOf(disc.id)}${disc.active ? " active" : ""}`,
				);
				g.replaceChildren(
					s("title", {}, said(disc)),
					s("circle", { class: "shadow", cx: disc.radius * 0.14, cy: disc.radius * 0.2, r: disc.radius }),
					counter(disc, disc.radius),
				);
			}
			this.move(disc.id, disc.x, disc.y);
		}
	}

	/** The zone around a point, as left, top, right, bottom. */
	zoneAt(x, y) {
		return this.board.zones
			.map(({ corners }) => boundsOf(corners))
			.find(([left, top, right, bottom]) => left <= x && x <= right && top <= y && y <= bottom);
	}

	placeOf(id) {
		return this.board.discs.find((disc) => disc.id === id);
	}

	hint(option) {
		for (const g of this.layers.offers.children)
			g.classList.toggle("hinted", Boolean(option) && g.dataset.at === option.at);
	}

	frame() {
		this.zoom.fit();
	}

	reset() {
		if (!this.running) this.settle();
	}

	controls(ask) {
		return this.flick.controls(ask);
	}

	arrow(key) {
		return this.ask && !this.running ? this.flick.arrow(key) : false;
	}

	key(event) {
		return this.ask && !this.running ? this.flick.key(event) : false;
	}
}
