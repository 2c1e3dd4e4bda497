// SHA-256 and HMAC, by hand: browsers keep theirs from pages that come over a plain local network.

const K = new Uint32Array(64);
const START = new Uint32Array(8);

for (let n = 2, found = 0; found < 64; n++) {
	let prime = true;
	for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
	if (!prime) continue;
	if (found < 8) START[found] = (Math.sqrt(n) % 1) * 2 ** 32;
	K[found++] = (Math.cbrt(n) % 1) * 2 ** 32;
}

const turned = (word, by) => (word >>> by) | (word << (32 - by));

/** One block of 64 bytes into the state. */
function mix(state, view, at, w) {
	for (let i = 0; i < 16; i++) w[i] = view.getUint32(at + 4 * i);
	for (let i = 16; i < 64; i++) {
		const [a, b] = [w[i - 15], w[i - 2]];
		const low = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3);
		const high = turned(b, 17) ^ turned(b, 19) ^ (b >>> 10);
		w[i] = w[i - 16] + low + w[i - 7] + high;
	}
	let [a, b, c, d, e, f, g, h] = state;
	for (let i = 0; i < 64; i++) {
		const one = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + K[i] + w[i];
		const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
		[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
	}
	for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) state[i] += word;
}

/** @param {Uint8Array} data @returns {Uint8Array} */
export function sha256(data) {
	const padded = new Uint8Array(Math.ceil((data.length + 9) / 64) * 64);
	padded.set(data);
	padded[data.length] = 0x80;
	const view = new DataView(padded.buffer);
	view.setUint32(padded.length - 8, Math.floor(data.length / 2 ** 29));
	view.setUint32(padded.length - 4, data.length << 3);
	const state = START.slice();
	const words = new Uint32Array(64);
	for (let at = 0; at < padded.length; at += 64) mix(state, view, at, words);
	const digest = new DataView(new ArrayBuffer(32));
	for (const [i, word] of state.entries()) digest.setUint32(4 * i, word);
	return new Uint8Array(digest.buffer);
}

/** @param {...Uint8Array} parts */
export function joined(...parts) {
	const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
	let at = 0;
	for (const part of parts) {
		whole.set(part, at);
		at += part.length;
	}
	return whole;
}

/** @param {Uint8Array} key of 64 bytes at most @param {Uint8Array} message */
export function hmac(key, message) {
	const block = new Uint8Array(64);
	block.set(key);
	const inner = sha256(
		joined(
			block.map((byte) => byte ^ 0x36),
			message,
		),
	);
	return sha256(
		joined(
			block.map((byte) => byte ^ 0x5c),
			inner,
		),
	);
}

export const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
export const bytes = (text) => new Uint8Array((text.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)));
