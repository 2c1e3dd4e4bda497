import assert from "node:assert/strict";
import { test } from "node:test";
import { Flick } from "../../../src/souterrain/web/boards/flick.js";
import { forceOf } from "../../../src/souterrain/web/boards/force.js";
import { laid, upright, uprightAsk } from "../../../src/souterrain/web/boards/upright.js";

const SCREEN = [390, 844];

test("a pull that is hardly one has no force", () => {
	assert.equal(forceOf([200, 400], [6, 4], SCREEN, 90), 0);
});

test("with room a whole pull has full force, half of one about half", () => {
	assert.equal(forceOf([200, 400], [0, 90], SCREEN, 90), 1);
	assert.ok(Math.abs(forceOf([200, 400], [0, 50], SCREEN, 90) - 0.5) < 0.02);
});

test("at the edge of the screen the pull is as long as there is room", () => {
	assert.equal(forceOf([54, 400], [-48, 0], SCREEN, 90), 1);
	assert.ok(forceOf([54, 400], [-24, 0], SCREEN, 90) < 0.6);
	assert.equal(forceOf([12, 400], [-36, 0], SCREEN, 90), 1);
});

const BOARD = {
	width: 500,
	height: 250,
	obstacles: [{ x: 100, y: 50, radius: 16 }],
	discs: [{ id: "elf", x: 35, y: 80, radius: 12.5 }],
	zones: [{ id: "heroes", corners: [0, 50, 70, 50, 70, 200, 0, 200] }],
	motion: { n: 1, slow: 2400, legs: [["elf", 0, 1, 35, 80, 600, 0]], contacts: [], before: [], hurts: [] },
};

test("a board that stands has its left edge at the bottom", () => {
	const stands = upright(BOARD);
	assert.deepEqual([stands.width, stands.height], [250, 500]);
	assert.deepEqual([stands.discs[0].x, stands.discs[0].y], [80, 465]);
	assert.deepEqual(stands.motion.legs[0], ["elf", 0, 1, 80, 465, 0, -600]);
	assert.deepEqual(stands.zones[0].corners, [50, 500, 50, 430, 200, 430, 200, 500]);
});

test("a flick upwards on it is one to the right on the board that lies", () => {
	const [launch] = uprightAsk(BOARD, { discs: [{ disc: "elf", x: 35, y: 80, radius: 0 }] }).discs;
	const flick = laid(BOARD, { disc: "elf", x: launch.x, y: launch.y, angle: -Math.PI / 2, speed: 900 });
	assert.deepEqual(flick, { disc: "elf", x: 35, y: 80, angle: 0, speed: 900 });
});

test("the chances are those of the board as it lies, also where a disc that has not moved is asked for again", () => {
	const elf = { id: "elf", side: "party", x: 35, y: 80, radius: 12.5 };
	const orc = (x, y) => ({ id: "orc", side: "foe", x, y, radius: 12.5 });
	const lies = (foe) => ({ ...BOARD, slow: 2400, obstacles: [], zones: [], discs: [elf, foe] });
	const table = { svg: { addEventListener() {} }, board: lies(orc(80, 80)) };
	const ask = { text: "", top_speed: 1900, discs: [{ disc: "elf", x: 35, y: 80, radius: 0 }] };
	const flick = new Flick(table);
	flick.take(ask);
	assert.equal(flick.aims[0].bearing, 90);
	flick.aim.at = "orc";
	flick.take(structuredClone(ask));
	assert.equal(flick.aim.at, "orc");
	table.board = lies(orc(35, 180));
	flick.take(structuredClone(ask));
	assert.equal(flick.aims[0].bearing, 180);
});

test("a missile waits before its shooter where nothing lies, and a disc at the edge is not told that it lies badly", () => {
	const mage = { id: "mage", side: "party", x: 60, y: 125, radius: 12.5 };
	const board = { ...BOARD, slow: 2400, zones: [], obstacles: [{ x: 92, y: 125, radius: 16 }], discs: [mage] };
	const flick = new Flick({ svg: { addEventListener() {} }, board });
	const missile = { disc: "missile", x: 60, y: 125, radius: 40, size: 6, unhurt: [] };
	flick.take({ text: "", top_speed: 1900, discs: [missile] });
	assert.equal(flick.crowded, false);
	assert.ok(flick.aim.x > 60, "it still lies towards the middle");
	board.discs = [{ ...mage, x: 5 }];
	flick.take({ text: "", top_speed: 1900, discs: [{ disc: "mage", x: 5, y: 125, radius: 0, unhurt: [] }] });
	assert.equal(flick.crowded, false);
});
