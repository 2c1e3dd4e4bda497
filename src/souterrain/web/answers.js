// Answers that are not a choice from a list: a number, a name, whether one is sure; how a game ended; what deeds are paid
// with; the grip of their sheet.

import { h } from "./dom.js";
import { gauge } from "./gauge.js";
import { t } from "./words.js";

const FEW = 12;

/** A whole number: buttons where there are few, a slider and a field where there are many. */
export function amount(ask, answer) {
	const { step } = ask;
	const count = Math.floor((ask.high - ask.low) / step) + 1;
	if (count <= FEW) {
		const values = Array.from({ length: count }, (_, k) => ask.low + k * step);
		return h(
			"div",
			{ class: "options numbers", role: "group", "aria-label": ask.text },
			values.map((value) =>
				h("button", { type: "button", class: "option", data: { value }, onclick: () => answer(value) }, String(value)),
			),
		);
	}
	const bounds = { min: ask.low, max: ask.high, step, value: ask.low, "aria-label": ask.text };
	const number = h("input", { type: "number", ...bounds });
	const range = h("input", {
		type: "range",
		...bounds,
		oninput: () => {
			number.value = range.value;
		},
	});
	number.addEventListener("input", () => {
		range.value = number.value;
	});
	return form(() => answer(Number(number.value)), range, number);
}

/** A short text, such as a hero's name. */
export function name(ask, answer) {
	const field = h("input", {
		type: "text",
		maxlength: ask.longest,
		value: ask.suggestion,
		"aria-label": ask.text,
		autocomplete: "off",
	});
	return form(() => answer(field.value.trim()), field);
}

function form(submit, ...fields) {
	const send = (event) => {
		event.preventDefault();
		submit();
	};
	return h(
		"form",
		{ class: "row", onsubmit: send },
		fields,
		h("button", { class: "gold", type: "submit" }, t("web-ok")),
	);
}

/** How a game ended, in the strip: the page about it lies on the board, and can be opened again. */
export const ending = (table) =>
	h(
		"p",
		{ class: "row ended" },
		h("button", { class: "gold", type: "button", onclick: () => table.showing.end(true) }, t("web-end-page")),
		h("button", { type: "button", onclick: () => table.timeline.replay() }, t("web-replay")),
		h("button", { type: "button", onclick: () => table.go("/") }, t("web-lobby")),
	);

/** On a phone the question is a sheet: a tap or a pull on its grip raises and lowers it. */
export function grip(host) {
	let from = null;
	return h("button", {
		class: "grip",
		type: "button",
		"aria-label": t("web-pull"),
		onpointerdown: (event) => {
			from = event.clientY;
			event.currentTarget.setPointerCapture(event.pointerId);
		},
		onpointermove: (event) => {
			if (from === null || Math.abs(event.clientY - from) < 24) return;
			host.classList.toggle("up", event.clientY < from);
			host.dataset.pulled = "yes";
		},
		onpointerup: () => {
			from = null;
		},
		onclick: () => {
			if (!host.dataset.pulled) host.classList.toggle("up");
			delete host.dataset.pulled;
		},
	});
}

/** The commitment to the dice while a game runs, their seed once it is over: both can be checked. */
export function seedNote({ commitment, seed }) {
	const text = seed ? t("web-seed-shown", { seed }) : t("web-commitment", { commitment });
	return commitment ? h("p", { class: "seed" }, text) : null;
}

/** Whether what ends more than a turn is meant: to go back stands first.
 * @param {import("./ask.js").Question} question @param {import("./view").Option} option */
export function sure({ table, buttons }, option) {
	const button = (key, text, look, act) => {
		const kbd = h("kbd", { "aria-hidden": "true" }, key);
		const made = h(
			"button",
			{ type: "button", class: `option ${look}`, "aria-keyshortcuts": key, onclick: act },
			kbd,
			h("span", {}, text),
		);
		buttons.push(made);
		return made;
	};
	return h(
		"div",
		{ class: "options sure", role: "group", "aria-label": t("web-sure", { deed: option.text }) },
		h("p", {}, t("web-sure", { deed: option.text }), option.note ? h("small", {}, ` ${option.note}`) : null),
		button("n", t("web-not-sure"), "", () => table.hand.doubt(null)),
		button("y", option.text, "danger", () => table.answer(option.key)),
	);
}

/** What whoever acts pays deeds with, where he pays.
 * @param {import("./view").View} view */
export function purse({ sheets, ask }) {
	const paying = sheets.find(({ active, seat }) => active && seat === ask?.seat);
	const points = paying?.gauges.find(({ kind }) => kind === "action");
	return points ? h("span", { class: "purse", "aria-hidden": "true" }, gauge(points)) : null;
}
