import type { Deps } from '../../../deps.ts'
import type { Job } from '../../../platform/jobs/job.ts'
import { sendRings } from './send-rings.ts'
import { tellAway } from './tell-away.ts'
import { tellDue } from './tell-due.ts'
import { tellOfLogins } from './tell-of-logins.ts'

/** From what was written down to the centre, and from there to phones and browsers (TRUST-5). */
export async function deliverNotices(deps: Deps): Promise<void> {
  await tellOfLogins(deps)
  await tellAway(deps)
  await tellDue(deps)
  await sendRings(deps)
}

export const deliverNoticesJob: Job = { name: 'deliver-notices', cron: '* * * * *', run: deliverNotices }
