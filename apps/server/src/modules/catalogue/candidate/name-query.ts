import { pairsOf } from '@coffeeattack/domain/candidates/search-text'
import { splitClusters } from '@coffeeattack/domain/companies/search'

const INITIALS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'
const FIRST_SYLLABLE = '가'.charCodeAt(0)
const SYLLABLES_PER_INITIAL = 588

/** How the database preselects folded names; the domain's `search` then decides and ranks. */
export type NameQuery = {
  /** A regular expression that matches at least every name that the domain finds. */
  pattern: string
  /** Pairs of neighbouring initials that such a name must have. The indexes contain them. */
  pairs: string[]
}

/** `folded` comes from `searchKey` or `companyKey`: it has letters, digits, +, # and full stops only. */
export function nameQuery(folded: string): NameQuery {
  const letters = Array.from(folded)
  const pattern = letters.map((letter, index) => pieceFor(letter, index === letters.length - 1)).join('')
  const initials = letters.flatMap(splitClusters).map(initialOfLetter)
  return { pattern, pairs: pairsOf(initials.join('')) }
}

function initialOfLetter(letter: string): string {
  return /[가-힣]/.test(letter) ? (INITIALS[initialOf(letter)] ?? letter) : letter
}

function pieceFor(letter: string, isLast: boolean): string {
  const initial = INITIALS.indexOf(letter)
  if (initial !== -1) return syllablesOf(initial)
  // A cluster like ㄳ is two initials that the keyboard joined.
  if (/[ㄱ-ㅎ]/.test(letter)) return '..'
  // The last syllable may be incomplete, but its initial is certain.
  if (isLast && /[가-힣]/.test(letter)) return syllablesOf(initialOf(letter))
  return /[+.]/.test(letter) ? `\\${letter}` : letter
}

function initialOf(syllable: string): number {
  return Math.floor((syllable.charCodeAt(0) - FIRST_SYLLABLE) / SYLLABLES_PER_INITIAL)
}

function syllablesOf(initial: number): string {
  const first = FIRST_SYLLABLE + initial * SYLLABLES_PER_INITIAL
  return `[${String.fromCharCode(first)}-${String.fromCharCode(first + SYLLABLES_PER_INITIAL - 1)}]`
}
