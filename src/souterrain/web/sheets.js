// The party at the left: who they are, how they fare, what they carry; then who is in sight, dials and piles.

import { h, put } from "./dom.js";
import { icon, medal } from "./emblem.js";
import { t } from "./words.js";

export function drawSheets(host, view, table) {
  const party = view.sheets.filter((sheet) => (sheet.side ?? "party") === "party");
  const foes = view.sheets.filter((sheet) => sheet.side === "foe");
  const others = view.sheets.filter((sheet) => sheet.side === "other");
  const owned = new Set(view.sheets.map((sheet) => sheet.seat).filter(Boolean)).size > 1;
  put(host, h("h2", { class: "visually-hidden" }, t("web-party")),
    party.map((sheet) => card(sheet, table, owned)),
    foes.length ? h("section", { class: "in-sight" }, h("h3", {}, t("web-in-sight")), foes.map((sheet) => card(sheet, table, owned))) : null,
    others.map((sheet) => card(sheet, table, owned)),
    edge(view));
}

function card(sheet, table, owned) {
  const lines = sheet.lines ?? [];
  const items = sheet.items ?? [];
  const owner = sheet.seat && owned && sheet.side !== "foe" ? table.nameOf(sheet.seat) : "";
  const about = [sheet.role !== sheet.name && sheet.role, owner].filter(Boolean).join(" · ");
  return h("article", { class: `sheet ${sheet.side ?? "party"}${sheet.active ? " active" : ""}${sheet.gone ? " gone" : ""}`, "aria-label": sheet.name, "aria-current": sheet.active ? "true" : null },
    h("button", { class: "show", type: "button", "aria-label": t("web-show-on-board", { name: sheet.name }), onclick: () => table.show(sheet.id) },
      medal(sheet.emblem, sheet.name, sheet.side, table.colourOf(sheet.id))),
    h("div", { class: "facts" },
      h("h3", {}, sheet.name),
      about ? h("p", { class: "role", title: about }, about) : null,
      (sheet.gauges ?? []).map(gauge),
      badges(sheet.badges),
      lines.length ? h("dl", { class: sheet.side === "other" ? "traits listed" : "traits" }, lines.map((line) => h("div", {}, h("dt", {}, line.label), " ", h("dd", {}, line.value)))) : null,
      items.length ? h("ul", { class: "items" }, items.map((item) => h("li", { title: item.note }, icon(item.emblem, item.text), h("span", {}, item.text, item.note ? h("small", {}, ` ${item.note}`) : null)))) : null));
}

export const badges = (list) => list?.length
  ? h("ul", { class: "badges" }, list.map((badge) => h("li", {}, icon(badge.emblem, badge.text), badge.text)))
  : null;

/** A gauge: pips where they can be counted at a glance, a bar above that, always with its numbers. */
export function gauge({ label, value, top, kind }) {
  const share = top ? Math.max(0, Math.min(1, value / top)) : 0;
  const drawn = h("span", { class: top <= 8 ? "pips" : "bar", "aria-hidden": "true" });
  if (top <= 8) for (let k = 0; k < top; k++) drawn.append(h("i", { class: k < value ? "full" : "" }));
  else {
    const level = h("i", { class: share <= 0.34 ? "low" : "" });
    level.style.width = `${share * 100}%`;
    drawn.append(level);
  }
  return h("p", { class: `gauge ${kind ?? "life"}`, role: "meter", "aria-label": label, "aria-valuenow": value, "aria-valuemin": 0, "aria-valuemax": top, title: `${label} ${value}/${top}` },
    drawn, h("span", { class: "numbers" }, h("span", { class: "label" }, label), ` ${value}/${top}`));
}

/** What lies at the edge of the table: dials and piles. */
function edge(view) {
  const dials = view.dials ?? [];
  const piles = view.piles ?? [];
  if (!dials.length && !piles.length) return null;
  return h("section", { class: "edge" },
    dials.map((dial) => h("div", { class: "dial" }, gauge({ ...dial, kind: "dial" }), dial.note ? h("p", { class: "role" }, dial.note) : null)),
    piles.length ? h("ul", { class: "piles" }, piles.map((pile) => h("li", {}, icon(pile.emblem, pile.label), h("span", {}, pile.label), h("b", {}, pile.count)))) : null);
}
