// Long lists of options: searched by words, sorted by whom they are about, and left to the board, a button a verb.

import { h } from "./dom.js";
import { icon } from "./emblem.js";
import { plain } from "./plain.js";
import { t } from "./words.js";

/** More options than this are searched and sorted. */
export const LONG = 10;

/** A field that leaves of a long list what holds some words.
 * @param {import("./ask.js").Question} question */
export function search(question) {
	const find = ({ target }) => {
		const wanted = plain(target.value).split(/\s+/);
		for (const button of question.buttons) {
			const entry = button.closest(".with-why") ?? button;
			entry.hidden = !wanted.every((word) => plain(button.textContent ?? "").includes(word));
		}
		for (const group of question.body.querySelectorAll(".group"))
			group.hidden = ![...group.querySelectorAll(".option")].some((each) => each.checkVisibility());
	};
	const words = { placeholder: t("web-search-options"), "aria-label": t("web-search-options") };
	return h("input", { type: "search", class: "find", ...words, oninput: find });
}

/** Options by the group they belong to, those of none first; in long lists by whom of the party they are about.
 * @param {import("./view").Option[]} options @param {import("./view").View} view
 * @returns {Map<string, import("./view").Option[]>} */
export function sorted(options, { board }) {
	const pieces = board.type === "discs" ? board.discs : board.tokens;
	const subject = ({ at }) => pieces.find(({ id, side }) => id === at && side === "party")?.label ?? "";
	const verbs = new Set(options.map(({ verb }) => verb));
	const long = options.length > LONG && verbs.size > 1;
	const groups = new Map([["", /** @type {import("./view").Option[]} */ ([])]]);
	for (const option of options) {
		const name = option.group ?? (long ? subject(option) : "");
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
