import type { Lexicon } from '../candidates/query/lexicon.ts'
import type { Piece, TermsPiece } from '../candidates/query/piece.ts'
import { mustHaveProblem, readMustHaves } from './must-haves.ts'
import { positionFields } from './position.ts'

/** More plain words than these are a sentence, which nobody's profile repeats word by word. */
const MOST_WORDS = 3
const LONGEST_WORD = 8

/** What every ad asks for and no profile says. */
const OF_EVERYBODY =
  /소통|커뮤니케이션|책임감|성실|협업|협력|열정|적극|문제|성장|주도|원활|긍정|도전|자기주도|꼼꼼|배려|존중|공감|애정|관심|학력|전공|졸업|이상이|결격|사유/u

/**
 * What a requirement of an ad asks for, as a must-have: its skills and jobs, or its few plain words ('대용량 트래픽'). Null for a
 * sentence of which neither can be said.
 */
export function mustHaveOf(read: readonly Piece[], lexicon: Lexicon): string | null {
  const terms = read.filter((piece) => piece.kind === 'terms').filter(({ isNot }) => !isNot)
  const named = terms.filter((piece) => piece.terms.every(({ kind }) => kind === 'skill'))
  const words = terms.filter(isWord)
  const isPlain = words.length <= MOST_WORDS && !words.some(({ text }) => OF_EVERYBODY.test(text))
  // The job of the ad is a field of its own.
  const line = named.length > 0 ? named.map(textOf).join(', ') : isPlain ? words.map(textOf).join(' ') : ''
  if (line === '' || line.length > positionFields.mustHaves.limit || mustHaveProblem(line) !== null)
    return null
  return readMustHaves({ mustHaves: [line] }, lexicon).every(({ ways }) => ways.length > 0) ? line : null
}

const isWord = ({ terms }: TermsPiece) =>
  terms.every(({ kind, name }) => kind === 'word' && name.length > 1 && name.length <= LONGEST_WORD)

const textOf = ({ terms }: TermsPiece) => terms.map(({ name }) => name).join(' 또는 ')
