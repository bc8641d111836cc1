import { DAY_MS } from '@coffeeattack/domain/kst'
import { DELIVERY } from '@coffeeattack/domain/notifications/delivery'
import type { Deps } from '../../../deps.ts'
import { type Alone, eachAlone } from '../../../platform/jobs/each-alone.ts'
import type { Job } from '../../../platform/jobs/job.ts'
import { tellPeople } from '../core/tell-people.ts'
import { sendRings } from './send-rings.ts'
import { loginsFromNewDevices, roomsWaiting } from './store.ts'
import { tellDue } from './tell-due.ts'
import { tellOfUnread, tellOperatorsDue } from './tell-operators.ts'

const NAME = 'deliver-notices'

const steps = [tellOfLogins, tellAway, tellOfUnread, tellOperatorsDue, tellDue, sendRings] as const

/**
 * Moves notifications from the outbox to the centre, and from there to phones and browsers (TRUST-5). A step that fails
 * does not stop the next steps; a person or a row that fails does not stop the others.
 */
export function deliverNotifications(deps: Deps): Promise<void> {
  return eachAlone(NAME, deps, async (alone) => {
    for (const step of steps) await alone.one(() => step(deps, alone))
  })
}

export const deliverNotificationsJob: Job = { name: NAME, cron: '* * * * *', run: deliverNotifications }

const BATCH = 500

/** Notifies people of a message that they have not read for three minutes. Not after a day. */
async function tellAway({ db, clock, ids, stopping }: Deps, alone: Alone): Promise<void> {
  const now = clock()
  const [since, until] = [DAY_MS, DELIVERY.awayMs].map((ms) => new Date(now.getTime() - ms)) as [Date, Date]
  let after: string | null = null
  do {
    const rooms = await roomsWaiting(db.drizzle, { since, until, after, limit: BATCH })
    const told = rooms.map(({ roomId, candidateId, messageId, seq }) => ({
      type: 'MESSAGE' as const,
      subject: `${roomId}:${seq}`,
      userId: candidateId,
      content: { roomId, messageId },
    }))
    await alone.all(told, (some) => db.transaction((tx) => tellPeople(tx, some, { ids, now })))
    after = rooms.length === BATCH ? rooms.at(-1)!.roomId : null
  } while (after && !stopping.aborted)
}

/** Far longer than the interval of the job, so that a restart misses no login. */
const LOOK_BACK_MS = 60 * 60_000

/** Notifies people of a login on a new device at once, at any hour (TRUST-8). */
async function tellOfLogins({ db, clock, ids }: Deps, alone: Alone): Promise<void> {
  const now = clock()
  const logins = await loginsFromNewDevices(db.drizzle, new Date(now.getTime() - LOOK_BACK_MS))
  const told = logins.map(({ sessionId, userId, device }) => ({
    type: 'SECURITY' as const,
    subject: `${sessionId}:LOGIN`,
    userId,
    content: { device },
  }))
  await alone.all(told, (some) => db.transaction((tx) => tellPeople(tx, some, { ids, now })))
}
