// Cards that lie beside the board make room for it once they have been seen.

import assert from "node:assert/strict";
import { test } from "node:test";
import { foldCards } from "../../../src/souterrain/web/cards.js";

test("a card lies open for one question, and folds with the next", () => {
	const card = { open: true, dataset: {} };
	const host = { children: [card] };
	foldCards(host, 4);
	foldCards(host, 4);
	assert.ok(card.open);
	foldCards(host, 5);
	assert.ok(!card.open);
});

test("a card that was taken up again stays open", () => {
	const card = { open: true, dataset: {} };
	const host = { children: [card] };
	for (const n of [1, 2]) foldCards(host, n);
	card.open = true;
	for (const n of [3, 4]) foldCards(host, n);
	assert.ok(card.open);
});
