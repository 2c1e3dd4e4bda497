import assert from "node:assert/strict";
import { test } from "node:test";
import { Tale } from "../../../src/souterrain/web/tale.js";

const line = (text, dice = []) => ({ n: 0, text, kind: "", rule: "", dice, about: [], way: [], to: [] });
const told = (tale) => tale.items.map(({ line, times }) => (times > 1 ? `${line.text} x${times}` : line.text));

test("a sentence that repeats itself is told once, unless dice decided it", () => {
	const tale = new Tale();
	const die = [["d6", 1, "", "", 0]];
	tale.take([line("a"), line("b"), line("b"), line("c", die), line("c", die)]);
	assert.deepEqual(told(tale), ["a", "b x2", "c", "c"]);
});

test("what is new comes after what is kept", () => {
	const tale = new Tale();
	const lines = [line("a"), line("b")];
	assert.equal(tale.take(lines), 0);
	assert.equal(tale.take([...lines, line("c")]), 2);
	assert.equal(tale.take([...lines]), 2);
	assert.deepEqual(told(tale), ["a", "b"]);
});

test("a repetition that comes later changes the line it repeats", () => {
	const tale = new Tale();
	const lines = [line("a"), line("b")];
	tale.take(lines);
	assert.equal(tale.take([...lines, line("b")]), 1);
	assert.deepEqual(told(tale), ["a", "b x2"]);
	assert.equal(tale.take(lines), 1, "and when it is taken back, so is that");
	assert.deepEqual(told(tale), ["a", "b"]);
});

test("a story of another language is another story", () => {
	const tale = new Tale();
	tale.take([line("un"), line("deux")]);
	assert.equal(tale.take([line("one")]), 0);
	assert.deepEqual(told(tale), ["one"]);
});
