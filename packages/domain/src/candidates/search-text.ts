/** How much a recruiter may type into the one search field (BIZ-2). */
export const SEARCH = { textLimit: 60, words: 8, pageSize: 20, countLimit: 1_000 } as const

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
