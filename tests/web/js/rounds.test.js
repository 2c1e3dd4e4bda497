import assert from "node:assert/strict";
import { test } from "node:test";
import { circles, discs, roundOf, slivers } from "../../../src/souterrain/web/boards/rounds.js";

const room = { x: 4, y: 0, size: 5 };
/** The room itself and a door in the middle of its western and its southern side. */
const open = (x, y) => Boolean(roundOf([room], x, y)) || (x === 3 && y === 2) || (x === 6 && y === 5);
const never = () => false;
const points = (d) => [...d.matchAll(/[ML]?(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
const near = (d, [px, py]) => points(d).some(([x, y]) => Math.hypot(x - px, y - py) < 0.35);

test("a round room has the squares of its disc", () => {
	assert.equal(roundOf([room], 4, 0), undefined);
	assert.equal(roundOf([room], 5, 0), room);
	assert.equal(roundOf([room], 3, 2), undefined);
});

test("what a circle cuts off is lit as the room beside it", () => {
	const cut = slivers([room]);
	assert.deepEqual(
		cut.map(({ x, y }) => [x, y]),
		[
			[4, 0],
			[8, 0],
			[4, 4],
			[8, 4],
		],
	);
	assert.deepEqual(cut[0].as, [5, 1]);
	assert.deepEqual(cut[3].as, [7, 3]);
});

test("its wall is a circle with gaps where ways lead out", () => {
	const d = circles([room], open, never);
	for (const [x, y] of points(d)) assert.ok(Math.abs(Math.hypot(x - 6.5, y - 2.5) - 2.5) < 0.1);
	assert.ok(near(d, [9, 2.5]));
	assert.ok(near(d, [6.5, 0]));
	assert.ok(!near(d, [4, 2.5]), "open to the west");
	assert.ok(!near(d, [6.5, 5]), "open to the south");
});

test("a wall between it and what lies beside leaves no gap", () => {
	const walled = (x, _y, dx) => x === 4 && dx === -1;
	assert.ok(near(circles([room], open, walled), [4, 2.5]));
	assert.equal(discs([room], open, never).split("z").length - 1, 3, "a disc and two doorways");
	assert.equal(discs([room], open, walled).split("z").length - 1, 2);
});
