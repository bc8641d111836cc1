import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import { attackEndingUntil, viewsDay } from '@coffeeattack/domain/notifications/delivery'
import type { Deps } from '../../../deps.ts'
import { eachAlone } from '../../../platform/jobs/each-alone.ts'
import type { Job } from '../../../platform/jobs/job.ts'
import { type CandidateNotification, tellPeople } from '../core/tell-people.ts'
import { periodsEnding, profilesViewed } from './store.ts'

/** In the evening: how many companies viewed the profile. The list of views names them (TRUST-2). */
export const tellOfViewsJob: Job = {
  name: 'tell-of-views',
  cron: '0 18 * * *',
  async run(deps) {
    const now = deps.clock()
    const day = viewsDay(now)
    await tellPageByPage(
      tellOfViewsJob.name,
      deps,
      (page) => profilesViewed(deps.db.drizzle, { ...day, ...page }),
      ({ userId, companies }) => ({
        type: 'PROFILE_VIEW',
        subject: `${userId}:${formatDay(kstDay(day.until))}`,
        userId,
        content: { companies },
      }),
    )
  },
}

/** Three days before the attack period ends, once per end: after an extension there is a new one (PRO-13). */
export const tellOfPeriodsJob: Job = {
  name: 'tell-of-periods',
  cron: '5 10 * * *',
  async run(deps) {
    const now = deps.clock()
    const time = { from: now, until: attackEndingUntil(now) }
    await tellPageByPage(
      tellOfPeriodsJob.name,
      deps,
      (page) => periodsEnding(deps.db.drizzle, { ...time, ...page }),
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

type Page = { after: string | null; limit: number }

/** Notifies everybody found, in pages ordered by person. A person for whom it fails does not stop the others. */
async function tellPageByPage<Found extends { userId: string }>(
  job: string,
  deps: Deps,
  find: (page: Page) => Promise<Found[]>,
  notificationOf: (found: Found) => CandidateNotification,
): Promise<void> {
  const { db, ids, clock, stopping } = deps
  const when = { ids, now: clock() }
  await eachAlone(job, deps, async (alone) => {
    let after: string | null = null
    do {
      const found: Found[] = await find({ after, limit: PAGE })
      await alone.all(found.map(notificationOf), (some) => db.transaction((tx) => tellPeople(tx, some, when)))
      after = found.length === PAGE ? found.at(-1)!.userId : null
    } while (after && !stopping.aborted)
  })
}
