// A wooden table top seen from above: discs with their shadow, obstacles, zones, and the last shot as it really ran.

import { h, s } from "../dom.js";
import { t } from "../words.js";
import { Zoom } from "../zoom.js";
import { arrow, key } from "./aimkeys.js";
import { course, wares } from "./cards.js";
import { Flick } from "./flick.js";
import { offered } from "./offers.js";
import { counter, said } from "./pieces.js";
import { Reel } from "./reel.js";
import { floor, pillar } from "./tops.js";
import { laid, stood, upright, uprightAsk } from "./upright.js";

/** @typedef {import("../view").Discs} Board */

const MARGIN = 20;
const LAYERS = ["wood", "zones", "obstacles", "trail", "discs", "aim", "grips", "offers", "sparks"];

function boundsOf(corners) {
	const [xs, ys] = [0, 1].map((axis) => corners.filter((_, k) => k % 2 === axis));
	return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

export class DiscsBoard {
	/** As it is drawn: upright where the screen is.
	 * @type {Board} */
	board;
	/** As it came. @type {Board} */
	raw;
	/** The shot that is asked for, on the board as it is drawn. @type {import("../view").Shot | null} */
	ask = null;
	/** @type {Map<string, import("../view").Option[]>} */
	offers = new Map();
	/** @type {import("../view").Sheet[]} */
	sheets = [];
	/** The discs as they are drawn, and where.
	 * @type {Map<string, any>} */
	known = new Map();
	/** @type {Map<string, number[]>} */
	spots = new Map();

	constructor(host, table, board) {
		this.table = table;
		this.stands = host.clientHeight > host.clientWidth;
		const { width, height } = this.seen(board);
		this.layers = Object.fromEntries(LAYERS.map((name) => [name, s("g", { class: name })]));
		this.svg = s(
			"svg",
			{ class: "map discs-board", role: "group", "aria-label": table.word("web-board") },
			Object.values(this.layers),
		);
		this.way = h("nav", { class: this.stands ? "way-cards stands" : "way-cards", "aria-label": t("web-course") });
		host.append(this.svg, this.way, this.tools());
		host.dataset.paper = "wood";
		this.zoom = new Zoom(this.svg, { x: -MARGIN, y: -MARGIN, w: width + 2 * MARGIN, h: height + 2 * MARGIN });
		this.reel = new Reel(this);
		this.flick = new Flick(this);
	}

	/** A board as it is drawn here. @param {Board} board */
	seen(board) {
		return this.stands ? upright(board) : board;
	}

	tools() {
		this.slow = h("input", { type: "checkbox" });
		const again = () => {
			if (!this.playing && this.board.motion) this.reel.play([[this.board.motion, this.board]]);
		};
		this.again = h("button", { type: "button", hidden: true, onclick: again }, t("web-shot-again"));
		return h(
			"div",
			{ class: this.stands ? "shot-tools stands" : "shot-tools" },
			this.again,
			h("label", {}, this.slow, " ", t("web-slow")),
		);
	}

	/** Whether a shot is being shown: the table waits for it. */
	get playing() {
		return this.reel.running;
	}

	/** A view has come: its shot is shown before anything else of it. Whether its question is answered by a flick that
	 * was made already. @param {import("../view").View & { board: Board }} view */
	heard({ board, ask }) {
		this.reel.heard(board, Boolean(this.raw));
		return this.flick.lift.asked(ask);
	}

	/** Whether a shot has just been shown: what the story tells of it was seen. */
	played() {
		const { played } = this.reel;
		this.reel.played = false;
		return played;
	}

	/** A shot is about to be shown: nothing can be chosen meanwhile. */
	clear() {
		this.flick.end();
		this.layers.offers.replaceChildren();
	}

	/** @param {Board} raw @param {Map<string, import("../view").Option[]>} offers */
	draw(raw, offers, view) {
		const before = this.board;
		if (!before) this.reel.latest = raw.motion?.n ?? 0;
		this.raw = raw;
		this.board = this.seen(raw);
		this.offers = offers;
		this.sheets = view.sheets ?? [];
		const asked = !this.table.moment && view.ask?.kind === "shot" ? view.ask : null;
		this.ask = asked && this.stands ? uprightAsk(raw, asked) : asked;
		this.again.hidden = !raw.motion?.legs.length;
		if (before?.paper !== raw.paper) {
			this.svg.setAttribute("class", `map discs-board ${raw.paper}`);
			this.reel.effects.clear();
			this.layers.wood.replaceChildren(...floor(this.board));
		}
		if (before?.obstacles !== this.board.obstacles)
			this.layers.obstacles.replaceChildren(...this.board.obstacles.map(pillar));
		if (before?.course !== raw.course)
			this.way.replaceChildren(raw.course.length ? course(raw.course, this.stands) : "");
		if (!raw.motion) this.reel.effects.clear();
		this.layers.zones.replaceChildren(...this.board.zones.map((zone) => this.zone(zone)));
		if (!this.playing) this.settle();
	}

	/** @param {import("../view").Zone} zone */
	zone({ id, label, corners }) {
		const points = [];
		for (let k = 0; k < corners.length; k += 2) points.push(`${corners[k]},${corners[k + 1]}`);
		const [left, top, right, bottom] = boundsOf(corners);
		const [x, y] = [(left + right) / 2, (top + bottom) / 2];
		const side = x < this.board.width / 2 ? left + 13 : right - 7;
		const along = bottom - top > right - left ? `translate(${side} ${y}) rotate(-90)` : `translate(${x} ${top + 14})`;
		return s(
			"g",
			{ class: `zone ${id}` },
			s("polygon", { points: points.join(" ") }),
			s("text", { "text-anchor": "middle", transform: along }, label),
		);
	}

	/** @returns {[number, number]} */
	spot(id) {
		const [x, y] = this.spots.get(id) ?? [this.board.width / 2, this.board.height / 2];
		return [x, y];
	}

	move(id, x, y) {
		const g = this.known.get(id);
		this.spots.set(id, [x, y]);
		if (g) g.style.transform = `translate(${x}px, ${y}px)`;
	}

	/** The board as it stands: discs, what may be chosen, what may be flicked. */
	settle() {
		this.discs(this.board.discs);
		const rings = wares(this.board.wares, this.offers, this.board, this.table);
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
				g = s("g", { role: "img", data: { piece: disc.id } });
				this.known.set(disc.id, g);
				this.layers.discs.append(g);
			}
			const face = JSON.stringify({ ...disc, x: 0, y: 0 });
			if (g.dataset.face !== face) {
				g.dataset.face = face;
				const looks = ["piece disc", disc.side, disc.tint && `tint-${disc.tint}`, this.table.colourOf(disc.id)];
				g.setAttribute("class", [...looks, disc.active && "active"].filter(Boolean).join(" "));
				g.replaceChildren(
					s("title", {}, said(disc)),
					s("circle", { class: "shadow", cx: disc.radius * 0.14, cy: disc.radius * 0.2, r: disc.radius }),
					counter(disc, disc.radius),
				);
			}
			const [x, y] = [disc.x, disc.y].map((mm) => Math.round(mm / 10));
			g.setAttribute("aria-label", t("web-disc-at", { name: said(disc), x, y }));
			this.move(disc.id, disc.x, disc.y);
		}
	}

	/** The zone around a point, as left, top, right, bottom. */
	zoneAt(x, y) {
		return this.board.zones
			.map(({ corners }) => boundsOf(corners))
			.find(([left, top, right, bottom]) => left <= x && x <= right && top <= y && y <= bottom);
	}

	/** On whose side a disc is that is not on the board yet: as those who look like it. */
	sideOf({ emblem }) {
		return this.sheets.find((sheet) => sheet.emblem === emblem)?.side ?? "party";
	}

	placeOf(id) {
		return this.board.discs.find((disc) => disc.id === id);
	}

	/** The player's flick, as it is on the board that lies; `unasked` where its question has not been put yet. */
	answer(flick, unasked = false) {
		this.reel.own = true;
		const value = this.stands ? laid(this.raw, flick) : flick;
		if (unasked) this.table.reply(value, this.table.wire.n);
		else this.table.answer(value);
	}

	/** Aims as somebody advises: at a disc, or where no straight line leads to one, along the flick itself. */
	advise(target, flick) {
		if (!this.ask) return;
		if (target) this.flick.mean(target);
		else if (flick.speed) this.flick.byHand(this.stands ? stood(this.raw, flick) : flick);
		this.flick.draw();
	}

	hint(option) {
		for (const g of this.layers.offers.children)
			g.classList.toggle("hinted", Boolean(option) && g.dataset.at === option.at);
	}

	frame() {
		this.zoom.fit();
	}

	reset() {
		this.reel.own = false;
		this.table.soon();
	}

	controls() {
		return this.ask && this.flick.controls(this.ask);
	}

	arrow(key) {
		return this.ask && !this.playing ? arrow(this.flick, key) : false;
	}

	key(event) {
		return this.ask && !this.playing ? key(this.flick, event) : false;
	}
}
