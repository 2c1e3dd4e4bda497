// The ground of a squared map: floor, water, rubble and pillars, light, walls and the hatching of the rock.

import { house, rough, seedOf, shaky, tree } from "../art/ink.js";
import { s } from "../dom.js";
import { circles, discs, roundOf, slivers } from "./rounds.js";

const f = (value) => value.toFixed(2);

/** @typedef {import("../view").Grid} Grid */

/** What a square is; beyond the map, rock.
 * @param {Grid} board */
const signOf = (board) => (x, y) => board.rows[y - board.y]?.[x - board.x] ?? " ";

/** The squares of a map that are not rock.
 * @param {Grid} board */
function floorOf(board) {
	const at = signOf(board);
	const squares = [];
	for (let y = board.y; y < board.y + board.height; y++)
		for (let x = board.x; x < board.x + board.width; x++) if (at(x, y) !== " ") squares.push([x, y]);
	return squares;
}

const filling = (squares) => squares.map(([x, y]) => `M${x} ${y}h1v1h-1z`).join("");

/** @param {Grid} board */
export function ground(board) {
	const at = signOf(board);
	const open = (x, y) => at(x, y) !== " ";
	const squares = floorOf(board);
	const { bright, dim } = lit(board, squares);
	const { rounds = [] } = board;
	const floor = [
		s("path", { class: "floor", d: filling(squares) + filling(slivers(rounds).map(({ x, y }) => [x, y])) }),
		s("path", { class: "bright", d: bright }),
		s("path", { class: "dots", d: dots(squares, open) }),
		...textures(squares, at),
		s("path", { class: "dim", d: dim }),
	];
	return [
		s("path", { class: "rock", d: hatching(squares, open) }),
		...(rounds.length ? rounded(board, squares, open, floor) : floor),
		s("path", { class: "walls", d: walls(board, squares, open) + circles(rounds, open, walledOf(board)) }),
	];
}

/** The floor cut to the discs of its round rooms.
 * @param {Grid} board */
function rounded(board, squares, open, floor) {
	const { rounds = [] } = board;
	const straight = filling(squares.filter(([x, y]) => !roundOf(rounds, x, y)));
	const shape = s("path", { d: straight + discs(rounds, open, walledOf(board)) });
	return [s("clipPath", { id: "rounded" }, shape), s("g", { "clip-path": "url(#rounded)" }, ...floor)];
}

/** Whether the board says that a wall stands between a square and the one beside it.
 * @param {Grid} board */
function walledOf(board) {
	const sides = { "0,-1": "n", "1,0": "e", "0,1": "s", "-1,0": "w" };
	const walls = new Set(board.walls);
	return (x, y, dx, dy) =>
		walls.has(`${x},${y},${sides[`${dx},${dy}`]}`) || walls.has(`${x + dx},${y + dy},${sides[`${-dx},${-dy}`]}`);
}

/** The floor as one shape, made anew only when it has grown.
 * @param {Grid} board */
export function sketched(board) {
	if (!sketches.has(board.rows)) sketches.set(board.rows, filling(floorOf(board)));
	return sketches.get(board.rows);
}
const sketches = new WeakMap();

/** What is brightly lit, and what is only remembered.
 * @param {Grid} board */
function lit(board, squares) {
	const lights = (square) => board.light[square[1] - board.y][square[0] - board.x];
	const cut = slivers(board.rounds ?? []);
	const level = (sign) =>
		filling([
			...squares.filter((square) => lights(square) === sign),
			...cut.filter(({ as }) => lights(as) === sign).map(({ x, y }) => [x, y]),
		]);
	return { bright: level("2"), dim: level("0") };
}

/** The light has moved over a ground that is as it was.
 * @param {Grid} board */
export function light(layer, board) {
	for (const [name, d] of Object.entries(lit(board, floorOf(board))))
		layer.querySelector(`.${name}`)?.setAttribute("d", d);
}

/** So many squares of the sheet lie around a map, and so many make one of its larger squares. */
const MARGIN = 150;
const LARGE = 5;

