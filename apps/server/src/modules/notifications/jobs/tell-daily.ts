import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import { attackEndingUntil, viewsDay } from '@coffeeattack/domain/notifications/delivery'
import type { Deps } from '../../../deps.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import type { Job } from '../../../platform/jobs/job.ts'
import { type PersonNotice, tellPeople } from '../core/tell.ts'
import { periodsEnding, profilesViewed } from './store.ts'

/** In the evening, how many companies looked at the profile: who they were stands in the list of views (TRUST-2). */
export const tellOfViewsJob: Job = {
  name: 'tell-of-views',
  cron: '0 18 * * *',
  async run(deps) {
    const now = deps.clock()
    const day = viewsDay(now)
    await tellPageByPage(
      deps,
      now,
      (tx, page) => profilesViewed(tx, { ...day, ...page }),
      ({ userId, companies }) => ({
        type: 'PROFILE_VIEW',
        subject: `${userId}:${formatDay(kstDay(day.until))}`,
        userId,
        content: { companies },
      }),
    )
  },
}

/** Three days before companies no longer find the profile, once per end: whoever extends is told anew (PRO-13). */
export const tellOfPeriodsJob: Job = {
  name: 'tell-of-periods',
  cron: '5 10 * * *',
  async run(deps) {
    const now = deps.clock()
    const time = { from: now, until: attackEndingUntil(now) }
    await tellPageByPage(
      deps,
      now,
      (tx, page) => periodsEnding(tx, { ...time, ...page }),
      ({ userId, endsAt }) => ({
        type: 'ATTACK_ENDING',
        subject: `${userId}:${endsAt.toISOString()}`,
        userId,
        content: { endsAt: endsAt.toISOString() },
      }),
    )
  },
}

const PAGE = 500

/** Tells everybody found, in pages ordered by person, each page in a transaction of its own. */
async function tellPageByPage<Found extends { userId: string }>(
  { db, ids, stopping }: Deps,
  now: Date,
  find: (tx: Queries, page: { after: string | null; limit: number }) => Promise<Found[]>,
  notice: (found: Found) => PersonNotice,
): Promise<void> {
  let after: string | null = null
  do {
    after = await db.transaction(async (tx) => {
      const found = await find(tx, { after, limit: PAGE })
      await tellPeople(tx, found.map(notice), { ids, now })
      return found.length === PAGE ? found.at(-1)!.userId : null
    })
  } while (after && !stopping.aborted)
}
