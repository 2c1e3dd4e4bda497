import assert from "node:assert/strict";
import { test } from "node:test";
import { outline, reachOf, sideOf } from "../../../src/souterrain/web/boards/hints.js";
import { lasts, placesAt } from "../../../src/souterrain/web/boards/motion.js";
import { meantBy, offersOf } from "../../../src/souterrain/web/boards/offers.js";

test("an outline runs around squares, not between them", () => {
	const strokes = (squares) => outline(squares).split("M").length - 1;
	assert.equal(strokes(["0,0"]), 4);
	assert.equal(strokes(["0,0", "1,0"]), 6);
	assert.equal(strokes(["0,0", "1,0", "0,1", "1,1"]), 8);
});

test("what options cover is one rectangle", () => {
	const options = [{ covers: ["-1,2"] }, { covers: ["3,4", "3,5"] }, { covers: [] }];
	assert.deepEqual(reachOf(options), { x: -1, y: 2, w: 5, h: 4 });
	assert.equal(reachOf([{ covers: [] }]), null);
});

test("a place for a door is the side of its square", () => {
	assert.equal(sideOf({ on: ["4,2", "e"] }), "M5 2v1");
	assert.equal(sideOf({ on: ["4,2", "n"] }), "M4 2h1");
	assert.equal(sideOf({ on: ["4,2"] }), "");
	assert.equal(sideOf({ on: ["s1", "n"], covers: ["4,2", "5,2"] }), "M4 2h1M5 2h1", "a whole wall");
	assert.equal(sideOf({ on: ["s1"], covers: ["4,2", "5,2"] }), "");
	assert.equal(sideOf({ on: ["n"] }), "");
	assert.equal(sideOf({ on: [] }), "");
});

test("several options may lie on one place", () => {
	const options = [
		{ key: "a", at: "1,1" },
		{ key: "b", at: "1,1" },
		{ key: "c", at: "" },
	];
	const offers = offersOf({ kind: "ask", options });
	assert.deepEqual([...offers.keys()], ["1,1"]);
	assert.equal(offers.get("1,1").length, 2);
	assert.equal(offersOf({ kind: "amount" }).size, 0);
	assert.equal(offersOf(null).size, 0);
});

test("one verb alone may be lit, and a place stands for the way there before anything else", () => {
	const [run, search, go] = ["run", "search", "go"].map((verb) => ({ key: verb, verb, at: "1,1" }));
	const options = [run, search, go, { key: "far", verb: "run", at: "4,1" }];
	assert.deepEqual([...offersOf({ kind: "ask", options }, "run").keys()], ["1,1", "4,1"]);
	assert.deepEqual(offersOf({ kind: "ask", options }, "search").get("1,1"), [search]);
	assert.equal(meantBy([run, search, go]), go);
	assert.equal(meantBy([run, search]), run);
	assert.equal(meantBy([search]), search);
	assert.equal(meantBy([search, { key: "door", verb: "open" }]).key, "door");
	assert.equal(meantBy([search, { key: "net", verb: "set" }]), undefined);
	assert.equal(meantBy([go, { ...go, key: "round" }]), undefined, "two ways there are two");
});

test("a disc slides as the table says", () => {
	const legs = [
		["a", 0, 0.5, 10, 20, 600, 800],
		["b", 0.5, 1, 0, 0, 500, 0],
	];
	const motion = { n: 1, slow: 1000, legs, contacts: [], before: [] };
	assert.deepEqual([...placesAt(motion, 0).keys()], ["a"]);
	const { x, y } = placesAt(motion, 0.5).get("a");
	assert.ok(Math.abs(x - (10 + 600 * 0.375)) < 1e-9 && Math.abs(y - (20 + 800 * 0.375)) < 1e-9);
	assert.ok(Math.abs(placesAt(motion, 9).get("b").x - (500 * 0.5 - (1000 * 0.5 ** 2) / 2)) < 1e-9);
	assert.equal(lasts(motion), 1);
});
