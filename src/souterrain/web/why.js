// "Pourquoi ?": the rule behind a line, an option or a refusal, with our ruling where the book is silent.

import { rulebook } from "./api.js";
import { shared } from "./dice.js";
import { dialog, h, put } from "./dom.js";
import { t } from "./words.js";

export const headingOf = (rule) =>
	rule.heading || rule.chapter.charAt(0).toUpperCase() + rule.chapter.slice(1).replaceAll("-", " ");

/** What a die counts: a face of its own counts what is on it, nothing where that is no number.
 * @param {import("./view").Die} die */
const worth = ([die, result, reads, face]) =>
	/^d\d+$/.test(reads) ? shared(result, die, reads) : face ? Number(face) || 0 : result;
const faceOf = (die) => (die[3] === "X" ? "✕" : String(worth(die)));

/** What some dice come to, and how. @param {import("./view").Die[]} dice */
const sumOf = (dice) => dice.reduce((sum, die) => sum + worth(die), 0);
const arithmetic = (dice) => {
	const faces = dice.map(faceOf).join(" + ");
	return dice.length > 1 && !faces.includes("✕") ? `${faces} = ${sumOf(dice)}` : faces;
};

/** Whether the results that lead to a row, "4" or "1-3", hold what was rolled. */
const holds = (roll, result) => {
	const [low, high = low] = roll.split("-").map(Number);
	return low <= result && result <= high;
};

/** A table of more columns is set closely, so that it is seen whole on a phone. */
const DENSE = 8;

/** A printed table; the row to which the dice that are rolled for it lead is set off, and that of whoever is asked about.
 * @param {{ columns: string[], rows: string[][], rolls: string[], dice: number }} table
 * @param {import("./view").Die[]} fell @param {string} name */
function tableOf({ columns, rows, rolls, dice }, fell, name) {
	const result = fell.length && (!dice || dice === fell.length) ? sumOf(fell) : null;
	const isMet = (row, roll) => row[0] === name || (Boolean(roll) && result !== null && holds(roll, result));
	const head = (text) => h("th", { scope: "col" }, text);
	return h(
		"table",
		{ class: columns.length > DENSE ? "printed dense" : "printed" },
		h("thead", {}, h("tr", {}, rolls.length ? head(t("web-die")) : null, columns.map(head))),
		h(
			"tbody",
			{},
			rows.map((row, k) =>
				h(
					"tr",
					{ class: isMet(row, rolls[k]) ? "met" : null },
					rolls.length ? h("th", { scope: "row" }, rolls[k]) : null,
					row.map((cell) => h("td", {}, cell)),
				),
			),
		),
	);
}

/** A rule as it is shown everywhere: its words, our ruling, the tables that it uses. `dice` are those that
 * decided what is asked about, `name` what it is called.
 * @param {any} rule @param {import("./view").Die[]} dice */
export const ruleText = (rule, dice = [], name = "") =>
	h(
		"article",
		{ class: "rule", "data-rule": rule.id },
		h("p", { class: "words" }, rule.text),
		rule.ruling ? h("p", { class: "ruling" }, h("b", {}, t("web-ruling")), " ", rule.ruling) : null,
		rule.note ? h("p", { class: "role" }, rule.note) : null,
		rule.tables.map((table) => tableOf(table, dice, name)),
	);

/** @param {import("./view").Die[]} dice those that decided what is asked about
 * @param {(() => Promise<string>) | null} reason why a bot did it, in its own words */
export async function why(game, id, extra, dice = [], reason = null) {
	const body = h("div", { class: "why-body" }, h("p", { class: "role" }, t("web-loading")));
	const box = dialog(t("web-why"), t("web-close"), body);
	try {
		const [book, because] = await Promise.all([rulebook(game), reason?.().catch(() => "") ?? ""]);
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
				because && place === at ? h("p", { class: "because" }, because) : null,
				h("p", { class: "role" }, headingOf(rule)),
				ruleText(rule, place === at ? dice : []),
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
