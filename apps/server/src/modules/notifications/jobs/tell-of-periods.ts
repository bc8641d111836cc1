import { attackEndingUntil } from '@coffeeattack/domain/notifications/recurring'
import type { Job } from '../../../platform/jobs/job.ts'
import { periodsEnding } from './store.ts'
import { tellPageByPage } from './tell-page-by-page.ts'

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
