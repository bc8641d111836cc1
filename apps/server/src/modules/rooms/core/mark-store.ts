import type { Queries } from '../../../platform/db/queries.ts'
import { MARK, OTHER, type Side, UNREAD } from './sql.ts'

/** How a room stands for one side: what it has not read, and how far the other side has. */
type RoomStanding = { unread: number; theirSeq: number }

export async function standingIn(
  db: Queries,
  roomIds: readonly string[],
  side: Side,
): Promise<Map<string, RoomStanding>> {
  if (roomIds.length === 0) return new Map()
  const { rows } = await db.$client.query<RoomStanding & { id: string }>({
    name: `standing-of-${side}`,
    text: `select r.id, ${UNREAD[side]} as unread, ${MARK[OTHER[side]]} as "theirSeq"
      from message_rooms r where r.id = any($1::uuid[])`,
    values: [roomIds],
  })
  return new Map(rows.map(({ id, ...standing }) => [id, standing]))
}

type NewReadMark = { roomId: string; readerId: string; seq: number; now: Date }

/** A mark goes no further than the room, and never back. False when it stays where it was. */
export async function moveMark(tx: Queries, { roomId, readerId, seq, now }: NewReadMark): Promise<boolean> {
  const { rowCount } = await tx.$client.query(
    `insert into read_marks as mark (room_id, reader_id, seq, read_at)
     select id, $2, least($3, last_seq), $4 from message_rooms where id = $1 and last_seq > 0
     on conflict (room_id, reader_id) do update set seq = excluded.seq, read_at = excluded.read_at
     where mark.seq < excluded.seq`,
    [roomId, readerId, seq, now],
  )
  return rowCount === 1
}

/** The last line is one's own doing: it is read, if it is all that its side has not read. */
export async function passOwnLine(
  tx: Queries,
  { roomId, readerId, now }: Omit<NewReadMark, 'seq'>,
): Promise<void> {
  await tx.$client.query(
    `insert into read_marks (room_id, reader_id, seq, read_at)
     select r.id, $2, r.last_seq, $3 from message_rooms r
     where r.id = $1 and case when r.candidate_id = $2 then ${UNREAD.candidate} else ${UNREAD.operator} end = 1
     on conflict (room_id, reader_id) do update set seq = excluded.seq, read_at = excluded.read_at`,
    [roomId, readerId, now],
  )
}
