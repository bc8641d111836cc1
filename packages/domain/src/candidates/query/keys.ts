import { JOB_TITLES, type Lexicon, type Term } from './lexicon.ts'
import type { TermsPiece } from './read-query.ts'

/** Index keys ('s:Java', 't:결제') and words anywhere in a row: one of them is enough. */
export type Either = { readonly keys: readonly string[]; readonly words: readonly string[] }

/** The prefixes of index keys, as `renew_candidate_search` writes them. */
const PREFIXES = {
  group: 'j:',
  job: 'k:',
  skill: 's:',
  keyword: 't:',
  school: 'u:',
  major: 'm:',
  company: 'e:',
} as const

export const keyOf = (kind: keyof typeof PREFIXES, name: string): string => PREFIXES[kind] + name

/** Whatever a piece means, a person who wrote it among the keywords matches too. */
export function eitherOf({ terms, text, repairedTo }: TermsPiece, lexicon: Lexicon): Either {
  const words = terms.flatMap(({ kind, name }) => (kind === 'word' ? [name] : []))
  // A word is found in keywords anyway.
  if (words.length === terms.length) return { keys: [], words }
  const typed = repairedTo ?? text.replace(/^-/, '')
  const jobs =
    terms.some(({ kind }) => kind === 'group') && JOB_TITLES.includes(typed)
      ? jobsEndingIn(typed, lexicon)
      : []
  const keys = [...terms.flatMap((term) => keysOf(term, lexicon)), ...jobs, keyOf('keyword', typed)]
  return { keys: [...new Set(keys)], words }
}

/** '개발자' also means the jobs of other groups that end so, like game developers. */
const jobsEndingIn = (calling: string, { jobs }: Lexicon) =>
  [...jobs].filter((job) => job.endsWith(` ${calling}`)).map((job) => keyOf('job', job))

/** A person who has a skill only among the keywords has it too, however it is written. */
function keysOf({ kind, name }: Term, { spellings }: Lexicon): string[] {
  if (kind === 'word') return []
  if (kind !== 'skill') return [keyOf(kind, name)]
  const written = (spellings.get(name) ?? [name]).flatMap((spelling) => [spelling, spelling.toLowerCase()])
  return [keyOf('skill', name), ...written.map((spelling) => keyOf('keyword', spelling))]
}

/** What a row says of a person. */
export type ReadRow = {
  readonly jobLabel: string
  readonly jobSubLabel: string
  readonly techStackItems: readonly string[]
  readonly hashtags: readonly string[]
}

/** The row from its index keys. */
export function readRowOf(keys: readonly string[]): ReadRow {
  const named = (kind: keyof typeof PREFIXES) =>
    keys.flatMap((key) => (key.startsWith(PREFIXES[kind]) ? [key.slice(PREFIXES[kind].length)] : []))
  const [[jobLabel = ''], [jobSubLabel = '']] = [named('group'), named('job')]
  return { jobLabel, jobSubLabel, techStackItems: named('skill'), hashtags: named('keyword') }
}

/** Tells whether the row has one of several keys and words. */
export function matcherOf({ jobLabel, jobSubLabel, techStackItems, hashtags }: ReadRow) {
  const names = [jobLabel, jobSubLabel, ...techStackItems, ...hashtags]
  const text = names.join(' ').normalize('NFC').toLowerCase()
  const own = new Set([
    keyOf('group', jobLabel),
    keyOf('job', jobSubLabel),
    ...techStackItems.map((name) => keyOf('skill', name)),
    ...hashtags.map((name) => keyOf('keyword', name)),
  ])
  return ({ keys, words }: Either): boolean =>
    keys.some((key) => own.has(key)) || words.some((word) => text.includes(word))
}
