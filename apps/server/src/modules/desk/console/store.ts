import type { OfferStatus } from '@coffeeattack/domain/offers/offer'
import type { Queries } from '../../../platform/db/queries.ts'
import type { Place } from '../../../platform/http/cursor.ts'
import { hasNotLeft } from '../../accounts/core/sql.ts'
import { receivesOffers } from '../../candidates/core/sql.ts'
import { fileIsKept } from '../../files/core/sql.ts'
import { statusOn } from '../../offers/core/sql.ts'

/** Those whom companies can find now. */
export async function activeAmong(db: Queries, userIds: readonly string[], now: Date): Promise<Set<string>> {
  const { rows } = await db.$client.query<{ id: string }>(
    `select id from users where id = any($1::uuid[]) and ${receivesOffers('users', '$2')}`,
    [userIds, now],
  )
  return new Set(rows.map(({ id }) => id))
}

export type AnsweringCuration = {
  groupId: string
  status: OfferStatus
  companies: string[]
  isMine: boolean
}

type AnsweringFilter = { groupIds: readonly string[]; operatorId: string; today: string }

/** Curations that answered wishes, by id. */
export async function curationsOf(db: Queries, { groupIds, operatorId, today }: AnsweringFilter) {
  if (groupIds.length === 0) return new Map<string, AnsweringCuration>()
  const { rows } = await db.$client.query<AnsweringCuration>(
    `select g.id as "groupId", ${statusOn('g', '$2')} as status, g.operator_id = $3 as "isMine",
       array(select c.name from offers o join companies c on c.id = o.company_id
             where o.group_id = g.id order by o.id) as companies
     from offer_groups g where g.id = any($1::uuid[])`,
    [groupIds, today, operatorId],
  )
  return new Map(rows.map((row) => [row.groupId, row]))
}

export async function emailOf(db: Queries, operatorId: string): Promise<string | null> {
  const { rows } = await db.$client.query<{ email: string }>('select email from operators where id = $1', [
    operatorId,
  ])
  return rows[0]?.email ?? null
}

type ApplicationFile = {
  id: string
  type: 'resume' | 'portfolio'
  nameSealed: string | null
  name: string | null
}

export type ApplicationColumns = {
  nameSealed: string | null
  phoneSealed: string | null
  purgeAt: Date
  files: ApplicationFile[]
}

export const APPLICATION_COLUMNS = `r.name_sealed as "nameSealed", r.phone_sealed as "phoneSealed",
  r.purge_at as "purgeAt",
  (select coalesce(json_agg(json_build_object('id', f.id, 'type', lower(f.purpose), 'nameSealed', f.name_sealed,
     'name', f.name)
     order by f.purpose desc), '[]')
   from files f where f.id in (r.resume_file_id, r.portfolio_file_id) and ${fileIsKept('f')}) as files`

export async function holdsFile(db: Queries, id: string, fileId: string): Promise<boolean> {
  const { rowCount } = await db.$client.query(
    `select from agent_applications where id = $1 and $2::uuid in (resume_file_id, portfolio_file_id)`,
    [id, fileId],
  )
  return rowCount === 1
}

export type SurveyRow = { id: string; roomId: string; candidateId: string; sentAt: Date }

/** The surveys that an agent sent, newest first. */
export async function sentSurveys(
  db: Queries,
  operatorId: string,
  { limit, after }: { limit: number; after: Place | null },
): Promise<SurveyRow[]> {
  const { rows } = await db.$client.query<SurveyRow>(
    `select m.id, m.room_id as "roomId", room.candidate_id as "candidateId", m.created_at as "sentAt"
     from message_rooms room
     join messages m on m.room_id = room.id and m.type = 'survey' and m.sender_id = $1
     join users u on u.id = room.candidate_id and ${hasNotLeft('u')}
     where room.operator_id = $1 and room.company_id is null
       and ($3::timestamptz is null or (m.created_at, m.id) < ($3::timestamptz, $4::uuid))
     order by m.created_at desc, m.id desc limit $2`,
    [operatorId, limit, after?.at ?? null, after?.id ?? null],
  )
  return rows
}
