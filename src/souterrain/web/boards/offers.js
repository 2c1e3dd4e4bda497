// Options that lie on the board: each place that stands for one is a button, by mouse, touch and keyboard.

import { h } from "../dom.js";
import { LONG, visit } from "../lists.js";
import { ON_FOOT } from "../shown.js";
import { t } from "../words.js";

/** How long a place is held to see all that it offers. */
const HELD = 500;

/** The options of a question by their place on the board; of one verb `only`, where one is named.
 * @param {import("../view").View["ask"]} ask */
export function offersOf(ask, only = "") {
	/** @type {Map<string, import("../view").Option[]>} */
	const offers = new Map();
	for (const option of ask?.kind === "ask" ? ask.options : [])
		if (option.at && (!only || option.verb === only)) offers.set(option.at, [...(offers.get(option.at) ?? []), option]);
	return offers;
}

const spoken = (option) => (option.note ? `${option.text} (${option.note})` : option.text);

/** What a place stands for before anything else: the way there, the safest first, and what opens. */
const MEANT = [...ON_FOOT, "open"];

/** What a place stands for by itself: the only thing that it offers, or what is meant before anything else.
 * @param {import("../view").Option[]} options */
export function meantBy(options) {
	if (options.length === 1) return options[0];
	const ways = MEANT.map((verb) => options.filter((option) => option.verb === verb)).find((own) => own.length);
	return ways?.length === 1 ? ways[0] : undefined;
}

/** Whether all that a place offers is to search it, and whoever would do so stands there: who points at a piece means to
 * look at it, unless searching was chosen.
 * @param {import("../view").Option[]} options */
export const underfoot = ([only, ...others], { question, wire }) =>
	!others.length &&
	only.verb === "search" &&
	question.only !== "search" &&
	Boolean(wire.view?.board.tokens?.some(({ active, at }) => active && at === only.at));

/** Makes a drawn place a button for its options: a click takes the way there, a long press, the right button or Shift
 * shows all of them: a few beside it, more in the list of the question. */
export function offered(element, options, name, table) {
	const meant = underfoot(options, table) ? undefined : meantBy(options);
	const several = () =>
		options.length > LONG ? visit(table.question, options[0].at) : choose(element, options, table);
	const list = (event) => {
		if (options.length < 2) return;
		event.preventDefault();
		event.stopPropagation();
		several();
	};
	const take = (event) => {
		event.stopPropagation();
		if (held.over) return;
		const blind = options[0].covers.length && matchMedia("(hover: none)").matches;
		if (meant && !blind && (options.length === 1 || !event.shiftKey)) table.answer(meant.key);
		else several();
	};
	const held = holding(element, list);
	element.classList.add("offer");
	element.setAttribute("role", "button");
	element.setAttribute("tabindex", "0");
	const isLong = options.length > LONG;
	const deeds = isLong ? t("web-offers", { count: options.length }) : options.map(spoken).join(", ");
	element.setAttribute("aria-label", name && !deeds.includes(name) ? `${name} · ${deeds}` : deeds);
	element.addEventListener("click", take);
	element.addEventListener("contextmenu", list);
	element.addEventListener("keydown", (event) => {
		if (event.key !== "Enter" && event.key !== " ") return;
		event.preventDefault();
		take(event);
	});
	element.addEventListener("pointerenter", () => table.hint(meant ?? options[0]));
	element.addEventListener("pointerleave", () => table.hint(null));
	element.addEventListener("focus", () => table.hint(meant ?? options[0]));
}

/** A finger that stays on a place asks for all that it offers; lifted, it means nothing more. */
function holding(element, list) {
	const held = { over: false };
	/** @type {ReturnType<typeof setTimeout> | undefined} */
	let due;
	const release = () => clearTimeout(due);
	element.addEventListener("pointerdown", (event) => {
		release();
		held.over = false;
		if (event.pointerType !== "touch") return;
		due = setTimeout(() => {
			held.over = true;
			list(event);
		}, HELD);
	});
	for (const end of ["pointerup", "pointercancel", "pointerleave"]) element.addEventListener(end, release);
	return held;
}

/** Several options lie on one place: a small list beside it. The finger that opens it may lift where it has come to lie:
 * only a press that began on the list takes something. */
function choose(element, options, table) {
	document.querySelector(".choices")?.remove();
	let pressed = false;
	const box = element.getBoundingClientRect();
	const list = h(
		"div",
		{ class: "choices", role: "menu" },
		options.map((option) =>
			h(
				"button",
				{
					type: "button",
					role: "menuitem",
					onpointerenter: () => table.hint(option),
					onfocus: () => table.hint(option),
					onclick: ({ detail }) => {
						if (detail && !pressed) return;
						list.remove();
						table.answer(option.key);
					},
				},
				option.text,
				option.note ? h("small", {}, option.note) : null,
			),
		),
	);
	list.addEventListener("pointerdown", () => {
		pressed = true;
	});
	list.addEventListener("keydown", (event) => {
		const items = [...list.children];
		const here = items.indexOf(document.activeElement);
		if (event.key === "Escape") {
			list.remove();
			element.focus();
		} else if (event.key === "ArrowDown") items[(here + 1) % items.length].focus();
		else if (event.key === "ArrowUp") items[(here - 1 + items.length) % items.length].focus();
		else return;
		event.preventDefault();
		event.stopPropagation();
	});
	(element.closest("main") ?? document.body).append(list);
	list.style.left = `${Math.max(8, Math.min(innerWidth - list.offsetWidth - 8, box.right + 6))}px`;
	list.style.top = `${Math.max(8, Math.min(innerHeight - list.offsetHeight - 8, box.top))}px`;
	list.firstChild.focus();
	const away = (event) => {
		if (list.contains(event.target)) return;
		list.remove();
		removeEventListener("pointerdown", away, true);
	};
	addEventListener("pointerdown", away, true);
}

const TURN = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Moves the focus to the nearest offered place in an arrow's direction. */
export function stepTo(svg, key, start) {
	const places = [...svg.querySelectorAll(".offer")].map((element) => {
		const box = element.getBoundingClientRect();
		return { element, x: box.x + box.width / 2, y: box.y + box.height / 2 };
	});
	if (!places.length) return false;
	const here = places.find((place) => place.element === document.activeElement) ??
		start ?? { x: innerWidth / 2, y: innerHeight / 2 };
	const [dx, dy] = TURN[key];
	let best = null;
	for (const place of places) {
		const ahead = (place.x - here.x) * dx + (place.y - here.y) * dy;
		const aside = Math.abs((place.x - here.x) * dy) + Math.abs((place.y - here.y) * dx);
		if (place.element === here.element || ahead <= 2) continue;
		const cost = ahead + aside * 2;
		if (!best || cost < best.cost) best = { ...place, cost };
	}
	(best ?? (here.element ? here : places[0])).element.focus();
	return true;
}
