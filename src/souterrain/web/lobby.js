// The lobby: the games as books, "Continue" first, saved games to resume, finished ones to see again.

import { forget, games, house, keepToken, load, reopen, tables } from "./api.js";
import { cover } from "./art/covers.js";
import { dialog, h, notice, put, style } from "./dom.js";
import { newGame } from "./newgame.js";
import { LANGUAGES, language, speak, t, when } from "./words.js";

const SHOWN = 6;

export async function openLobby(app, go) {
	await Promise.all([style("lobby"), style("dialog")]);
	document.title = "Souterrain";
	document.body.dataset.page = "lobby";
	delete document.body.dataset.game;
	const shelf = h("main", { class: "lobby" }, h("p", { class: "role waiting" }, t("web-loading")));
	put(app, shelf);
	await draw(shelf, go);
	return {};
}

async function draw(shelf, go) {
	let books = [];
	let kept = [];
	let trouble = "";
	try {
		books = await games();
		if (house.key) kept = await tables();
	} catch (error) {
		trouble = error.message;
		if (error.status === 403 || error.status === 401) {
			house.key = null;
			trouble = t("web-key-wrong");
		}
	}
	const titles = new Map(books.map((book) => [book.slug, book.title]));
	for (const table of kept) table.title ??= titles.get(table.game) ?? table.game;
	const again = () => draw(shelf, go);
	const running = kept.filter((table) => !table.finished);
	const finished = kept.filter((table) => table.finished);
	put(
		shelf,
		heading(again),
		trouble
			? h(
					"p",
					{ class: "trouble bad", role: "alert" },
					trouble,
					" ",
					h("button", { type: "button", onclick: again }, t("web-again")),
				)
			: null,
		house.key
			? null
			: h("section", { class: "trouble" }, h("h2", {}, t("web-no-key")), h("p", {}, t("web-no-key-hint"))),
		running.length ? carryOn(running[0], go) : null,
		h(
			"section",
			{ "aria-labelledby": "h-games" },
			h("h2", { id: "h-games" }, t("web-new-game")),
			h(
				"ul",
				{ class: "books" },
				books.map((book) =>
					h(
						"li",
						{ onclick: () => house.key && newGame(book, go) }, // its words open a book as its cover does
						h(
							"button",
							{ type: "button", class: `book-cover ${book.slug}`, disabled: !house.key },
							cover(book.slug),
							h("span", { class: "title" }, book.title.replace(": ", ":\n")),
						),
						h("p", { class: "blurb" }, book.blurb),
						h("p", { class: "role" }, players(book.players)),
					),
				),
			),
		),
		running.length ? list(t("web-saved"), running, "web-resume", go, again) : null,
		finished.length ? list(t("web-finished"), finished, "web-replay", go, again) : null,
		house.key ? loader(go) : null,
	);
}

function players([low, high]) {
	if (high === 1) return t("web-players-alone");
	return low === high ? t("web-players-exactly", { count: low }) : t("web-players-range", { low, high });
}

function heading(again) {
	const other = LANGUAGES[(LANGUAGES.indexOf(language()) + 1) % LANGUAGES.length];
	return h(
		"header",
		{ class: "lobby-top" },
		h("h1", {}, "Souterrain"),
		h("p", { class: "motto" }, t("web-motto")),
		h(
			"button",
			{
				type: "button",
				class: "lang",
				lang: other,
				title: t("web-other-language"),
				onclick: async () => {
					await speak(other);
					again();
				},
			},
			other.toUpperCase(),
		),
	);
}

/** Sits down at a table, at a moment gone by where one is given. */
async function sit(table, go, moment = null) {
	try {
		keepToken(table.id, (await reopen(table.id)).owner);
		go(`/table/${table.id}${moment === null ? "" : `#look=${moment}`}`);
	} catch (error) {
		notice(error.message, "bad");
	}
}

const party = (table) => (table.party ?? []).join(", ");

function carryOn(table, go) {
	return h(
		"section",
		{ class: "continue", "aria-labelledby": "h-continue" },
		cover(table.game),
		h(
			"div",
			{},
			h("h2", { id: "h-continue" }, t("web-continue")),
			h("p", { class: "big" }, table.title),
			h("p", {}, table.headline),
			h("p", { class: "role" }, [party(table), table.house_rules, when(table.updated)].filter(Boolean).join(" · ")),
			h("button", { type: "button", class: "gold", onclick: () => sit(table, go) }, t("web-continue")),
		),
	);
}

function list(title, entries, verb, go, again) {
	const row = (table) =>
		h(
			"li",
			{},
			h(
				"div",
				{},
				h("b", {}, table.title),
				h("span", {}, table.finished ? table.outcome || table.headline : table.headline),
				h(
					"span",
					{ class: "role" },
					[party(table), table.house_rules, when(table.updated)].filter(Boolean).join(" · "),
				),
				expeditions(table, go),
			),
			h("button", { type: "button", onclick: () => sit(table, go) }, t(verb)),
			h(
				"button",
				{
					type: "button",
					class: "quiet",
					"aria-label": t("web-delete-this", { title: table.title }),
					onclick: () => remove(table, again),
				},
				t("web-delete"),
			),
		);
	const [first, rest] = [entries.slice(0, SHOWN), entries.slice(SHOWN)];
	return h(
		"section",
		{},
		h("h2", {}, title),
		h("ul", { class: "kept" }, first.map(row)),
		rest.length
			? h(
					"details",
					{},
					h("summary", {}, t("web-older", { count: rest.length })),
					h("ul", { class: "kept" }, rest.map(row)),
				)
			: null,
	);
}

/** The expeditions of a campaign, each of which can be seen again. */
function expeditions(table, go) {
	const made = table.expeditions ?? [];
	if (!made.length) return null;
	const one = ({ text, n }) =>
		h("li", {}, h("button", { type: "button", class: "quiet", onclick: () => sit(table, go, n) }, text));
	return h(
		"details",
		{ class: "expeditions" },
		h("summary", {}, t("web-expeditions", { count: made.length })),
		h("ol", {}, made.map(one)),
	);
}

function remove(table, again) {
	const box = dialog(
		t("web-delete"),
		t("web-close"),
		h("p", {}, t("web-delete-sure", { title: table.title, date: when(table.updated) })),
		h(
			"p",
			{ class: "row" },
			h(
				"button",
				{
					type: "button",
					class: "danger",
					onclick: async () => {
						box.close();
						try {
							await forget(table.id);
						} catch (error) {
							notice(error.message, "bad");
						}
						again();
					},
				},
				t("web-delete"),
			),
			h("button", { type: "button", onclick: () => box.close() }, t("web-keep")),
		),
	);
}

function loader(go) {
	const input = h("input", {
		type: "file",
		id: "load",
		class: "visually-hidden",
		onchange: async () => {
			if (!input.files.length) return;
			try {
				const made = await load(await input.files[0].arrayBuffer());
				keepToken(made.table, made.owner);
				go(`/table/${made.table}`);
			} catch (error) {
				notice(error.message, "bad");
			}
			input.value = "";
		},
	});
	return h("p", { class: "loader" }, h("label", { for: "load", class: "button" }, t("web-load-file")), input);
}
