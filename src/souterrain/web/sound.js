// The clack of wood on wood, and the bell of a turn. Off until they are switched on.

import { memory } from "./dom.js";

let context = null;

export const audible = () => memory.get("sound") === "on";

/** A short knock; `force` from 0 to 1. */
export function clack(force) {
	if (!audible() || force <= 0.01) return;
	context ??= new AudioContext();
	const length = Math.floor(context.sampleRate * 0.06);
	const buffer = context.createBuffer(1, length, context.sampleRate);
	const samples = buffer.getChannelData(0);
	for (let k = 0; k < length; k++) samples[k] = (Math.random() * 2 - 1) * Math.exp((-9 * k) / length);
	const knock = new AudioBufferSourceNode(context, { buffer });
	const wood = new BiquadFilterNode(context, { type: "bandpass", frequency: 900 + 900 * force, Q: 2.5 });
	const volume = new GainNode(context, { gain: 0.15 + 0.7 * Math.min(1, force) });
	knock.connect(wood).connect(volume).connect(context.destination);
	knock.start();
}

/** Two soft notes: it is somebody's turn. */
export function bell() {
	if (!audible()) return;
	context ??= new AudioContext();
	for (const [frequency, after] of [
		[659, 0],
		[880, 0.16],
	]) {
		const from = context.currentTime + after;
		const note = new OscillatorNode(context, { type: "sine", frequency });
		const volume = new GainNode(context, { gain: 0 });
		volume.gain.linearRampToValueAtTime(0.25, from + 0.02);
		volume.gain.exponentialRampToValueAtTime(0.001, from + 0.7);
		note.connect(volume).connect(context.destination);
		note.start(from);
		note.stop(from + 0.7);
	}
}
