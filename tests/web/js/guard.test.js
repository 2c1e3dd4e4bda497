import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { Guard } from "../../../src/souterrain/web/guard.js";

const at = (clientX, clientY) => ({ clientX, clientY });

function hand() {
	const heeded = [];
	return { guard: new Guard((each) => heeded.push(each)), heeded };
}

test("a hand that rests is heeded again after a moment", () => {
	mock.timers.enable({ apis: ["setTimeout"] });
	const { guard, heeded } = hand();
	guard.moved(at(300, 200));
	guard.changed();
	guard.moved(at(303, 196));
	mock.timers.tick(399);
	assert.deepEqual(heeded, [false]);
	mock.timers.tick(1);
	assert.deepEqual(heeded, [false, true]);
	mock.timers.reset();
});

test("a hand that moves has seen the question, and is heeded once", () => {
	mock.timers.enable({ apis: ["setTimeout"] });
	const { guard, heeded } = hand();
	guard.moved(at(300, 200));
	guard.changed();
	guard.moved(at(320, 200));
	guard.moved(at(360, 200));
	mock.timers.tick(1000);
	assert.deepEqual(heeded, [false, true]);
	mock.timers.reset();
});

test("two changes in a row are one moment, from the last of them", () => {
	mock.timers.enable({ apis: ["setTimeout"] });
	const { guard, heeded } = hand();
	guard.changed();
	mock.timers.tick(300);
	guard.changed();
	mock.timers.tick(300);
	assert.deepEqual(heeded, [false, false]);
	mock.timers.tick(100);
	assert.deepEqual(heeded, [false, false, true]);
	mock.timers.reset();
});
