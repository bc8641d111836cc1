import { disassemble } from 'es-hangul'
import { searchKey } from '../../companies/search.ts'
import { blankMarks, hasMark } from '../../text/marks.ts'
import { editDistance } from '../query/lexicon.ts'
import type { Bounds } from '../query/numbers.ts'
import type { Piece, TermsPiece } from '../query/piece.ts'
import type { HopePlace, Reason } from './reason.ts'
import { snippetOf } from './snippet.ts'
import { reasonText } from './text.ts'

/** What a company may read of a person anyway: the row and the profile behind it. */
export type FoundPerson = {
  readonly jobSubLabel: string
  readonly techStackItems: readonly string[]
  readonly hashtags: readonly string[]
  readonly hopeSalary: number | null
  /** The texts of the careers, the newest first. */
  readonly careers: readonly string[]
  readonly likesUs: boolean
}

export type AskedFor = {
  readonly read: readonly Piece[]
  readonly hope: Bounds
  readonly likesUs: boolean
  /** How people write a skill, its own name first. */
  readonly spellings: (skill: string) => readonly string[]
}

const MOST = 2

/** Why a person was found, the most informative reason first. That a filter matches is no reason: the row shows it. */
export function reasonsOf(person: FoundPerson, asked: AskedFor): Reason[] {
  const pieces = asked.read.filter((piece) => piece.kind === 'terms').filter(({ isNot }) => !isNot)
  const place = hopePlace(person.hopeSalary, asked.hope)
  return eachOnce([
    ...pieces.flatMap((piece) => otherJob(person, piece)),
    ...(person.likesUs && !asked.likesUs ? [{ kind: 'likesUs' } as const] : []),
    ...pieces.flatMap((piece) => inOwnWords(person, piece, asked)),
    ...(place ? [{ kind: 'hope', place } as const] : []),
    ...pieces.flatMap((piece) => otherSkill(person, piece)),
  ]).slice(0, MOST)
}

/** Two words of one sentence give the same reason. */
export function eachOnce(reasons: readonly Reason[]): Reason[] {
  const told = new Map<string, Reason>()
  for (const reason of reasons) {
    const { text } = reasonText(reason)
    if (!told.has(text)) told.set(text, reason)
  }
  return [...told.values()]
}

/** Only for another name of the job: another spelling of the same name explains nothing. */
function otherJob({ jobSubLabel: name }: FoundPerson, piece: TermsPiece): Reason[] {
  const isIt = piece.terms.some((term) => term.kind === 'job' && term.name === name)
  return isIt && isOneName(piece) && /[가-힣]/.test(piece.text) && !isSpelledLike(piece.text, name)
    ? [{ kind: 'otherJob', name, asked: piece.text }]
    : []
}

/** Only for short forms (k8s): that 리액트 is React needs no explanation. */
function otherSkill({ techStackItems }: FoundPerson, piece: TermsPiece): Reason[] {
  const term = piece.terms.find(({ kind, name }) => kind === 'skill' && techStackItems.includes(name))
  return term && isOneName(piece) && !/[가-힣]/.test(piece.text) && !isSpelledLike(piece.text, term.name)
    ? [{ kind: 'otherSkill', name: term.name, asked: piece.text }]
    : []
}

/** False for a corrected word, for alternatives, and for initials: none of them is a name. */
const isOneName = ({ text, repairedTo }: TermsPiece) =>
  repairedTo === null && !/\sor\s/.test(text) && /[a-z0-9가-힣]/i.test(text)

function isSpelledLike(text: string, name: string): boolean {
  const [typed, own] = [searchKey(text), searchKey(name)]
  const jamo = disassemble(typed)
  return (
    own.includes(typed) ||
    typed.includes(own) ||
    (jamo.length > 6 && editDistance(jamo, disassemble(own).slice(0, jamo.length)) <= 2)
  )
}

/** The person's own words: from the careers, which the row does not show, or else from the row. */
function inOwnWords(person: FoundPerson, piece: TermsPiece, { spellings }: AskedFor): Reason[] {
  const words = piece.terms.flatMap(({ kind, name }) => (kind === 'word' ? [name] : []))
  const names = piece.terms.flatMap(({ kind, name }) => (kind === 'skill' ? spellings(name) : []))
  for (const text of person.careers) {
    const snippet = snippetOf(text, [...words, ...names])
    if (snippet) return [{ kind: 'career', ...snippet }]
  }
  const keyword = holding(person.hashtags, words) ?? named(person, piece, names)
  if (keyword) return [{ kind: 'keyword', ...keyword }]
  const skill = holding(person.techStackItems, words)
  return skill ? [{ kind: 'skill', ...skill }] : []
}

function holding(texts: readonly string[], words: readonly string[]) {
  const found = texts.flatMap((text) =>
    words.flatMap((word) => {
      const from = blankMarks(text).toLowerCase().indexOf(word)
      return from === -1 ? [] : [{ text, mark: { from, to: from + word.length } }]
    }),
  )
  // The shortest text: the word itself before texts that contain it.
  return found.toSorted((a, b) => a.text.length - b.text.length)[0] ?? null
}

/** A skill or a job that is only among the keywords. */
function named(person: FoundPerson, piece: TermsPiece, names: readonly string[]) {
  const isElsewhere = piece.terms.some(
    ({ name }) => person.techStackItems.includes(name) || person.jobSubLabel === name,
  )
  const wanted = new Set([...names, piece.repairedTo ?? piece.text].map(searchKey))
  const text = isElsewhere
    ? undefined
    : person.hashtags.find((one) => !hasMark(one) && wanted.has(searchKey(one)))
  return text === undefined ? null : { text, mark: { from: 0, to: text.length } }
}

/** In which third of the budget; without a lower end it is only `within`. */
function hopePlace(hope: number | null, { min, max }: Bounds): HopePlace | null {
  if (hope === null || max === null || hope > max || hope < (min ?? 0)) return null
  if (min === null || min === max) return 'within'
  const part = (hope - min) / (max - min)
  if (part < 1 / 3) return 'low'
  return part <= 2 / 3 ? 'middle' : 'high'
}
