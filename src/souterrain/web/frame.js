// The table's frame: header, party, board, story, question; on a phone the tabs that choose between them.

import { h, put } from "./dom.js";
import { icon } from "./emblem.js";
import { LANGUAGES, language, t } from "./words.js";

export function tableFrame(table) {
	const button = (word, act, sign, key) =>
		h(
			"button",
			{ type: "button", title: t(word) + (key ? ` (${key})` : ""), onclick: act },
			icon(sign),
			h("span", { class: "word" }, t(word)),
		);
	const other = LANGUAGES[(LANGUAGES.indexOf(language()) + 1) % LANGUAGES.length];
	const parts = {
		title: h("h1", { class: "game-title" }),
		headline: h("p", { class: "headline", "aria-live": "polite" }),
		presence: h("ul", { class: "presence", "aria-label": t("web-presence"), hidden: true }),
		line: h("p", { class: "line-lost", role: "alert", hidden: true }, t("web-line-lost")),
		party: h("aside", { class: "pane-party", "aria-label": t("web-party"), tabindex: "0" }),
		board: h("div", { class: "board" }),
		mini: h("div", { class: "mini" }),
		floors: h("div", { class: "floors", role: "group", "aria-label": t("web-floors"), hidden: true }),
		cards: h("div", { class: "cards-up", "aria-live": "polite" }),
		scene: h("section", { class: "scene", "aria-label": t("web-fight"), hidden: true }),
		end: h("section", { class: "end-page", "aria-label": t("web-end-page"), tabindex: "0", hidden: true }),
		undo: button("web-undo", () => table.undo(), "undo", "U"),
		plea: h("section", { class: "plea", role: "status", "aria-label": t("web-plea"), hidden: true }),
		banner: h("p", { class: "banner", "aria-hidden": "true", hidden: true }),
		timeline: h("div", { class: "timeline", role: "toolbar", "aria-label": t("web-timeline"), hidden: true }),
		story: h("aside", { class: "pane-story", "aria-label": t("web-story"), tabindex: "0" }),
		lesson: h("aside", { class: "lesson", "aria-label": t("web-lesson"), hidden: true }),
		heard: h("div", { class: "visually-hidden", role: "log", "aria-label": t("web-heard") }),
		question: h("section", { class: "question", "aria-label": t("web-question"), data: { skip: t("web-skip") } }),
	};
	const zoomed = (sign, word, act) =>
		h("button", { type: "button", title: t(word), "aria-label": t(word), onclick: () => act(table.board?.zoom) }, sign);
	const tabs = ["board", "party", "story"].map((name) =>
		h(
			"button",
			{
				type: "button",
				role: "tab",
				"aria-selected": String(name === "board"),
				data: { tab: name },
				onclick: () => choose(name),
			},
			icon({ board: "map", party: "group", story: "scroll" }[name]),
			t(`web-${name}`),
		),
	);
	const choose = (name) => {
		parts.root.dataset.tab = name;
		for (const tab of tabs) tab.setAttribute("aria-selected", String(tab.dataset.tab === name));
		if (name === "story") parts.story.scrollTop = parts.story.scrollHeight;
	};
	parts.root = h(
		"div",
		{ class: "table", data: { tab: "board" } },
		parts.question,
		h(
			"header",
			{ class: "top" },
			h(
				"button",
				{ class: "brand", type: "button", title: t("web-lobby"), onclick: () => table.go("/") },
				"Souterrain",
			),
			h("div", { class: "where" }, parts.title, parts.presence, parts.headline),
			parts.line,
			h(
				"nav",
				{ "aria-label": t("web-tools") },
				parts.undo,
				button("web-what-if", () => table.timeline.toggle(), "fork", "["),
				button("web-rules", () => table.rules(), "book", "/"),
				button("web-seats", () => table.seats(), "throne"),
				h(
					"button",
					{ type: "button", class: "lang", lang: other, title: t("web-other-language"), onclick: () => table.speak() },
					other.toUpperCase(),
				),
			),
		),
		h(
			"main",
			{ class: "middle" },
			parts.timeline,
			h("div", { class: "felt" }, parts.board, parts.cards, parts.banner, parts.plea, parts.end),
		),
		parts.scene,
		parts.party,
		parts.lesson,
		parts.story,
		h(
			"section",
			{ class: "corner", "aria-label": t("web-map") },
			parts.floors,
			parts.mini,
			h(
				"div",
				{ class: "zoom", role: "group", "aria-label": t("web-zoom") },
				zoomed("+", "web-closer", (zoom) => zoom?.by(1.4)),
				zoomed("−", "web-farther", (zoom) => zoom?.by(1 / 1.4)),
				zoomed("⤢", "web-whole", (zoom) => zoom?.fit()),
				zoomed("◎", "web-centre", () => table.board?.frame()),
				zoomed("?", "web-legend", () => table.legend()),
			),
		),
		h("nav", { class: "tabs", "aria-label": t("web-parts") }, h("div", { role: "tablist" }, tabs)),
		parts.heard,
	);
	return parts;
}

/** A page that says why there is no table here. */
export function deadEnd(app, text, go) {
	put(
		app,
		h(
			"main",
			{ class: "dead-end" },
			h("h1", {}, "Souterrain"),
			h("p", {}, text),
			h("button", { type: "button", class: "gold", onclick: () => go("/") }, t("web-lobby")),
		),
	);
	return null;
}
