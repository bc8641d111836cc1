import type { Queries } from '../../../platform/db/queries.ts'
import { addEvents } from '../../../platform/streams/store.ts'
import type { Side } from './sides.ts'
import { moveMark, standingIn } from './store.ts'

type Reading = {
  roomId: string
  side: Side
  readerId: string
  seq: number
  /** The reader's own streams, on every device, and the other side's. */
  audiences: { own: string; other: string }
}

/** Whoever reads on one device has read on all of them, and the other side sees that it was read. */
export async function markRead(
  tx: Queries,
  { roomId, side, readerId, seq, audiences: { own, other } }: Reading,
  now: Date,
): Promise<{ unread: number }> {
  if (await moveMark(tx, { roomId, readerId, seq, now })) {
    const told = [
      { audienceId: own, kind: 'unread', subjectId: roomId },
      { audienceId: other, kind: 'read', subjectId: roomId },
    ]
    // The candidate's first, as everywhere: two writers then wait for each other in one order.
    await addEvents(tx, side === 'candidate' ? told : told.toReversed(), now)
  }
  return { unread: (await standingIn(tx, [roomId], side)).get(roomId)?.unread ?? 0 }
}
