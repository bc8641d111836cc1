/** What a search asks for beyond its hard conditions. */
export type SearchWish = {
  words: readonly string[]
  techStack: readonly string[]
  hashtags: readonly string[]
  /** Names of which one is enough: 'k:백엔드 개발자', 's:Java', 't:결제'. */
  either: readonly (readonly string[])[]
}

export type Fitting = {
  jobLabel: string
  jobSubLabel: string
  techStack: readonly string[]
  hashtags: readonly string[]
  careerMonths: number
  hopeSalary: number | null
}

/** What each match is worth: the job says most about a person, then what they do in it. */
export const WORTH = { job: 5, skill: 3, keyword: 2, told: 1 } as const

/**
 * How well a profile answers a search. Equal ones are told apart by who was here last. The database judges by `WORTH` and
 * where a word stands, which tests hold against this.
 * @oracle
 */
export function fit(person: Fitting, wanted: SearchWish): number {
  const job = fold(`${person.jobLabel} ${person.jobSubLabel}`)
  const skills = person.techStack.map(fold)
  const keywords = person.hashtags.map(fold)
  const byWords = wanted.words.map((word) => {
    if (job.includes(word)) return WORTH.job
    if (skills.some((skill) => skill.includes(word))) return WORTH.skill
    return keywords.some((keyword) => keyword.includes(word)) ? WORTH.keyword : 0
  })
  const bySkills = WORTH.skill * shared(skills, wanted.techStack)
  const byKeywords = WORTH.keyword * shared(keywords, wanted.hashtags)
  const byNames = wanted.either.map((names) => {
    const has = (kind: string, name: string) => names.includes(`${kind}:${name}`)
    if (has('j', person.jobLabel) || has('k', person.jobSubLabel)) return WORTH.job
    return person.techStack.some((skill) => has('s', skill)) ? WORTH.skill : WORTH.keyword
  })
  const told = person.hopeSalary === null ? 0 : WORTH.told
  return sum(byWords) + sum(byNames) + bySkills + byKeywords + told
}

const fold = (text: string) => text.normalize('NFC').toLowerCase()
const shared = (have: readonly string[], want: readonly string[]) =>
  want.map(fold).filter((one) => have.includes(one)).length
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
