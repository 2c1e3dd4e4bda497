// A game that the server played, given as JSON in FAIR_GAME: the browser's own check finds it right, and each lie wrong.

import assert from "node:assert/strict";
import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { faults, read } from "../../../src/souterrain/web/fair.js";
import { bytes, hex, hmac, sha256 } from "../../../src/souterrain/web/sha256.js";

test("hashes are those of everybody else", () => {
	for (const size of [0, 1, 55, 56, 63, 64, 65, 119, 1000]) {
		const data = new Uint8Array(size).map((_, n) => n * 7);
		assert.equal(hex(sha256(data)), createHash("sha256").update(data).digest("hex"));
		const key = bytes("ab".repeat(32));
		assert.equal(hex(hmac(key, data)), createHmac("sha256", key).update(data).digest("hex"));
	}
});

const path = process.env.FAIR_GAME;
const game = path && JSON.parse(readFileSync(path, "utf-8"));
const told = { skip: path ? false : "tests/web/test_fair.py brings the game" };
const marks = new Map(game?.marks);
const judged = (change = {}) => {
	const given = { kept: game.kept, marks, lines: game.story, journal: game.journal, ...change };
	return faults({ kept: given.kept, marks: given.marks }, given.lines, given.journal);
};

test("an honest game is found right", told, () => {
	const { wrong, checked, typed } = judged();
	assert.deepEqual(wrong, []);
	assert.equal(checked, game.dice);
	assert.equal(typed, 0);
});

test("another seed, a loaded die, a forgotten decision are found", told, () => {
	const { seed, lines } = game.journal;
	assert.ok(judged({ journal: { seed: "00".repeat(32), lines } }).wrong.includes("web-fair-commitment"));
	const at = lines.findIndex((line) => line.startsWith('["r","d6"'));
	const die = JSON.parse(lines[at]);
	die[3] = (die[3] % 6) + 1;
	const loaded = lines.with(at, JSON.stringify(die));
	assert.deepEqual(judged({ journal: { seed, lines: loaded } }).wrong.slice(0, 2), ["web-fair-die", "web-fair-mark"]);
	const decided = lines.findIndex((line) => line.startsWith('["d"'));
	assert.ok(judged({ journal: { seed, lines: lines.toSpliced(decided, 1) } }).wrong.includes("web-fair-mark"));
});

test("luck that was left out, or changed after it was promised, is found", told, () => {
	const rounds = [...game.kept.rounds, { promises: { "": "00".repeat(32) }, share: "11".repeat(32) }];
	assert.deepEqual(judged({ kept: { ...game.kept, rounds } }).wrong, ["web-fair-luck"]);
	const [{ promises, share }] = game.kept.rounds;
	const other = [{ promises: { ...promises, p2: "00".repeat(32) }, share }];
	assert.deepEqual(judged({ kept: { ...game.kept, rounds: other } }).wrong, ["web-fair-luck"]);
});

test("dice that were shown and are not in the journal are found", told, () => {
	const lines = [
		...game.story,
		{
			dice: [
				["d6", 6],
				["d6", 6],
				["d6", 6],
				["d6", 6],
				["d6", 6],
				["d6", 6],
				["d6", 6],
			],
		},
	];
	assert.deepEqual(judged({ lines }).wrong, ["web-fair-story"]);
});

test("dice that made the place of an earlier game fall as they fell there", () => {
	const facts = JSON.stringify({ from: 0, before: { "a.room": [5, 9] } });
	const thrown = (...results) => results.map((result) => JSON.stringify(["r", "d6", "a.room", result, 0, false, ""]));
	const judge = (...results) => read(bytes("ab".repeat(32)), [facts, ...thrown(...results)]);
	assert.deepEqual([judge(5).loaded, judge(5).checked], [0, 0]);
	assert.equal(judge(4).loaded, 1);
	const second = [1, 2, 3, 4, 5, 6].filter((result) => !judge(5, result).loaded);
	assert.equal(second.length, 1, "a nine is on no d6: the seed decides");
	assert.equal(judge(5, ...second).checked, 1);
});
