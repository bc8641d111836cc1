import { and, isNull, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { messages } from '../../../platform/db/schema/rooms.ts'

export type UnmaskedLine = {
  id: string
  createdAt: Date
  sender: 'CANDIDATE' | 'OPERATOR'
  body: string
  nameSealed: string | null
  phoneSealed: string | null
}

/** When the two sides of a room `r` matched first; null before. */
const MATCHED_AT = `(select min(k.created_at) from coffeechats k
  where k.candidate_id = r.candidate_id and k.company_id = r.company_id)`

/** Lines that were written before a match and have no masked text, by id. A room that a match made has none. */
export async function linesWithoutMask(db: Queries, after: string | null, limit: number) {
  const { rows } = await db.$client.query<UnmaskedLine>(
    `select m.id, m.created_at as "createdAt", m.sender, m.body, u.name_sealed as "nameSealed", u.phone_sealed as "phoneSealed"
     from message_rooms r
     cross join lateral (select ${MATCHED_AT} as at) matched
     join users u on u.id = r.candidate_id
     join messages m on m.room_id = r.id and m.masked_body is null and m.sender <> 'SYSTEM'
       and m.created_at < coalesce(matched.at, 'infinity')
     where r.company_id is not null and r.created_at < coalesce(matched.at, 'infinity')
       and ($1::uuid is null or m.id > $1)
     order by m.id limit $2`,
    [after, limit],
  )
  return rows
}

type LineMask = { id: string; createdAt: Date; maskedBody: string }

/** Stores the masks that no other process has stored yet. The time of a message determines its partition. */
export async function keepMasks(db: Queries, masks: readonly LineMask[]): Promise<void> {
  const all = <K extends keyof LineMask>(key: K) => sql.param(masks.map((mask) => mask[key]))
  const given = sql`unnest(${all('id')}::uuid[], ${all('createdAt')}::timestamptz[], ${all('maskedBody')}::text[])
    as given (id, created_at, masked_body)`
  await db
    .update(messages)
    .set({ maskedBody: sql`given.masked_body` })
    .from(given)
    .where(
      and(
        sql`(${messages.id}, ${messages.createdAt}) = (given.id, given.created_at)`,
        isNull(messages.maskedBody),
      ),
    )
}
