// What the wire leaves out because it is as usual, put back in: the rest of the client finds every field in its place.

import { SHAPES } from "./shapes.js";

/** What was filled in before: a part that did not change is the same object again. */
const known = new WeakMap();

/** A value of a shape with all its fields, and so are the values in it. A list is of one shape.
 * @param {any} value
 * @param {string | { by: string }} shape its name, or by which field several are told apart */
export function filled(value, shape) {
	if (value === null || typeof value !== "object") return value;
	if (known.has(value)) return known.get(value);
	const whole = Array.isArray(value) ? value.map((each) => filled(each, shape)) : completed(value, shape);
	known.set(value, whole);
	return whole;
}

function completed(value, shape) {
	const name = typeof shape === "string" ? shape : shape[value[shape.by]];
	const { defaults, parts } = SHAPES[name] ?? PLAIN;
	const whole = { ...defaults, ...value };
	for (const [field, inner] of Object.entries(parts)) whole[field] = filled(whole[field], inner);
	return whole;
}

const PLAIN = { defaults: {}, parts: {} };
