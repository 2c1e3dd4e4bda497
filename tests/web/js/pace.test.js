import assert from "node:assert/strict";
import { test } from "node:test";
import { between, pace } from "../../../src/souterrain/web/pace.js";

const line = (about = [], dice = [], way = []) => ({
	line: { n: 0, text: "", kind: "", rule: "", to: [], about, dice, way },
});

test("lines are told one after the other, those with dice take longer", () => {
	const { lines, told } = pace([line(), line([], [["d6", 3, "", "", 0]]), line()]);
	assert.equal(lines[0], 0);
	assert.ok(lines[1] > 0);
	assert.ok(lines[2] - lines[1] > lines[1]);
	assert.equal(told, lines[2], "then all is told");
});

test("a single line keeps nobody waiting, its dice do", () => {
	assert.equal(pace([line()]).told, 0);
	assert.ok(pace([line([], [["d6", 3, "", "", 0]])]).told > 0);
});

test("however much happens, nobody waits long", () => {
	assert.ok(pace(Array.from({ length: 50 }, () => line())).told < 4500);
});

test("a calm reader gets all at once", () => {
	assert.deepEqual(pace([line(), line()], true).lines, [0, 0]);
});

test("a piece sets out at its first line and shows what befell it at its last", () => {
	const { lines, of } = pace([line(["a"]), line(["b"]), line(["a"])]);
	assert.deepEqual([of("a").first, of("a").last], [lines[0], lines[2]]);
	assert.deepEqual([of("b").first, of("b").last], [lines[1], lines[1]]);
	assert.deepEqual(of("nobody"), { first: lines[2], last: lines[2], way: [] }, "whom no line is about comes last");
});

test("a piece goes the way that its lines tell", () => {
	const { of } = pace([line(["a"], [], ["1,1", "1,2"]), line(["a"], [], ["1,2", "1,3"])]);
	assert.deepEqual(of("a").way, ["1,1", "1,2", "1,3"]);
	assert.deepEqual(between(of("a").way, "1,1", "1,3"), ["1,2"]);
	assert.deepEqual(between(of("a").way, "0,1", "1,3"), ["1,1", "1,2"]);
	assert.deepEqual(between(of("a").way, "1,1", "9,9"), [], "a way that leads elsewhere is none");
});

test("a way that no piece is named for is that of whoever stands at its end", () => {
	const { lines, of } = pace([line([], [], ["A", "B"]), line(), line([], [], ["B", "C"]), line([], [], ["X", "Y"])]);
	assert.deepEqual(of("group", "C"), { first: lines[0], last: lines[2], way: ["A", "B", "C"] });
	assert.deepEqual(of("scout", "Y").way, ["X", "Y"]);
	assert.deepEqual(of("idle", "Q").way, []);
});
