// Emblems: one sprite of symbols, brought into the page once; what it lacks is a letter in its place.

import { s } from "./dom.js";

const known = new Set();

export async function bringEmblems() {
	const reply = await fetch("/web/emblems.svg");
	const sprite = new DOMParser().parseFromString(await reply.text(), "image/svg+xml").documentElement;
	for (const symbol of sprite.querySelectorAll("symbol")) {
		symbol.setAttribute("viewBox", "0 0 24 24");
		known.add(symbol.id.slice(2));
	}
	sprite.setAttribute("class", "sprite");
	sprite.setAttribute("aria-hidden", "true");
	document.body.prepend(document.importNode(sprite, true));
}

export const has = (name) => known.has(name);

/** An emblem as SVG content, centred on 0,0 and `size` across. */
export function mark(name, label, size) {
	if (has(name))
		return s("use", { href: `#e-${name}`, class: "emblem", x: -size / 2, y: -size / 2, width: size, height: size });
	const letter = (label || "?").trim().charAt(0).toUpperCase();
	return s("text", { class: "letter", "text-anchor": "middle", y: size * 0.3, "font-size": size * 0.85 }, letter);
}

/** An emblem as an element of its own, for panels; `label` is spoken where the emblem stands alone. */
export function icon(name, label = "", className = "icon", spoken = false) {
	const attributes = { class: className, viewBox: "-12 -12 24 24" };
	if (spoken && label) Object.assign(attributes, { role: "img", "aria-label": label });
	else attributes["aria-hidden"] = "true";
	return s("svg", attributes, spoken && label ? s("title", {}, label) : null, mark(name, label, 24));
}

/** A small shield with what is painted on it, around 0,0 and `size` across. */
export const shield = (crest, size) =>
	s(
		"g",
		{ class: "crest" },
		s("path", {
			d: `M${-size / 2} ${-size / 2}H${size / 2}V0Q${size / 2} ${size * 0.45} 0 ${size * 0.68}Q${-size / 2} ${size * 0.45} ${-size / 2} 0z`,
			"stroke-width": size * 0.07,
		}),
		mark(crest, "", size * 0.78),
	);

/** A round counter with an emblem, as the party's sheets and the scene show it; `rank` sets it off from others, `crest`
 * is on its shield. */
export const medal = (name, label, { side = "party", colour = "", rank = "", crest = "" } = {}) =>
	s(
		"svg",
		{ class: `medal ${side} ${colour}`, viewBox: "-20 -20 40 40", "aria-hidden": "true" },
		s("circle", { r: 18.5, class: "rim" }),
		mark(name, label, 24),
		rank ? s("g", { class: "rank", transform: "translate(-13 -13)" }, s("circle", { r: 7 }), mark(rank, "", 10)) : null,
		crest ? s("g", { transform: "translate(12.5 11)" }, shield(crest, 13)) : null,
	);
