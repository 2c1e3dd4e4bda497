// A hand that is still where it was when the question changed has not read the new one: for a moment it is not heeded.

/** So long a pointer that rests is not heeded, in milliseconds, unless it moves so many pixels. */
const MOMENT = 400;
const AWAY = 10;

export class Guard {
	/** Where the pointer is, and where it was when the question changed. */
	#at = [0, 0];
	#from = [0, 0];
	/** @type {ReturnType<typeof setTimeout> | undefined} */
	#due;

	/** `heed(false)` when a question has changed, `heed(true)` when the hand may answer it.
	 * @param {(heeded: boolean) => void} heed */
	constructor(heed) {
		this.heed = heed;
	}

	/** The question has changed. */
	changed() {
		clearTimeout(this.#due);
		this.#from = this.#at;
		this.#due = setTimeout(() => this.#end(), MOMENT);
		this.heed(false);
	}

	/** The pointer has moved. */
	moved({ clientX, clientY }) {
		this.#at = [clientX, clientY];
		if (this.#due && Math.hypot(clientX - this.#from[0], clientY - this.#from[1]) > AWAY) this.#end();
	}

	#end() {
		clearTimeout(this.#due);
		this.#due = undefined;
		this.heed(true);
	}

	leave() {
		clearTimeout(this.#due);
	}
}
