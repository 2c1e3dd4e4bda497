// Cards at a table top: the way through the rooms above it, with the lord's life at its end, and the wares of a stall.

import { h, s } from "../dom.js";
import { icon, mark } from "../emblem.js";
import { t } from "../words.js";
import { offered } from "./offers.js";

/** @typedef {import("../view").LaidCard} Card */

const WIDE = 130;
const HIGH = 96;
const GAP = 14;
/** So large a name is written, and so wide is a letter of it. */
const NAME = 12;
const LETTER = 0.62;

const said = ({ label, state, gauge }) =>
	[label, state && t(`web-card-${state}`), gauge && `${gauge.label} ${gauge.value}/${gauge.top}`]
		.filter(Boolean)
		.join(" · ");

/** The way as it lies: its cards in their columns and rows, or beside a board that stands from bottom to top.
 * @param {Card[]} cards */
export const course = (cards, stands) =>
	h(
		"ol",
		{ class: "course", "aria-label": t("web-course") },
		cards.map((card) => {
			const last = Math.max(...cards.map(({ x }) => x));
			const item = h(
				"li",
				{ class: `card ${card.state}`, title: said(card), "aria-current": card.state === "here" ? "step" : null },
				icon(card.emblem, card.label, "icon", true),
				card.gauge ? h("span", { class: "life" }, `${card.gauge.value}/${card.gauge.top}`) : null,
			);
			item.style.gridArea = stands ? `${last - card.x + 1} / ${card.y + 1}` : `${card.y + 1} / ${card.x + 1}`;
			return item;
		}),
	);

/** The wares of a stall, in two rows on the table top.
 * @param {Card[]} wares @param {Map<string, import("../view").Option[]>} offers */
export function wares(wares, offers, board, table) {
	const across = board.width > board.height ? 3 : 2;
	const rows = Math.ceil(wares.length / across);
	return wares.map((card, k) => {
		const x = board.width / 2 + ((k % across) - (across - 1) / 2) * (Math.min(WIDE, board.width / across - GAP) + GAP);
		const y = board.height / 2 + (Math.floor(k / across) - (rows - 1) / 2) * (HIGH + GAP);
		return ware(card, x, y, offers.get(card.id), table, Math.min(WIDE, board.width / across - GAP));
	});
}

/** A name as large as its card is wide. */
function name(label, wide) {
	const text = s("text", { "text-anchor": "middle", y: 18 }, label);
	text.style.fontSize = `${Math.min(NAME, (wide - 10) / (label.length * LETTER))}px`;
	return text;
}

/** @param {Card} card @param {import("../view").Option[] | undefined} options */
function ware(card, x, y, options, table, wide) {
	const g = s(
		"g",
		{ class: wide < WIDE ? "ware narrow" : "ware", transform: `translate(${x} ${y})`, data: { at: card.id } },
		s("rect", { class: "reach", x: -wide / 2, y: -HIGH / 2, width: wide, height: HIGH, rx: 7 }),
		s("g", { class: "emblem", transform: "translate(0 -20)" }, mark(card.emblem, card.label, 34)),
		name(card.label, wide),
		s("text", { class: "price", "text-anchor": "middle", y: 36 }, card.note ?? ""),
	);
	if (options) offered(g, options, card.label, table);
	return g;
}
