import { disassemble, getChoseong } from 'es-hangul'
import { searchKey } from '../../companies/search.ts'
import { slipsBetween } from './lexicon.ts'

/** So many of a word's letters may differ in one that is suggested for it. */
const PART_THAT_DIFFERS = 0.4

/** Of words that somebody has, those that may have been meant by one that nobody has; the nearest first. */
export function nearestWords(typed: string, known: readonly string[], most: number): string[] {
  const key = searchKey(typed)
  const near = [...new Set(known)].flatMap((name) => {
    const distance = distanceOf(key, searchKey(name))
    return distance === null ? [] : [{ name, distance }]
  })
  return near
    .toSorted((a, b) => a.distance - b.distance || a.name.length - b.name.length)
    .slice(0, most)
    .map(({ name }) => name)
}

/** Smaller is nearer, null is too far: letters that differ, the same initials, or a word within the other. */
function distanceOf(typed: string, name: string): number | null {
  if (typed.length < 2 || name.length < 2 || typed === name) return null
  const [one, other] = [disassemble(typed), disassemble(name)]
  const slips = slipsBetween(one, other) / Math.max(one.length, other.length)
  if (slips <= PART_THAT_DIFFERS) return slips
  if (typed.includes(name) || name.includes(typed)) return PART_THAT_DIFFERS
  const isKorean = /^[가-힣]{3,}$/.test(name)
  return isKorean && getChoseong(name) === getChoseong(typed) ? PART_THAT_DIFFERS : null
}
