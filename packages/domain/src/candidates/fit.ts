import { type Either, keyOf } from './query/keys.ts'

/**
 * Points for each match. A whole name or word is worth more than letters inside another ('ai' in AI 연구원 and in Airflow), and a
 * job more than a skill or a keyword. `hope` is for a profile that tells what salary the person hopes for.
 */
export const WORTH = {
  whole: { job: 12, skill: 9, keyword: 8 },
  inside: { job: 5, skill: 3, keyword: 2 },
  hope: 1,
} as const
export type Worth = (typeof WORTH)['whole' | 'inside']

/** Signs that separate words inside a job, a skill or a keyword. */
export const WORD_SIGNS = '·/,()&_-'

/** The text with separators as spaces, to compare whole words. */
export const spaced = (text: string): string =>
  [...text].map((letter) => (WORD_SIGNS.includes(letter) ? ' ' : letter)).join('')

export type Fitting = {
  jobLabel: string
  jobSubLabel: string
  techStack: readonly string[]
  hashtags: readonly string[]
  hopeSalary: number | null
}

/**
 * The score of a profile for the typed pieces of a search. The database computes the same in SQL, and a test compares the two.
 * @oracle
 */
export function fit(person: Fitting, typed: readonly Either[]): number {
  const worths = typed.map(({ keys, words }) =>
    Math.max(worthOfKeys(person, keys), ...words.map((word) => worthOfWord(person, word))),
  )
  return worths.reduce((sum, worth) => sum + worth, person.hopeSalary === null ? 0 : WORTH.hope)
}

/** A whole word counts before letters inside another word, wherever they stand. */
function worthOfWord({ jobLabel, jobSubLabel, techStack, hashtags }: Fitting, word: string): number {
  const texts = { job: [jobLabel, jobSubLabel], skill: techStack, keyword: hashtags }
  const first = (holds: (text: string) => boolean) =>
    (['job', 'skill', 'keyword'] as const).find((kind) =>
      texts[kind].some((text) => holds(text.normalize('NFC').toLowerCase())),
    )
  const whole = first((text) => ` ${spaced(text)} `.includes(` ${spaced(word)} `))
  if (whole) return WORTH.whole[whole]
  const inside = first((text) => text.includes(word))
  return inside ? WORTH.inside[inside] : 0
}

function worthOfKeys(
  { jobLabel, jobSubLabel, techStack, hashtags }: Fitting,
  keys: readonly string[],
): number {
  const has = (kind: 'group' | 'job' | 'skill' | 'keyword', name: string) => keys.includes(keyOf(kind, name))
  if (has('group', jobLabel) || has('job', jobSubLabel)) return WORTH.whole.job
  if (techStack.some((name) => has('skill', name))) return WORTH.whole.skill
  return hashtags.some((name) => has('keyword', name)) ? WORTH.whole.keyword : 0
}
