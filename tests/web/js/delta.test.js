import assert from "node:assert/strict";
import { test } from "node:test";
import { patched } from "../../../src/souterrain/web/delta.js";

test("nothing different is the same value", () => {
	const old = { a: [1] };
	assert.equal(patched(old, null), old);
});

test("members change, come and go; the others are shared", () => {
	const old = { a: 1, b: { c: 2 }, d: 3 };
	const now = patched(old, { a: ["=", 5], d: ["-"], e: ["=", null] });
	assert.deepEqual(now, { a: 5, b: { c: 2 }, e: null });
	assert.equal(now.b, old.b);
	assert.deepEqual(old, { a: 1, b: { c: 2 }, d: 3 }, "the old value stays as it was");
});

test("lists grow, shrink and change in the middle", () => {
	assert.deepEqual(patched([1, 2], ["+", [3]]), [1, 2, 3]);
	assert.deepEqual(patched([1, 2, 3, 4], ["@", { 1: ["=", "b"] }, 3]), [1, "b", 3]);
	assert.deepEqual(patched([{ x: 1 }, { x: 2 }], ["@", { 0: { x: ["=", 9] } }, 1, [{ x: 7 }]]), [{ x: 9 }, { x: 7 }]);
});

test("a difference of something else is refused", () => {
	assert.throws(() => patched({ a: 1 }, ["@", {}, 0]));
	assert.throws(() => patched([1], ["?", 2]));
});