/** The sheet of squared paper that a map is drawn on, square for square.
 * @param {Grid} board */
export function sheet({ x, y, width, height }) {
	const lines = (places) => places.map((n) => `M${n} 0v${LARGE}M0 ${n}h${LARGE}`).join("");
	const box = { x: x - MARGIN, y: y - MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN };
	return s(
		"g",
		{ class: "sheet" },
		s(
			"pattern",
			{ id: "squared-sheet", width: LARGE, height: LARGE, patternUnits: "userSpaceOnUse" },
			s("path", { class: "fine", d: lines([1, 2, 3, 4]) }),
			s("path", { class: "bold", d: lines([0, LARGE]) }),
		),
		s("rect", { ...box, fill: "url(#squared-sheet)" }),
	);
}

/** A town where a map is not needed: roofs around a square, a little wood behind. */
export function town(board) {
	const pen = shaky(61);
	const [cx, cy] = [board.x + board.width / 2, board.y + board.height / 2];
	/** @type {[number, number, typeof tree, number][]} */
	const things = [];
	for (let k = 0; k < 26; k++) things.push([pen() * 9 - 4.5, -1.3 - pen() * 0.9, tree, 0.26]);
	for (let k = 0; k < 17; k++) {
		const turn = (k / 17) * Math.PI * 2 + pen() * 0.2;
		things.push([Math.cos(turn) * (2.2 + pen() * 1.4), Math.sin(turn) * (1.1 + pen() * 0.5) + 0.35, house, 0.36]);
	}
	return things
		.sort((a, b) => a[1] - b[1])
		.map(([x, y, kind, size]) => {
			const drawn = kind(cx + x, cy + y, size, pen);
			return s(
				"g",
				{ class: "town-thing" },
				s("path", { class: "body", d: drawn.body }),
				s("path", { class: "shade", d: drawn.shade }),
			);
		});
}

/** Clusters of short strokes in the rock next to the floor, seeded by their place so that they stay as the map grows. */
function hatching(squares, open) {
	const rock = new Set();
	for (const [x, y] of squares)
		for (let dx = -1; dx <= 1; dx++)
			for (let dy = -1; dy <= 1; dy++) if (!open(x + dx, y + dy)) rock.add(`${x + dx},${y + dy}`);
	let d = "";
	for (const key of rock) {
		const [x, y] = key.split(",").map(Number);
		const pen = shaky(seedOf(key));
		for (let cluster = 0; cluster < 5; cluster++) {
			const [cx, cy] = [x + 0.1 + pen() * 0.8, y + 0.1 + pen() * 0.8];
			const near = [
				[cx - 0.62, cy],
				[cx + 0.62, cy],
				[cx, cy - 0.62],
				[cx, cy + 0.62],
				[cx - 0.45, cy - 0.45],
				[cx + 0.45, cy + 0.45],
			].some(([px, py]) => open(Math.floor(px), Math.floor(py)));
			if (!near) continue;
			const turn = pen() * Math.PI;
			const [ux, uy] = [Math.cos(turn), Math.sin(turn)];
			for (let k = -1; k <= 1; k++) {
				const long = 0.15 + pen() * 0.09;
				const [mx, my] = [cx - uy * k * 0.09, cy + ux * k * 0.09];
				d += `M${f(mx - ux * long)} ${f(my - uy * long)}L${f(mx + ux * long)} ${f(my + uy * long)}`;
			}
		}
	}
	return d;
}

/** The dotted lines between squares. */
function dots(squares, open) {
	let d = "";
	for (const [x, y] of squares) {
		if (open(x + 1, y)) d += `M${x + 1} ${y}v1`;
		if (open(x, y + 1)) d += `M${x} ${y + 1}h1`;
	}
	return d;
}

