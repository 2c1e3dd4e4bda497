// The clack of wood on wood. Off until it is switched on.

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
