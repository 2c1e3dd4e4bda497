// The question at the bottom of the table: one plain sentence, its options as buttons with their key, or its few other kinds.

import { dieOf } from "./dice.js";
import { h, put } from "./dom.js";
import { icon } from "./emblem.js";
import { t } from "./words.js";

const MANY = 9;
const SQUARE = /^-?\d+,-?\d+$/;

/** On a phone the question is a sheet: a tap or a pull on its grip raises and lowers it. */
function grip(host) {
  let from = null;
  return h("button", { class: "grip", type: "button", "aria-label": t("web-pull"),
    onpointerdown: (event) => { from = event.clientY; event.currentTarget.setPointerCapture(event.pointerId); },
    onpointermove: (event) => {
      if (from === null || Math.abs(event.clientY - from) < 24) return;
      host.classList.toggle("up", event.clientY < from);
      host.dataset.pulled = "yes";
    },
    onpointerup: () => { from = null; },
    onclick: () => {
      if (!host.dataset.pulled) host.classList.toggle("up");
      delete host.dataset.pulled;
    } });
}

export class Question {
  constructor(host, table) {
    Object.assign(this, { host, table, listed: false, buttons: [] });
    this.text = h("h2", { class: "asked", "aria-live": "assertive" });
    this.body = h("div", { class: "answers" });
    this.news = h("ol", { class: "latest", "aria-hidden": "true" });
    host.append(grip(host), this.news, this.text, this.body);
  }

  /** What the table waits for: `ask` when it is ours, else whose it is; `looking` when this is a moment gone by. */
  draw(view, looking) {
    this.buttons = [];
    this.host.classList.toggle("ours", Boolean(view.ask) && !looking);
    this.host.classList.toggle("looking", looking);
    const { ask, outcome } = view;
    if (ask) {
      this.say(this.table.severalHere() ? h("span", { class: "whose" }, `${this.table.nameOf(ask.seat)} · `) : null, ask.text,
        ask.rule ? h("button", { class: "why", type: "button", onclick: () => this.table.why(ask.rule) }, t("web-why")) : null);
      put(this.body, this[ask.kind ?? "ask"](ask));
      if (looking) for (const control of this.body.querySelectorAll("button, input")) control.disabled = true;
    } else if (outcome) this.outcome(outcome);
    else {
      this.say(h("span", { class: "thinking" }, icon("waiting"), view.waiting ? t("web-thinks", { name: this.table.nameOf(view.waiting) }) : t("web-wait")));
      put(this.body);
    }
  }

  /** The last lines of the story, for a phone, where the story itself lies behind a tab. */
  latest(fresh, live) {
    if (!fresh.length && live) return;
    put(this.news, live ? fresh.slice(-2).map((line) => h("li", {}, line.text, " ", (line.dice ?? []).map((die) => dieOf(die, true, t)))) : null);
  }

  say(...content) {
    const text = content.filter(Boolean).map((part) => part.textContent ?? part).join("");
    if (text === this.said) { put(this.text, ...content); return; }
    this.said = text;
    this.host.scrollTop = 0;
    put(this.text, ...content);
  }

  ask(ask) {
    const placed = ask.options.filter((option) => SQUARE.test(option.at));
    const hide = placed.length > MANY && !this.listed;
    const shown = hide ? ask.options.filter((option) => !placed.includes(option)) : ask.options;
    const list = h("div", { class: "options", role: "group", "aria-label": ask.text }, shown.map((option, k) => this.option(option, k)));
    if (placed.length > MANY)
      list.append(h("button", { type: "button", class: "quiet", "aria-expanded": String(!hide), onclick: () => { this.listed = hide; this.table.draw(); } },
        hide ? t("web-list-places", { count: placed.length }) : t("web-hide-places")));
    return [hide ? h("p", { class: "role" }, t("web-choose-on-board")) : null, list];
  }

