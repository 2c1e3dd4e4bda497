// A digit counts what is seen.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Question } from "../../../src/souterrain/web/ask.js";

/** A question about two squares, shown as buttons or by the board alone. */
function asked(shown) {
	const answered = [];
	const options = ["go:1,1", "go:1,2"].map((key) => ({ key, verb: "go" }));
	const question = Object.assign(Object.create(Question.prototype), {
		view: { ask: { kind: "ask", options }, keys: ["1", "2"] },
		buttons: shown ? options.map(({ key }) => ({ dataset: { key } })) : [],
		table: { hand: { doubted: null }, answer: (key) => answered.push(key) },
	});
	return { question, answered };
}

test("a digit takes an option that a button shows", () => {
	const { question, answered } = asked(true);
	assert.equal(question.press("2"), true);
	assert.deepEqual(answered, ["go:1,2"]);
});

test("a digit takes nothing that no button shows", () => {
	const { question, answered } = asked(false);
	assert.equal(question.press("2"), false);
	assert.deepEqual(answered, []);
});
