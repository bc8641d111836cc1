import type { Deps } from '../../../deps.ts'
import type { Job } from '../../../platform/jobs/job.ts'
import { endOverdue } from '../candidate/lifetime-income/store.ts'

/** A poll ends an overdue load of its own person; this job ends those of people who never came back. */
const run = ({ db, clock }: Deps): Promise<void> => endOverdue(db.drizzle, clock())

export const endOverdueLoadsJob: Job = { name: 'end-overdue-loads', cron: '*/10 * * * *', run }
