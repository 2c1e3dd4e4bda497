// The kinds of board, each fetched with its styles when it is first wanted.

import { style } from "../dom.js";

const BOARDS = {
	points: async () => (await import("./points.js")).PointsBoard,
	grid: async () => (await import("./grid.js")).GridBoard,
	discs: async () => (await import("./discs.js")).DiscsBoard,
};

/** The style sheets of each. */
const STYLES = { points: ["points"], grid: ["grid"], discs: ["discs", "aim", "course"] };

/** A board as the table knows it: it draws, and whatever else its kind can do.
 * @typedef {{
 *   type: string,
 *   svg: SVGSVGElement,
 *   zoom: import("../zoom.js").Zoom,
 *   draw: (board: any, offers: Map<string, import("../view").Option[]>, view: import("../view").View, when: any) => void,
 *   hint: (option: import("../view").Option | null) => void,
 *   pieces?: import("./pieces.js").Pieces,
 *   placeOf?: (id: string) => { x: number, y: number } | undefined,
 *   controls?: () => Element | null,
 *   frame: () => void,
 *   recall?: (lines: import("../view").LogLine[]) => void,
 *   heard?: (view: any) => boolean,
 *   playing?: boolean,
 *   played?: () => boolean,
 *   reset?: () => void,
 *   arrow?: (key: string) => boolean,
 *   key?: (event: KeyboardEvent) => boolean,
 * }} Board */

/** The class of a kind of board.
 * @param {keyof typeof BOARDS} type */
export async function boardOf(type) {
	const [Board] = await Promise.all([BOARDS[type](), ...STYLES[type].map(style)]);
	return Board;
}
