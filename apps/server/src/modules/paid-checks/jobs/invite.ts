import type { Deps } from '../../../deps.ts'
import { eachAlone } from '../../../platform/jobs/each-alone.ts'
import type { Job } from '../../../platform/jobs/job.ts'
import { tellPeople } from '../../notifications/core/tell-people.ts'
import { addInvitations, dueInvitations, type DueInvitation } from './invite-store.ts'

const BATCH = 200

/** Asks people three and thirteen months after their first day, once each (KEEP-7). Two runs at once invite once. */
export const inviteToPaidChecksJob: Job = {
  name: 'invite-to-paid-checks',
  cron: '10 9 * * *',
  run: (deps) =>
    eachAlone('invite-to-paid-checks', deps, async (alone) => {
      for (let after: string | null = null; ;) {
        const now = deps.clock()
        const { last, due }: Awaited<ReturnType<typeof dueInvitations>> = await dueInvitations(
          deps.db.drizzle,
          { now, after, limit: BATCH },
        )
        await alone.all(due, (some) => invite(some, deps, now))
        if (last === null) return
        after = last
      }
    }),
}

function invite(due: readonly DueInvitation[], { db, ids }: Deps, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    const rows = due.map((one) => ({ ...one, id: ids.next(), state: 'INVITED' as const, invitedAt: now }))
    const invited = await addInvitations(tx, rows)
    const told = invited.map(({ id: paidCheckId, candidateId: userId, coffeechatId }) => ({
      type: 'PAID_CHECK' as const,
      subject: paidCheckId,
      userId,
      content: { paidCheckId, coffeechatId },
    }))
    await tellPeople(tx, told, { ids, now })
  })
}
