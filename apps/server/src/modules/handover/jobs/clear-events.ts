import { KEPT_MS } from '@coffeeattack/domain/handover/retry'
import type { Job } from '../../../platform/jobs/job.ts'
import { clearEvents } from './store.ts'

/** Older deliveries are neither shown nor repeated. */
export const clearEventsJob: Job = {
  name: 'clear-webhook-events',
  cron: '40 4 * * *',
  run: ({ db, clock }) => clearEvents(db.drizzle, new Date(clock().getTime() - KEPT_MS)),
}
