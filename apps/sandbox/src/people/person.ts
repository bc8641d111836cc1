/** A person as the institutions and the messenger know them. All are invented. */
export type Person = {
  readonly name: string
  /** Digits alone. */
  readonly phone: string
  /** yyyymmdd; null while it is unknown: then any birthday matches. */
  readonly birthday: string | null
  readonly gender: 'male' | 'female'
  /** What the person shows, in one line of the login page. */
  readonly story: string
  readonly jobs: readonly Job[]
  /** A second employer, whom only the premiums tell of. */
  readonly alsoInsured?: readonly RecentJob[]
  /** Rows of health insurance without an employer: insured through family, or regionally. */
  readonly otherRows: readonly string[]
  /** Yearly income beside or instead of wages, in won, known to the tax office alone. */
  readonly taxWon: Readonly<Record<number, number>>
  readonly certificate: boolean
}

export type Job = {
  readonly company: string
  /** yyyymmdd */
  readonly start: string
  /** yyyymmdd, or null while employed */
  readonly end: string | null
  /** Gross monthly pay in won in the first month; it grows by the year. */
  readonly monthlyWon: number
  readonly yearlyRaise: number
  /** Where single years pay otherwise: gross monthly pay in won by year. */
  readonly monthlyWonIn?: Readonly<Record<number, number>>
  /** Nothing was paid for it yet. */
  readonly isBeforePremiums?: true
}

/** An employment that began lately, whatever day the sandbox runs on. */
export type RecentJob = {
  readonly company: string
  readonly monthsAgo: number
  /** Gross pay of a year in won. */
  readonly yearlyWon: number
  /** Joined after the first of this month, so no premium is due yet. */
  readonly withoutPremium?: true
}

/** Gross pay of a job in a month (yyyymm), or 0 outside it. */
export function payIn(job: Job, month: number): number {
  const start = Number(job.start.slice(0, 6))
  const end = job.end === null ? Infinity : Number(job.end.slice(0, 6))
  if (month < start || month > end) return 0
  const year = Math.floor(month / 100)
  const years = year - Math.floor(start / 100)
  return job.monthlyWonIn?.[year] ?? Math.round(job.monthlyWon * (1 + job.yearlyRaise) ** years)
}

export function monthsOf(year: number): number[] {
  return Array.from({ length: 12 }, (_, index) => year * 100 + index + 1)
}

export function wagesOf(person: Person, year: number): number {
  return monthsOf(year).reduce(
    (sum, month) => sum + person.jobs.reduce((pay, job) => pay + payIn(job, month), 0),
    0,
  )
}