  option(option, k) {
    const digit = k < 10 ? String((k + 1) % 10) : "";
    const button = h("button", { type: "button", class: `option${option.at ? " placed" : ""}`, data: { key: option.key }, "aria-keyshortcuts": digit || null,
      onclick: () => this.table.answer(option.key), onpointerenter: () => this.table.hint(option), onpointerleave: () => this.table.hint(null),
      onfocus: () => this.table.hint(option), onblur: () => this.table.hint(null) },
    digit ? h("kbd", { "aria-hidden": "true" }, digit) : null, h("span", {}, option.text, option.note ? h("small", {}, option.note) : null));
    this.buttons.push(button);
    if (!option.rule) return button;
    return h("span", { class: "with-why" }, button,
      h("button", { class: "why ask-why", type: "button", title: t("web-why"), "aria-label": `${t("web-why")} ${option.text}`, onclick: () => this.table.why(option.rule, option.note) }, "?"));
  }

  amount(ask) {
    const step = ask.step ?? 1;
    const count = Math.floor((ask.high - ask.low) / step) + 1;
    if (count <= 12)
      return h("div", { class: "options numbers", role: "group", "aria-label": ask.text }, Array.from({ length: count }, (_, k) => {
        const value = ask.low + k * step;
        const button = h("button", { type: "button", class: "option", data: { value }, onclick: () => this.table.answer(value) }, String(value));
        this.buttons.push(button);
        return button;
      }));
    const number = h("input", { type: "number", min: ask.low, max: ask.high, step, value: ask.low, "aria-label": ask.text });
    const range = h("input", { type: "range", min: ask.low, max: ask.high, step, value: ask.low, "aria-label": ask.text, oninput: () => { number.value = range.value; } });
    number.addEventListener("input", () => { range.value = number.value; });
    return this.form(() => Number(number.value), range, number);
  }

  name(ask) {
    return this.form((field) => field.value.trim(), h("input", { type: "text", maxlength: ask.longest ?? 40, value: ask.suggestion ?? "", "aria-label": ask.text, autocomplete: "off" }));
  }

  shot(ask) {
    return this.table.board?.controls?.(ask) ?? null;
  }

  form(value, ...fields) {
    return h("form", { class: "row", onsubmit: (event) => { event.preventDefault(); this.table.answer(value(fields[0])); } },
      fields, h("button", { class: "gold", type: "submit" }, t("web-ok")));
  }

  outcome(outcome) {
    const won = outcome.winners ?? [];
    const scores = Object.entries(outcome.scores ?? {});
    this.say(h("strong", {}, outcome.reason),
      outcome.rule ? h("button", { class: "why", type: "button", onclick: () => this.table.why(outcome.rule) }, t("web-why")) : null);
    put(this.body, h("div", { class: "outcome" },
      won.length ? h("p", {}, t("web-winners", { names: won.map((seat) => this.table.nameOf(seat)).join(", ") })) : null,
      scores.length ? h("table", { class: "scores" }, h("caption", {}, t("web-scores")),
        h("tbody", {}, scores.map(([who, score]) => h("tr", {}, h("th", { scope: "row" }, this.table.nameOf(who)), h("td", {}, score))))) : null,
      h("p", { class: "row" },
        h("button", { class: "gold", type: "button", onclick: () => this.table.timeline.toggle(true) }, t("web-replay")),
        h("button", { type: "button", onclick: () => this.table.download() }, t("web-save-file")),
        h("button", { type: "button", onclick: () => this.table.go("/") }, t("web-lobby"))),
      this.table.seedNote()));
  }

  /** A digit of the keyboard: the button that carries it. */
  digit(key) {
    const numbers = this.buttons[0]?.dataset.value !== undefined;
    const button = numbers ? this.buttons.find((each) => each.dataset.value === key) : this.buttons[(Number(key) + 9) % 10];
    if (!button || button.disabled) return false;
    button.click();
    return true;
  }

  /** Arrows along the buttons. */
  arrow(key) {
    const here = this.buttons.indexOf(document.activeElement);
    const by = key === "ArrowRight" || key === "ArrowDown" ? 1 : -1;
    const next = this.buttons[here < 0 ? 0 : (here + by + this.buttons.length) % this.buttons.length];
    next?.focus();
    return Boolean(next);
  }

  /** An answer is on its way: nothing more is taken until the table speaks. */
  busy(busy) {
    this.host.classList.toggle("busy", busy);
  }
}
