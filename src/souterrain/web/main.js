// The way in: reads the address, brings the words and emblems, and shows the lobby or a table.

import { house, keepToken, tokenOf } from "./api.js";
import { notice } from "./dom.js";
import { bringEmblems } from "./emblem.js";
import { preferred, speak } from "./words.js";

const app = document.querySelector("#app");
let page = null;

/** Keys and tokens arrive in the fragment, which browsers do not send; they are kept here and leave the address. So does
 * the moment of a game that is to be looked at, which is returned. */
function takeTokens(table) {
	const given = new URLSearchParams(location.hash.slice(1));
	if (given.get("key")) house.key = given.get("key");
	if (table && given.get("seat")) keepToken(table, given.get("seat"));
	if (["key", "seat", "look"].some((name) => given.has(name))) history.replaceState(null, "", location.pathname);
	return given.has("look") ? Number(given.get("look")) : null;
}

async function show() {
	page?.leave?.();
	page = null;
	const table = location.pathname.match(/^\/table\/([\w-]+)/)?.[1];
	const moment = takeTokens(table);
	if (table) {
		const { openTable } = await import("./opening.js");
		page = await openTable(app, table, tokenOf(table), go, moment);
	} else {
		const { openLobby } = await import("./lobby.js");
		page = await openLobby(app, go);
	}
}

/** Go to another page of the client without loading anew. */
function go(path) {
	history.pushState(null, "", path);
	show();
}

addEventListener("popstate", show);
addEventListener("hashchange", () => location.hash && show());

try {
	await Promise.all([speak(preferred()), bringEmblems()]);
	await show();
} catch (error) {
	console.error(error);
	notice("Souterrain ne répond pas · Souterrain does not answer", "bad");
}
