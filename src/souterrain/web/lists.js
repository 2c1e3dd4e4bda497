// Long lists of options: searched by words, sorted by whom they are about, and left to the board, a button a verb.

import { h } from "./dom.js";
import { icon, medal } from "./emblem.js";
import { plain } from "./plain.js";
import { t } from "./words.js";

/** More options than this are searched and sorted. */
export const LONG = 10;
/** In a list that is sorted, more options than this under one name are folded. */
const FOLDED = 8;

/** A field that leaves of a long list what holds some words.
 * @param {import("./ask.js").Question} question */
export function search(question) {
	const find = ({ target }) => {
		const wanted = plain(target.value).split(/\s+/);
		const entry = (button) => button.closest(".with-why") ?? button;
		for (const button of question.buttons)
			entry(button).hidden = !wanted.every((word) => plain(button.textContent ?? "").includes(word));
		for (const group of question.body.querySelectorAll(".group")) {
			group.hidden = [...group.querySelectorAll(".option")].every((each) => entry(each).hidden);
			if (group.matches("details")) group.open = Boolean(target.value.trim());
		}
	};
	const words = { placeholder: t("web-search-options"), "aria-label": t("web-search-options") };
	return h("input", { type: "search", class: "find", ...words, oninput: find });
}

/** Options under a name: many of them are folded in a list that `isLong`.
 * @param {string} name @param {Element[]} buttons */
export function shelf(name, buttons, isLong) {
	if (!name) return buttons;
	if (!isLong || buttons.length <= FOLDED)
		return h("div", { class: "group", role: "group", "aria-label": name }, h("span", {}, name), buttons);
	const count = h("small", {}, ` ${buttons.length}`);
	return h("details", { class: "group" }, h("summary", {}, name, count), h("div", { class: "options" }, buttons));
}

/** Options by the group they belong to, those of none first; in long lists by whom of the party they are about, or by
 * what they say where many say the same.
 * @param {import("./view").Option[]} options @param {import("./view").View} view
 * @returns {Map<string, import("./view").Option[]>} */
export function sorted(options, { board }) {
	const pieces = board.type === "discs" ? board.discs : board.tokens;
	const subject = ({ at }) => pieces.find(({ id, side }) => id === at && side === "party")?.label ?? "";
	const verbs = new Set(options.map(({ verb }) => verb));
	const long = options.length > LONG && verbs.size > 1;
	const alike = ({ text }) => (options.filter((other) => other.text === text).length > FOLDED ? text : "");
	const groups = new Map([["", /** @type {import("./view").Option[]} */ ([])]]);
	for (const option of options) {
		const name = option.group ?? (long ? subject(option) || alike(option) : "");
		groups.set(name, [...(groups.get(name) ?? []), option]);
	}
	return groups;
}

/** One button for what may be done on many squares: it lights them.
 * @param {import("./ask.js").Question} question @param {import("./shown.js").Spread} spread */
export function spread(question, { verb, text, options }) {
	const [{ emblem }] = options;
	const letter = question.keyOf(options[0]);
	const button = h(
		"button",
		{
			type: "button",
			class: "option placed",
			data: { verb },
			"aria-pressed": String(question.only === verb),
			title: options[0].text.startsWith(text) ? options[0].text : null,
			"aria-keyshortcuts": letter || null,
			onclick: () => question.light(verb),
		},
		letter ? h("kbd", { "aria-hidden": "true" }, letter) : null,
		emblem ? icon(emblem, "", "icon sign") : null,
		h("span", {}, text),
	);
	question.buttons.push(button);
	return button;
}

/** The options of a question at one place of the board with what ends it; all of them where no place is named.
 * @param {import("./view").View["ask"]} ask @returns {import("./view").Option[]} */
export function there(ask, place) {
	const options = ask?.kind === "ask" ? ask.options : [];
	return place ? options.filter(({ at, verb }) => at === place || verb === "done") : options;
}

/** Whether a question is the last one again, as a shop's is after a purchase, and none of it is about the board: one thing
 * is chosen after the other.
 * @param {import("./view").View["ask"]} last @param {import("./view").View["ask"]} ask */
export const stillAt = (last, ask) =>
	last?.kind === "ask" && ask?.kind === "ask" && last.rule === ask.rule && ask.options.every(({ at }) => !at);

/** Lists what one place of the board offers.
 * @param {import("./ask.js").Question} question */
export function visit(question, place) {
	question.place = place;
	question.listed = true;
	question.host.classList.add("up");
	question.table.draw();
}

/** The counter of the companion whom an option is about: two of one name are told apart by its colour.
 * @param {import("./ask.js").Question} question */
export function companion({ view, table }, at) {
	const pieces = view.board.type === "discs" ? [] : view.board.tokens;
	const piece = at && pieces.find((token) => token.id === at && token.side === "party");
	return piece
		? medal(piece.emblem, piece.label, { colour: table.colourOf(at), rank: piece.rank, crest: piece.crest })
		: null;
}

/** From one to the next of those that share a letter; where the focus is on one of them, a new letter begins there.
 * @param {import("./ask.js").Question} question @param {import("./view").Option[]} meant */
export function along(question, meant, letter) {
	const found = question.buttons.filter(({ dataset }) => meant.some(({ key }) => key === dataset.key));
	const here = found.indexOf(/** @type {any} */ (document.activeElement));
	const next = found[here >= 0 && question.letter !== letter ? here : (here + 1) % found.length];
	question.letter = letter;
	next?.closest("details")?.setAttribute("open", "");
	next?.focus();
	return found.length > 0;
}
