import assert from "node:assert/strict";
import { test } from "node:test";
import {
	apart,
	around,
	between,
	closer,
	framed,
	holds,
	leaning,
	moved,
	onMap,
	sighted,
	wellInside,
	widened,
} from "../../../src/souterrain/web/lens.js";

const bounds = { x: 0, y: 0, w: 100, h: 50 };

test("closing in keeps the place under the pointer where it is", () => {
	const box = closer(bounds, 2, 25, 10, bounds, 10);
	assert.deepEqual([box.w, box.h], [50, 25]);
	const share = (value, low, size) => (value - low) / size;
	assert.equal(share(25, box.x, box.w), share(25, 0, 100));
	assert.equal(share(10, box.y, box.h), share(10, 0, 50));
});

test("one comes no closer than the closest and goes no farther than the map and a little", () => {
	assert.equal(closer(bounds, 1000, 0, 0, bounds, 10).w, 10);
	assert.ok(Math.abs(closer(bounds, 0.001, 0, 0, bounds, 10).w - 115) < 1e-9);
	assert.equal(closer(bounds, 1000, 0, 0, bounds, 400).w, 100, "a small map is never forced open");
});

test("a window's middle stays on the map", () => {
	assert.deepEqual(onMap({ x: -90, y: 90, w: 20, h: 10 }, bounds), { x: -10, y: 45, w: 20, h: 10 });
	assert.deepEqual(onMap({ x: 30, y: 20, w: 20, h: 10 }, bounds), { x: 30, y: 20, w: 20, h: 10 });
});

test("a window around a place stays within the bounds, and a larger one has them in its middle", () => {
	assert.deepEqual(around(1, 49, 20, 10, bounds), { x: 0, y: 40, w: 20, h: 10 });
	assert.deepEqual(around(1, 49, 200, 100, bounds), { x: -50, y: -25, w: 200, h: 100 });
});

test("a margin is the same on all sides", () => {
	assert.deepEqual(widened({ x: 10, y: 10, w: 20, h: 10 }, 0.5), { x: 0, y: 5, w: 40, h: 20 });
});

test("what is inside and what is not", () => {
	assert.ok(holds(bounds, { x: 0, y: 0, w: 100, h: 50 }));
	assert.ok(!holds(bounds, { x: 1, y: 0, w: 100, h: 50 }));
	assert.ok(wellInside(bounds, 50, 25));
	assert.ok(!wellInside(bounds, 5, 25), "at the edge is not well inside");
});

test("how far a window has moved is told in parts of it", () => {
	assert.equal(apart(bounds, { ...bounds, x: 50, y: -5 }), 0.5);
	assert.equal(apart(bounds, { ...bounds, x: 5, y: -40 }), 0.8);
});

test("half the way is half of everything", () => {
	assert.deepEqual(between(bounds, { x: 10, y: 20, w: 50, h: 30 }, 0.5), { x: 5, y: 10, w: 75, h: 40 });
});

const room = { w: 960, h: 640 };
const map = { x: 0, y: 0, w: 120, h: 80 };
const scale = (box) => Math.min(room.w / box.w, room.h / box.h);

test("what can be reached is framed, with squares that can be told apart", () => {
	const whole = { x: 0, y: 0, w: 120, h: 80 };
	const wanted = { x: 40, y: 30, w: 18, h: 6 };
	const box = framed(whole, wanted, [44, 33], room, 32, 14, map);
	assert.ok(holds(box, wanted));
	assert.ok(scale(box) >= 32);
	assert.equal(box.w / box.h, room.w / room.h);
	const far = framed(whole, { x: 0, y: 0, w: 100, h: 70 }, [90, 60], room, 32, 14, map);
	assert.ok(scale(far) >= 31.99);
	assert.ok(holds(far, { x: 89, y: 59, w: 2, h: 2 }), "what is too wide is framed around the focus");
});

test("no more rock is shown than there must be", () => {
	const small = { x: 0, y: 0, w: 9, h: 9 };
	const box = framed(
		{ ...small, w: 90, h: 60 },
		{ x: 3, y: 6, w: 3, h: 3 },
		[4.5, 7.5],
		{ w: 390, h: 390 },
		44,
		6,
		small,
	);
	assert.ok(box.y + box.h <= 9, "who stands at the edge of the map sees the map");
});

test("a window leans to where others are, the nearest first, and never leaves out whom it is about", () => {
	const room = { w: 9, h: 9 };
	assert.deepEqual(leaning([5, 5], [], room), [5, 5]);
	assert.deepEqual(leaning([5, 5], [[[11, 5]]], room), [8, 5]);
	assert.deepEqual(
		leaning(
			[5, 5],
			[
				[
					[-20, 5],
					[11, 5],
				],
			],
			room,
		),
		[8, 5],
		"what is too far is let be",
	);
	const reach = [
		[5, -3],
		[5, 17],
	];
	assert.deepEqual(leaning([5, 5], [[[5, -3]], reach], { w: 20, h: 12 }), [5, 1], "the first group comes first");
	assert.deepEqual(leaning([5, 5], [[], [[5, 17]]], { w: 20, h: 14 }), [5, 11], "what may be chosen is held");
});

test("a window that shows it all stays, one of a good size only moves", () => {
	const box = { x: 30, y: 20, w: 24, h: 16 };
	assert.equal(framed(box, { x: 35, y: 22, w: 8, h: 8 }, [36, 24], room, 32, 14, map), box);
	const moved = framed(box, { x: 50, y: 22, w: 8, h: 8 }, [52, 24], room, 32, 14, map);
	assert.deepEqual([moved.w, moved.h], [24, 16]);
	assert.ok(holds(moved, { x: 50, y: 22, w: 8, h: 8 }));
});

test("a map that grows is seen at few scales", () => {
	const scales = new Set();
	let box = { x: 0, y: 0, w: 120, h: 80 };
	for (let size = 3; size <= 40; size++) {
		box = framed(box, { x: 40, y: 20, w: size, h: size / 2 }, [41, 21], room, 32, 14, map);
		assert.ok(scale(box) >= 31.99);
		scales.add(box.w.toFixed(3));
	}
	assert.ok(scales.size <= 4, [...scales].join(" "));
});

test("a window moves no farther than it takes to hold something, and not at all where it cannot", () => {
	const box = { x: 10, y: 10, w: 40, h: 20 };
	assert.deepEqual(moved(box, { x: 20, y: 15, w: 5, h: 5 }), box);
	assert.deepEqual(moved(box, { x: 4, y: 15, w: 10, h: 20 }), { x: 4, y: 15, w: 40, h: 20 });
	assert.deepEqual(moved(box, { x: 45, y: 0, w: 10, h: 12 }), { x: 15, y: 0, w: 40, h: 20 });
	assert.equal(moved(box, { x: 0, y: 0, w: 41, h: 5 }), null);
});

test("a window shows some of the places to choose from, far from whoever acts too", () => {
	const window = ([x, y]) => ({ x: x - 5, y: y - 5, w: 10, h: 10 });
	assert.deepEqual(sighted(window, [10, 10], []), window([10, 10]));
	assert.deepEqual(
		sighted(
			window,
			[10, 10],
			[
				[12, 12],
				[40, 40],
			],
		),
		window([10, 10]),
		"one in sight is enough",
	);
	assert.deepEqual(
		sighted(
			window,
			[10, 10],
			[
				[30, 40],
				[30, 41],
				[30, 42],
			],
		),
		window([30, 41]),
	);
});
