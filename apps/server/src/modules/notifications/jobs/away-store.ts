import type { Queries } from '../../../platform/db/queries.ts'

export type Waiting = { roomId: string; candidateId: string; messageId: string; seq: number }

/**
 * The first unread message of each room in which an operator has waited that long. Told once per stretch of unread
 * messages: the next stretch begins with another number.
 */
export async function roomsWaiting(
  tx: Queries,
  { since, until, after, limit }: { since: Date; until: Date; after: string | null; limit: number },
): Promise<Waiting[]> {
  const { rows } = await tx.$client.query<Waiting>(
    `select r.id as "roomId", r.candidate_id as "candidateId", m.id as "messageId", m.seq
     from message_rooms r
       left join read_marks k on k.room_id = r.id and k.reader_id = r.candidate_id
       cross join lateral (
         select id, seq, created_at from messages
         where room_id = r.id and seq > coalesce(k.seq, 0) and sender = 'OPERATOR' and hidden_at is null
         order by seq limit 1) m
     where r.last_message_at >= $1 and r.last_seq > coalesce(k.seq, 0) and m.created_at <= $2
       and not exists (select from notices n where n.dedupe_key = 'MESSAGE:' || r.id || ':' || m.seq)
       and ($3::uuid is null or r.id > $3)
     order by r.id limit $4`,
    [since, until, after, limit],
  )
  return rows
}
