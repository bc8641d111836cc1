import { companyKey } from '@coffeeattack/domain/companies/name'
import { parseDay } from '@coffeeattack/domain/kst'
import type { VerifiedCareer } from '../../../platform/providers/codef/career-rows.ts'

export type Job = VerifiedCareer & { readonly companyKey: string }
export type KnownJob = { readonly id: string; readonly companyKey: string; readonly startedOn: string }

/** Jobs that can be kept: with a company's name and a possible period, each once, the newest first. */
export function jobsOf(careers: readonly VerifiedCareer[]): Job[] {
  const jobs = new Map<string, Job>()
  for (const career of careers.filter(isPossible)) {
    const job = { ...career, companyKey: companyKey(career.company) }
    const name = `${job.companyKey} ${job.start}`
    const twin = jobs.get(name)
    // Two sites of one company, joined on one day, are one job that lasts as long as the longer.
    if (job.companyKey !== '' && !(twin && lastsLonger(twin, job))) jobs.set(name, job)
  }
  return [...jobs.values()].toSorted((a, b) => b.start.localeCompare(a.start))
}

function isPossible({ start, end }: VerifiedCareer): boolean {
  const from = parseDay(start)
  const to = end === null ? Infinity : parseDay(end)
  return from !== null && to !== null && from <= to
}

const lastsLonger = (a: VerifiedCareer, b: VerifiedCareer) => (a.end ?? '9999') >= (b.end ?? '9999')

export type Plan = {
  readonly keep: readonly { readonly id: string; readonly job: Job }[]
  readonly add: readonly Job[]
  readonly drop: readonly string[]
}

/**
 * A later verification finds the same jobs again and keeps what was written about them, even when the institution has
 * corrected the day of joining. What it no longer knows is not verified any more.
 */
export function planCareers(known: readonly KnownJob[], jobs: readonly Job[]): Plan {
  const free = new Map(known.map((row) => [row.id, row]))
  const kept = new Map<Job, string>()
  const match = (fits: (row: KnownJob, job: Job) => boolean) => {
    for (const job of jobs.filter((one) => !kept.has(one))) {
      const row = [...free.values()].find((one) => one.companyKey === job.companyKey && fits(one, job))
      if (!row) continue
      kept.set(job, row.id)
      free.delete(row.id)
    }
  }
  match((row, job) => row.startedOn === job.start)
  match(() => true)
  return {
    keep: [...kept].map(([job, id]) => ({ id, job })),
    add: jobs.filter((job) => !kept.has(job)),
    drop: [...free.keys()],
  }
}
