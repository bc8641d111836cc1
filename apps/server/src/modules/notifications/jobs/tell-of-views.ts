import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import { viewsDay } from '@coffeeattack/domain/notifications/recurring'
import type { Job } from '../../../platform/jobs/job.ts'
import { profilesViewed } from './store.ts'
import { tellPageByPage } from './tell-page-by-page.ts'

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