/** What is known from a plan alone is shaded; water in waves, rubble in stones, pillars in ink, a void that goes down into the dark, lava that glows. */
function textures(squares, at) {
	const kinds = { ":": "", "~": "", ",": "", "#": "", v: "", "^": "" };
	for (const [x, y] of squares) {
		const kind = at(x, y);
		const pen = shaky(seedOf(`${x};${y}`));
		if (kind === ":") kinds[kind] += `M${x} ${y + 0.5}l.5-.5M${x} ${y + 1}l1-1M${x + 0.5} ${y + 1}l.5-.5`;
		else if (kind === "~")
			for (let k = 0; k < 3; k++)
				kinds[kind] += `M${f(x + 0.1 + pen() * 0.2)} ${f(y + 0.2 + k * 0.3)}q.15-.14 .3 0t.3 0`;
		else if (kind === ",")
			for (let k = 0; k < 5; k++)
				kinds[kind] += `M${f(x + 0.1 + pen() * 0.7)} ${f(y + 0.15 + pen() * 0.7)}l.09-.08 .1.05-.03.1z`;
		else if (kind === "v")
			for (let k = 0; k < 6; k++)
				kinds[kind] +=
					`M${f(x + 0.05 + pen() * 0.9)} ${f(y + pen() * 0.5)}l${f(pen() * 0.16 - 0.08)} ${f(0.25 + pen() * 0.25)}`;
		else if (kind === "^")
			for (let k = 0; k < 4; k++) kinds[kind] += `M${f(x + pen() * 0.5)} ${f(y + 0.15 + k * 0.24)}q.12-.12 .25 0t.25 0`;
		else if (kind === "#") kinds[kind] += `M${x + 0.5} ${y + 0.16}a.34.34 0 1 0 .01 0z`;
	}
	const names = { ":": "planned", "~": "water", ",": "rubble", "#": "pillar", v: "depth", "^": "embers" };
	const plain = (kind) => filling(squares.filter(([x, y]) => at(x, y) === kind));
	return [
		s("path", { class: "outline", d: plain(":") }),
		s("path", { class: "pool", d: plain("~") }),
		s("path", { class: "void", d: plain("v") }),
		s("path", { class: "lava", d: plain("^") }),
		...Object.entries(kinds).map(([kind, d]) => s("path", { class: names[kind], d })),
	];
}

/** Walls where floor meets rock and where the board says, but not where it goes on into the dark;
 * long lines in one stroke, a little rough. */
function walls(board, squares, open) {
	const edges = new Set();
	const flat = (x, y) => edges.add(`h,${y},${x}`);
	const upright = (x, y) => edges.add(`v,${x},${y}`);
	for (const [x, y] of squares) {
		if (roundOf(board.rounds ?? [], x, y)) continue;
		if (!open(x, y - 1)) flat(x, y);
		if (!open(x, y + 1)) flat(x, y + 1);
		if (!open(x - 1, y)) upright(x, y);
		if (!open(x + 1, y)) upright(x + 1, y);
	}
	for (const wall of board.walls) {
		const [x, y, side] = wall.split(",");
		if (side === "n" || side === "s") flat(Number(x), Number(y) + (side === "s" ? 1 : 0));
		else upright(Number(x) + (side === "e" ? 1 : 0), Number(y));
	}
	for (const door of board.doors.filter(({ state }) => state === "dark")) {
		if (door.side === "n" || door.side === "s") edges.delete(`h,${door.y + (door.side === "s" ? 1 : 0)},${door.x}`);
		else edges.delete(`v,${door.x + (door.side === "e" ? 1 : 0)},${door.y}`);
	}
	const lines = new Map();
	for (const edge of edges) {
		const [way, line, place] = edge.split(",");
		const key = `${way},${line}`;
		lines.set(key, [...(lines.get(key) ?? []), Number(place)]);
	}
	let d = "";
	for (const [key, places] of lines) {
		const [way, line] = [key[0], Number(key.slice(2))];
		places.sort((a, b) => a - b);
		for (let k = 0; k < places.length; k++) {
			const start = places[k];
			while (places[k + 1] === places[k] + 1) k++;
			const end = places[k] + 1;
			const corners =
				way === "h"
					? [
							[start, line],
							[end, line],
						]
					: [
							[line, start],
							[line, end],
						];
			d += rough(corners, shaky(seedOf(`${key},${start}`)), 0.035, 0.5);
		}
	}
	return d;
}
