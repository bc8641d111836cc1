import { DAY_MS, startOfKstDay, addMonths, kstDay } from '@coffeeattack/domain/kst'
import { ACCESS_RECORDS } from '@coffeeattack/domain/operators/access-review'
import type { Deps } from '../../../deps.ts'
import { sqlState } from '../../../platform/db/sql-state.ts'
import { eachAlone } from '../../../platform/jobs/each-alone.ts'
import type { Job } from '../../../platform/jobs/job.ts'
import { dropMonths, type GrownTable, makeMonths } from './store.ts'

/** Who does not run for a whole season still finds a month to write into. */
const MONTHS_AHEAD = 3

/** Somebody who reads the whole table holds it for a while; whoever comes after us must not wait for them too. */
const LOCK_TRIES = 30
const REST_MS = 1_000

const monthsAgo = (now: Date, months: number) => startOfKstDay(addMonths(kstDay(now), -months))

type Keeping = {
  /** How many of them make one part. */
  months: number
  /** Up to which moment nothing is kept; null where everything is. A part goes when all of it is past that. */
  since: (now: Date) => Date | null
}

const records: Keeping = { months: 1, since: (now) => monthsAgo(now, ACCESS_RECORDS.keptMonths) }

const kept: Record<GrownTable, Keeping> = {
  // For as long as the person is here: they go with the room, when its person leaves (PRO-14). Whoever reads a room looks
  // into every part, so there are few of them.
  messages: { months: 12, since: () => null },
  // Whoever was away for longer reads the rooms anew.
  stream_events: { months: 1, since: (now) => new Date(now.getTime() - 7 * DAY_MS) },
  // Who opened whose profile is a record of access to personal data as well.
  profile_views: records,
  audit_log: records,
}

/** Every night, long before a month begins and soon after one is past. */
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

async function whenFree(
  work: () => Promise<void>,
  { pause, stopping }: Pick<Deps, 'pause' | 'stopping'>,
): Promise<void> {
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
