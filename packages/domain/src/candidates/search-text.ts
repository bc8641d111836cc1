/** How much a recruiter may type into the one search field (BIZ-2). */
export const SEARCH = { textLimit: 60, words: 8, pageSize: 20, countLimit: 1_000 } as const

/** Pairs of neighbouring letters. A single letter has none. */
export function pairsOf(word: string): string[] {
  const letters = Array.from(word)
  return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`)
}

/** How the index keeps a word: its pairs of letters, or its only letter. */
export function partsOf(word: string): string[] {
  const pairs = pairsOf(word)
  return pairs.length > 0 ? pairs : [word]
}
