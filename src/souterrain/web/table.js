// The table: board, party, story and question around one connection. It knows no rule; it draws views and offers asks.

import { About } from "./about.js";
import { late, reason as reasonOf } from "./api.js";
import { Question } from "./ask.js";
import { Colours } from "./colours.js";
import { frame, notice, put } from "./dom.js";
import { Floors } from "./floors.js";
import { tableFrame } from "./frame.js";
import { Hand } from "./hand.js";
import { hear } from "./hearing.js";
import { Lesson } from "./lesson.js";
import { Mini } from "./mini.js";
import { drawPlea, watches } from "./plea.js";
import { drawPresence } from "./presence.js";
import { Showing } from "./showing.js";
import { Story } from "./story.js";
import { Telling } from "./telling.js";
import { Timeline } from "./timeline.js";
import { Turn } from "./turn.js";
import { Wire } from "./wire.js";
import { LANGUAGES, language, speak, t } from "./words.js";

export class Table {
	/** Who sits here, as the table last said.
	 * @type {any} */
	welcome = null;
	/** A moment gone by that is looked at, with what was then answered.
	 * @type {{ view: import("./view").View, k: number, answer: any } | null} */
	moment = null;
	/** @type {import("./boards/kinds.js").Board | null} */
	board = null;
	/** @type {ReturnType<typeof tableFrame>} */
	parts;
	/** @type {Floors} */
	floors;
	/** @type {Question} */
	question;
	/** @type {Story} */
	story;
	/** @type {Mini} */
	mini;
	/** @type {Lesson} */
	lesson;
	/** @type {Timeline} */
	timeline;
	/** @type {About} */
	about;
	/** What this browser finds of the dice when the game is over.
	 * @type {Promise<string | undefined> | null} */
	fair = null;
	/** Calls off what is to be shown next.
	 * @type {(() => void) | null} */
	due = null;
	heard = new Set();
	/** The sheets that were unfolded by hand. */
	opened = new Set();
	colours = new Colours();
	telling = new Telling(this);
	showing = new Showing(this);
	turn = new Turn(this);
	/** The decision that was last answered.
	 * @type {number | null} */
	sent = null;

	constructor(app, id, token, go, moment) {
		this.app = app;
		/** A moment gone by that is looked at first. */
		this.first = moment;
		this.id = id;
		this.go = go;
		this.build();
		this.wire = new Wire(id, token, language(), (...news) => hear(this, ...news));
		this.hand = new Hand(this);
		this.onresize = () => this.refit();
		addEventListener("resize", this.onresize);
	}

	leave() {
		this.due?.();
		this.telling.leave();
		this.wire.close();
		this.timeline.stop();
		this.hand.leave();
		removeEventListener("resize", this.onresize);
		delete document.body.dataset.page;
	}

	build() {
		if (this.parts) this.telling.leave();
		this.parts = tableFrame(this);
		put(this.app, this.parts.root);
		this.board = null;
		this.floors = new Floors(this.parts.floors, this);
		this.question = new Question(this.parts.question, this);
		this.story = new Story(this.parts.story, this);
		this.mini = new Mini(this.parts.mini);
		this.about = new About(this);
		this.lesson = new Lesson(this.parts.lesson, this, this.lesson?.met);
		this.timeline = Object.assign(new Timeline(this.parts.timeline, this), { open: this.timeline?.open ?? false });
		document.body.dataset.page = "table";
	}

	/** There is news: it is shown with the next frame, also where nobody looks and no frame is drawn. */
	soon() {
		this.due ??= frame(() => this.show());
	}

	/** The newest view, once a frame however many have come; what is being told comes first. */
	show() {
		this.due = null;
		if (this.board?.playing) return;
		this.timeline.draw();
		if (!this.moment && !this.telling.active) this.draw(true);
	}

	greet(welcome) {
		this.welcome = welcome;
		this.parts.line.hidden = true;
		document.body.dataset.game = welcome.game;
		this.parts.title.textContent = welcome.title;
		for (const text of welcome.notices ?? []) if (!this.heard.has(text)) notice(text);
		this.heard = new Set(welcome.notices);
		drawPresence(this.parts.presence, welcome, this.showing.laid?.waiting ?? "");
		drawPlea(this.parts.plea, this);
		if (this.wire.view) this.soon();
		if (this.first !== null) this.look(this.first);
		this.first = null;
	}

