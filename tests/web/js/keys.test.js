import assert from "node:assert/strict";
import { test } from "node:test";
import { Colours } from "../../../src/souterrain/web/colours.js";
import { pressed } from "../../../src/souterrain/web/keys.js";

/** A table that only remembers what was asked of it, and what a press of a key does to it. */
function desk(state = {}) {
	const done = [];
	const table = {
		timeline: { open: false, toggle: (open) => done.push(`timeline ${open}`), go: (k) => done.push(`go ${k}`) },
		question: { field: null, press: (key) => "3x".includes(key) && done.push(`press ${key}`) },
		dialog: () => false,
		hand: { doubted: null },
		telling: { active: false, skip: () => done.push("skip") },
		board: { zoom: { pan: (key) => done.push(`pan ${key}`), key: (event) => done.push(`zoom ${event.key}`) } },
		about: { ask: () => false },
		wire: { n: 7, view: { ask: { rule: "game.rule" } } },
		moment: null,
		undo: () => done.push("undo"),
		rules: () => done.push("rules"),
		why: (rule) => done.push(`why ${rule}`),
		...state,
	};
	const press = (key, more = {}) => {
		let stopped = false;
		const stop = () => {
			stopped = true;
		};
		pressed(table, { key, target: { closest: () => null }, preventDefault: stop, ...more });
		return stopped;
	};
	return { done, press };
}

test("keys of options choose, others do what the buttons do", () => {
	const { done, press } = desk();
	for (const key of ["3", "x", "u", "/", "?"]) assert.ok(press(key));
	assert.deepEqual(done, ["press 3", "press x", "undo", "rules", "why game.rule"]);
});

test("whoever is asked for a name and types it at once takes nothing back", () => {
	const options = [
		{ verb: "name", on: [] },
		{ verb: "anonymous", on: [] },
	];
	const naming = desk({ wire: { n: 7, view: { ask: { kind: "ask", rule: "game.rule", options } } } });
	for (const key of "Lulu3") naming.press(key);
	assert.deepEqual(naming.done, ["press 3"]);
	options[0].on = ["orc"];
	naming.press("u");
	assert.deepEqual(naming.done, ["press 3", "undo"], "to name one of several is another thing");
});

test("a key while the story is told skips to its end and answers nothing", () => {
	const { done, press } = desk({ telling: { active: true, skip: () => skipped.push("skip") } });
	const skipped = [];
	for (const key of ["3", "Shift", " "]) press(key);
	assert.deepEqual([done, skipped], [[], ["skip", "skip"]]);
});

test("brackets open the past and walk through it", () => {
	const closed = desk();
	closed.press("[");
	assert.deepEqual(closed.done, ["timeline true"]);
	const timeline = { open: true, toggle: (open) => open, go: (k) => walked.push(k) };
	const walked = [];
	const open = desk({ timeline, moment: { k: 4 } });
	open.press("[");
	open.press("]");
	assert.deepEqual(walked, [3, 5]);
});

test("whoever is typing, or has a dialog open, is left alone", () => {
	const { done, press } = desk();
	assert.ok(!press("u", { target: { closest: () => ({}) } }));
	assert.ok(!press("u", { ctrlKey: true }));
	assert.deepEqual(done, []);
});

test("while something is to be written, letters are written and nothing else", () => {
	const field = { focus: () => done.push("focus") };
	const { done, press } = desk({ question: { field } });
	for (const key of ["u", "r", "3"]) assert.ok(!press(key));
	assert.deepEqual(done, ["focus", "focus", "focus"]);
});

test("a key that is held down answers once, and under a dialog none does", () => {
	const { done, press } = desk();
	press("3", { repeat: true });
	const covered = desk({ dialog: () => true });
	covered.press("/");
	assert.deepEqual([...done, ...covered.done], ["zoom 3"]);
});

test("Escape goes back from what was not meant", () => {
	const hand = { doubted: { key: "leave" }, doubt: (option) => done.push(`doubt ${option}`) };
	const { done, press } = desk({ hand });
	assert.ok(press("Escape"));
	assert.deepEqual(done, ["doubt null"]);
});

test("shift and an arrow move the map", () => {
	const { done, press } = desk();
	press("ArrowLeft", { shiftKey: true });
	press("+");
	assert.deepEqual(done, ["pan ArrowLeft", "zoom +"]);
});

test("each of the party keeps the colour that it was given first", () => {
	const colours = new Colours();
	const sheet = (id, side) => ({ id, side });
	colours.dye([sheet("a", "party"), sheet("rat", "foe"), sheet("b", "party")]);
	colours.dye([sheet("b", "party"), sheet("c", "party")]);
	assert.deepEqual(
		["a", "b", "c", "rat"].map((id) => colours.of(id)),
		["c1", "c2", "c3", ""],
	);
});
