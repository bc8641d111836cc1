import type { Deps } from '../../../deps.ts'
import type { Job } from '../../../platform/jobs/job.ts'
import { endOverdue } from '../candidate/lifetime-income/store.ts'

/** Whoever looks at their load ends it by looking; this is for those who never came back. */
const run = ({ db, clock }: Deps): Promise<void> => endOverdue(db.drizzle, clock())

export const endOverdueLoadsJob: Job = { name: 'end-overdue-loads', cron: '*/10 * * * *', run }
