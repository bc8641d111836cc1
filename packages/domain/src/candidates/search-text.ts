import { maskContacts } from '../profiles/anonymous.ts'

/** How much a recruiter may type into the one search field (BIZ-2). */
export const SEARCH = { textLimit: 60, words: 8, pageSize: 20, countLimit: 1_000 } as const

/**
 * The words of a search, folded as the database folds what it looks in. All of them must be found, each anywhere in
 * the job, the skills and the keywords: '결제' finds '#결제화면개편'.
 */
export function searchWords(text: string): string[] {
  const folded = text.normalize('NFC').toLowerCase().replaceAll('#', ' ')
  return [...new Set(folded.split(/\s+/u).filter(Boolean))].slice(0, SEARCH.words)
}

/** Neighbouring letters; a single letter has none. */
export function pairsOf(word: string): string[] {
  const letters = Array.from(word)
  return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`)
}

/** What the index of the free search knows of a word: its pairs of letters, or the one letter that it is. */
export function partsOf(word: string): string[] {
  const pairs = pairsOf(word)
  return pairs.length > 0 ? pairs : [word]
}

/**
 * A phone number or an address that somebody hid among their keywords is masked wherever it is shown, so it must not be
 * findable either: a hit would tell whose it is.
 */
export function asksForContact(text: string): boolean {
  return maskContacts(text, '') !== text
}
