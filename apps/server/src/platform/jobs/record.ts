import type { Deps } from '../../deps.ts'

type Scheduled = { name: string; cron: string; longestWaitSeconds: number }

/*
 * SQL text, because one statement writes to two tables or inserts from a list.
 */

/** Stores the schedule; jobs that no longer exist in the code are deleted. */
export async function recordSchedule(jobs: readonly Scheduled[], { db, clock }: Deps): Promise<void> {
  await db.pool.query(
    `with gone as (delete from scheduled_jobs where name <> all($1::text[]))
     insert into scheduled_jobs (name, cron, longest_wait_seconds, since)
     select name, cron, seconds, $4 from unnest($1::text[], $2::text[], $3::int[]) as given (name, cron, seconds)
     on conflict (name) do update set cron = excluded.cron, longest_wait_seconds = excluded.longest_wait_seconds`,
    [
      jobs.map(({ name }) => name),
      jobs.map(({ cron }) => cron),
      jobs.map(({ longestWaitSeconds }) => longestWaitSeconds),
      clock(),
    ],
  )
}

type Run = { name: string; startedAt: Date; ms: number; hasFailed: boolean }

/** Runs are counted in slots of this length. */
const SLOT_MS = 5 * 60_000

/** Records a run for the admins' home. A failed record does not fail the run. */
export async function recordRun({ name, startedAt, ms, hasFailed }: Run, { db, log }: Deps): Promise<void> {
  const slot = new Date(Math.floor(startedAt.getTime() / SLOT_MS) * SLOT_MS)
  try {
    await db.pool.query(
      `with ran as (
         update scheduled_jobs set last_started_at = $2, last_ms = $3, has_failed = $4,
           last_tries = case when $4 then last_tries else least(failures, 98) + 1 end,
           failures = case when $4 then least(failures, 98) + 1 else 0 end
         where name = $1 returning name)
       insert into work_done (since, done) select $5::timestamptz, 1 from ran
       on conflict (since) do update set done = work_done.done + 1`,
      [name, startedAt, Math.round(ms), hasFailed, slot],
    )
  } catch (error) {
    log.warn({ job: name, err: error }, 'run not recorded')
  }
}
