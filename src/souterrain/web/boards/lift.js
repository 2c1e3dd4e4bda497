// A disc that is pulled before it was asked for: where a deed that is offered begins with its flick, one pull is both.

/** @typedef {import("./aiming.js").Flick} Flicked */

export class Lift {
	/** The deed that the pull which is going on would begin.
	 * @type {import("../view").Option | null} */
	deed = null;
	/** A flick that waits for its question, and the question after which that must come.
	 * @type {{ flick: Flicked, after: number } | null} */
	loaded = null;

	/** @param {import("./flick.js").Flick} flick */
	constructor(flick) {
		this.flick = flick;
	}

	/** Takes hold of a disc with which an offered deed begins. @returns {boolean} whether there is one */
	begin({ target }) {
		const { flick } = this;
		const { board } = flick;
		const disc = board.placeOf(target.closest(".target")?.dataset.at);
		const deed = disc && board.offers.get(disc.id)?.find((option) => option.flick);
		if (!disc || !deed || board.playing) return false;
		const { id, x, y, emblem } = disc;
		const launch = { disc: id, x, y, radius: 0, label: null, emblem, size: 0, by: "", unhurt: [] };
		this.deed = deed;
		flick.take({ kind: "shot", seat: "", text: "", rule: "", discs: [launch], top_speed: deed.flick });
		flick.enable(true);
		return true;
	}

	/** Let go without a flick: a mere press shows all that the disc offers. */
	dropped(pressed) {
		if (!this.deed) return false;
		const { board, aim } = this.flick;
		this.deed = null;
		this.flick.end();
		const ring = [...board.layers.offers.children].find(({ dataset }) => dataset.at === aim.disc);
		if (pressed) ring?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
		return true;
	}

	/** Let go with a flick: the deed is done now, the flick when it is asked for. @param {Flicked} flick */
	released(flick) {
		if (!this.deed) return false;
		const { table } = this.flick.board;
		this.loaded = { flick, after: table.wire.n };
		table.answer(this.deed.key);
		this.deed = null;
		this.flick.enable(false);
		return true;
	}

	/** A question has come: the flick that waits for this very one is made before anything of it is drawn.
	 * @param {import("../view").View["ask"]} ask @returns {boolean} whether it was */
	asked(ask) {
		const { loaded } = this;
		const { board } = this.flick;
		const { n } = board.table.wire;
		if (!loaded || n <= loaded.after) return false;
		this.loaded = null;
		if (n !== loaded.after + 1 || ask?.kind !== "shot" || ask.discs[0].disc !== loaded.flick.disc) return false;
		board.answer(loaded.flick, true);
		return true;
	}
}
