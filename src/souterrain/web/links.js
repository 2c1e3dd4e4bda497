// Links for friends: with an address that works from elsewhere, to be copied or read by a phone's camera.

import { addresses, code } from "./api.js";
import { dialog, h, notice, put, s } from "./dom.js";
import { t } from "./words.js";

/** The light rim that a camera wants around the dots. */
const RIM = 4;

const atHome = (host) => host === "localhost" || host === "[::1]" || host.startsWith("127.");

/** What the links of a table may begin with, the best first, and whether friends reach it from elsewhere. */
async function ways(table) {
	if (!atHome(location.hostname)) return { bases: [location.origin], afar: true };
	const bases = await addresses(table).catch(() => []);
	return bases.length ? { bases, afar: true } : { bases: [location.origin], afar: false };
}

/** Shows each link with its name; `after` runs when the list is closed. */
export async function showLinks(id, links, after) {
	const { bases, afar } = await ways(id);
	const list = h("div", { class: "links" });
	const draw = (base) =>
		put(
			list,
			links.map(([name, token]) => link(id, name, `${base}/table/${id}#seat=${token}`, afar)),
		);
	draw(bases[0]);
	const base = h(
		"select",
		{ onchange: () => draw(base.value) },
		bases.map((each) => h("option", { value: each }, each)),
	);
	const box = dialog(
		t("web-links"),
		t("web-close"),
		h("p", {}, t("web-links-hint")),
		afar ? null : h("p", { class: "bad" }, t("web-links-here")),
		bases.length > 1 ? h("label", { class: "field" }, h("span", {}, t("web-links-base")), base) : null,
		list,
		after
			? h(
					"p",
					{ class: "row" },
					h("button", { type: "button", class: "gold", onclick: () => box.close() }, t("web-sit-down")),
				)
			: null,
	);
	if (after) box.addEventListener("close", after);
}

/** One link; where it leads here from afar, also as dots. */
function link(id, name, address, afar) {
	const field = h("input", {
		type: "text",
		readonly: true,
		value: address,
		"aria-label": name,
		onfocus: () => field.select(),
	});
	const dots = h("div", { class: "dots" });
	if (afar)
		code(id, address).then(
			(rows) => put(dots, drawn(rows, name)),
			() => {},
		);
	return h(
		"div",
		{ class: "link" },
		h(
			"p",
			{ class: "row" },
			h("b", {}, name),
			field,
			h("button", { type: "button", onclick: () => copy(field) }, t("web-copy")),
		),
		dots,
	);
}

/** @param {string[]} rows */
function drawn(rows, name) {
	const size = rows.length + 2 * RIM;
	const dark = rows.flatMap((row, y) =>
		[...row].flatMap((dot, x) => (dot === "1" ? [`M${x + RIM},${y + RIM}h1v1h-1z`] : [])),
	);
	return s(
		"svg",
		{ viewBox: `0 0 ${size} ${size}`, role: "img", "aria-label": t("web-code", { name }) },
		s("path", { d: `M0,0h${size}v${size}h-${size}z`, fill: "#fff" }),
		s("path", { d: dark.join(""), fill: "#000", "shape-rendering": "crispEdges" }),
	);
}

async function copy(field) {
	field.select();
	try {
		await navigator.clipboard.writeText(field.value);
	} catch {
		document.execCommand("copy");
	}
	notice(t("web-copied"));
}
