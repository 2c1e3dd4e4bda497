import assert from "node:assert/strict";
import { test } from "node:test";
import { sorted, stillAt } from "../../../src/souterrain/web/lists.js";

const board = { type: "grid", tokens: [{ id: "ann", side: "party", label: "Ann" }] };
const option = (verb, text, more = {}) => ({ verb, text, at: "", group: null, ...more });
const names = (options) => [...sorted(options, /** @type {any} */ ({ board })).keys()];
const steps = Array.from({ length: 9 }, () => option("go", "Go here"));

test("a short list has only the groups that it came with", () => {
	assert.deepEqual(names([option("stay", "Stay"), option("wear", "Wear mail", { group: "Armour" })]), ["", "Armour"]);
});

test("a long list is sorted by whom it is about, and by what many of it say alike", () => {
	const options = [option("stay", "Stay"), option("heal", "Heal", { at: "ann" }), ...steps];
	assert.deepEqual(names(options), ["", "Ann", "Go here"]);
	assert.deepEqual(names(steps.slice(1)), [""], "one verb alone needs no name");
});

test("a list stays unfolded while one thing is chosen after the other, but not over a board on which more can be done", () => {
	const asked = (rule, ...options) => /** @type {any} */ ({ kind: "ask", rule, options });
	const [sword, rope] = [option("buy", "Sword"), option("buy", "Rope")];
	assert.ok(stillAt(asked("shop", sword, rope), asked("shop", rope)));
	assert.ok(!stillAt(asked("shop", sword), asked("town", rope)));
	assert.ok(!stillAt(asked("turn", ...steps), asked("turn", sword, option("go", "Go here", { at: "1,1" }))));
	assert.ok(!stillAt(null, asked("shop", rope)));
});
