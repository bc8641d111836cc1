import { marketOf } from './market.ts'
import { areEnough, toldCount } from './people.ts'

/** Jobs by what companies offer (ROUTE-11). */
export const RANKING = {
  /** Below so many companies a figure would be one company's own. People are counted by MIN_PEOPLE. */
  minCompanies: 3,
  /** Offers of so many days count. */
  days: 365,
  /** People of one job, those with the newest offers: enough for a figure, however many members there are. */
  people: 300,
} as const

/** Somebody who received offers: what they offered on average, and the verified income they were counted from. */
export type OfferedPerson = {
  jobLabel: string
  jobSubLabel: string
  offered: number
  income: number | null
  companyIds: readonly string[]
}

export type RankedJob = {
  /** Jobs with the same figure share their place. */
  place: number
  jobLabel: string
  jobSubLabel: string
  /** What the one in the middle is offered. */
  salary: number
  /** What the one in the middle of the same people earns now; null when too few of them verified it. */
  income: number | null
  /** 'At least so many'. */
  people: number
}

/**
 * Each person counts once, whatever the number of their offers, and each figure is the blurred middle of everybody
 * (docs/decisions/0008): one more offer moves it by a step or not at all.
 */
export function rankJobs(people: readonly OfferedPerson[]): RankedJob[] {
  const jobs = [...byJob(people).values()].flatMap(figureOf)
  const ordered = jobs.toSorted((a, b) => b.salary - a.salary || compare(a.jobSubLabel, b.jobSubLabel))
  return ordered.map((job) => ({
    place: 1 + ordered.filter(({ salary }) => salary > job.salary).length,
    ...job,
  }))
}

function byJob(people: readonly OfferedPerson[]): Map<string, OfferedPerson[]> {
  return Map.groupBy(people, ({ jobLabel, jobSubLabel }) => `${jobLabel}\n${jobSubLabel}`)
}

function figureOf(people: readonly OfferedPerson[]): Omit<RankedJob, 'place'>[] {
  const companies = new Set(people.flatMap(({ companyIds }) => companyIds))
  if (!areEnough(people) || companies.size < RANKING.minCompanies) return []
  const { jobLabel, jobSubLabel } = people[0]!
  const salary = marketOf(people.map(({ offered }) => offered))!.middle
  const incomes = people.flatMap(({ income }) => income ?? [])
  return [
    {
      jobLabel,
      jobSubLabel,
      salary,
      income: marketOf(incomes)?.middle ?? null,
      people: toldCount(people.length),
    },
  ]
}

/** Code points, not the host's locale. */
const compare = (a: string, b: string) => Number(a > b) - Number(a < b)

/** How much more is offered than earned, in percent; null when there is nothing to say or it did not rise. */
export function riseOf({ salary, income }: Pick<RankedJob, 'salary' | 'income'>): number | null {
  if (income === null || income <= 0 || salary <= income) return null
  return Math.round((salary / income - 1) * 100)
}
