// A shot without a steady hand: at which disc, or in which direction and how hard, from where.

import { h } from "../dom.js";
import { t } from "../words.js";
import { targets } from "./targets.js";

/** A field that can take its value from the aim again. */
const pulling = (field, pull) => Object.assign(field, { pull });

/** As wide as it is with its longest words, so that nothing beside it moves when they change. */
function steady(field, longest) {
	field.classList.add("steady");
	field.dataset.longest = longest;
	return field;
}

const labelled = (label, ...fields) => h("label", { class: "slider" }, h("span", {}, label), fields);

/** The form for a shot. Each field sets the aim of `flick` and can pull its own value from there.
 * @param {import("./flick.js").Flick} flick @param {import("../view").Shot} ask */
export function sliders(flick, ask) {
	const { x, y, radius } = flick.launch();
	const slider = (label, low, high, get, set, step = 0.5) => {
		const change = () => {
			set(Number(input.value));
			flick.sync();
			flick.draw();
		};
		const input = h("input", { type: "range", min: low, max: high, step, "aria-label": label, oninput: change });
		return labelled(
			label,
			pulling(input, () => {
				input.value = String(get());
			}),
		);
	};
	const flicks = ask.top_speed > 0;
	const fields = [];
	if (ask.discs.length > 1) fields.push(discs(flick, ask));
	if (flicks && flick.aims.length) fields.push(targets(flick));
	if (flicks) {
		const turn = (value) => flick.byHand({ angle: (value * Math.PI) / 180 });
		fields.push(slider(t("web-angle"), -180, 180, () => degrees(flick.aim.angle), turn));
		const force = slider(
			t("web-force"),
			0,
			100,
			() => flick.force,
			(value) => {
				flick.byHand({ speed: (ask.top_speed * value) / 100 });
			},
			1,
		);
		const number = steady(h("output", { class: "number" }), "100 %");
		force.firstChild.append(
			" ",
			pulling(number, () => {
				number.textContent = `${flick.force} %`;
			}),
		);
		fields.push(force);
	}
	if (radius > 0) {
		const place = t("web-place");
		fields.push(
			slider(
				`${place} ↔`,
				-radius,
				radius,
				() => flick.aim.x - x,
				(value) => flick.place(x + value, flick.aim.y),
			),
			slider(
				`${place} ↕`,
				-radius,
				radius,
				() => flick.aim.y - y,
				(value) => flick.place(flick.aim.x, y + value),
			),
		);
	}
	return h(
		"form",
		{
			class: "row shot-form",
			onsubmit: (event) => {
				event.preventDefault();
				flick.shoot();
			},
		},
		h("p", { class: "role" }, hint(flicks, radius)),
		deeds(flick, flicks, ask.discs.length),
		fields,
	);
}

const degrees = (angle) => (((((angle * 180) / Math.PI + 180) % 360) + 360) % 360) - 180;

const hint = (flicks, radius) => {
	if (!flicks) return t("web-put-hint");
	const way = matchMedia("(pointer: coarse)").matches ? "web-pull-hint" : "web-flick-hint";
	return radius > 0 ? `${t(way)} ${t("web-place-hint")}` : t(way);
};

/** The buttons: to flick, with the chance where a disc is meant, or not to; to put down one, or all. */
function deeds(flick, flicks, count) {
	if (!flicks)
		return [
			h("button", { class: count > 1 ? "" : "gold", type: "submit" }, t("web-put-down")),
			count > 1
				? h("button", { class: "gold", type: "button", onclick: () => flick.putAll() }, t("web-put-all"))
				: null,
		];
	const shoot = steady(h("button", { class: "gold", type: "submit" }), t("web-flick-chance", { chance: 100 }));
	const say = () => {
		const chance = flick.chance;
		shoot.textContent = chance === null ? t("web-flick") : t("web-flick-chance", { chance: Math.round(chance * 100) });
	};
	const pass = () => {
		flick.byHand({ speed: 0 });
		flick.shoot();
	};
	return [pulling(shoot, say), h("button", { type: "button", onclick: pass }, t("web-no-flick"))];
}

function discs(flick, ask) {
	const name = ({ disc, label }) => flick.board.placeOf(disc)?.label ?? label;
	const select = h(
		"select",
		{
			onchange: () => {
				flick.choose(select.value);
				flick.draw();
			},
		},
		ask.discs.map((launch) => h("option", { value: launch.disc }, name(launch))),
	);
	return labelled(
		t("web-disc"),
		pulling(select, () => {
			select.value = flick.aim.disc;
		}),
	);
}
