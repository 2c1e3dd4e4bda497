// "Pourquoi ?": the rule behind a line, an option or a refusal, with our ruling where the book is silent.

import { rulebook } from "./api.js";
import { dialog, h, put } from "./dom.js";
import { t } from "./words.js";

export const headingOf = (rule) =>
	rule.heading || rule.chapter.charAt(0).toUpperCase() + rule.chapter.slice(1).replaceAll("-", " ");

/** Whether the results that lead to a row, "4" or "1-3", hold what was rolled. */
const holds = (roll, result) => {
	const [low, high = low] = roll.split("-").map(Number);
	return low <= result && result <= high;
};

/** A printed table; the row to which a result leads is set off.
 * @param {{ columns: string[], rows: string[][], rolls: string[] }} table @param {number | null} result */
function tableOf({ columns, rows, rolls }, result) {
	const head = (text) => h("th", { scope: "col" }, text);
	return h(
		"table",
		{ class: "printed" },
		h("thead", {}, h("tr", {}, rolls.length ? head(t("web-die")) : null, columns.map(head))),
		h(
			"tbody",
			{},
			rows.map((row, k) =>
				h(
					"tr",
					{ class: rolls[k] && result !== null && holds(rolls[k], result) ? "met" : null },
					rolls.length ? h("th", { scope: "row" }, rolls[k]) : null,
					row.map((cell) => h("td", {}, cell)),
				),
			),
		),
	);
}

/** A rule as it is shown everywhere: its words, our ruling, the tables that it uses, its name. `result` is what dice
 * came to.
 * @param {any} rule @param {number | null} result */
export const ruleText = (rule, result = null) =>
	h(
		"article",
		{ class: "rule" },
		h("p", { class: "words" }, rule.text),
		rule.ruling ? h("p", { class: "ruling" }, h("b", {}, t("web-ruling")), " ", rule.ruling) : null,
		rule.note ? h("p", { class: "role" }, rule.note) : null,
		rule.tables.map((table) => tableOf(table, result)),
		h("p", { class: "id" }, rule.id),
	);

/** What some dice come to, and how. @param {import("./view").Die[]} dice */
const sumOf = (dice) => dice.reduce((sum, [, result]) => sum + result, 0);
const arithmetic = (dice) =>
	dice.length > 1 ? `${dice.map(([, result]) => result).join(" + ")} = ${sumOf(dice)}` : String(sumOf(dice));

/** @param {import("./view").Die[]} dice those that decided what is asked about */
export async function why(game, id, extra, dice = []) {
	const body = h("div", { class: "why-body" }, h("p", { class: "role" }, t("web-loading")));
	const box = dialog(t("web-why"), t("web-close"), body);
	try {
		const book = await rulebook(game);
		const at = book.findIndex((rule) => rule.id === id);
		const show = (place) => {
			const rule = book[place];
			const turn = (to, sign, label) =>
				h(
					"button",
					{ type: "button", "aria-label": label, title: label, disabled: !book[to], onclick: () => show(to) },
					sign,
				);
			put(
				body,
				h("p", { class: "role" }, headingOf(rule)),
				ruleText(rule, place === at && dice.length ? sumOf(dice) : null),
				place === at && dice.length
					? h("p", { class: "arithmetic" }, t("web-rolled", { sum: arithmetic(dice) }))
					: null,
				extra && place === at ? h("p", { class: "arithmetic" }, extra) : null,
				h(
					"p",
					{ class: "row" },
					turn(place - 1, "‹", t("web-rule-before")),
					turn(place + 1, "›", t("web-rule-after")),
					h(
						"button",
						{
							type: "button",
							onclick: async () => {
								box.close();
								const { openBook } = await import("./rulesbook.js");
								openBook(game, rule.id);
							},
						},
						t("web-open-book"),
					),
				),
			);
		};
		if (at >= 0) show(at);
		else put(body, h("p", {}, t("web-no-rule", { rule: id })));
	} catch (error) {
		put(body, h("p", { class: "bad" }, error.message));
	}
}
