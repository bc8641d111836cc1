/** Warns a recruiter who sends everybody the same words (TRUST-7). It never blocks. */
const ALIKE = 0.85
const TIMES = 3

/** Whether this message is much the same as several of the company's recent ones. */
export function isMassText(message: string, recent: readonly string[]): boolean {
  const pairs = pairsOf(message)
  if (pairs.size === 0) return false
  return recent.filter((other) => likeness(pairs, pairsOf(other)) >= ALIKE).length >= TIMES
}

/** Dice's measure on pairs of neighbouring characters: 1 for the same text, 0 for nothing in common. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const both = [...a].filter((pair) => b.has(pair)).length
  return (2 * both) / (a.size + b.size)
}

/** Spaces, punctuation and case say nothing about whether a text was written for one person. */
function pairsOf(text: string): ReadonlySet<string> {
  const letters = text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
  const characters = Array.from(letters)
  return new Set(characters.slice(1).map((character, index) => `${characters[index]}${character}`))
}