	/** Shows the newest view, or the moment that is looked at: `live` when there is news to be told of first. What a board
	 * plays by itself comes before it all. */
	draw(live = false) {
		return this.welcome && !(live && this.board?.playing) && this.showing.draw(live);
	}

	/** A window of another shape, a phone turned: the board is laid out anew. */
	refit() {
		clearTimeout(this.refitting);
		this.refitting = setTimeout(() => {
			this.board = null;
			this.draw();
		}, 250);
	}

	// What the parts ask of the table.

	/** Whether a dialog lies over the table. */
	dialog() {
		return Boolean(document.querySelector("dialog[open]"));
	}

	word(id, args) {
		return t(id, args);
	}

	answer(value) {
		const busy = this.telling.active || this.parts.question.classList.contains("busy");
		if (this.moment || !this.wire.view?.ask || busy) return;
		document.querySelector(".choices")?.remove();
		this.about.hide();
		if (!this.hand.means(this.wire.view.ask, value)) return;
		this.keyboard =
			document.activeElement?.matches(":focus-visible") && this.parts.question.contains(document.activeElement);
		this.floors.turn(null);
		this.hint(null);
		this.story.decided();
		this.question.busy(true);
		this.reply(value, this.showing.asked);
	}

	/** Sends the answer to question `n`. */
	reply(value, n) {
		this.sent = n;
		this.wire.send({ answer: value, n, seat: this.wire.view?.ask?.seat });
	}

	undo() {
		if (watches(this)) return;
		this.look(null);
		this.wire.send({ undo: this.wire.n });
	}

	look(k) {
		if (k === null) {
			const was = this.moment;
			this.moment = null;
			this.wire.send({ look: null });
			if (was) this.draw();
			this.timeline.draw();
			return;
		}
		if (!this.timeline.open) this.timeline.toggle(true);
		this.wire.send({ look: k });
	}

	hint(option) {
		this.board?.hint?.(option);
	}

	point(id) {
		const piece = [...this.parts.board.querySelectorAll("[data-piece]")].find((each) => each.dataset.piece === id);
		const place = this.board?.placeOf?.(id) ?? this.board?.pieces?.known.get(id);
		if (place) this.board?.zoom.reveal(place.x, place.y);
		piece?.classList.add("called");
		setTimeout(() => piece?.classList.remove("called"), 1200);
	}

	async speak() {
		const next = LANGUAGES[(LANGUAGES.indexOf(language()) + 1) % LANGUAGES.length];
		await speak(next);
		const { moment } = this;
		this.build();
		this.wire.speak(next);
		if (this.welcome) this.greet(this.welcome);
		if (moment) this.wire.send({ look: moment.k });
	}

	nameOf(seat) {
		if (seat === "*") return t("web-watchers");
		return this.seat(seat)?.name || seat;
	}

	seat(id) {
		return this.welcome?.seats.find((each) => each.id === id);
	}

	colourOf(id) {
		return this.colours.of(id);
	}

	mine() {
		return this.welcome?.seats.filter((seat) => seat.mine) ?? [];
	}

	severalHere() {
		return this.mine().length > 1;
	}

	// What is fetched when it is first wanted.

	/** The rule behind something; of a line of the story, `n` is the decision before which it was told. */
	async why(rule, extra = null, dice = [], n = 0) {
		const reason = n ? () => reasonOf(this.welcome.table, n) : null;
		(await late(import("./why.js")))?.why(this.welcome.game, rule, extra, dice, reason);
	}

	async rules() {
		(await late(import("./rulesbook.js")))?.openBook(
			this.welcome.game,
			this.wire.view?.ask?.rule,
			this.welcome.house_rules,
		);
	}

	async legend() {
		if (this.showing.shown) (await late(import("./legend.js")))?.legend(this.showing.shown);
	}

	async seats() {
		(await late(import("./seats.js")))?.seatsDialog(this);
	}

	async invite(seat, token) {
		(await late(import("./links.js")))?.showLinks(this.id, [[this.nameOf(seat), token]]);
	}

	async download() {
		(await late(import("./keep.js")))?.download(this);
	}

	async printMap() {
		(await late(import("./keep.js")))?.printMap(this);
	}
}
