/**
 * How near two skills are, from 0 to 1 (MATCH-2): by how much more often they stand together in profiles than chance would
 * have it (positive pointwise mutual information), as a part of the most that is possible for the rarer of the two.
 */
export type Nearness = (one: string, other: string) => number

/** Fewer people behind a pair than this could point at somebody. */
export const NEARNESS = { people: 5, least: 0.25 } as const

export type Together = {
  readonly one: string
  readonly other: string
  /** Profiles with both, with the one, with the other, and all. */
  readonly both: number
  readonly withOne: number
  readonly withOther: number
  readonly all: number
}

/** Normalised PPMI; 0 for a pair with too few people, and below `least`, where it would be chance. */
export function nearnessOf({ both, withOne, withOther, all }: Together): number {
  if (both < NEARNESS.people || all <= both) return 0
  const information = Math.log((both * all) / (withOne * withOther))
  const near = information / -Math.log(both / all)
  return near < NEARNESS.least ? 0 : Math.min(1, near)
}

export const keyOfPair = (one: string, other: string): string =>
  one < other ? `${one}\n${other}` : `${other}\n${one}`

/** From pairs that were drawn; the order of two skills does not matter. */
export function nearnessFrom(pairs: ReadonlyMap<string, number>): Nearness {
  return (one, other) => (one === other ? 1 : (pairs.get(keyOfPair(one, other)) ?? 0))
}

export const nothingNear: Nearness = (one, other) => (one === other ? 1 : 0)
