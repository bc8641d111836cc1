import { lexiconOf } from '../../candidates/query/lexicon.ts'
import { DAY_MS } from '../../kst.ts'
import { countMet, mustHavesMet, readMustHaves } from '../../positions/must-haves.ts'
import {
  personForMatching,
  type PersonForMatching,
  positionForMatching,
  type PositionForMatching,
} from '../compared.ts'
import type { Outcome } from '../learning/outcome.ts'
import { seededRandom } from '../learning/random.ts'
import { keyOfPair, nearnessFrom } from '../nearness.ts'
import { sharesOf } from '../score.ts'
import { type SignalName, signalNames } from '../signals.ts'

/*
 * A market with known tastes, written before the model that is judged on it (MATCH-3). People accept for reasons of their own, which
 * differ from the weights set by hand, and partly by chance.
 */

const SKILLS = [
  'Kotlin',
  'Java',
  'Spring',
  'Kafka',
  'React',
  'TypeScript',
  'Vue.js',
  'Go',
  'Python',
  'Django',
]
const JOBS = ['백엔드 개발자', '프론트엔드 개발자', '풀스택 개발자']
const NEAR: readonly [string, string, number][] = [
  ['Kotlin', 'Java', 0.6],
  ['Java', 'Spring', 0.7],
  ['React', 'TypeScript', 0.7],
  ['React', 'Vue.js', 0.5],
  ['Python', 'Django', 0.8],
]

export const marketLexicon = lexiconOf({
  skills: SKILLS.map((name) => ({ name, aliases: [] })),
  jobs: JOBS.map((name) => ({ name, aliases: [] })),
  groups: [{ name: '개발', aliases: [] }],
})

export const marketNearness = nearnessFrom(
  new Map(NEAR.map(([one, other, near]) => [keyOfPair(one, other), near])),
)

/** What people truly go by: the hope and a kept word far more than the hand's weights say, must-haves less. */
export const TASTES: Readonly<Record<SignalName, number>> = {
  MUST_HAVES: 0.8,
  JOB: 0.6,
  HOPE: 2.6,
  SKILLS: 1.6,
  YEARS: 0.3,
  LIKES: 1.5,
  KEPT_WORD: 1.2,
}

type Random = () => number
const some = <Item>(items: readonly Item[], many: number, random: Random): Item[] => {
  const left = [...items]
  return Array.from({ length: many }, () => left.splice(Math.floor(random() * left.length), 1)[0]!)
}
const between = (from: number, to: number, random: Random) => from + Math.floor(random() * (to - from + 1))

export function marketPerson(random: Random): PersonForMatching {
  const techStackItems = some(SKILLS, between(2, 6, random), random)
  const [jobSubLabel] = some(JOBS, 1, random)
  return personForMatching({
    brings: { jobLabel: '개발', jobSubLabel: jobSubLabel!, techStackItems, hashtags: [], careers: [] },
    careerMonths: between(6, 180, random),
    hopeSalary: random() < 0.85 ? between(40, 110, random) * 100 : null,
  })
}

export function marketPosition(random: Random): PositionForMatching {
  const yearsMin = between(0, 8, random)
  const salaryMin = between(45, 80, random) * 100
  const mustHaves = some(SKILLS, between(1, 3, random), random)
  const asked = {
    title: '개발자',
    message: some(SKILLS, 2, random).join(', '),
    jobLabel: '개발',
    jobSubLabel: some(JOBS, 1, random)[0]!,
    yearsMin,
    yearsMax: yearsMin + between(2, 5, random),
    salaryMin,
    salaryMax: salaryMin + between(10, 25, random) * 100,
  }
  return positionForMatching(asked, {
    mustHaves: readMustHaves({ mustHaves }, marketLexicon),
    kept: { came: between(4, 10, random), payKept: random() < 0.5 ? null : between(4, 10, random) },
    lexicon: marketLexicon,
  })
}

type Market = { seed: number; positions: number; peopleEach: number; days?: number }

/** Answered offers over the time, with what everybody truly felt in the answers. */
export function marketOutcomes({ seed, positions, peopleEach, days = 180 }: Market): Outcome[] {
  const random = seededRandom(seed)
  return Array.from({ length: positions }, (_, place) => {
    const position = marketPosition(random)
    // A position's offers are answered within some weeks of each other.
    const opens = random() * (days - 20)
    return Array.from({ length: peopleEach }, () => {
      const person = marketPerson(random)
      const pair = { person, position, likes: random() < 0.15, nearness: marketNearness }
      const shares = sharesOf(pair)
      const liking = signalNames.reduce((sum, name) => sum + TASTES[name] * shares[name], -2.4)
      const accepted: 0 | 1 = random() < 1 / (1 + Math.exp(-2 * liking)) ? 1 : 0
      const met = countMet(mustHavesMet(person.brings, position.mustHaves))
      return {
        shares,
        accepted: accepted,
        position: `p${place}`,
        at: new Date(Date.UTC(2026, 4, 1) + (opens + random() * 20) * DAY_MS),
        plain: met * 2 + Number(person.hopeSalary !== null),
      }
    })
  }).flat()
}

/** Outcomes from this day on are turned round, as somebody would who wants to spoil the order. */
export const poisonedFrom = (outcomes: readonly Outcome[], day: number): Outcome[] =>
  outcomes.map((one) =>
    one.at.getTime() < Date.UTC(2026, 4, 1) + day * DAY_MS
      ? one
      : { ...one, accepted: one.accepted === 1 ? 0 : 1 },
  )
