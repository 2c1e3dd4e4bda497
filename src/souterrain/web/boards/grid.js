// A map in squares, drawn by hand: pale floor, thick rough walls, hatching in the rock around, dotted squares.

import { cover } from "../art/covers.js";
import { s } from "../dom.js";
import { framed, leaning, same, sighted, spread } from "../lens.js";
import { Zoom } from "../zoom.js";
import { doors, SIDES } from "./doors.js";
import { calledThing, features } from "./features.js";
import { ground, light, sheet, sketched, town } from "./ground.js";
import { reachOf, tagOf } from "./hints.js";
import { MapBoard } from "./map.js";
import { meantBy, offered } from "./offers.js";
import { said } from "./pieces.js";
import { rim } from "./rim.js";

const LAYERS = ["ground", "marks", "features", "doors", "lines", "trails", "path", "pieces", "offers", "rim", "tags"];
/** Above so many offered squares they show themselves only where one points: the map must stay readable. */
const MANY = 40;
/** A square has at least so many pixels when somebody is to choose one, with a pointer and with a finger. */
const POINTER = 32;
const FINGER = 44;
/** So many squares are seen around what is to be seen. */
const AROUND = 1.5;
/** The fewest squares that can fill the window. */
const CLOSEST = 6;
/** The fewest squares that are shown across without a wish for fewer. */
const CLOSE = 14;
const HANDWRITTEN = new Set(["squared", "town"]);
const square = (at) => at.split(",").map(Number);

/** What a click on a square costs, or at least to do something there, in its corner. */
function priceOf(options) {
	const meant = meantBy(options);
	const prices = (meant ? [meant] : options).map(({ price }) => price).filter(Boolean);
	return prices.length
		? s("text", { class: "price", "text-anchor": "end", x: 0.38, y: 0.37 }, String(Math.min(...prices)))
		: null;
}

export class GridBoard extends MapBoard {
	constructor(host, table, board) {
		super(host, table, LAYERS, "grid", board.name);
		this.zoom = new Zoom(this.svg, this.bounds(board), CLOSEST);
	}

	/** The part of the sheet that is drawn on, with a margin of rock. */
	bounds(board) {
		let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
		board.rows.forEach((row, j) => {
			const first = row.search(/\S/);
			if (first < 0) return;
			x0 = Math.min(x0, first);
			x1 = Math.max(x1, row.trimEnd().length);
			y0 = Math.min(y0, j);
			y1 = Math.max(y1, j + 1);
		});
		if (x0 === Infinity) [x0, y0, x1, y1] = [0, 0, board.width, board.height];
		const [left, top] = [board.x + x0, board.y + y0];
		const grow = Math.max(0, 9 - (x1 - x0)) / 2;
		return { x: left - 1.7 - grow, y: top - 1.7 - grow / 2, w: x1 - x0 + 3.4 + 2 * grow, h: y1 - y0 + 3.4 + grow };
	}

	/** @param {import("../view").Grid} board */
	draw(board, offers, view, when) {
		const old = this.board;
		const first = !old;
		this.board = board;
		this.offers = offers;
		this.host.dataset.paper = board.paper;
		if (old) this.svg.classList.remove(old.paper);
		this.svg.classList.add(board.paper);
		this.svg.classList.toggle("many", offers.size > MANY && !this.table.question?.only);
		const changed = (...fields) => !old || fields.some((field) => old[field] !== board[field]);
		if (changed("rows", "walls", "doors", "x", "y", "paper")) {
			this.layers.ground.replaceChildren(...this.scenery(board));
			this.layers.doors.replaceChildren(...doors(board.doors, old?.doors));
			this.zoom.grow(this.bounds(board));
			if (!old?.rows.length) this.zoom.fit();
		} else if (changed("light")) light(this.layers.ground, board);
		if (changed("features", "rows", "paper"))
			this.layers.features.replaceChildren(...features(board, HANDWRITTEN.has(board.paper)));
		if (changed("marks")) this.layers.marks.replaceChildren(...board.marks.map((each) => this.mark(each)));
		const aimed = board.lines.filter(({ b }) => offers.has(b));
		this.layers.lines.replaceChildren(...aimed.map((line) => this.line(line)));
		this.drawPieces(board.tokens, 0.4, { gap: 0.42, step: 0.12 }, when);
		this.drawOffers(board);
		if (board !== old || view.ask !== this.ask) this.frame(first);
		this.ask = view.ask;
	}

	/** What the small map shows. */
	sketch() {
		const { board } = this;
		return { d: sketched(board), bounds: this.bounds(board), tokens: this.dots() };
	}

	/** The window has moved: the numbers at its edge move with it. */
	edge(box) {
		const bare = !this.board.rows.length || this.board.paper === "town";
		this.layers.rim.replaceChildren(...(bare ? [] : rim(this.board, this.zoom.whole(box), this.zoom.pixels())));
	}

