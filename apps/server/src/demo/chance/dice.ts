import { createIds } from '../../platform/crypto/ids.ts'

/** Chance that comes out the same every time: one seed, one world. */
export type Dice = {
  /** In [0, 1). */
  next(): number
  /** A whole number, both ends included. */
  int(least: number, most: number): number
  chance(share: number): boolean
  pick<T>(list: readonly T[]): T
  /** So many different items, in an order of chance. */
  some<T>(list: readonly T[], count: number): T[]
  /** An item, the likelier the greater its weight. */
  weighted<T>(list: readonly T[], weight: (item: T) => number): T
  bytes(count: number): Uint8Array
  /** An id as the product would have made it at that moment, so that rows sort by their time. */
  id(at: Date): string
  /** Dice of their own for a part of the world: what one part draws does not move the others. */
  of(...part: (string | number)[]): Dice
}

export function createDice(seed: string): Dice {
  const next = mulberry32(hash(seed))
  const int = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  const bytes = (count: number) => Uint8Array.from({ length: count }, () => int(0, 255))
  const pick = <T>(list: readonly T[]): T => list[int(0, list.length - 1)]!

  return {
    next,
    int,
    pick,
    bytes,
    chance: (share) => next() < share,
    some(list, count) {
      const left = [...list]
      return Array.from({ length: Math.min(count, left.length) }, () => {
        const [taken] = left.splice(int(0, left.length - 1), 1)
        return taken!
      })
    },
    weighted(list, weight) {
      let place = next() * list.reduce((sum, item) => sum + weight(item), 0)
      return list.find((item) => (place -= weight(item)) < 0) ?? list.at(-1)!
    },
    id: (at) => createIds(() => at, bytes).next(),
    of: (...part) => createDice([seed, ...part].join('/')),
  }
}

/** Mulberry32: a small generator with 32 bits of state, good enough for names and figures. */
function mulberry32(state: number): () => number {
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** FNV-1a over the characters of the seed. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const character of text) value = Math.imul(value ^ character.codePointAt(0)!, 0x01000193)
  return value >>> 0
}
