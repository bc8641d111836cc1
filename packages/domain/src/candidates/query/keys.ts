import { companyKey } from '../../companies/name.ts'
import { isExcluding } from './fillers.ts'
import { JOB_TITLES, type Lexicon, type Term } from './lexicon.ts'
import type { TermsPiece } from './piece.ts'

/**
 * Index keys ('s:Java', 't:결제') and words anywhere in a row: one of them is enough. `kin` are keys that are enough as well but
 * worth less: Spring Boot for Spring.
 */
export type Either = {
  readonly keys: readonly string[]
  readonly words: readonly string[]
  readonly kin?: readonly string[]
}

/** The prefixes of index keys, as `renew_candidate_search` writes them. */
const PREFIXES = {
  group: 'j:',
  job: 'k:',
  skill: 's:',
  keyword: 't:',
  school: 'u:',
  major: 'm:',
  company: 'e:',
  /** A word of the careers, as `search_stems` cuts them. */
  told: 'c:',
} as const

export const keyOf = (kind: keyof typeof PREFIXES, name: string): string =>
  PREFIXES[kind] + (kind === 'company' ? companyKey(name) : name)

/** Whether somebody is at work, as the profile shows it. */
export const presentKey = (status: 'employed' | 'seeking'): string => `p:${status}`

/** A word may be anywhere in the row, in the careers, or the name of a former employer. */
const wordKeys = (words: readonly string[]): string[] =>
  words.flatMap((word) => [keyOf('told', word), keyOf('company', word)])

/** Whatever a piece means, a person who wrote it among the keywords matches too. */
export function eitherOf({ terms, text, repairedTo, isNot }: TermsPiece, lexicon: Lexicon): Either {
  const words = terms.flatMap(({ kind, name }) => (kind === 'word' ? [name] : []))
  // A word is found in keywords anyway.
  if (words.length === terms.length) return { keys: wordKeys(words), words }
  const typed = repairedTo === null ? namesIn(text) : [repairedTo]
  const jobs = terms.some(({ kind }) => kind === 'group')
    ? typed.filter((name) => JOB_TITLES.includes(name)).flatMap((name) => jobsEndingIn(name, lexicon))
    : []
  const keys = [
    ...terms.flatMap((term) => keysOf(term, lexicon)),
    ...jobs,
    ...typed.map((name) => keyOf('keyword', name)),
    ...wordKeys(words),
  ]
  const kin = isNot ? [] : terms.flatMap((term) => kinOf(term, lexicon))
  return { keys: [...new Set(keys)], words, ...(kin.length > 0 ? { kin } : {}) }
}

/** The names as they were typed: of 'java or kotlin', '-java' and 'java 제외'. */
const namesIn = (text: string): string[] =>
  text
    .replace(/^-/u, '')
    .split(' ')
    .filter((word, place, all) => !(place > 0 && place === all.length - 1 && isExcluding(word)))
    .join(' ')
    .split(' or ')

/** '개발자' also means the jobs of other groups that end so, like game developers. */
const jobsEndingIn = (calling: string, { jobs }: Lexicon) =>
  [...jobs].filter((job) => job.endsWith(` ${calling}`)).map((job) => keyOf('job', job))

/** What is looked for second. Who excludes Spring does not exclude Spring Boot. */
const kinOf = ({ kind, name }: Term, { kin }: Lexicon): string[] =>
  kind === 'skill' || kind === 'job' ? (kin.get(name) ?? []).map((one) => keyOf(kind, one)) : []

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
  return ({ keys, words, kin = [] }: Either): boolean =>
    [...keys, ...kin].some((key) => own.has(key)) || words.some((word) => text.includes(word))
}
