// The player's hand at the table: keys and pointer, and what it must not do by accident.

import { Guard } from "./guard.js";
import { pressed } from "./keys.js";

export class Hand {
	/** What ends more than a turn is asked once more: the option that was chosen and is not yet meant.
	 * @type {import("./view").Option | null} */
	doubted = null;
	/** Whether what might have been is being opened. */
	forking = false;

	/** @param {import("./table.js").Table} table */
	constructor(table) {
		this.table = table;
		this.guard = new Guard((heeded) => table.parts.root.classList.toggle("unheeding", !heeded));
		this.onkey = (event) => pressed(table, event);
		this.onmove = (event) => this.guard.moved(event);
		this.onclick = () => table.telling.skip();
		addEventListener("keydown", this.onkey);
		addEventListener("pointermove", this.onmove);
		addEventListener("click", this.onclick);
	}

	leave() {
		this.guard.leave();
		removeEventListener("keydown", this.onkey);
		removeEventListener("pointermove", this.onmove);
		removeEventListener("click", this.onclick);
	}

	/** Another question than before: nobody answers it by accident, what the old one showed beforehand is gone, and what
	 * is to be written can be written at once. */
	asked() {
		this.table.hint(null);
		this.guard.changed();
		const { field } = this.table.question;
		field?.focus();
		field?.select();
	}

	/** Opens what might have been from decision k on: once, however often one asks before it is there. */
	fork(k) {
		if (!this.forking) this.table.wire.send({ fork: k });
		this.forking = true;
	}

	/** Whether an answer is meant: what ends more than a turn has to be chosen twice. */
	means(ask, value) {
		const option = ask.kind === "ask" ? ask.options.find(({ key }) => key === value) : null;
		if (!option?.final || this.doubted === option) return true;
		this.doubt(option);
		return false;
	}

	/** Asks once more whether an option is meant, or not any longer. */
	doubt(option) {
		const { question, wire } = this.table;
		this.doubted = option;
		if (wire.view) question.draw(wire.view, false);
		this.table.hint(option);
		this.guard.changed();
		question.buttons[0]?.focus();
	}
}
