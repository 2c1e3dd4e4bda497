// A new game: how many play, who holds each seat, the language, the dice, and the switches that the game itself offers.

import { create, keepToken, seatsOf } from "./api.js";
import { cover } from "./art/covers.js";
import { dialog, h, memory, put } from "./dom.js";
import { icon } from "./emblem.js";
import { showLinks } from "./links.js";
import { LANGUAGES, language, t } from "./words.js";

const field = (label, control, hint) =>
	h("label", { class: "field" }, h("span", {}, label), control, hint ? h("small", { class: "role" }, hint) : null);

const choice = (values, chosen, change) => {
	const select = h(
		"select",
		{ onchange: () => change?.(select.value) },
		values.map(([value, label]) => h("option", { value, selected: value === chosen }, label)),
	);
	return select;
};

export function newGame(book, go) {
	const [low, high] = book.players;
	const seats = h("fieldset", { class: "seat-choice" });
	const holders = {};
	const names = {};
	/** What the players are called, by their seats; "" where they have no name of their own.
	 * @type {Record<string, string>} */
	const people = {};
	const counts = Array.from({ length: high - low + 1 }, (_, k) => [String(low + k), String(low + k)]);
	const players = choice(counts, String(low));
	const tongue = choice(
		LANGUAGES.map((each) => [each, t(`web-language-${each}`)]),
		language(),
	);
	const seed = h("input", { type: "text", maxlength: 200, autocomplete: "off" });
	const dice = choice(
		[
			["program", t("web-dice-program")],
			["typed", t("web-dice-typed")],
		],
		"program",
	);
	const back = choice(
		["", "free", "consent", "dice", "never"].map((rule) => [rule, t(`web-taking-back-${rule || "usual"}`)]),
		"",
	);
	const variants = (book.variants ?? []).map((variant) => variantField(variant));
	/** The switch that brought a chair to the table: it is offered below it. */
	const causes = {};
	const main = variants.filter(({ advanced }) => !advanced);
	const others = variants.filter(({ advanced }) => advanced);

	/** Where somebody writes what a player is called; a browser remembers it for the next game. */
	const calling = (id, name) => {
		people[id] ??= memory.get(`player.${id}`) ?? "";
		const change = () => {
			people[id] = input.value.trim();
			memory.set(`player.${id}`, people[id]);
		};
		const about = { placeholder: name, "aria-label": t("web-called", { seat: name }), onchange: change };
		const input = h("input", { type: "text", maxlength: 40, autocomplete: "off", ...about });
		input.value = people[id];
		return input;
	};

	/** The seats of the set-up as it stands, asked of the server: some games add a game master's. */
	async function drawSeats(turned = null) {
		const ways = [
			["screen", t("web-by-screen")],
			["link", t("web-by-link")],
			...(book.bots ?? []).map((bot) => [`bot:${bot}`, t("web-by-bot", { bot: t(`web-bot-${bot}`) })]),
		];
		let list;
		try {
			list = await seatsOf({ game: book.slug, setup: await setup() });
		} catch (error) {
			put(seats, h("legend", {}, t("web-who-sits")), h("p", { class: "bad" }, error.message));
			return;
		}
		for (const seat of Object.keys(holders)) if (!list.some(({ id }) => id === seat)) delete holders[seat];
		if (turned) for (const { id } of list) if (!(id in holders)) causes[id] = turned;
		const row = ({ id, name, by }) => {
			holders[id] ??= by;
			names[id] = name;
			const holder = choice(ways, holders[id], (value) => Object.assign(holders, { [id]: value }));
			if (list.length === 1) {
				delete people[id];
				return field(name, holder);
			}
			holder.setAttribute("aria-label", t("web-held-by", { seat: name }));
			return h("p", { class: "field" }, calling(id, name), holder);
		};
		put(seats, h("legend", {}, t("web-who-sits")), list.filter(({ id }) => !causes[id]).map(row));
		for (const each of variants) put(each.chairs, list.filter(({ id }) => causes[id] === each).map(row));
	}

	function changed({ target }) {
		if (target.closest(".seat-choice")) return;
		drawSeats(variants.find(({ element }) => element.contains(target)));
	}

	async function setup() {
		const given = { players: Number(players.value), language: tongue.value };
		for (const variant of variants) {
			const value = await variant.value();
			if (value !== undefined) given[variant.field] = value;
		}
		return given;
	}
	drawSeats();

	const trouble = h("span", { class: "bad", role: "alert" });
	const form = h(
		"form",
		{ class: "new-game", onsubmit: submit, onchange: changed },
		h(
			"div",
			{ class: "two" },
			cover(book.slug),
			h("div", {}, h("p", {}, book.blurb), low === high ? null : field(t("web-how-many"), players), seats),
		),
		main.flatMap(({ element, chairs }) => [element, chairs]),
		others.length
			? h(
					"details",
					{},
					h("summary", {}, t("web-variants", { count: others.length })),
					others.flatMap(({ element, chairs }) => [element, chairs]),
				)
			: null,
		h(
			"details",
			{},
			h("summary", {}, t("web-more")),
			field(t("web-language"), tongue),
			field(t("web-dice"), dice, t("web-dice-hint")),
			field(t("web-taking-back"), back),
			field(t("web-seed"), seed, t("web-seed-hint")),
		),
		h("p", { class: "row begin" }, h("button", { type: "submit", class: "gold big" }, t("web-begin")), trouble),
	);
	const box = dialog(book.title, t("web-close"), form);
	box.classList.add("wide");

	async function submit(event) {
		event.preventDefault();
		form.inert = true;
		trouble.textContent = "";
		try {
			const wish = { game: book.slug, setup: await setup(), seats: { ...holders }, dice: dice.value };
			const called = Object.entries(people).filter(([id, name]) => id in holders && name);
			if (called.length) wish.setup.names = { ...wish.setup.names, ...Object.fromEntries(called) };
			if (back.value) wish.undo = back.value;
			if (seed.value.trim()) wish.seed = seed.value.trim();
			const made = await create(wish);
			keepToken(made.table, made.owner);
			const links = Object.entries(made.seats ?? {}).map(([seat, token]) => [
				people[seat] || (names[seat] ?? seat),
				token,
			]);
			box.close();
			const sit = () => go(`/table/${made.table}`);
			if (links.length) showLinks(made.table, links, sit);
			else sit();
		} catch (error) {
			form.inert = false;
			trouble.textContent = error.message;
		}
	}
}

