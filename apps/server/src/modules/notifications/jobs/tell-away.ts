import { DELIVERY } from '@coffeeattack/domain/notifications/delivery'
import { DAY_MS } from '@coffeeattack/domain/kst'
import type { Deps } from '../../../deps.ts'
import { tellPeople } from '../core/tell.ts'
import { roomsWaiting } from './store.ts'

const BATCH = 500

/** Whoever has not read a message for three minutes is told of it; what is older than a day rings nobody any more. */
export async function tellAway({ db, clock, ids, stopping }: Deps): Promise<void> {
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
