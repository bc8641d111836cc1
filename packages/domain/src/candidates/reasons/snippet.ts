import { blankMarks } from '../../text/marks.ts'
import type { Mark } from './reason.ts'

export type Snippet = { readonly text: string; readonly mark: Mark }

/** Words of a snippet, and its length in letters. */
const WORDS = 3
const LONGEST = 28

/** The first of the words in the text, with its neighbours ('간편결제 승인 서버'). Marks of masked words do not count. */
export function snippetOf(masked: string, sought: readonly string[]): Snippet | null {
  const text = blankMarks(masked)
  const found = sought.map((word) => placeOf(text, word)).filter((place) => place !== null)
  const [first] = found.toSorted((a, b) => a.from - b.from || b.to - a.to)
  if (!first) return null
  const { from, to } = sentenceAround(text, first)
  const words = [...text.slice(from, to).matchAll(/\S+/gu)].map(({ 0: word, index }) => ({
    from: from + index,
    to: from + index + word.length,
  }))
  const [begins, ends] = [
    words.findIndex((word) => word.to > first.from),
    words.findIndex((word) => word.to >= first.to),
  ]
  const start = Math.max(0, Math.min(begins - 1, words.length - WORDS))
  const last = Math.max(ends, Math.min(start + WORDS, words.length) - 1)
  return cut(text, { from: words[start]!.from, to: words[last]!.to }, first)
}

/** Latin words match whole words ('Go' is not in Google), Korean words also parts. */
function placeOf(text: string, word: string): Mark | null {
  const low = text.toLowerCase()
  const wanted = word.toLowerCase()
  if (wanted === '') return null
  for (let from = low.indexOf(wanted); from !== -1; from = low.indexOf(wanted, from + 1)) {
    const to = from + wanted.length
    const isLatin = /[a-z0-9]/.test(wanted)
    if (!isLatin || !(isAlnum(low[from - 1]) || isAlnum(low[to]))) return { from, to }
  }
  return null
}

const isAlnum = (letter: string | undefined) => letter !== undefined && /[a-z0-9]/.test(letter)

/** The sentence around it. Brackets and masked words end it too. */
function sentenceAround(text: string, { from, to }: Mark): Mark {
  const before = Math.max(...[...'.!?()〔〕\n'].map((end) => text.lastIndexOf(end, from - 1)))
  const after = text.slice(to).search(/[.!?](?:\s|$)|[()〔〕\n]/u)
  return { from: from === 0 ? 0 : before + 1, to: after === -1 ? text.length : to + after }
}

/** Removes punctuation from both ends, and cuts a long text after the match. */
function cut(text: string, whole: Mark, mark: Mark): Snippet {
  const long = text.slice(whole.from, Math.max(mark.to, Math.min(whole.to, whole.from + LONGEST)))
  const lead = mark.from === whole.from ? 0 : long.search(/[\p{L}\p{N}]/u)
  const end = long.slice(mark.to - whole.from).replace(/[^\p{L}\p{N}%)]+$/u, '')
  const from = mark.from - whole.from - lead
  return {
    text: long.slice(lead, mark.to - whole.from) + end,
    mark: { from, to: from + mark.to - mark.from },
  }
}
