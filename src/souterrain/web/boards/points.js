// A drawn map with points and ways. Points are drawn by their shape, for it matters to the rules.

import { s } from "../dom.js";
import { has, mark } from "../emblem.js";
import { spread } from "../lens.js";
import { t } from "../words.js";
import { Zoom } from "../zoom.js";
import { labels } from "./labels.js";
import { MapBoard } from "./map.js";
import { offered } from "./offers.js";

/** Points as they are drawn, r across. */
export const SHAPES = {
	round: (r) => s("circle", { class: "shape", r }),
	triangle: (r) => s("path", { class: "shape", d: `M0 ${-r * 1.2}L${r * 1.15} ${r * 0.8}H${-r * 1.15}z` }),
	square: (r) => s("rect", { class: "shape", x: -r * 0.92, y: -r * 0.92, width: r * 1.84, height: r * 1.84 }),
};
const ARTS = {
	country: () => import("../art/country.js"),
	town: () => import("../art/town.js"),
	region: () => import("../art/region.js"),
};
const MARGIN = 6;
/** So many points of one area are a part of the map that is looked at by itself. */
const PART = 6;

/** So large is a piece, and so far above its point it stands. */
const PIECE = 2.3;
const LIFT = 3.1;

/** What a piece takes up at a place: left, top, right, bottom. */
const pieceAt = ([x, y], size) => [
	x - PIECE * size,
	y - (LIFT + PIECE) * size,
	x + PIECE * size,
	y - (LIFT - PIECE) * size,
];

/** A point's name with what is known of it.
 * @param {import("../view").Point} point */
const called = ({ name, note }) => (note ? `${name} (${note})` : name);
/** @param {import("../view").Edge} edge */
const doorWords = ({ kind, state }) => t(`web-way-${kind}`) + (state ? ` (${t(`web-leaf-${state}`)})` : "");

export class PointsBoard extends MapBoard {
	/** @type {Map<string, number[]>} */
	where = new Map();
	picture = "";
	/** The rooms that are drawn, in whose walls a name should stand.
	 * @type {import("./labels.js").Box[]} */
	rooms = [];
	/** The area that is looked at by itself. */
	part = "";

	constructor(host, table, board) {
		super(host, table, ["art", "ways", "trails", "path", "points", "pieces", "names"], `points ${board.art}`);
		host.dataset.paper = board.art;
		const small = host.clientWidth < 480;
		this.stretch = Math.max(0.8, Math.min(1.6, host.clientWidth / host.clientHeight));
		this.size = small ? 1.12 : 1;
		const [x0, y0] = this.at(-MARGIN, -MARGIN);
		const [x1, y1] = this.at(board.width + MARGIN, board.height + MARGIN);
		this.zoom = new Zoom(this.svg, { x: x0, y: y0, w: x1 - x0, h: y1 - y0 });
		this.close = small;
		this.art(board);
	}

	at(x, y) {
		return [x * this.stretch, y];
	}

	/** What the small map shows. */
	sketch() {
		const ways = this.board.edges.map(({ a, b }) => `M${this.centre(a).join(" ")}L${this.centre(b).join(" ")}`);
		return { d: ways.join(""), bounds: this.zoom.bounds, tokens: this.dots() };
	}

	/** The picture beneath the points: another one where another map is laid out, or a place has come to it. */
	async art(board) {
		const picture = [board.art, ...board.points.map((point) => point.id)].join(" ");
		if (picture === this.picture) return;
		this.picture = picture;
		this.svg.classList.remove(...Object.keys(ARTS));
		if (board.art) this.svg.classList.add(board.art);
		const module = await ARTS[board.art]?.();
		if (this.picture !== picture) return;
		this.doors = module?.DOORS;
		this.rooms = (module?.ROOMS ?? []).map(([x0, y0, x1, y1]) => [...this.at(x0, y0), ...this.at(x1, y1)]);
		this.layers.art.replaceChildren(...(module ? [module.draw((x, y) => this.at(x, y), board)] : []));
		if (!this.board) return;
		this.ways(this.board);
		this.names(this.board);
	}

	/** @param {import("../view").Points} board */
	draw(board, offers, _view, when) {
		if (board.edges !== this.board?.edges || board.points !== this.board?.points) {
			this.where = new Map(board.points.map((point) => [point.id, this.at(point.x, point.y)]));
			this.ways(board);
		}
		this.board = board;
		this.offers = offers;
		this.art(board);
		this.points(board);
		const { size } = this;
		const gap = (of) => Math.min(4.4, 16 / of) * size;
		this.drawPieces(board.tokens, PIECE * size, { gap, step: -0.5, lift: LIFT * size }, when);
		const actor = this.actor();
		const place = actor && this.centre(actor.at);
		if (place && this.close) this.zoom.near(...place, 62);
		if (place) this.close = false;
		this.look(place);
	}

	/** Keeps whoever acts in sight, with all that is offered: a part of the map is looked at as a whole, and stays so while
	 * they are in the window. */
	look(place) {
		const part = this.size === 1 ? this.whereabouts() : "";
		const other = part !== this.part;
		this.part = part;
		if (other) this.frame();
		else if (place && !this.zoom.keep(this.within(place))) this.zoom.reveal(...place);
	}

