// Cards that lie face up beside the board: the deck they are from, their name, what they do.

import { h, put } from "./dom.js";
import { icon } from "./emblem.js";

/** One that lies there already stays as it is; a new one is turned over.
 * @param {import("./view").View} view */
export function drawCards(host, view) {
	const lying = new Map([...host.children].map((each) => [each.dataset.card, each]));
	put(
		host,
		view.cards.map((card) => lying.get(`${card.id} ${card.name}`) ?? face(card)),
	);
}

/** Where there is little room only its name shows from the first.
 * @param {import("./view").Card} card */
const face = (card) =>
	h(
		"details",
		{ class: "card-up", open: !matchMedia("(max-width: 760px)").matches, data: { card: `${card.id} ${card.name}` } },
		h("summary", {}, icon(card.emblem), h("small", {}, card.deck), h("b", {}, card.name)),
		card.text ? h("p", {}, card.text) : null,
	);

/** Once a card has lain there for a question only its name stays, for what is below it; whoever takes it up again keeps
 * it open. */
export function foldCards(host, n) {
	for (const card of host.children) {
		const { seen } = card.dataset;
		if (seen === undefined) card.dataset.seen = `${n}`;
		else if (seen && seen !== `${n}`) {
			card.open = false;
			card.dataset.seen = "";
		}
	}
}
