import type { Stage } from '@coffeeattack/domain/coffeechats/outcome'
import type { Queries } from '../../../platform/db/queries.ts'
import type { Place } from '../../../platform/http/cursor.ts'
import { hasNotLeft } from '../../accounts/core/sql.ts'
import { timeIsFixed } from '../../coffeechats/core/sql.ts'
import { type CoffeechatRow, PERSON } from '../../coffeechats/core/store.ts'
import { COMPANY } from '../../offers/core/sql.ts'

export type MatchedRow = { id: string; at: Date }

/** Candidates with a coffee chat with the company, newest match first, without those who left. */
export async function matchedWith(
  db: Queries,
  companyId: string,
  { after, limit }: { after: Place | null; limit: number },
): Promise<MatchedRow[]> {
  const { rows } = await db.$client.query<MatchedRow>(
    `select k.candidate_id as id, max(k.created_at) as at
     from coffeechats k join users u on u.id = k.candidate_id
     where k.company_id = $1 and ${hasNotLeft('u')}
     group by k.candidate_id
     having $2::timestamptz is null or (max(k.created_at), k.candidate_id) < ($2, $3::uuid)
     order by at desc, id desc limit $4`,
    [companyId, after?.at ?? null, after?.id ?? null, limit],
  )
  return rows
}

export type ChatRow = {
  id: string
  candidateId: string
  offerId: string
  positionId: string | null
  position: string
  matchedAt: Date
  startsAt: Date | null
  minutes: number | null
  cancelledAt: Date | null
  stage: Stage | null
  stageOn: string | null
  isAgreed: boolean | null
}

/** Newest first, without the pay of hires. */
export async function chatsWith(db: Queries, companyId: string, candidateIds: readonly string[]) {
  const { rows } = await db.$client.query<ChatRow>(
    `select k.id, k.candidate_id as "candidateId", k.offer_id as "offerId", o.position_id as "positionId", o.position,
       k.created_at as "matchedAt", t.starts_at as "startsAt", t.minutes, k.cancelled_at as "cancelledAt",
       s.stage, s.on_day::text as "stageOn",
       case when s.agreed_at is not null then true when s.contradicted_at is not null then false end as "isAgreed"
     from coffeechats k
     join offers o on o.id = k.offer_id
     left join lateral (select * from coffeechat_times t where t.coffeechat_id = k.id and ${timeIsFixed('t')}
       limit 1) t on true
     left join lateral (select * from coffeechat_stages s where s.coffeechat_id = k.id
       order by s.number desc limit 1) s on true
     where k.company_id = $1 and k.candidate_id = any($2::uuid[])
     order by k.created_at desc, k.id desc`,
    [companyId, candidateIds],
  )
  return rows
}

type Person = CoffeechatRow['person'] & Pick<CoffeechatRow, 'company'>

/** Sealed as stored; null for candidates who did not match with the company or who left. */
export async function findPerson(
  db: Queries,
  { candidateId, companyId }: { candidateId: string; companyId: string },
): Promise<Person | null> {
  const { rows } = await db.$client.query<{ person: Person; company: CoffeechatRow['company'] }>(
    `select ${PERSON} as person, ${COMPANY} as company
     from users u join companies c on c.id = $2
     where u.id = $1 and ${hasNotLeft('u')}
       and exists (select from coffeechats k where k.candidate_id = u.id and k.company_id = c.id)`,
    [candidateId, companyId],
  )
  const [found] = rows
  return found ? { ...found.person, company: found.company } : null
}
