// What may be seen while the story is still being told: whatever a line has yet to cause is as it was before.

/** @typedef {import("./view").View} View */

/** The sheets or fighters of which the story has told so much: who was not yet spoken of is as before, who is gone stays
 * until it is told, who is new waits for it. Whoever acts next is seen at the end.
 * @template {{ id: string, active: boolean }} T @param {T[]} before @param {T[]} after @param {(id: string) => boolean} told
 * @returns {T[]} */
function told(before, after, told) {
	const old = new Map(before.map((each) => [each.id, each]));
	const now = new Set(after.map(({ id }) => id));
	const stay = after.flatMap((each) => {
		const was = old.get(each.id);
		if (!told(each.id)) return was ? [was] : [];
		return [{ ...each, active: was?.active ?? false }];
	});
	return [...stay, ...before.filter(({ id }) => !now.has(id) && !told(id))];
}

/** A fight: it begins when one of its foes is told of, and ends when all is told. Our own stand in it all the while, as
 * they have been told of, but for those who fall.
 * @param {View} before @param {View} after */
function fight(before, after, known) {
	const [was, now] = [before.scene, after.scene];
	if (was) {
		const left = (id) => after.sheets.some((sheet) => sheet.id === id && !sheet.gone);
		const ours = was.fighters.filter(({ id, side }) => side === "party" && left(id));
		return { ...was, fighters: told(was.fighters, now?.fighters ?? ours, known) };
	}
	if (!now?.fighters.some(({ id, side }) => side !== "party" && known(id))) return null;
	const ours = now.fighters.filter(({ side }) => side === "party").map((each) => asBefore(each, before.sheets));
	return { ...now, fighters: told(ours, now.fighters, known) };
}

/** One of us at the beginning of a fight, as the sheets tell of him. */
function asBefore(fighter, sheets) {
	const gauges = sheets.find(({ id }) => id === fighter.id)?.gauges ?? [];
	return { ...fighter, gauge: gauges.find(({ kind }) => kind === fighter.gauge?.kind) ?? fighter.gauge };
}

/** The view between two others, when so much has been told. The question, the headline and the end come last.
 * @param {View} before @param {View} after @param {(id: string) => boolean} known @returns {View} */
export function staged(before, after, known) {
	return {
		...after,
		headline: before.headline,
		sheets: told(before.sheets, after.sheets, known),
		scene: fight(before, after, known),
		piles: before.piles,
		dials: before.dials,
		cards: before.cards,
		board: quiet(before.board, after.board),
		ask: null,
		outcome: null,
	};
}

/** A board on which nobody is about to act who was not before. */
function quiet(before, after) {
	if (!after.tokens || !before.tokens) return after;
	const acted = new Set(before.tokens.filter(({ active }) => active).map(({ id }) => id));
	return { ...after, tokens: after.tokens.map((token) => ({ ...token, active: acted.has(token.id) })) };
}
