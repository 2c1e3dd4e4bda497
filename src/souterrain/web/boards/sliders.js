// A shot by sliders: which disc, in which direction, how hard, from where.

import { h } from "../dom.js";

/** The form for a shot. Each slider sets the aim of `flick` and can pull its own value from there. */
export function sliders(flick, ask) {
	const { table } = flick.board;
	const { x, y, radius } = flick.launch();
	const slider = (label, low, high, get, set) => {
		const change = () => {
			set(Number(input.value));
			flick.draw();
		};
		const input = h("input", { type: "range", min: low, max: high, step: 0.5, "aria-label": label, oninput: change });
		input.pull = () => {
			input.value = get();
		};
		return h("label", { class: "slider" }, h("span", {}, label), input);
	};
	const fields = [];
	if (ask.discs.length > 1) fields.push(discs(flick, ask));
	if (ask.top_speed > 0) {
		fields.push(
			slider(
				table.word("web-angle"),
				-180,
				180,
				() => (flick.aim.angle * 180) / Math.PI,
				(value) => {
					flick.aim.angle = (value * Math.PI) / 180;
				},
			),
		);
		fields.push(
			slider(
				table.word("web-force"),
				0,
				100,
				() => (100 * flick.aim.speed) / ask.top_speed,
				(value) => {
					flick.aim.speed = (ask.top_speed * value) / 100;
				},
			),
		);
	}
	if (radius > 0) {
		const place = table.word("web-place");
		fields.push(
			slider(
				`${place} ↔`,
				-radius,
				radius,
				() => flick.aim.x - x,
				(value) => flick.place(x + value, flick.aim.y),
			),
		);
		fields.push(
			slider(
				`${place} ↕`,
				-radius,
				radius,
				() => flick.aim.y - y,
				(value) => flick.place(flick.aim.x, y + value),
			),
		);
	}
	const shoot = (event) => {
		event.preventDefault();
		flick.shoot();
	};
	const pass = () => {
		flick.aim.speed = 0;
		flick.shoot();
	};
	const [hint, deed] = ask.top_speed > 0 ? ["web-flick-hint", "web-flick"] : ["web-put-hint", "web-put-down"];
	return h(
		"form",
		{ class: "row shot-form", onsubmit: shoot },
		h(
			"p",
			{ class: "role" },
			table.word(hint),
			ask.top_speed > 0 && radius > 0 ? ` ${table.word("web-place-hint")}` : null,
		),
		fields,
		h("button", { class: "gold", type: "submit" }, table.word(deed)),
		ask.top_speed > 0 ? h("button", { type: "button", onclick: pass }, table.word("web-no-flick")) : null,
	);
}

function discs(flick, ask) {
	const { table } = flick.board;
	const name = ({ disc, label }) => flick.board.placeOf(disc)?.label ?? label;
	const choose = (event) => {
		flick.choose(event.target.value);
		flick.draw();
	};
	return h(
		"label",
		{ class: "slider" },
		h("span", {}, table.word("web-disc")),
		h(
			"select",
			{ onchange: choose },
			ask.discs.map((launch) =>
				h("option", { value: launch.disc, selected: launch.disc === flick.aim.disc }, name(launch)),
			),
		),
	);
}