	/** Shows whoever acts, those around and what can be reached, in squares that a hand can hit: at once, or gliding. */
	frame(atOnce = false) {
		const { clientWidth: w, clientHeight: h } = this.host;
		const reach = reachOf([...this.offers.values()].flat());
		if (reach) return this.zoom.show(reach, 2);
		const actor = this.standing(this.actor());
		if (!actor || !w) return this.zoom.fit();
		const least = matchMedia("(pointer: coarse)").matches ? FINGER : POINTER;
		/** @type {(place: number[] | null) => place is number[]} */
		const isSomewhere = (place) => place !== null;
		const foes = this.board.tokens.filter(({ side }) => side === "foe").map((token) => this.standing(token));
		const offered = [...this.offers.keys()].map((at) => this.centre(at)).filter(isSomewhere);
		const focus = leaning(actor, [foes.filter(isSomewhere), offered], { w: w / least, h: h / least });
		const places = [...offered, ...this.board.tokens.map((token) => this.standing(token))];
		const wanted = spread(places.filter(isSomewhere), AROUND);
		const now = this.zoom.goal ?? this.zoom.box;
		const around = (spot) => framed(now, wanted, spot, { w, h }, least, CLOSE, this.zoom.bounds);
		const box = sighted(around, focus, offered);
		if (atOnce) this.zoom.set(box);
		else if (!same(box, this.zoom.goal ?? this.zoom.box)) this.zoom.glide(box);
	}

	/** The map; before there is one, the cover of the book. */
	scenery(board) {
		if (!board.rows.length) {
			const book = cover(this.table.welcome.game);
			for (const [name, value] of Object.entries({ x: -2, y: -3, width: 4, height: 6 })) book.setAttribute(name, value);
			return [book];
		}
		if (board.paper === "town") return town(board);
		return board.paper === "squared" ? [sheet(board), ...ground(board)] : ground(board);
	}

	/** The middle of its square, or of its squares if it is large. */
	standing(token) {
		const [x, y] = square(token?.at ?? "");
		return y === undefined ? null : [x + token.size / 2, y + token.size / 2];
	}

	centre(at) {
		const token = this.board.tokens.find((each) => each.id === at);
		if (token) return this.standing(token);
		const feature = this.board.features.find((each) => each.id === at);
		if (feature) return [feature.x + feature.w / 2, feature.y + feature.h / 2];
		const [x, y, side] = at.split(",");
		const door = side && SIDES[side];
		if (door) return [Number(x) + (door[0] + door[2]) / 2, Number(y) + (door[1] + door[3]) / 2];
		return y === undefined ? null : [Number(x) + 0.5, Number(y) + 0.5];
	}

	/** @param {import("../view").Mark} mark */
	mark({ at, kind }) {
		const place = this.centre(at);
		if (!place) return s("g");
		return s(
			"g",
			{ class: `mark mark-${kind}`, transform: `translate(${place[0]} ${place[1]})` },
			s("title", {}, this.table.word(`web-mark-${kind}`)),
			s("rect", { x: -0.46, y: -0.46, width: 0.92, height: 0.92, rx: 0.1 }),
			s("path", { d: "M-.34-.34l.12.12M.34-.34l-.12.12M-.34.34l.12-.12M.34.34l-.12-.12" }),
		);
	}

	/** @param {import("../view").Sightline} line */
	line({ a, b, kind }) {
		const [from, to] = [this.centre(a), this.centre(b)];
		if (!from || !to) return s("g");
		const line = { class: `sight ${kind}`, d: `M${from.join(" ")}L${to.join(" ")}`, data: { to: b } };
		return s("path", line, s("title", {}, this.table.word(`web-sight-${kind}`)));
	}

	drawOffers(board) {
		const tokens = new Map(board.tokens.map((token) => [token.id, token]));
		const features = new Map(board.features.map((feature) => [feature.id, feature]));
		const drawn = [];
		for (const [at, options] of this.offers) {
			const place = this.centre(at);
			if (!place) continue;
			const token = tokens.get(at);
			const feature = features.get(at);
			const label = token ? said(token) : feature ? calledThing(feature) : "";
			const g = s(
				"g",
				{
					class: token ? "target" : "step",
					transform: `translate(${place[0]} ${place[1]})`,
					data: { at, verb: meantBy(options)?.verb ?? "" },
				},
				token
					? s("circle", { class: "reach", r: 0.48 * token.size })
					: s("rect", { class: "reach", x: -0.45, y: -0.45, width: 0.9, height: 0.9, rx: 0.12 }),
				priceOf(options),
			);
			offered(g, options, label, this.table);
			g.addEventListener("focus", () => this.zoom.reveal(...place));
			drawn.push(g);
		}
		const order = (g) => (g.classList.contains("target") ? 1 : 0);
		this.layers.offers.replaceChildren(...drawn.sort((a, b) => order(a) - order(b)));
	}

	hint(option) {
		super.hint(option);
		const place = option?.note && option.via.length && this.centre(option.at);
		this.layers.tags.replaceChildren(...(place ? [tagOf(option.note, place, 1 / this.zoom.pixels())] : []));
		for (const line of this.layers.lines.children) line.classList.toggle("hinted", line.dataset.to === option?.at);
	}
}
