// What may be asked about anything at the table: a figure, a thing, a state, a place. Its card is shown to whoever points
// at it for a moment; a tap, a right click, a long press or "?" opens it to be read.

import { late } from "./api.js";

/** What a card tells.
 * @typedef {{ name: string, emblem?: string, note?: string | null, rule?: string, sheet?: import("./view").Sheet }} Facts */

/** How long one points before a card is shown. */
const MOMENT = 450;
/** @type {WeakMap<Element, Facts>} */
const known = new WeakMap();

/** Lets an element be asked about.
 * @template {Element} T @param {T} element @param {Facts} facts @returns {T} */
export function about(element, facts) {
	known.set(element, facts);
	return element;
}

/** A figure or a thing on the board, by its id.
 * @param {import("./view").View} view @returns {Facts | null} */
function onBoard({ sheets, board }, id) {
	const disc = board.type === "discs" ? board.discs.find((each) => each.id === id) : null;
	const sheet = sheets.find((each) => each.id === (disc?.card || id));
	if (sheet) return { ...sheet, name: disc?.label ?? sheet.name, sheet };
	const thing = board.type === "grid" && board.features.find((each) => each.id === id);
	return thing ? { ...thing, name: thing.label } : null;
}

/** What is known of an element, or of what it lies in.
 * @param {Element | null} element @param {import("./view").View} view @returns {Facts | null} */
export function factsOf(element, view) {
	for (let each = element; each; each = each.parentElement) {
		const { piece, at, thing, fighter } = /** @type {HTMLElement} */ (each).dataset ?? {};
		const found = known.get(each) ?? onBoard(view, piece ?? at ?? thing ?? fighter);
		if (found) return found;
	}
	return null;
}

export class About {
	/** What is pointed at.
	 * @type {Element | null} */
	at = null;
	/** Where the pointer is: what comes to lie under one that rests is not pointed at. */
	where = [0, 0];
	/** @type {ReturnType<typeof setTimeout> | undefined} */
	due;

	/** @param {import("./table.js").Table} table */
	constructor(table) {
		this.table = table;
		const { root } = table.parts;
		root.addEventListener("pointermove", (event) => this.point(event));
		root.addEventListener("pointerdown", () => this.hide());
		root.addEventListener("pointerleave", () => this.hide());
		root.addEventListener("contextmenu", (event) => this.open(event.target) && event.preventDefault());
		root.addEventListener("click", (event) => {
			if (!event.target.closest("button, summary, input, a, .offer, .line")) this.open(event.target);
		});
	}

	/** @returns {Facts | null} */
	facts(element) {
		const view = this.table.showing.laid;
		return view && factsOf(element, view);
	}

	point({ target, pointerType, clientX, clientY }) {
		const rests = this.where[0] === clientX && this.where[1] === clientY;
		this.where = [clientX, clientY];
		if (pointerType === "touch" || target === this.at || rests) return;
		this.hide();
		this.at = target;
		this.due = setTimeout(() => this.show(target), MOMENT);
	}

	/** Shows the card of what is pointed at beside it, but never over what may be chosen there. */
	async show(target) {
		const facts = this.facts(target);
		if (!facts || document.querySelector(".choices")) return;
		const part = await late(import("./card.js"));
		if (this.at === target && target.isConnected) part?.beside(this.table, facts, target);
	}

	hide() {
		clearTimeout(this.due);
		this.at = null;
		document.querySelector(".about")?.remove();
	}

	/** Opens the card of an element, where it has one. */
	open(element) {
		const facts = this.facts(element);
		if (!facts) return false;
		this.hide();
		late(import("./card.js")).then((part) => part?.opened(this.table, facts));
		return true;
	}

	/** Opens the card of what has the focus or is pointed at. */
	ask() {
		return this.open(document.activeElement) || this.open(this.at);
	}
}
