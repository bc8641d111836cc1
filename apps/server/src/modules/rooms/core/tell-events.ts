import type { Queries } from '../../../platform/db/queries.ts'
import type { StreamEvent } from '../../../platform/streams/store.ts'
import { messagesOf, standingIn } from './store.ts'
import { showMessage } from './show-message.ts'
import type { Side } from './sides.ts'

/** What events about rooms say to one side, in their order; null for other events, and for what is gone. */
export async function tellOfRooms(
  db: Queries,
  events: readonly StreamEvent[],
  { side, now }: { side: Side; now: Date },
) {
  const messages = await messagesOf(db, subjectsOf(events, ['message']))
  const roomIds = [...messages.values()].map(({ roomId }) => roomId)
  const standings = await standingIn(
    db,
    [...new Set([...roomIds, ...subjectsOf(events, ['unread', 'read'])])],
    side,
  )
  return events.map(({ kind, subjectId }) => {
    const message = messages.get(subjectId)
    const roomId = message?.roomId ?? subjectId
    const standing = standings.get(roomId)
    if (kind === 'room') return { name: 'room' as const, data: { roomId } }
    if (!standing) return null
    const { unread, theirSeq } = standing
    switch (kind) {
      case 'message':
        return message
          ? { name: 'message' as const, data: { ...showMessage(message, side, now), unread } }
          : null
      case 'unread':
        return { name: 'unread' as const, data: { roomId, unread } }
      case 'read':
        return { name: 'read' as const, data: { roomId, seq: theirSeq } }
      default:
        return null
    }
  })
}

const subjectsOf = (events: readonly StreamEvent[], kinds: readonly string[]) =>
  events.filter(({ kind }) => kinds.includes(kind)).map(({ subjectId }) => subjectId)
