// Pieces on a board: round counters with an emblem, wounds as a red arc, states as small badges, and their walking.

import { pause, s, still } from "../dom.js";
import { mark } from "../emblem.js";

const STEP = 220;

/** A counter of radius r drawn around 0,0. */
export function counter(token, r) {
	const lost = token.health === undefined || token.health === null ? 0 : 1 - Math.max(0, Math.min(1, token.health));
	const badges = token.badges ?? [];
	return s(
		"g",
		{},
		token.active ? s("circle", { class: "halo", r: r * 1.28 }) : null,
		s("circle", { class: "body", r }),
		s("circle", { class: "rim", r: r * 0.9 }),
		mark(token.emblem, token.label, r * 1.3),
		lost > 0 ? s("path", { class: "wound", d: arc(r, lost), "stroke-width": r * 0.2 }) : null,
		badges
			.slice(0, 3)
			.map((badge, k) =>
				s(
					"g",
					{ class: "badge", transform: `translate(${r * 0.75} ${r * (-0.75 + k * 0.72)})` },
					s("title", {}, badge.text),
					s("circle", { r: r * 0.42 }),
					mark(badge.emblem, badge.text, r * 0.6),
				),
			),
	);
}

function arc(r, part) {
	if (part >= 1) return `M0 ${-r}A${r} ${r} 0 1 1 -.01 ${-r}`;
	const turn = part * Math.PI * 2;
	return `M0 ${-r}A${r} ${r} 0 ${part > 0.5 ? 1 : 0} 1 ${Math.sin(turn) * r} ${-Math.cos(turn) * r}`;
}

export class Pieces {
	/** `colourOf(id)` is the colour by which a piece is told from its companions. */
	constructor(layer, colourOf) {
		this.layer = layer;
		this.colourOf = colourOf;
		this.known = new Map();
	}

	/** Draws the tokens. `spot(token, k, of)` is where the k-th of several on one place stands; `way(from, to)` the places between. */
	draw(tokens, radius, spot, way) {
		const crowd = new Map();
		for (const token of tokens) crowd.set(token.at, [...(crowd.get(token.at) ?? []), token]);
		const stay = new Set();
		for (const token of tokens) {
			const mates = crowd.get(token.at);
			const place = spot(token, mates.indexOf(token), mates.length);
			if (!place) continue;
			stay.add(token.id);
			this.one(token, radius, place, way);
		}
		for (const [id, piece] of this.known) if (!stay.has(id)) this.remove(id, piece);
	}

	one(token, radius, place, way) {
		let piece = this.known.get(token.id);
		const fresh = !piece;
		if (fresh) {
			piece = { g: s("g", { data: { piece: token.id } }), face: "" };
			this.known.set(token.id, piece);
			this.layer.append(piece.g);
		}
		const colour = this.colourOf(token.id);
		const face = JSON.stringify([
			token.emblem,
			token.label,
			token.side,
			token.health,
			token.badges,
			token.active,
			radius,
			colour,
		]);
		if (face !== piece.face) {
			piece.face = face;
			piece.g.setAttribute("class", `piece ${token.side ?? "party"} ${colour}${token.active ? " active" : ""}`);
			piece.g.replaceChildren(s("title", {}, said(token)), counter(token, radius * (token.size ?? 1)));
		}
		if (!fresh && (piece.x !== place[0] || piece.y !== place[1])) this.walk(piece, token, place, way);
		Object.assign(piece, { x: place[0], y: place[1], at: token.at });
		piece.g.style.transform = `translate(${place[0]}px, ${place[1]}px)`;
		if (fresh && !still()) piece.g.animate([{ opacity: 0 }, { opacity: 1 }], 250);
	}

	walk(piece, token, place, way) {
		if (still()) return;
		const between = piece.at === token.at ? [] : (way?.(piece.at, token.at) ?? []);
		const stops = [[piece.x, piece.y], ...between, place];
		const frames = stops.map(([x, y]) => ({ transform: `translate(${x}px, ${y}px)`, easing: "ease-in-out" }));
		piece.g.animate(frames, { duration: Math.min(1600, STEP * (stops.length - 1)) });
	}

	async remove(id, piece) {
		this.known.delete(id);
		if (!still()) {
			piece.g.animate([{ opacity: 1 }, { opacity: 0 }], { duration: 350, fill: "forwards" });
			await pause(350);
		}
		piece.g.remove();
	}
}

export const said = (token) => [token.label, ...(token.badges ?? []).map((badge) => badge.text)].join(" · ");
