// Somebody asks to take back what was just played: said until all have agreed or one declines, over the edge of the board.

import { h, put } from "./dom.js";
import { t } from "./words.js";

/** @param {HTMLElement} host @param {import("./table.js").Table} table */
export function drawPlea(host, table) {
	const { wire, welcome } = table;
	const { plea } = welcome.undo;
	table.parts.undo.hidden = watches(table);
	host.hidden = !plea;
	if (!plea) {
		put(host);
		return;
	}
	const decline = (word) => button(word, () => wire.send({ decline: wire.n }));
	const undone = wire.story().find(({ n }) => n > plea.at);
	put(
		host,
		h(
			"p",
			{},
			plea.agreed ? t("web-plea-mine", { whom: plea.waits.join(", ") }) : t("web-plea-asked", { who: plea.by }),
		),
		undone ? h("p", { class: "role" }, t("web-plea-line", { line: undone.text })) : null,
		watches(table)
			? null
			: h(
					"div",
					{ class: "options" },
					plea.agreed ? null : button("web-plea-agree", () => table.undo(), "gold"),
					decline(plea.agreed ? "web-plea-withdraw" : "web-plea-decline"),
				),
	);
}

/** Whether whoever sits here only watches: nothing is offered that would be refused.
 * @param {import("./table.js").Table} table */
export const watches = (table) => table.welcome?.role === "spectator";

const button = (word, act, look = "") => h("button", { type: "button", class: look, onclick: act }, t(word));
