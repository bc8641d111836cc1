import { DAY_MS, startOfKstDay, addMonths, kstDay } from '@coffeeattack/domain/kst'
import { ACCESS_RECORDS } from '@coffeeattack/domain/operators/access-review'
import type { Deps } from '../../../deps.ts'
import { sqlState } from '../../../platform/db/sql-state.ts'
import { eachAlone } from '../../../platform/jobs/each-alone.ts'
import type { Job } from '../../../platform/jobs/job.ts'
import { dropMonths, type GrownTable, makeMonths } from './store.ts'

/** A service that is stopped for three months still has a partition to write into. */
const MONTHS_AHEAD = 3

/** A long read holds the table. Each try waits only briefly, so that later statements do not queue behind it. */
const LOCK_TRIES = 30
const REST_MS = 1_000

const monthsAgo = (now: Date, months: number) => startOfKstDay(addMonths(kstDay(now), -months))

type Keeping = {
  /** Months per partition. */
  months: number
  /** Rows before this time need not be kept; null when all are kept. A partition is dropped when it ends before this time. */
  since: (now: Date) => Date | null
}

const records: Keeping = { months: 1, since: (now) => monthsAgo(now, ACCESS_RECORDS.keptMonths) }

const kept: Record<GrownTable, Keeping> = {
  // Kept until the candidate leaves (PRO-14). Reading a room looks into every partition, so there are few of them.
  messages: { months: 12, since: () => null },
  // A client that was away longer reloads its rooms.
  stream_events: { months: 1, since: (now) => new Date(now.getTime() - 7 * DAY_MS) },
  // An opened profile is a record of access to personal data as well.
  profile_views: records,
  audit_log: records,
}

/** Makes and drops partitions every night. */
function keepMonths(deps: Deps): Promise<void> {
  const { db, clock } = deps
  const now = clock()
  const until = startOfKstDay(addMonths(kstDay(now), MONTHS_AHEAD))
  return eachAlone('keep-months', deps, async (alone) => {
    for (const [table, { months, since }] of Object.entries(kept) as [GrownTable, Keeping][]) {
      const past = since(now)
      await alone.one(() => whenFree(() => makeMonths(db, table, { until, months }), deps))
      if (past) await alone.one(() => whenFree(() => dropMonths(db, table, past), deps))
    }
  })
}

async function whenFree(work: () => Promise<void>, { pause, stopping }: Pick<Deps, 'pause' | 'stopping'>) {
  for (let tried = 1; !stopping.aborted; tried++) {
    try {
      return await work()
    } catch (error) {
      if (sqlState(error) !== '55P03' || tried === LOCK_TRIES) throw error
      await pause(REST_MS)
    }
  }
}

export const keepMonthsJob: Job = { name: 'keep-months', cron: '10 4 * * *', run: keepMonths }
