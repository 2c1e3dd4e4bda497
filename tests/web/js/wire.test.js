import assert from "node:assert/strict";
import { test } from "node:test";

globalThis.location = { protocol: "http:", host: "table.example" };
globalThis.localStorage = { getItem: () => null, setItem: () => {} };
globalThis.WebSocket = class {};
const { Wire } = await import("../../../src/souterrain/web/wire.js");

const line = (text) => ({ n: 0, kind: "rolled", text });

test("where only the story has changed there is something new to show", () => {
	const wire = new Wire("table", "token", "fr", () => {});
	wire.receive({
		view: { headline: "", sheets: [] },
		n: 0,
		seat: "p1",
		story: { from: 0, lines: [line("un")], mark: "a" },
	});
	const before = wire.view;
	wire.receive({ change: null, n: 0, seat: "p1", story: { from: 0, lines: [line("deux")], mark: "b" } });
	assert.notEqual(wire.view, before);
	assert.deepEqual(wire.view, before);
	assert.deepEqual(
		wire.story().map(({ text }) => text),
		["deux"],
	);
});
