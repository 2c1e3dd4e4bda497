// Pieces on a board: round counters with an emblem, wounds as a red arc, states as small badges, and their walking.

import { s, still } from "../dom.js";
import { mark, shield } from "../emblem.js";
import { AT_ONCE } from "../pace.js";

const STEP = 150;
const LONGEST = 1200;

/** A counter of radius r drawn around 0,0.
 * @param {import("../view").Token | import("../view").Disc} token */
export function counter(token, r) {
	const lost = token.health === null ? 0 : 1 - Math.max(0, Math.min(1, token.health));
	const crest = "crest" in token ? token.crest : "";
	const badge = (sign, text, x, y) =>
		s(
			"g",
			{ class: "badge", transform: `translate(${r * x} ${r * y})` },
			text ? s("title", {}, text) : null,
			s("circle", { r: r * 0.42 }),
			mark(sign, text, r * 0.6),
		);
	return s(
		"g",
		{ class: "counter" },
		token.active ? s("circle", { class: "halo", r: r * 1.28 }) : null,
		s("circle", { class: "body", r }),
		s("circle", { class: "rim", r: r * 0.9 }),
		mark(token.emblem, token.label, r * 1.3),
		lost > 0 ? s("path", { class: "wound", d: arc(r, lost), "stroke-width": r * 0.2 }) : null,
		token.rank ? badge(token.rank, "", -0.75, -0.75) : null,
		crest ? s("g", { transform: `translate(${r * 0.78} ${r * 0.72})` }, shield(crest, r * 0.82)) : null,
		token.badges.slice(0, crest ? 2 : 3).map(({ emblem, text }, k) => badge(emblem, text, 0.75, -0.75 + k * 0.72)),
		"mark" in token && token.mark ? number(token.mark, r) : null,
	);
}

/** The number by which a piece is told from others of its kind. */
const number = (text, r) =>
	s(
		"g",
		{ class: "number", transform: `translate(${-r * 0.75} ${r * 0.75})` },
		s("circle", { r: r * 0.42 }),
		s("text", { "text-anchor": "middle", y: r * 0.21, "font-size": r * 0.62 }, text),
	);

function arc(r, part) {
	if (part >= 1) return `M0 ${-r}A${r} ${r} 0 1 1 -.01 ${-r}`;
	const turn = part * Math.PI * 2;
	return `M0 ${-r}A${r} ${r} 0 ${part > 0.5 ? 1 : 0} 1 ${Math.sin(turn) * r} ${-Math.cos(turn) * r}`;
}

/** A small beak on the rim, towards whom a piece faces. */
const beak = (r, [dx, dy]) =>
	s("path", {
		class: "beak",
		d: `M${r * 1.34} 0L${r * 0.9} ${r * 0.36}Q${r} 0 ${r * 0.9} ${-r * 0.36}z`,
		transform: `rotate(${Math.round((Math.atan2(dy, dx) * 180) / Math.PI)})`,
	});

export class Pieces {
	/** `colourOf(id)` is the colour by which a piece is told from its companions. */
	constructor(layer, colourOf) {
		this.layer = layer;
		this.colourOf = colourOf;
		this.known = new Map();
	}

	/** Draws the tokens. `spot(token, k, of)` is where the k-th of several on one place stands; `route(way, from, to)` the
	 * spots between two places of a way; `when(id)` tells when a piece sets out, which way, and when it shows what befell it.
	 * @param {import("../view").Token[]} tokens
	 * @param {(id: string, at?: string) => import("../pace.js").Part} when */
	draw(tokens, radius, spot, route, when = (_id, _at) => AT_ONCE) {
		const crowd = new Map();
		for (const token of tokens) crowd.set(token.at, [...(crowd.get(token.at) ?? []), token]);
		const places = new Map();
		for (const token of tokens) {
			const mates = crowd.get(token.at);
			const place = spot(token, mates.indexOf(token), mates.length);
			if (place) places.set(token.id, place);
		}
		for (const token of tokens) {
			const place = places.get(token.id);
			const other = places.get(token.faces);
			const towards = place && other && [other[0] - place[0], other[1] - place[1]];
			if (place) this.one(token, radius * token.size, place, towards, route, when(token.id, token.at));
		}
		for (const [id, piece] of this.known) if (!places.has(id)) this.remove(id, piece, when(id).last);
	}

	one(token, radius, place, towards, route, { first, last, way }) {
		let piece = this.known.get(token.id);
		const fresh = !piece;
		if (fresh) {
			piece = { g: s("g", { data: { piece: token.id } }), face: "" };
			this.known.set(token.id, piece);
			this.layer.append(piece.g);
		}
		this.dress(piece, token, radius, towards, fresh ? 0 : last);
		if (!fresh && (piece.x !== place[0] || piece.y !== place[1]))
			this.walk(piece, [...route(way, piece.at, token.at), place], first);
		Object.assign(piece, { x: place[0], y: place[1], at: token.at });
		piece.g.style.transform = `translate(${place[0]}px, ${place[1]}px)`;
		if (fresh && !still())
			piece.g.animate([{ opacity: 0 }, { opacity: 1 }], {
				duration: 250,
				delay: first,
				fill: "backwards",
			});
	}

	/** The piece as it now looks; what befell it is seen when it is told. */
	dress(piece, token, radius, towards, after) {
		const colour = this.colourOf(token.id);
		const face = JSON.stringify([
			token.emblem,
			token.rank,
			token.label,
			token.side,
			token.health,
			token.badges,
			token.active,
			token.mark,
			token.crest,
			radius,
			towards,
			colour,
		]);
		if (face === piece.face) return;
		clearTimeout(piece.due);
		const struck = token.health < piece.health;
		Object.assign(piece, { face, health: token.health });
		const wear = () => {
			piece.g.setAttribute("class", `piece ${token.side} ${colour}${token.active ? " active" : ""}`);
			const drawn = counter(token, radius);
			if (towards) drawn.append(beak(radius, towards));
			piece.g.replaceChildren(s("title", {}, said(token)), drawn);
			if (struck && !still()) drawn.animate(SHUDDER, 320);
		};
		piece.wear = wear;
		if (after) piece.due = setTimeout(wear, after);
		else wear();
	}

	/** Whatever was to be seen later is seen now. */
	finish() {
		for (const { due, wear } of this.known.values()) {
			clearTimeout(due);
			wear();
		}
		for (const moving of this.layer.getAnimations({ subtree: true })) moving.finish();
	}

	/** From where it was over some spots. */
	walk(piece, spots, delay) {
		for (const moving of piece.g.getAnimations()) moving.finish();
		if (still()) return;
		const stops = [[piece.x, piece.y], ...spots];
		const frames = stops.map(([x, y]) => ({ transform: `translate(${x}px, ${y}px)` }));
		const duration = Math.min(LONGEST, STEP * (stops.length - 1) + 80);
		piece.g.animate(frames, { duration, delay, fill: "backwards", easing: "ease-in-out" });
	}

	/** Takes a piece off the board, fading when there is time for it. */
	remove(id, piece, after) {
		this.known.delete(id);
		clearTimeout(piece.due);
		if (still()) piece.g.remove();
		else
			piece.g.animate([{ opacity: 1 }, { opacity: 0 }], { duration: 350, delay: after }).onfinish = () =>
				piece.g.remove();
	}
}

const SHUDDER = ["0", "-.09", ".08", "-.05", "0"].map((x) => ({ transform: `translateX(${x}px)` }));

export const said = (token) => [token.label, ...token.badges.map((badge) => badge.text)].join(" · ");
