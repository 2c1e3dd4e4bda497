// What a table does with each message that it hears, and with what befalls the line itself.

import { keepToken } from "./api.js";
import { h, notice } from "./dom.js";
import { deadEnd } from "./frame.js";
import { t } from "./words.js";

/** @typedef {import("./table.js").Table} Table */

/** @type {Record<string, (table: Table, message: any, whole: any) => void>} */
const HEARD = {
	view(table) {
		const { view } = table.wire;
		if (view && table.board?.heard?.(view)) return;
		table.turn.heard();
		table.soon();
	},
	moment(table, view, { k, answer }) {
		table.moment = { view, k, answer };
		table.timeline.draw();
		table.draw();
	},
	welcome: (table, welcome) => table.greet(welcome),
	error(table, { text, rule }) {
		table.question.busy(false);
		table.hand.forking = false;
		const card = notice(text, "bad");
		const why = () => table.why(rule);
		if (rule) card.append(" ", h("button", { class: "why", type: "button", onclick: why }, t("web-why")));
		table.board?.reset?.();
	},
	forked(table, { table: id, owner }) {
		keepToken(id, owner);
		notice(t("web-forked"));
		table.go(`/table/${id}`);
	},
	link: (table, { seat, token }) => table.invite(seat, token),
	refused(table, { text }) {
		table.leave();
		document.querySelector("#notices")?.replaceChildren(); // the page says it
		deadEnd(table.app, text, table.go);
	},
	lost(table) {
		table.parts.line.hidden = false;
	},
	back(table) {
		table.sent = null;
		table.hand.forking = false;
		table.parts.line.hidden = true;
		notice(t("web-back"));
	},
};

/** @param {Table} table */
export const hear = (table, kind, message, whole) => HEARD[kind](table, message, whole);
