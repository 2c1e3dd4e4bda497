// A pen that shakes a little: seeded, so that a wall is drawn alike each time.

/** A stream of numbers in [0, 1) for the drawing alone; the game's dice are the server's. */
export function shaky(seed) {
	let state = seed | 0;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
	};
}

export const seedOf = (text) => [...text].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), 7);

const n = (value) => Math.round(value * 100) / 100;

/** A line through points that is not quite straight. */
export function rough(points, pen, shake = 0.12, step = 1.4) {
	let d = `M${n(points[0][0])} ${n(points[0][1])}`;
	for (let i = 1; i < points.length; i++) {
		const [x0, y0] = points[i - 1];
		const [x1, y1] = points[i];
		const length = Math.hypot(x1 - x0, y1 - y0) || 1;
		const parts = Math.max(1, Math.round(length / step));
		for (let k = 1; k <= parts; k++) {
			const off = k === parts ? shake * 0.4 * (pen() - 0.5) : shake * (pen() - 0.5) * 2;
			const along = k / parts;
			d += `L${n(x0 + (x1 - x0) * along - ((y1 - y0) / length) * off)} ${n(y0 + (y1 - y0) * along + ((x1 - x0) / length) * off)}`;
		}
	}
	return d;
}

/** A soft curve through points (Catmull-Rom as Béziers). */
export function curve(points) {
	let d = `M${n(points[0][0])} ${n(points[0][1])}`;
	for (let i = 0; i < points.length - 1; i++) {
		const [a, b, c, e] = [points[i - 1] ?? points[i], points[i], points[i + 1], points[i + 2] ?? points[i + 1]];
		d += `C${n(b[0] + (c[0] - a[0]) / 6)} ${n(b[1] + (c[1] - a[1]) / 6)} ${n(c[0] - (e[0] - b[0]) / 6)} ${n(c[1] - (e[1] - b[1]) / 6)} ${n(c[0])} ${n(c[1])}`;
	}
	return d;
}

/** How far a point lies from a segment. */
export function away([x, y], [ax, ay], [bx, by]) {
	const length = (bx - ax) ** 2 + (by - ay) ** 2;
	const along = length ? Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length)) : 0;
	return Math.hypot(x - ax - (bx - ax) * along, y - ay - (by - ay) * along);
}

// Small engravings; each returns the outline to fill with paper and the strokes of its shade.

export function tree(x, y, size, pen) {
	const r = size * (0.85 + pen() * 0.3);
	const top = y - r * 1.5;
	return {
		body:
			`M${n(x - r * 0.75)} ${n(y - r * 0.5)}c${n(-r * 0.55)} ${n(-r * 0.2)} ${n(-r * 0.4)} ${n(-r * 0.9)} ${n(r * 0.1)} ${n(-r * 0.85)}` +
			`c${n(r * 0.1)} ${n(-r * 0.7)} ${n(r * 1.1)} ${n(-r * 0.75)} ${n(r * 1.25)} ${n(-r * 0.05)}` +
			`c${n(r * 0.6)} ${n(-r * 0.05)} ${n(r * 0.65)} ${n(r * 0.75)} ${n(r * 0.1)} ${n(r * 0.9)}z`,
		shade:
			`M${n(x)} ${n(y - r * 0.5)}V${n(y + r * 0.15)}M${n(x + r * 0.25)} ${n(top + r * 0.4)}l${n(r * 0.35)} ${n(r * 0.5)}` +
			`M${n(x + r * 0.05)} ${n(top + r * 0.5)}l${n(r * 0.3)} ${n(r * 0.42)}`,
	};
}

export function pine(x, y, size, pen) {
	const r = size * (0.85 + pen() * 0.35);
	return {
		body: `M${n(x)} ${n(y - r * 2.1)}l${n(r * 0.5)} ${n(r * 0.8)}h${n(-r * 0.2)}l${n(r * 0.5)} ${n(r * 0.9)}h${n(-r * 1.6)}l${n(r * 0.5)} ${n(-r * 0.9)}h${n(-r * 0.2)}z`,
		shade: `M${n(x)} ${n(y - r * 0.4)}v${n(r * 0.5)}M${n(x + r * 0.12)} ${n(y - r * 1.4)}l${n(r * 0.25)} ${n(r * 0.9)}M${n(x + r * 0.3)} ${n(y - r * 1.1)}l${n(r * 0.18)} ${n(r * 0.6)}`,
	};
}

export function hill(x, y, size, pen) {
	const r = size * (0.85 + pen() * 0.35);
	let shade = "";
	for (let k = 0; k < 6; k++)
		shade += `M${n(x + r * (0.12 + k * 0.13))} ${n(y - r * (0.92 - k * k * 0.022))}l${n(r * 0.14)} ${n(r * (0.5 - k * 0.04))}`;
	return {
		body: `M${n(x - r * 1.3)} ${n(y)}C${n(x - r * 0.7)} ${n(y - r * 0.3)} ${n(x - r * 0.5)} ${n(y - r)} ${n(x)} ${n(y - r)}S${n(x + r * 0.8)} ${n(y - r * 0.2)} ${n(x + r * 1.4)} ${n(y)}`,
		shade,
	};
}

export function house(x, y, size, pen) {
	const w = size * (0.9 + pen() * 0.4);
	const h = size * 0.75;
	return {
		body: `M${n(x - w)} ${n(y)}v${n(-h)}l${n(w * 0.5)} ${n(-h * 0.9)}h${n(w * 1.1)}l${n(w * 0.5)} ${n(h * 0.9)}v${n(h)}z`,
		shade:
			`M${n(x - w)} ${n(y - h)}h${n(w)}l${n(-w * 0.5)} ${n(-h * 0.9)}M${n(x)} ${n(y)}v${n(-h)}l${n(-w * 0.5)} ${n(-h * 0.9)}` +
			`M${n(x - w * 0.62)} ${n(y)}v${n(-h * 0.5)}h${n(w * 0.26)}v${n(h * 0.5)}M${n(x + w * 0.3)} ${n(y - h * 0.35)}h${n(w * 0.35)}` +
			`M${n(x + w * 0.05)} ${n(y - h * 1.35)}l${n(w * 0.14)} ${n(h * 0.3)}M${n(x + w * 0.35)} ${n(y - h * 1.35)}l${n(w * 0.2)} ${n(h * 0.3)}`,
	};
}
