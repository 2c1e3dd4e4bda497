// A digit counts what is seen; a letter that several options share goes from one to the next.

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

test("a letter that several share begins where the focus is, and goes on when it is pressed again", () => {
	const focused = [];
	const options = ["cast:a", "cast:b", "cast:c"].map((key) => ({ key, verb: "cast" }));
	const buttons = options.map(({ key }) => ({
		dataset: { key },
		closest: () => null,
		focus() {
			globalThis.document.activeElement = this;
			focused.push(key);
		},
	}));
	globalThis.document = /** @type {any} */ ({ activeElement: buttons[0] });
	const question = Object.assign(Object.create(Question.prototype), {
		view: { ask: { kind: "ask", options }, keys: ["c", "c", "c"] },
		buttons,
		letter: "",
		table: { hand: { doubted: null }, answer: assert.fail },
	});
	for (let n = 0; n < 4; n++) assert.equal(question.press("c"), true);
	assert.deepEqual(focused, ["cast:a", "cast:b", "cast:c", "cast:a"]);
	delete globalThis.document;
});