/** A choice by pictures. */
function pictures(label, values, given) {
	const group = `pictures-${label}`;
	const about = h("p", { class: "about", "aria-live": "polite" });
	const tell = (value) => put(about, values.find((each) => each.value === value)?.about || null);
	const tiles = values.map(({ value, label: word, emblem }) => {
		const input = h("input", { type: "radio", name: group, value, class: "visually-hidden" });
		input.checked = value === given;
		return { input, element: h("label", { class: "tile" }, input, icon(emblem, word, "picture"), h("span", {}, word)) };
	});
	tell(given);
	return {
		element: h(
			"fieldset",
			{ class: "pictures", onchange: ({ target }) => tell(target.value) },
			h("legend", {}, label),
			tiles.map(({ element }) => element),
			values.some((each) => each.about) ? about : null,
		),
		value: () => tiles.find(({ input }) => input.checked)?.input.value,
	};
}

const variantField = (variant) => ({
	advanced: variant.advanced,
	chairs: h("div", { class: "seat-choice" }),
	...control(variant),
});

/** A switch of the game's own set-up, as the server describes it. */
function control({ field: name, kind, label, values = [], low, high, default: given }) {
	if (kind === "switch") {
		const input = h("input", { type: "checkbox" });
		input.checked = Boolean(given);
		return {
			field: name,
			element: h("label", { class: "field check" }, input, h("span", {}, label)),
			value: () => input.checked,
		};
	}
	if (kind === "choice" && values.some(({ emblem }) => emblem))
		return { field: name, ...pictures(label, values, given) };
	if (kind === "choice") {
		const select = choice(
			values.map((each) => [each.value, each.label]),
			given,
		);
		return { field: name, element: field(label, select), value: () => select.value };
	}
	if (kind === "number" && values.length) {
		const named = (number) => values.find(({ value }) => value === number)?.label ?? number;
		const numbers = Array.from({ length: high - low + 1 }, (_, k) => String(low + k));
		const select = choice(
			numbers.map((number) => [number, named(number)]),
			String(given),
		);
		return { field: name, element: field(label, select), value: () => Number(select.value) };
	}
	if (kind === "number") {
		const input = h("input", { type: "number", min: low, max: high, value: given ?? low });
		return { field: name, element: field(label, input), value: () => Number(input.value) };
	}
	if (kind === "names") {
		const fields = values.map((each) => ({
			id: each.value,
			label: each.label,
			input: h("input", { type: "text", maxlength: 40, autocomplete: "off", placeholder: each.label }),
		}));
		const given = () => fields.filter(({ input }) => input.value.trim());
		return {
			field: name,
			element: h(
				"details",
				{},
				h("summary", {}, label),
				fields.map((each) => field(each.label, each.input)),
			),
			value: () =>
				given().length ? Object.fromEntries(given().map(({ id, input }) => [id, input.value.trim()])) : undefined,
		};
	}
	if (kind === "file") {
		const chosen = h("small", { class: "role" });
		const input = h("input", {
			type: "file",
			class: "visually-hidden",
			onchange: () => {
				chosen.textContent = input.files[0]?.name ?? "";
			},
		});
		return {
			field: name,
			element: h(
				"label",
				{ class: "field" },
				h("span", {}, label),
				input,
				h("span", { class: "button" }, t("web-choose-file")),
				chosen,
			),
			value: async () => (input.files.length ? input.files[0].text() : undefined),
		};
	}
	const input = h("input", { type: "text", value: given ?? "", maxlength: 200 });
	return { field: name, element: field(label, input), value: () => input.value || undefined };
}
