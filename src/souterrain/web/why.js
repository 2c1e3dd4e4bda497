// "Pourquoi ?": the rule behind a line, an option or a refusal, with our ruling where the book is silent.

import { rulebook } from "./api.js";
import { dialog, h, put } from "./dom.js";
import { t } from "./words.js";

export const headingOf = (rule) =>
	rule.heading || rule.chapter.charAt(0).toUpperCase() + rule.chapter.slice(1).replaceAll("-", " ");

/** A rule as it is shown everywhere: its words, our ruling, its name. */
export const ruleText = (rule) =>
	h(
		"article",
		{ class: "rule" },
		h("p", { class: "words" }, rule.text),
		rule.ruling ? h("p", { class: "ruling" }, h("b", {}, t("web-ruling")), " ", rule.ruling) : null,
		rule.note ? h("p", { class: "role" }, rule.note) : null,
		h("p", { class: "id" }, rule.id),
	);

export async function why(game, id, extra) {
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
				ruleText(rule),
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
