// What maps of points and maps in squares share: layers, pieces that go the way they are told, what an option would do.

import { s } from "../dom.js";
import { between } from "../pace.js";
import { hintOf, trailsOf } from "./hints.js";
import { Pieces } from "./pieces.js";

/** A board with pieces on places. What it is made of says where a place is: `centre(at)`, in its own units. */
export class MapBoard {
	/** @type {Map<string, import("../view").Option[]>} */
	offers = new Map();
	/** @type {import("../zoom.js").Zoom} */
	zoom;
	/** @type {any} */
	board;

	/** `names` are its layers, lowest first; among them are "trails", "path" and "pieces". */
	constructor(host, table, names, look, label) {
		this.host = host;
		this.table = table;
		this.layers = Object.fromEntries(names.map((name) => [name, s("g", { class: name })]));
		this.svg = s(
			"svg",
			{ class: `map ${look}`, role: "group", "aria-label": label ?? table.word("web-board") },
			Object.values(this.layers),
		);
		host.append(this.svg);
		this.pieces = new Pieces(this.layers.pieces, (id) => table.colourOf(id));
	}

	/** The pieces, each of them when the story tells of it. Several on one place stand `gap` apart, every other one
	 * `step` lower; all of them `lift` above the place itself.
	 * @param {import("../view").Token[]} tokens
	 * @param {(id: string, at?: string) => import("../pace.js").Part} when */
	drawPieces(tokens, radius, { gap, step = 0, lift = 0 }, when) {
		const stand = (place) => place && [place[0], place[1] - lift];
		const spot = (token, k, of) => {
			const place = stand(this.standing(token));
			const apart = typeof gap === "function" ? gap(of) : gap;
			return place && of > 1 ? [place[0] + (k - (of - 1) / 2) * apart, place[1] + (k % 2) * step] : place;
		};
		const route = (way, from, to) =>
			between(way, from, to)
				.map((at) => stand(this.centre(at)))
				.filter(Boolean);
		this.pieces.draw(tokens, radius, spot, route, when);
	}

	/** Where a piece stands.
	 * @returns {number[] | null} */
	standing(token) {
		return this.centre(token.at);
	}

	/** @param {string} _at @returns {number[] | null} */
	centre(_at) {
		return null;
	}

	/** Brings what matters now into sight. */
	frame() {
		this.zoom.fit();
	}

	/** Where the pieces stand, for the small map.
	 * @returns {[number, number, import("../view").Token][]} */
	dots() {
		return this.board.tokens.flatMap((token) => {
			const place = this.standing(token);
			return place ? [[place[0], place[1], token]] : [];
		});
	}

	/** Whoever acts. */
	actor() {
		const { tokens } = this.board;
		return tokens.find((token) => token.active) ?? tokens.find((token) => token.side === "party") ?? tokens[0];
	}

	/** Shows where figures went since the player last decided something.
	 * @param {import("../view").LogLine[]} lines */
	recall(lines) {
		const ways = lines.map(({ way }) => way).filter(({ length }) => length);
		this.layers.trails.replaceChildren(...trailsOf(ways, (at) => this.centre(at)));
	}

	/** Shows an option before it is taken: its place, and the way there. */
	hint(option) {
		const actor = this.actor();
		const threatened = new Set((this.board.marks ?? []).map(({ at }) => at));
		const centre = (at) => this.centre(at);
		this.layers.path.replaceChildren(...hintOf(option, actor && this.standing(actor), centre, threatened));
		for (const g of this.svg.querySelectorAll("[data-at]"))
			g.classList.toggle("hinted", Boolean(option) && g.dataset.at === option.at);
	}
}
