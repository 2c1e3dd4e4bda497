// The table's HTTP side: the lobby's requests, with the house key or a table's own token.

import { memory, notice } from "./dom.js";
import { language, t } from "./words.js";

export const house = {
	get key() {
		return memory.get("key");
	},
	set key(value) {
		memory.set("key", value);
	},
};

export const tokenOf = (table) => memory.get(`token.${table}`);
export const keepToken = (table, token) => memory.set(`token.${table}`, token);

/** A refusal by the server, in the reader's language. */
export class Refusal extends Error {
	constructor(status, text) {
		super(text);
		this.status = status;
	}
}

/** @typedef {{ token?: string | null, body?: any, raw?: boolean }} Wish */

/** @param {string} method @param {string} path @param {Wish} wish */
async function request(method, path, { token, body, raw } = {}) {
	/** @type {Record<string, string>} */
	const headers = {};
	if (token) headers.Authorization = `Bearer ${token}`;
	if (body !== undefined && !raw) headers["Content-Type"] = "application/json";
	const address = `${path + (path.includes("?") ? "&" : "?")}lang=${language()}`;
	let reply;
	try {
		reply = await fetch(address, { method, headers, body: raw ? body : body && JSON.stringify(body) });
	} catch {
		throw new Refusal(0, t("web-no-server"));
	}
	if (reply.ok) return reply;
	const answer = await reply.json().catch(() => null);
	throw new Refusal(reply.status, answer?.error?.text ?? t("web-went-wrong", { status: reply.status }));
}

/** @param {string} method @param {string} path @param {Wish} [wish] */
const json = async (method, path, wish) => (await request(method, path, wish)).json();

export const games = () => json("GET", "/api/games");
export const tables = () => json("GET", "/api/tables", { token: house.key });
export const seatsOf = (wish) => json("POST", "/api/seats", { body: wish });
export const create = (wish) => json("POST", "/api/tables", { token: house.key, body: wish });
export const load = (bytes) => json("POST", "/api/tables/load", { token: house.key, body: bytes, raw: true });
export const reopen = (table) => json("POST", `/api/tables/${table}/open`, { token: house.key });
export const again = (table, there) =>
	json("POST", `/api/tables/${table}/again${there ? "?there" : ""}`, { token: house.key });
export const forget = (table) => request("DELETE", `/api/tables/${table}`, { token: house.key });
export const saved = async (table) =>
	(await request("GET", `/api/tables/${table}/save`, { token: tokenOf(table) })).blob();

/** The addresses by which friends reach this house, and a short text as the rows of a QR code. */
export const addresses = async (table) => (await json("GET", "/api/reach", { token: tokenOf(table) })).addresses;
export const code = async (table, text) =>
	(await json("POST", "/api/code", { token: tokenOf(table), body: { text } })).rows;

/** All that was decided and rolled, once a game is over. */
export const journal = (table) => json("GET", `/api/tables/${table}/journal`, { token: tokenOf(table) });

/** Why a bot did what the lines before a decision tell: empty where it gives no reason. */
export const reason = async (table, n) =>
	(await json("GET", `/api/tables/${table}/why/${n}`, { token: tokenOf(table) })).text;

/** What a bot would choose now in the place of whoever is asked here, and why where it says so. */
export const advised = (table) => json("GET", `/api/tables/${table}/advice`, { token: tokenOf(table) });

/** A part of the client that is fetched when it is first wanted; without a server there is a word about it.
 * @template T @param {Promise<T>} part @returns {Promise<T | undefined>} */
export const late = (part) =>
	part.catch(() => {
		notice(t("web-no-server"), "bad");
		return undefined;
	});

/** What a first game of this kind tells. */
export const lessonOf = (game) => json("GET", `/api/lesson/${game}`);

const books = new Map();

/** A game's rulebook in the reader's language, fetched once. */
export function rulebook(game) {
	const shelf = `${game}.${language()}`;
	if (!books.has(shelf)) {
		const book = json("GET", `/api/rules/${game}`);
		book.catch(() => books.delete(shelf));
		books.set(shelf, book);
	}
	return books.get(shelf);
}
