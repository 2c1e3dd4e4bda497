import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { aims, astray, course } from "../../../src/souterrain/web/boards/aiming.js";

const CASES = JSON.parse(readFileSync(new URL("shots.json", import.meta.url), "utf8"));

const boardOf = ({ obstacles, discs }) => ({
	width: 500,
	height: 250,
	slow: 2400,
	hand: { degrees: 2.5, percent: 6 },
	obstacles: obstacles.map(([x, y, radius]) => ({ x, y, radius })),
	discs: discs.map(([id, side, x, y, radius]) => ({ id, side, x, y, radius, label: id })),
});

CASES.forEach((shot, n) => {
	test(`shot ${n} meets what it meets on the table`, () => {
		const [[disc, , x, y, radius]] = shot.discs;
		const { angle, speed } = shot;
		const met = course(boardOf(shot), disc, radius, { disc, x, y, angle, speed });
		assert.deepEqual([Number(met.x.toFixed(6)), Number(met.y.toFixed(6)), met.met], shot.course);
	});

	test(`the chances of shot ${n} are those of the terminal`, () => {
		const [[disc, , x, y]] = shot.discs;
		const launch = shot.missile
			? { disc: "missile", x, y, radius: 44, size: 6.5, by: disc }
			: { disc, x, y, radius: 0, size: 0 };
		const ask = { top_speed: shot.missile ? 2250 : 1900, discs: [launch] };
		const found = aims(boardOf(shot), ask).map(({ target, chance, distance, bearing, flick }) => [
			target,
			Number(chance.toFixed(6)),
			Number(distance.toFixed(3)),
			Number(bearing.toFixed(3)),
			Number(flick.angle.toFixed(6)),
			Number(flick.speed.toFixed(3)),
		]);
		assert.deepEqual(found, shot.aims);
	});
});

test("a missile that lies beside a foe is still its shooter's", () => {
	const discs = [
		["elf", "party", 100, 125, 12.5],
		["orc", "foe", 300, 125, 12.5],
	];
	const missile = { disc: "missile", x: 275, y: 125, radius: 0, size: 6.5, by: "elf" };
	const found = aims(boardOf({ obstacles: [], discs }), { top_speed: 2250, discs: [missile] });
	assert.deepEqual(
		found.map(({ target }) => target),
		["orc"],
	);
});

test("a hand strays to both sides, and never far", () => {
	let n = 0;
	const next = () => {
		n += 0.599;
		return n % 1;
	};
	const far = Array.from({ length: 400 }, () => astray(() => next()));
	assert.ok(far.some((each) => each > 0.5) && far.some((each) => each < -0.5));
	assert.ok(far.every((each) => Math.abs(each) <= 2));
});