	/** The rectangle around a place and all that is offered. */
	within(place) {
		const near = this.board.points.filter(({ id }) => this.offers.has(id)).map(({ id }) => this.centre(id));
		return spread([place, ...near], MARGIN * this.size);
	}

	/** The area in which somebody acts, where it is a part of the map by itself. */
	whereabouts() {
		const { points } = this.board;
		const area = points.find(({ id }) => id === this.actor()?.at)?.area;
		const inside = points.filter((point) => point.area === area).length;
		return inside >= PART && inside < points.length ? area : "";
	}

	/** Shows the part of the map where somebody acts, and all that is offered: the whole of it where that is most of it. */
	frame() {
		const area = this.whereabouts();
		const seen = this.board.points.filter((point) => point.area === area || this.offers.has(point.id));
		const part = spread(
			seen.map(({ id }) => this.centre(id)),
			MARGIN * 1.5,
		);
		const { bounds } = this.zoom;
		this.zoom.glide(area && part.w < bounds.w * 0.75 && part.h < bounds.h * 0.75 ? part : bounds);
	}

	/** @param {import("../view").Points} board */
	ways(board) {
		const lines = board.edges.map((edge) => {
			const [[ax, ay], [bx, by]] = [this.centre(edge.a), this.centre(edge.b)];
			const bend = edge.kind === "path" ? (((ax * 7 + by * 13) % 5) - 2) * 0.5 : 0;
			const length = Math.hypot(bx - ax, by - ay) || 1;
			const middle = [(ax + bx) / 2 - ((by - ay) / length) * bend, (ay + by) / 2 + ((bx - ax) / length) * bend];
			const line = s(
				"path",
				{ class: `way ${edge.kind}`, d: `M${ax} ${ay}Q${middle[0]} ${middle[1]} ${bx} ${by}` },
				s("title", {}, t(`web-way-${edge.kind}`)),
			);
			return edge.kind === "door" || edge.kind === "secret" ? [line, this.door(edge, middle)] : line;
		});
		this.layers.ways.replaceChildren(...lines.flat());
	}

	door(edge, middle) {
		const fixed = this.doors?.[`${edge.a}-${edge.b}`] ?? this.doors?.[`${edge.b}-${edge.a}`];
		const [x, y] = fixed ? this.at(fixed[0], fixed[1]) : middle;
		const upright = fixed ? fixed[2] : 0;
		const g = s(
			"g",
			{ class: `door ${edge.kind} ${edge.state}`, transform: `translate(${x} ${y}) rotate(${upright ? 90 : 0})` },
			s("title", {}, doorWords(edge)),
			s("rect", { class: "gap", x: -1.3, y: -0.55, width: 2.6, height: 1.1 }),
		);
		if (edge.kind === "secret") g.append(s("path", { class: "s-door", d: "M-1.2.5C-.6-1.5 -.2-.8 0 0S.8 1.3 1.2-.5" }));
		else g.append(s("rect", { class: "leaf", x: -1.1, y: -0.32, width: 2.2, height: 0.64 }));
		return g;
	}

	/** @param {import("../view").Points} board */
	points(board) {
		const r = 1.15 * this.size;
		const drawn = board.points.map((point) => {
			const [x, y] = this.centre(point.id);
			const offer = this.offers.get(point.id);
			const g = s(
				"g",
				{
					class: `point ${point.shape} ${point.area}`,
					transform: `translate(${x} ${y})`,
					data: { at: point.id },
				},
				s("title", {}, called(point)),
				offer ? s("circle", { class: "reach", r: r * 2.1 }) : null,
				s("circle", { class: "hit", r: 2.7 * this.size ** 2 }),
				SHAPES[point.shape](r),
				point.emblem && has(point.emblem)
					? s(
							"g",
							{ class: "sign", transform: `translate(${r * 2.1} ${-r * 1.5})` },
							mark(point.emblem, point.name, r * 2.2),
						)
					: null,
			);
			if (offer) offered(g, offer, called(point), this.table);
			g.addEventListener("pointerenter", () => this.name(point));
			g.addEventListener("pointerleave", () => this.name(null));
			if (offer) {
				g.addEventListener("focus", () => this.name(point));
				g.addEventListener("blur", () => this.name(null));
			}
			return g;
		});
		this.layers.points.replaceChildren(...drawn);
		this.names(board);
	}

	/** Names of the places that matter, where there is room for them beside each other and the pieces. */
	names({ points, tokens }) {
		const standing = tokens.map(({ at }) => this.centre(at)).filter(Boolean);
		const taken = standing.map((place) => pieceAt(place, this.size));
		const centre = (at) => this.centre(at);
		this.layers.names.replaceChildren(...labels(points, this.offers, centre, taken, this.size, this.rooms));
		this.hovered = null;
	}

	name(point) {
		this.hovered?.remove();
		this.hovered = null;
		if (!point) return;
		const [x, y] = this.centre(point.id);
		const text = called(point);
		const width = text.length * 1.05 * this.size + 2.4;
		this.hovered = s(
			"g",
			{ class: "tag", transform: `translate(${x} ${y + 4})` },
			s("rect", { x: -width / 2, y: -1.9, width, height: 3, rx: 0.6 }),
			s("text", { "text-anchor": "middle", y: 0.3, "font-size": 2 * this.size }, text),
		);
		this.layers.names.append(this.hovered);
	}

	/** @returns {any} */
	centre(at) {
		return this.where.get(at) ?? null;
	}
}
