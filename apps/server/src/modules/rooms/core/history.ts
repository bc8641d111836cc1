import type { Queries } from '../../../platform/db/queries.ts'
import { fromCursor, toCursor } from '../../../platform/http/cursor.ts'
import { messagesBefore } from './store.ts'
import { showMessage } from './show-message.ts'
import type { Side } from './sides.ts'

const PAGE = 30

type Asked = { cursor?: string | undefined; limit?: number | undefined }

/** A page of a conversation, newest last; the cursor leads to older ones and is not moved by new ones. */
export async function historyOf(
  db: Queries,
  roomId: string,
  { cursor, limit = PAGE }: Asked,
  { side, now }: { side: Side; now: Date },
) {
  const rows = await messagesBefore(db, roomId, { before: numberIn(cursor), limit: limit + 1 })
  const page = rows.slice(0, limit)
  const oldest = page.at(-1)
  return {
    items: page.toReversed().map((row) => showMessage(row, side, now)),
    nextCursor: oldest && rows.length > limit ? toCursor(oldest.seq) : null,
  }
}

function numberIn(cursor: string | undefined): number | null {
  const [seq] = fromCursor(cursor) ?? []
  return typeof seq === 'number' && Number.isInteger(seq) && seq > 0 && seq < 2 ** 31 ? seq : null
}
