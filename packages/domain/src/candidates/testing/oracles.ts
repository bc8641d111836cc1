import { spaced, WORTH } from '../fit.ts'
import { type Either, keyOf } from '../query/keys.ts'

/* Rules that the database implements in SQL, written once more for the tests that compare the two. */

export type Fitting = {
  jobLabel: string
  jobSubLabel: string
  techStack: readonly string[]
  hashtags: readonly string[]
  hopeSalary: number | null
  /** Index keys of schools, majors, former employers and words of careers. */
  past?: readonly string[]
}

/** The score of a profile for the typed pieces of a search. */
export function fit(person: Fitting, typed: readonly Either[]): number {
  const worths = typed.map(({ keys, words, kin = [] }) =>
    Math.max(
      worthOfKeys(person, keys),
      worthOfKin(person, kin),
      worthOfPast(person, keys),
      ...words.map((word) => worthOfWord(person, word)),
    ),
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

const worthOfPast = ({ past = [] }: Fitting, keys: readonly string[]): number => {
  const had = keys.filter((key) => past.includes(key))
  if (had.some((key) => !key.startsWith('c:'))) return WORTH.past
  return had.length > 0 ? WORTH.told : 0
}

function worthOfKin({ jobSubLabel, techStack }: Fitting, kin: readonly string[]): number {
  if (kin.includes(keyOf('job', jobSubLabel))) return WORTH.inside.job
  return techStack.some((name) => kin.includes(keyOf('skill', name))) ? WORTH.inside.skill : 0
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
