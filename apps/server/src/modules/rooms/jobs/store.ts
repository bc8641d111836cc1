import type { Queries } from '../../../platform/db/queries.ts'

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
export async function linesWithoutMask(
  db: Queries,
  after: string | null,
  limit: number,
): Promise<UnmaskedLine[]> {
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

/** Another process may have been faster. The time of each message names its partition. */
export async function keepMasks(db: Queries, masks: readonly LineMask[]): Promise<void> {
  await db.$client.query(
    `update messages m set masked_body = given.masked_body
     from unnest($1::uuid[], $2::timestamptz[], $3::text[]) as given (id, created_at, masked_body)
     where m.id = given.id and m.created_at = given.created_at and m.masked_body is null`,
    [
      masks.map(({ id }) => id),
      masks.map(({ createdAt }) => createdAt),
      masks.map(({ maskedBody }) => maskedBody),
    ],
  )
}
