import { marketOf } from './market.ts'
import { areEnough, toldCount } from './people.ts'

/** Jobs by the salaries that companies offer (ROUTE-11). */
export const RANKING = {
  /** With fewer companies the figure would reveal one company's offers. MIN_PEOPLE counts the people. */
  minCompanies: 3,
  /** The offers of this many days count. */
  days: 365,
  /** At most this many people of a job, those with the newest offers: enough for a figure. */
  people: 300,
} as const

/** A person with offers: the average of these, and the verified income at that time. */
export type OfferedPerson = {
  jobLabel: string
  jobSubLabel: string
  offered: number
  income: number | null
  companyIds: readonly string[]
}

export type RankedJob = {
  /** Jobs with the same figure share a rank. */
  place: number
  jobLabel: string
  jobSubLabel: string
  /** The median offer. */
  salary: number
  /** The median income of the same people; null if too few verified it. */
  income: number | null
  /** A lower bound. */
  people: number
}

/**
 * Each person counts once, however many offers they have, and each figure is a rounded median (docs/decisions/0008): one
 * more offer moves it by one step at most.
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

/** How much the offers exceed the incomes, in percent; null if unknown or not positive. */
export function riseOf({ salary, income }: Pick<RankedJob, 'salary' | 'income'>): number | null {
  if (income === null || income <= 0 || salary <= income) return null
  return Math.round((salary / income - 1) * 100)
}
