// Showing a view: its parts around the board, the board itself, and last the question; told step by step where there is news.

import { late } from "./api.js";
import { boardOf } from "./boards/kinds.js";
import { offersOf } from "./boards/offers.js";
import { drawCards, foldCards } from "./cards.js";
import { present, put, style } from "./dom.js";
import { drawPresence } from "./presence.js";
import { drawSheets } from "./sheets.js";
import { title } from "./turn.js";

/** Whether places on the board are to be chosen, not only fighters that the scene shows as well. */
const chosenOnBoard = ({ ask, scene }) =>
	[...offersOf(ask).keys()].some((at) => !scene.fighters.some(({ id }) => id === at));

export class Showing {
	/** What has been told and shown in full, and what the parts show now.
	 * @type {import("./view").View | null} */
	shown = null;
	/** @type {import("./view").View | null} */
	laid = null;
	ended = false;
	/** The decision that was last put as a question. */
	asked = -1;

	/** @param {import("./table.js").Table} table */
	constructor(table) {
		this.table = table;
	}

	/** Shows the newest view, or the moment that is looked at: `live` when there is news to be told of first. */
	async draw(live = false) {
		const { wire, moment, story, telling } = this.table;
		const view = moment?.view ?? wire.view;
		if (!view) return;
		const { n } = wire;
		const before = this.shown;
		telling.leave();
		this.table.colours.dye(view.sheets);
		const { lines, told, of } = story.draw(
			wire.story(moment?.k),
			live && !telling.hasty && !this.table.board?.played?.(),
		);
		this.shown = view;
		if (before && told) telling.begin(before, view, { lines, told, of }, () => this.reached(view, n));
		else {
			story.finish();
			await this.lay(view, of);
			if (this.laid === view) this.ask(view, n);
		}
	}

	/** A view has been told: it is shown, or what has come since. */
	async reached(view, n) {
		const { wire, moment } = this.table;
		if (view !== wire.view && !moment) return this.table.draw(true);
		await this.lay(view);
		if (this.laid === view) this.ask(view, n);
	}

	/** Puts a view on the table, all but the question; pieces stir `when` the story tells of them.
	 * @param {import("./view").View} view @param {(id: string, at?: string) => import("./pace.js").Part} [when] */
	async lay(view, when) {
		this.beside(view);
		const shown = this.table.floors.pick(view);
		const board = await this.boardFor(shown);
		const { moment, wire, question } = this.table;
		const lit = wire.n === this.asked ? question.only : "";
		const offers = moment || shown !== view.board ? new Map() : offersOf(view.ask, lit);
		if (this.laid !== view) return;
		board.draw(shown, offers, view, when);
		this.table.mini.draw(board);
	}

	/** What stands beside the board: the headline, the sheets, a fight.
	 * @param {import("./view").View} view */
	beside(view) {
		this.laid = view;
		const { parts } = this.table;
		parts.headline.textContent = view.headline;
		drawSheets(parts.party, view, this.table);
		drawCards(parts.cards, view);
		this.fight(view);
	}

	/** Puts the question, or tells whose it is or how it ended.
	 * @param {import("./view").View} view */
	ask(view, n) {
		const { hand, question, telling, parts, moment, welcome, sent, keyboard } = this.table;
		const other = n !== this.asked;
		if (other) {
			hand.doubted = null;
			question.fold(view);
			foldCards(parts.cards, n);
		}
		document.title = title(this.table, view.ask && !moment);
		drawPresence(parts.presence, welcome, view.waiting);
		question.draw(view, Boolean(moment));
		this.table.lesson.draw(view, n);
		this.asked = n;
		if (other) hand.asked();
		if (moment && view.ask?.kind === "ask")
			this.table.hint(view.ask.options.find(({ key }) => key === moment.answer) ?? null);
		if (view.ask) telling.hasty = false;
		if (sent !== n) question.busy(false);
		this.table.board?.recall?.(moment || sent === null ? [] : this.table.wire.story().filter((line) => line.n > sent));
		if (keyboard && document.activeElement === document.body) question.buttons[0]?.focus();
		parts.root.classList.toggle("looking", Boolean(moment));
		this.end();
	}

	/** The page about the end, once there is one; it is opened by itself when the end is first seen. */
	async end(wanted = false) {
		const { table } = this;
		const { end } = table.parts;
		const view = table.moment ? null : this.shown;
		if (!view?.outcome) {
			present(end, false);
			this.ended = false;
			return;
		}
		if (this.ended && !wanted) return;
		this.ended = true;
		const [part] = await Promise.all([late(import("./ending.js")), style("ending"), style("dialog")]);
		part?.drawEnd(end, view, table);
		present(end, Boolean(part));
	}

	async fight(view) {
		const { scene } = this.table.parts;
		if (!view.scene) {
			present(scene, false);
			return;
		}
		const [part] = await Promise.all([late(import("./scene.js")), style("scene")]);
		if (!part || view !== this.laid) return;
		present(scene, true);
		part.drawScene(scene, view, this.table, chosenOnBoard(view));
	}

	/** The board that is there, or a new one where it is of another kind.
	 * @param {import("./view").View["board"]} shown @returns {Promise<import("./boards/kinds.js").Board>} */
	async boardFor(shown) {
		const { table } = this;
		if (table.board?.type === shown.type) return table.board;
		const Board = await boardOf(shown.type);
		if (table.board?.type === shown.type) return table.board;
		put(table.parts.board);
		table.parts.root.dataset.board = shown.type;
		table.board = Object.assign(new Board(table.parts.board, table, shown), { type: shown.type });
		return table.board;
	}
}
