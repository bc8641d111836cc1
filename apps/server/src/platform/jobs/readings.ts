import type { Reading } from '../observing/reading.ts'

/** Reads nothing until pg-boss has created its tables. */
export const jobsWaiting: Reading = {
  name: 'job_queue_waiting',
  help: 'Runs that are due and have not begun',
  labels: ['name'],
  async read({ db }) {
    const { rows } = await db.pool.query<{ name: string; value: number }>(
      `select q.name, count(j.name)::int as value
       from jobs.queue q left join jobs.job j on j.name = q.name and j.state < 'active' and j.start_after <= now()
       where q.name not like '\\_\\_%' group by q.name`,
    )
    return rows
  },
}

/**
 * When each job last succeeded, in any process. pg-boss deletes runs after a day, so the last known time is kept here; a
 * job without a known success counts from the start of this process.
 */
export function lastSuccesses(jobs: readonly string[], startedAt: Date): Reading {
  const seen = new Map(jobs.map((job) => [job, startedAt.getTime() / 1000]))
  return {
    name: 'job_last_success_timestamp_seconds',
    help: 'When a job last did its work, or the start of this process where that is not known',
    labels: ['name'],
    async read({ db }) {
      const { rows } = await db.pool.query<{ name: string; value: number }>(
        `select name, extract(epoch from max(completed_on))::float8 as value
         from jobs.job where state = 'completed' and name = any($1) group by name`,
        [jobs],
      )
      for (const { name, value } of rows) seen.set(name, Math.max(value, seen.get(name) ?? 0))
      return [...seen].map(([name, value]) => ({ name, value }))
    },
  }
}
