import { jobState } from '@coffeeattack/domain/upkeep/jobs'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { doneSince, findJobs, findQueue } from './health-store.ts'

const SLOT_MS = 5 * 60_000
const SLOTS = 12

/** Whether jobs and deliveries are on time; the same answer from every process (BIZ-18). */
export async function showHealth({ db: { drizzle }, clock }: ApiDeps) {
  const now = clock()
  const last = Math.floor(now.getTime() / SLOT_MS) * SLOT_MS
  const slots = Array.from({ length: SLOTS }, (_, at) => last - (SLOTS - 1 - at) * SLOT_MS)
  const [jobs, queue, done] = await Promise.all([
    findJobs(drizzle),
    findQueue(drizzle, now),
    doneSince(drizzle, new Date(slots[0]!)),
  ])
  return {
    at: now.toISOString(),
    jobs: jobs.map((job) => ({
      name: job.name,
      cron: job.cron,
      lastStartedAt: job.lastStartedAt?.toISOString() ?? null,
      lastMs: job.lastMs,
      lastTries: job.lastTries,
      failures: job.failures,
      state: jobState(job, now),
    })),
    queue: { ...queue, done: slots.map((slot) => done.get(slot) ?? 0) },
  }
}
