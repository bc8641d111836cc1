import type { Queries } from '../../../platform/db/queries.ts'
import { cutPage, fromCursor, type PageQuery, toCursor } from '../../../platform/http/cursor.ts'
import { addEvents } from '../../../platform/streams/store.ts'
import { messagesBefore } from './message-store.ts'
import { showMessage } from './show-message.ts'
import type { Side } from './sql.ts'
import { moveMark, standingIn } from './store.ts'

const PAGE = 30

/** A page of messages, newest last. The cursor leads to older ones and does not shift with new ones. */
export async function historyOf(
  db: Queries,
  roomId: string,
  { cursor, limit = PAGE }: PageQuery,
  { side, now }: { side: Side; now: Date },
) {
  const rows = await messagesBefore(db, roomId, { before: numberIn(cursor), limit: limit + 1 })
  const { page, nextCursor } = cutPage(rows, limit, (oldest) => toCursor(oldest.seq))
  return {
    items: page.toReversed().map((row) => showMessage(row, side, now)),
    nextCursor,
  }
}

function numberIn(cursor: string | undefined): number | null {
  const [seq] = fromCursor(cursor) ?? []
  return typeof seq === 'number' && Number.isInteger(seq) && seq > 0 && seq < 2 ** 31 ? seq : null
}

type MarkReadInput = {
  roomId: string
  side: Side
  readerId: string
  seq: number
  /** The audiences of the reader and of the other side. */
  audiences: { own: string; other: string }
}

/** Marks messages as read on all devices of the reader and shows it to the other side. */
export async function markRead(
  tx: Queries,
  { roomId, side, readerId, seq, audiences: { own, other } }: MarkReadInput,
  now: Date,
): Promise<{ unread: number }> {
  if (await moveMark(tx, { roomId, readerId, seq, now })) {
    const told = [
      { audienceId: own, kind: 'unread', subjectId: roomId },
      { audienceId: other, kind: 'read', subjectId: roomId },
    ]
    // The candidate's event is always added first. A fixed order prevents deadlocks.
    await addEvents(tx, side === 'candidate' ? told : told.toReversed(), now)
  }
  return { unread: (await standingIn(tx, [roomId], side)).get(roomId)?.unread ?? 0 }
}
