// The floors: their names above the map. Another floor is only looked at; the next answer leads back.

import { h, put } from "./dom.js";

export class Floors {
	/** The name of the floor that is looked at, if it is another. */
	name = null;

	constructor(host, table) {
		this.host = host;
		this.table = table;
	}

	/** The plan to be drawn: the board itself, or the floor that is being looked at.
	 * @param {import("./view").View} view */
	pick(view) {
		const { board, plans } = view;
		const plan = plans.find(({ name }) => name === this.name);
		if (!plan) this.name = null;
		this.host.hidden = !plans.length;
		put(
			this.host,
			[board, ...plans].map((each) => this.button(each, each === (plan ?? board), each === board)),
		);
		return plan ?? board;
	}

	/** @param {any} board */
	button({ name }, chosen, here) {
		const show = () => this.turn(here ? null : name);
		return h("button", { type: "button", "aria-pressed": String(chosen), onclick: show }, here ? `● ${name}` : name);
	}

	/** Turn to another floor, or with nothing back to the board. */
	turn(name) {
		if (this.name === name) return;
		this.name = name;
		this.table.board = null;
		this.table.draw();
	}
}
