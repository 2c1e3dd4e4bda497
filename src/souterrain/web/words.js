// The client's own words, from the server, in the language of the reader.

import { memory } from "./dom.js";

export const LANGUAGES = ["fr", "en"];
let words = {};
let current = "fr";

export const language = () => current;

/** The words for an id, its arguments put in. */
export function t(id, args = {}) {
	return (words[id] ?? id).replace(/\{(\w+)\}/g, (whole, name) => args[name] ?? whole);
}

export async function speak(wanted) {
	const reply = await fetch(`/api/words/${wanted}`);
	words = await reply.json();
	current = wanted;
	memory.set("language", wanted);
	document.documentElement.lang = wanted;
}

export function preferred() {
	const kept = memory.get("language");
	if (kept && LANGUAGES.includes(kept)) return kept;
	const asked = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => LANGUAGES.includes(tag));
	return asked ?? "fr";
}

/** A moment in seconds, as the reader writes dates. */
export const when = (date) =>
	new Intl.DateTimeFormat(current, { dateStyle: "medium", timeStyle: "short" }).format(new Date(date * 1000));

/** A number with one decimal at most, as the reader writes it. */
export const number = (value) =>
	new Intl.NumberFormat(current, { maximumFractionDigits: 1 }).format(value).replace("-", "−");
