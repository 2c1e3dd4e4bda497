import assert from "node:assert/strict";
import { test } from "node:test";
import { filled } from "../../../src/souterrain/web/filled.js";

const grid = {
	type: "grid",
	doors: [{ x: 0, y: 0, side: "n" }],
	features: [],
	tokens: [{ id: "hero", emblem: "hero", at: "1,1", label: "Hero" }],
};

test("what the wire leaves out is put back in, all the way down", () => {
	const view = filled({ headline: "", board: grid, sheets: [] }, "View");
	assert.deepEqual(view.plans, []);
	assert.equal(view.ask, null);
	assert.equal(view.board.x, 0);
	assert.equal(view.board.doors[0].state, "shut");
	assert.equal(view.board.tokens[0].side, "party");
	assert.deepEqual(view.board.tokens[0].badges, []);
});

test("what is given stays", () => {
	const token = filled({ id: "rat", side: "foe", size: 2 }, "Token");
	assert.deepEqual([token.id, token.side, token.size], ["rat", "foe", 2]);
});

test("one of several shapes is known by its tag", () => {
	const ask = filled({ ask: { kind: "name", seat: "p1", text: "" } }, "View").ask;
	assert.equal(ask.longest, 40);
	assert.equal("options" in ask, false);
});

test("a part that did not change is the same object again", () => {
	const one = filled({ board: grid, sheets: [] }, "View");
	const two = filled({ board: grid, sheets: [] }, "View");
	assert.notEqual(one, two);
	assert.equal(one.board, two.board);
});
