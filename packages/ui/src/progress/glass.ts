/** The glass in its drawing's units: where the coffee stands empty and full, and how its right side leans. */
const EMPTY = 284
const FULL = 24
const LAST = 99
export const TICK_END = 232

/** The height of the coffee's surface at `percent` (0 to 99). */
export function levelAt(percent: number): number {
  return EMPTY - ((EMPTY - FULL) * Math.min(LAST, Math.max(0, percent))) / LAST
}

/** The level a stage ends at, of `count` equal stages. */
export function stageLevel(index: number, count: number): number {
  return levelAt((LAST / count) * (index + 1))
}

/** Where the glass ends at a given height: it narrows from 209 at the top to 187 at the bottom. */
export function glassEdge(y: number): number {
  return 209.4 - (y * 21) / 274
}
