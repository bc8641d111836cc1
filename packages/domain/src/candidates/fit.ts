/** What a search asks for beyond its hard conditions. */
export type SearchWish = {
  words: readonly string[]
  techStack: readonly string[]
  hashtags: readonly string[]
  /** Names ('k:백엔드 개발자', 's:Java', 't:결제') and words of which one is enough. */
  either: readonly { keys: readonly string[]; words: readonly string[] }[]
}

export type Fitting = {
  jobLabel: string
  jobSubLabel: string
  techStack: readonly string[]
  hashtags: readonly string[]
  careerMonths: number
  hopeSalary: number | null
}

/**
 * What each match is worth. A whole name or word says more than letters inside another ('ai' in AI 연구원, in Airflow), and
 * then the job says most about a person, before what they do in it.
 */
export const WORTH = {
  whole: { job: 12, skill: 9, keyword: 8 },
  inside: { job: 5, skill: 3, keyword: 2 },
  told: 1,
} as const
export type Worth = (typeof WORTH)['whole' | 'inside']

/** What stands between two words of a job, a skill or a keyword. */
export const WORD_SIGNS = '·/,()&_-'

/** A word as whole words are compared with it: its signs are spaces too. */
export const spaced = (text: string): string =>
  [...text].map((letter) => (WORD_SIGNS.includes(letter) ? ' ' : letter)).join('')

/**
 * How well a profile answers a search. Equal ones are told apart by who was here last. The database judges by `WORTH` and
 * where a word stands, which tests hold against this.
 * @oracle
 */
export function fit(person: Fitting, wanted: SearchWish): number {
  const byWords = wanted.words.map((word) => worthOfWord(person, word))
  const bySkills = WORTH.whole.skill * shared(person.techStack, wanted.techStack)
  const byKeywords = WORTH.whole.keyword * shared(person.hashtags, wanted.hashtags)
  const byNames = wanted.either.map(({ keys, words }) =>
    Math.max(worthOfKeys(person, keys), ...words.map((word) => worthOfWord(person, word))),
  )
  const told = person.hopeSalary === null ? 0 : WORTH.told
  return sum(byWords) + sum(byNames) + bySkills + byKeywords + told
}

/** Whole words first, wherever they stand. */
function worthOfWord(person: Fitting, word: string): number {
  const texts = {
    job: [person.jobLabel, person.jobSubLabel],
    skill: person.techStack,
    keyword: person.hashtags,
  }
  const first = (holds: (text: string) => boolean) =>
    (['job', 'skill', 'keyword'] as const).find((kind) => texts[kind].map(fold).some(holds))
  const whole = first((text) => ` ${spaced(text)} `.includes(` ${spaced(word)} `))
  if (whole) return WORTH.whole[whole]
  const inside = first((text) => text.includes(word))
  return inside ? WORTH.inside[inside] : 0
}

function worthOfKeys(person: Fitting, keys: readonly string[]): number {
  const has = (kind: string, name: string) => keys.includes(`${kind}:${name}`)
  if (has('j', person.jobLabel) || has('k', person.jobSubLabel)) return WORTH.whole.job
  if (person.techStack.some((skill) => has('s', skill))) return WORTH.whole.skill
  return person.hashtags.some((keyword) => has('t', keyword)) ? WORTH.whole.keyword : 0
}

const fold = (text: string) => text.normalize('NFC').toLowerCase()
const shared = (have: readonly string[], want: readonly string[]) =>
  want.map(fold).filter((one) => have.map(fold).includes(one)).length
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
