import { CALLINGS, type Lexicon, type Term } from './lexicon.ts'
import type { TermsPiece } from './read-query.ts'

/** One of these is enough: names as the index keeps them ('s:Java', 't:결제'), or words anywhere in the row. */
export type Either = { readonly keys: readonly string[]; readonly words: readonly string[] }

/** Whoever has what was typed among the keywords says so too, whatever job it names. */
export function eitherOf({ terms, text, repairedTo }: TermsPiece, lexicon: Lexicon): Either {
  const typed = repairedTo ?? text.replace(/^-/, '')
  const called =
    terms.some(({ kind }) => kind === 'group') && CALLINGS.includes(typed) ? jobsEndingIn(typed, lexicon) : []
  return {
    keys: [...new Set([...terms.flatMap((term) => keysOf(term, lexicon)), ...called, `t:${typed}`])],
    words: terms.flatMap(({ kind, name }) => (kind === 'word' ? [name] : [])),
  }
}

/** '개발자' means the developers of games as well, whose group is another. */
const jobsEndingIn = (calling: string, { jobs }: Lexicon) =>
  [...jobs].filter((job) => job.endsWith(` ${calling}`)).map((job) => `k:${job}`)

/** As `renew_candidate_search` writes them. Whoever has a skill among the keywords alone has it too. */
function keysOf({ kind, name }: Term, { spellings }: Lexicon): string[] {
  if (kind === 'group') return [`j:${name}`]
  if (kind === 'job') return [`k:${name}`]
  if (kind === 'word') return []
  const ways = spellings.get(name) ?? [name]
  const written = new Set(ways.flatMap((way) => [way, way.toLowerCase()]))
  return [`s:${name}`, ...[...written].map((way) => `t:${way}`)]
}

/** What a row says of a person. */
export type ReadRow = {
  readonly jobLabel: string
  readonly jobSubLabel: string
  readonly techStackItems: readonly string[]
  readonly hashtags: readonly string[]
}

/** The row behind the names that the index keeps of it. */
export function readRowOf(names: readonly string[]): ReadRow {
  const of = (kind: string) =>
    names.flatMap((name) => (name.startsWith(kind) ? [name.slice(kind.length)] : []))
  const [[jobLabel = ''], [jobSubLabel = '']] = [of('j:'), of('k:')]
  return { jobLabel, jobSubLabel, techStackItems: of('s:'), hashtags: of('t:') }
}

/** Whether a row has one of them, asked as often as one likes. */
export function holderOf(row: ReadRow): {
  has: (either: Either) => boolean
  hasWord: (word: string) => boolean
} {
  // Most searches ask a row for little, and many for nothing: what it says is put together when it is asked for.
  let text: string | undefined
  let names: Set<string> | undefined
  const hasWord = (word: string) => (text ??= textIn(row)).includes(word)
  const hasKey = (key: string) => (names ??= namesIn(row)).has(key)
  return {
    hasWord,
    has: ({ keys, words }) => keys.some(hasKey) || words.some(hasWord),
  }
}

const textIn = ({ jobLabel, jobSubLabel, techStackItems, hashtags }: ReadRow) =>
  [jobLabel, jobSubLabel, ...techStackItems, ...hashtags].join(' ').normalize('NFC').toLowerCase()

const namesIn = ({ jobLabel, jobSubLabel, techStackItems, hashtags }: ReadRow) =>
  new Set([
    `j:${jobLabel}`,
    `k:${jobSubLabel}`,
    ...techStackItems.map((skill) => `s:${skill}`),
    ...hashtags.map((keyword) => `t:${keyword}`),
  ])
