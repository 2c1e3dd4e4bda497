// Who is at the table: each seat with who holds it, whether he is here, and whose turn it is.

import { h, put } from "./dom.js";
import { t } from "./words.js";

/** How a seat is held: by whom of those here, a friend who is elsewhere, or a bot. */
export function holding({ by, here, mine }) {
	if (by.startsWith("bot:")) return "bot";
	if (mine) return "mine";
	return here ? "here" : "absent";
}

/** @param {HTMLElement} host @param {any} welcome @param {string} waiting */
export function drawPresence(host, welcome, waiting) {
	const seats = welcome.seats;
	host.hidden = seats.length < 2;
	const one = (seat) => {
		const held = holding(seat);
		const turn = seat.id === waiting;
		const said = t(`web-presence-${held}`) + (turn ? `, ${t("web-presence-turn")}` : "");
		return h(
			"li",
			{ class: `${held}${turn ? " turn" : ""}`, title: `${seat.name} · ${said}` },
			h("span", { class: "lamp", "aria-hidden": "true" }),
			h("span", { class: "name" }, seat.name),
			h("span", { class: "visually-hidden" }, ` (${said})`),
		);
	};
	put(host, host.hidden ? null : seats.map(one));
}

/** Whom the table waits for, and what he is asked where he is a person; who is not here is missed. And whose seat one
 * has oneself, where it is a single one.
 * @param {import("./table.js").Table} table @param {import("./view").View} view */
export function awaited(table, { waiting, asked }) {
	const seat = table.seat(waiting);
	if (!seat) return { said: t("web-wait"), asked: null, own: null };
	const held = holding(seat);
	const said = t(held === "absent" ? "web-awaited" : "web-thinks", { name: seat.name });
	const [mine, ...others] = table.mine();
	const own = mine && !others.length ? t("web-own-seat", { name: mine.name }) : null;
	return { said, asked: held === "bot" ? null : asked, own };
}
