// Telling: after an answer the lines of the story come one by one, and the table follows them. A click or a key skips.

import { staged } from "./stage.js";

/** @typedef {import("./view").View} View */

export class Telling {
	/** @type {ReturnType<typeof setTimeout>[]} */
	#due = [];
	/** What is still to be told.
	 * @type {(() => void) | null} */
	#rest = null;
	/** Whether the reader wants no more told line by line until it is his turn. */
	hasty = false;

	/** @param {import("./table.js").Table} table */
	constructor(table) {
		this.table = table;
	}

	get active() {
		return Boolean(this.#rest);
	}

	/** Tells some lines: each is shown at its time, with what it caused; `then` comes what they lead to.
	 * @param {View} before @param {View} after @param {ReturnType<typeof import("./pace.js").pace>} times */
	begin(before, after, { lines, told, of }, then) {
		const { table } = this;
		const at = (time) => staged(before, after, (id) => of(id).last <= time);
		const line = (k) => {
			table.story.reveal(k);
			if (k) table.showing.beside(at(lines[k]));
			else table.showing.lay(at(0), of);
		};
		this.#due = lines.map((time, k) => setTimeout(() => line(k), time));
		this.#due.push(setTimeout(() => this.end(), told));
		this.#rest = then;
		table.parts.root.classList.add("telling");
	}

	/** Everything has been told. */
	end() {
		if (!this.#rest) return;
		const then = this.#rest;
		this.leave();
		this.table.story.finish();
		then();
	}

	/** A reader who wants to see the end of it, and of what the others do next. */
	skip() {
		if (!this.active) return false;
		this.hasty = true;
		this.table.board?.pieces?.finish();
		this.table.story.rest();
		this.end();
		return true;
	}

	leave() {
		for (const due of this.#due) clearTimeout(due);
		this.#due = [];
		this.#rest = null;
		this.table.parts.root.classList.remove("telling");
	}
}
