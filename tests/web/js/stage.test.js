import assert from "node:assert/strict";
import { test } from "node:test";
import { staged } from "../../../src/souterrain/web/stage.js";

const one = (id, life, more = {}) => ({ id, life, active: false, side: "party", ...more });
const view = (sheets, more = {}) => ({
	headline: "",
	sheets,
	scene: null,
	piles: [],
	dials: [],
	board: { type: "grid", tokens: [] },
	ask: null,
	outcome: null,
	...more,
});
const told =
	(...ids) =>
	(id) =>
		ids.includes(id);

test("a sheet changes when it has been told, others stay as they were", () => {
	const { sheets } = staged(view([one("a", 4), one("b", 4)]), view([one("a", 2), one("b", 0)]), told("a"));
	assert.deepEqual(
		sheets.map(({ life }) => life),
		[2, 4],
	);
});

test("who is gone stays and who is new waits until it has been told", () => {
	const [before, after] = [view([one("a", 1)]), view([one("b", 1)])];
	assert.deepEqual(
		staged(before, after, told()).sheets.map(({ id }) => id),
		["a"],
	);
	assert.deepEqual(
		staged(before, after, told("a", "b")).sheets.map(({ id }) => id),
		["b"],
	);
});

test("the question, the end and whoever acts next are not seen before all is told", () => {
	const tokens = [{ id: "a", active: true }];
	const after = view([one("a", 1, { active: true })], {
		headline: "lost",
		ask: { text: "?" },
		outcome: { reason: "dead" },
		board: { type: "grid", tokens },
	});
	const between = staged(view([one("a", 1)], { headline: "fight" }), after, told("a"));
	assert.equal(between.headline, "fight");
	assert.equal(between.ask, null);
	assert.equal(between.outcome, null);
	assert.equal(between.sheets[0].active, false);
	assert.equal(between.board.tokens[0].active, false);
});

const life = (value) => ({ kind: "life", value });
const names = ({ scene }) => scene.fighters.map(({ id }) => id);
const hero = one("hero", 4, { gauges: [life(4)], gauge: life(4) });
const orc = one("orc", 2, { side: "foe" });
const [quiet, fighting] = [view([hero]), view([hero], { scene: { title: "", fighters: [hero, orc] } })];

test("a fight begins with its foe, loses those who are told dead, and ends last", () => {
	assert.equal(staged(quiet, fighting, told("hero")).scene, null);
	assert.deepEqual(names(staged(quiet, fighting, told("hero", "orc"))), ["hero", "orc"]);
	assert.deepEqual(names(staged(fighting, quiet, told("orc"))), ["hero"]);
});

test("our own stand in a fight from its first line to its last, those who fall until it is told", () => {
	assert.deepEqual(names(staged(quiet, fighting, told("orc"))), ["hero", "orc"]);
	assert.deepEqual(names(staged(fighting, quiet, told("hero", "orc"))), ["hero"]);
	const lost = view([{ ...hero, gone: true }]);
	assert.deepEqual(names(staged(fighting, lost, told("orc"))), ["hero"]);
	assert.deepEqual(names(staged(fighting, lost, told("hero"))), ["orc"]);
});

test("who is struck in the first lines of a fight is whole until it is told", () => {
	const struck = { ...hero, gauge: life(1) };
	const after = view([{ ...hero, gauges: [life(1)] }], { scene: { title: "", fighters: [struck, orc] } });
	const of = (...ids) => staged(quiet, after, told(...ids)).scene.fighters[0].gauge.value;
	assert.deepEqual([of("orc"), of("orc", "hero")], [4, 1]);
});
