import { disassemble, getChoseong } from 'es-hangul'
import { searchKey } from '../../companies/search.ts'
import { editDistance } from './lexicon.ts'

/** The share of letters that may differ between a word and a suggestion for it. */
const PART_THAT_DIFFERS = 0.4

/** The known words that a typed word may have been meant to be, the nearest first. */
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

/** The share of letters that differ. The same initials, or one word inside the other, count as the largest share; null is too far. */
function distanceOf(typed: string, name: string): number | null {
  if (typed.length < 2 || name.length < 2 || typed === name) return null
  const [one, other] = [disassemble(typed), disassemble(name)]
  const errors = editDistance(one, other) / Math.max(one.length, other.length)
  if (errors <= PART_THAT_DIFFERS) return errors
  if (typed.includes(name) || name.includes(typed)) return PART_THAT_DIFFERS
  const isKorean = /^[가-힣]{3,}$/.test(name)
  return isKorean && getChoseong(name) === getChoseong(typed) ? PART_THAT_DIFFERS : null
}
