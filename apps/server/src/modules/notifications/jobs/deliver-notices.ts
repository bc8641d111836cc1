import { DAY_MS } from '@coffeeattack/domain/kst'
import { DELIVERY } from '@coffeeattack/domain/notifications/delivery'
import type { Deps } from '../../../deps.ts'
import type { Job } from '../../../platform/jobs/job.ts'
import { tellPeople } from '../core/tell.ts'
import { sendRings } from './send-rings.ts'
import { loginsFromNewDevices, roomsWaiting } from './store.ts'
import { tellDue } from './tell-due.ts'
import { tellOfUnread, tellOperatorsDue } from './tell-operators.ts'

/** From what was written down to the centre, and from there to phones and browsers (TRUST-5). */
export async function deliverNotices(deps: Deps): Promise<void> {
  await tellOfLogins(deps)
  await tellAway(deps)
  await tellOfUnread(deps)
  await tellOperatorsDue(deps)
  await tellDue(deps)
  await sendRings(deps)
}

export const deliverNoticesJob: Job = { name: 'deliver-notices', cron: '* * * * *', run: deliverNotices }

const BATCH = 500

/** Whoever has not read a message for three minutes is told of it; what is older than a day rings nobody any more. */
async function tellAway({ db, clock, ids, stopping }: Deps): Promise<void> {
  const now = clock()
  const [since, until] = [DAY_MS, DELIVERY.awayMs].map((ms) => new Date(now.getTime() - ms)) as [Date, Date]
  let after: string | null = null
  do {
    after = await db.transaction(async (tx) => {
      const rooms = await roomsWaiting(tx, { since, until, after, limit: BATCH })
      await tellPeople(
        tx,
        rooms.map(({ roomId, candidateId, messageId, seq }) => ({
          type: 'MESSAGE',
          subject: `${roomId}:${seq}`,
          userId: candidateId,
          content: { roomId, messageId },
        })),
        { ids, now },
      )
      return rooms.length === BATCH ? rooms.at(-1)!.roomId : null
    })
  } while (after && !stopping.aborted)
}

/** Far longer than the job pauses: what a process missed is made up for. */
const LOOK_BACK_MS = 60 * 60_000

/** Whoever is signed in somewhere new learns of it at once, at any hour (TRUST-8). */
async function tellOfLogins({ db, clock, ids }: Deps): Promise<void> {
  const now = clock()
  await db.transaction(async (tx) => {
    const logins = await loginsFromNewDevices(tx, new Date(now.getTime() - LOOK_BACK_MS))
    await tellPeople(
      tx,
      logins.map(({ sessionId, userId, device }) => ({
        type: 'SECURITY',
        subject: `${sessionId}:LOGIN`,
        userId,
        content: { device },
      })),
      { ids, now },
    )
  })
}
