// What a click on the board means.

import assert from "node:assert/strict";
import { test } from "node:test";
import { meantBy, underfoot } from "../../../src/souterrain/web/boards/offers.js";

const option = (verb, at = "1,1") => /** @type {any} */ ({ verb, at, key: `${verb}:${at}` });
const table = (only = "") => ({
	question: { only },
	wire: {
		view: {
			board: {
				tokens: [
					{ at: "1,1", active: true },
					{ at: "2,2", active: false },
				],
			},
		},
	},
});

test("a place stands for its only offer, or for the way there", () => {
	assert.equal(meantBy([option("search")])?.verb, "search");
	assert.equal(meantBy([option("search"), option("go")])?.verb, "go");
	assert.equal(meantBy([option("search"), option("throw")]), undefined);
});

test("whoever points at the piece that acts has not searched the floor below it", () => {
	assert.ok(underfoot([option("search")], table()));
	assert.ok(!underfoot([option("search")], table("search")), "unless searching was chosen");
	assert.ok(!underfoot([option("search", "2,2")], table()), "or it is another's square");
	assert.ok(!underfoot([option("drink")], table()));
	assert.ok(!underfoot([option("search"), option("take")], table()));
});
