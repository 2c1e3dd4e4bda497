// A card: what something is, its numbers, what it does, and its rule.

import { rulebook } from "./api.js";
import { dialog, h, style } from "./dom.js";
import { medal } from "./emblem.js";
import { facts as said } from "./sheets.js";
import { ruleText } from "./why.js";
import { t } from "./words.js";

/** @typedef {import("./about.js").Facts} Facts */

/** How far a card lies from what it is about. */
const GAP = 10;
/** No figure is so wide on the board: a line of aim, the area of a spell or a sheet may be. */
const WIDE = 280;

/** The rules of what is told, each once. @param {Facts} facts */
function rulesOf({ rule, sheet }) {
	const parts = sheet ? [...sheet.badges, ...sheet.items, ...sheet.lines] : [];
	return [...new Set([rule, ...parts.map((part) => part.rule)])].filter(Boolean);
}

/** @param {Facts} facts */
function head({ name, emblem, note, sheet }, table) {
	const colour = sheet ? table.colourOf(sheet.id) : "";
	return [
		h(
			"div",
			{ class: "face" },
			emblem
				? medal(emblem, name, {
						side: sheet?.side ?? "other",
						colour,
						rank: sheet?.rank ?? "",
						crest: sheet?.crest ?? "",
					})
				: null,
			h("div", {}, h("h3", {}, name), sheet?.role ? h("p", { class: "role" }, sheet.role) : null),
		),
		note ? h("p", {}, note) : null,
		sheet ? said(sheet) : null,
	];
}

/** Some rules in their order, its own first, once the book is here: at most `most` of them. */
async function rules(game, ids, most) {
	if (!ids.length) return [];
	const book = await rulebook(game).catch(() => []);
	return ids.flatMap((id) => book.filter((rule) => rule.id === id)).slice(0, most);
}

/** Where somebody points: at an element, or at a spot of one that is wider than any figure.
 * @param {Element} target @param {number[]} where */
function pointedAt(target, [x, y]) {
	const box = target.getBoundingClientRect();
	return box.width < WIDE ? box : new DOMRect(x - GAP, y - GAP, 2 * GAP, 2 * GAP);
}

/** Shows a card beside an element, for as long as it is pointed at. @param {Facts} facts */
export async function beside(table, facts, target) {
	style("card");
	const [rule] = await rules(table.welcome.game, [facts.rule], 1);
	if (table.about.at !== target) return;
	const words = rule ? h("p", { class: "words" }, rule.text) : null;
	const card = h("div", { class: "about", "aria-hidden": "true" }, head(facts, table), words);
	document.querySelector(".about")?.remove();
	document.body.append(card);
	const box = pointedAt(target, table.about.where);
	const right = box.right + GAP;
	const left = right + card.offsetWidth < innerWidth ? right : Math.max(GAP, box.left - card.offsetWidth - GAP);
	const top = Math.min(box.top, innerHeight - card.offsetHeight - GAP);
	Object.assign(card.style, { left: `${left}px`, top: `${Math.max(GAP, top)}px` });
}

/** Opens a card to be read, with all its rules. @param {Facts} facts */
export async function opened(table, facts) {
	style("card");
	const body = h("div", { class: "card-rules" });
	const box = dialog(facts.name, t("web-close"), h("div", { class: "card-body" }, head(facts, table)), body);
	const told = await rules(table.welcome.game, rulesOf(facts), 12);
	box.classList.toggle(
		"wide",
		told.some(({ tables }) => tables.length),
	);
	body.append(...told.map((rule) => ruleText(rule, [], facts.name)));
}
