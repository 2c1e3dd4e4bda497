// Who sits where: hand a seat to a bot and take it back, invite a friend, the bots' pace, the game's file and its dice.

import { seedNote } from "./answers.js";
import { late } from "./api.js";
import { dialog, h, memory, notice, put, style } from "./dom.js";
import { notified, notify } from "./turn.js";
import { t } from "./words.js";

/** How a seat is held, as it is said to the `role` that looks: another's screen is not this one, nor one's own link a
 * friend's. */
function holderName(by, role) {
	if (by.startsWith("bot:")) return t("web-by-bot", { bot: t(`web-bot-${by.slice(4)}`) });
	if (role === "owner") return t(`web-by-${by}`);
	return t(by === "link" ? "web-by-me" : "web-by-host");
}

export function seatsDialog(table) {
	const body = h("div", { class: "seats" });
	const box = dialog(t("web-seats"), t("web-close"), body);
	const draw = () =>
		put(
			body,
			list(table),
			table.welcome.role === "owner" ? [watch(table), pace(table)] : null,
			h("p", { class: "role" }, t("web-taking-back-now", { rule: t(`web-taking-back-${table.welcome.undo.rule}`) })),
			options(table, box),
			h("p", { class: "role" }, t("web-keys")),
			seedNote(table.welcome),
		);
	draw();
	const greet = table.greet;
	table.greet = (welcome) => {
		greet.call(table, welcome);
		draw();
	};
	box.addEventListener("close", () => {
		delete table.greet;
	});
}

function list(table) {
	const { seats, role, bots } = table.welcome;
	return h(
		"ul",
		{ class: "seat-list" },
		seats.map((seat) =>
			h(
				"li",
				{},
				h("b", {}, table.nameOf(seat.id)),
				h(
					"span",
					{ class: "role" },
					seat.by === "link" ? t(seat.here ? "web-here" : "web-absent") : holderName(seat.by, role),
				),
				role === "owner"
					? holder(table, seat, ["screen", "link", ...bots.map((bot) => `bot:${bot}`)])
					: seat.mine || seat.by.startsWith("bot:")
						? holder(table, seat, ["link", ...bots.map((bot) => `bot:${bot}`)])
						: null,
				role === "owner" && seat.by === "link"
					? h("button", { type: "button", onclick: () => invite(table, seat) }, t("web-invite"))
					: null,
			),
		),
	);
}

/** A new link, for which the old one is withdrawn. */
function invite(table, seat) {
	const ask = () => table.wire.send({ invite: seat.id });
	if (seat.here) withdraw(table.nameOf(seat.id), ask, () => {});
	else ask();
}

function holder(table, seat, choices) {
	const hand = () => table.wire.send({ holder: { seat: seat.id, by: select.value } });
	const select = h(
		"select",
		{
			"aria-label": t("web-held-by", { seat: table.nameOf(seat.id) }),
			onchange: () => {
				if (seat.by !== "link" || seat.mine) hand();
				else withdraw(table.nameOf(seat.id), hand, () => (select.value = seat.by));
			},
		},
		choices.map((by) => h("option", { value: by, selected: by === seat.by }, holderName(by, table.welcome.role))),
	);
	return select;
}

/** A link for a television, or for friends who only look on. */
function watch(table) {
	const invite = () => table.wire.send({ invite: "*" });
	return h("p", { class: "row" }, h("button", { type: "button", onclick: invite }, t("web-watch-link")));
}

/** Whoever holds a link loses the seat with it: that is asked once more. */
function withdraw(name, go, stay) {
	let meant = false;
	const act = (yes) => () => {
		meant = yes;
		box.close();
	};
	const box = dialog(
		t("web-withdraw"),
		t("web-close"),
		h("p", {}, t("web-withdraw-sure", { name })),
		h(
			"p",
			{ class: "row" },
			h("button", { type: "button", onclick: act(false) }, t("web-keep-link")),
			h("button", { type: "button", class: "danger", onclick: act(true) }, t("web-withdraw")),
		),
	);
	box.addEventListener("close", () => (meant ? go() : stay()));
}

function pace(table) {
	const slider = h("input", {
		type: "range",
		min: 0,
		max: 3000,
		step: 100,
		id: "pace",
		onchange: () => table.wire.send({ pace: Number(slider.value) }),
	});
	slider.value = table.welcome.pace ?? 600;
	return h("p", { class: "row" }, h("label", { for: "pace" }, t("web-pace")), slider);
}

/** What has been told so far, to be read and kept: also in the middle of a campaign. */
async function chronicle(table) {
	const [part] = await Promise.all([late(import("./ending.js")), style("ending")]);
	part?.read(table, table.wire.story());
}

function options(table, box) {
	const sound = h("input", {
		type: "checkbox",
		id: "sound",
		onchange: () => memory.set("sound", sound.checked ? "on" : null),
	});
	sound.checked = memory.get("sound") === "on";
	const taught = h("input", { type: "checkbox", onchange: () => table.lesson.turn(taught.checked) });
	taught.checked = table.lesson.wanted;
	const call = h("input", {
		type: "checkbox",
		onchange: async () => {
			const wanted = call.checked;
			call.checked = await notify(wanted);
			if (wanted && !call.checked) notice(t("web-notify-refused"), "bad");
		},
	});
	call.checked = notified();
	return h(
		"p",
		{ class: "row" },
		table.welcome.role === "owner"
			? h("button", { type: "button", onclick: () => table.download() }, t("web-save-file"))
			: null,
		h("button", { type: "button", onclick: () => chronicle(table) }, t("web-chronicle")),
		table.board?.zoom
			? h(
					"button",
					{
						type: "button",
						onclick: () => {
							box.close();
							table.printMap();
						},
					},
					t("web-print"),
				)
			: null,
		h(
			"button",
			{
				type: "button",
				onclick: () => {
					box.close();
					table.go("/");
				},
			},
			t("web-lobby"),
		),
		h("label", {}, sound, " ", t("web-sound")),
		h("label", {}, call, " ", t("web-notify")),
		h("label", {}, taught, " ", t("web-taught")),
	);
}
