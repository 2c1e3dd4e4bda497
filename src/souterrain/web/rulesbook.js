// The rulebook of a game, searchable: every word typed must occur in a rule.

import { rulebook } from "./api.js";
import { dialog, h, put } from "./dom.js";
import { plain } from "./plain.js";
import { headingOf, ruleText } from "./why.js";
import { t } from "./words.js";

export async function openBook(game, id = "", house = null) {
	const search = h("input", {
		type: "search",
		placeholder: t("web-search-rules"),
		"aria-label": t("web-search-rules"),
	});
	const count = h("p", { class: "role", role: "status" });
	const list = h("div", { class: "book" }, h("p", {}, t("web-loading")));
	const box = dialog(t("web-rules"), t("web-close"), search, count, list);
	box.classList.add("wide");
	let book;
	try {
		book = (await rulebook(game)).map((rule) => ({
			...rule,
			hay: plain([rule.id, rule.text, rule.ruling, ...rule.tables.flatMap(({ rows }) => rows.flat())].join(" ")),
		}));
	} catch (error) {
		put(list, h("p", { class: "bad" }, error.message));
		return;
	}
	const show = () => {
		const wanted = plain(search.value).split(/\s+/).filter(Boolean);
		const found = book.filter((rule) => wanted.every((word) => rule.hay.includes(word)));
		count.textContent = found.length
			? t("web-rules-found", { count: found.length, of: book.length })
			: t("web-rules-none");
		put(
			list,
			house && !wanted.length ? houseRules(house) : null,
			[...chaptersOf(found)].map(([heading, rules]) =>
				h(
					"section",
					{},
					h("h3", {}, heading),
					rules.map((rule) => {
						const entry = ruleText(rule);
						entry.id = `rule-${rule.id}`;
						return entry;
					}),
				),
			),
		);
	};
	search.addEventListener("input", show);
	show();
	search.focus();
	if (!id) return;
	const entry = document.getElementById(`rule-${id}`);
	entry?.classList.add("wanted");
	entry?.scrollIntoView({ block: "center" });
}

/** What this table plays differently from the printed rules. */
const houseRules = (house) =>
	h(
		"section",
		{ class: "house-rules" },
		h("h3", {}, t("web-house-rules", { title: house.title })),
		house.about && h("p", {}, house.about),
		h(
			"ul",
			{},
			house.changes.map((change) => h("li", {}, change)),
		),
	);

function chaptersOf(rules) {
	const chapters = new Map();
	for (const rule of rules) chapters.set(headingOf(rule), [...(chapters.get(headingOf(rule)) ?? []), rule]);
	return chapters;
}
