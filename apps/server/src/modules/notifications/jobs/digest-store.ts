import type { Digest } from '@coffeeattack/domain/notifications/operator-mail'
import { kindOf, operatorNews, type OperatorNotice } from '@coffeeattack/domain/notifications/operator-news'
import type { OperatorRole } from '@coffeeattack/domain/operators/role'
import type { Queries } from '../../../platform/db/queries.ts'
import { hasNotLeft } from '../../accounts/core/sql.ts'
import { notCalledOff, timeIsFixed, waitsForCompany } from '../../coffeechats/core/sql.ts'
import { openCount } from '../../desk/core/store.ts'
import { delivered } from '../../offers/core/sql.ts'
import { person, works } from '../../operators/core/sql.ts'
import { FROM_NOTICES, IS_OPEN } from '../console/fact-sql.ts'

export type DigestReader = { id: string; email: string; role: OperatorRole; companyId: string | null }

const KEY = `'DIGEST:' || p.id || ':' || $1`

/** The next who works here and has not been thought of on that Seoul day, with a digest that may be due. */
export async function readersWithoutDigest(
  db: Queries,
  { day, after, limit }: { day: string; after: string | null; limit: number },
): Promise<DigestReader[]> {
  const { rows } = await db.$client.query<DigestReader>(
    `select p.id, p.email, lower(p.role) as role, p.company_id as "companyId" from operators p
     where ${works('p')} and ${person('p')} and p.role <> 'ADMIN' and ($2::uuid is null or p.id > $2)
       and not exists (select from notices n where n.dedupe_key = ${KEY})
     order by p.id limit $3`,
    [day, after, limit],
  )
  return rows
}

type NewDigest = { id: string; operatorId: string; day: string; now: Date }

/** False when another process was quicker: the key makes a second one of the day impossible. */
export async function claimDigest(tx: Queries, { id, operatorId, day, now }: NewDigest): Promise<boolean> {
  const { rowCount } = await tx.$client.query(
    `insert into notices (id, operator_id, type, channel, dedupe_key, content, due_at, created_at, sent_at)
     values ($1, $2::uuid, 'DIGEST', 'MAIL', 'DIGEST:' || $2 || ':' || $3, '{}', $4, $4, $4)
     on conflict do nothing`,
    [id, operatorId, day, now],
  )
  return rowCount === 1
}

type Days = { days: number; since: Date; today: Date; tomorrow: Date; day: string; now: Date }

/** How much of a type of notice still waits for an answer. */
const open = (type: OperatorNotice): string => `(select count(*)::int ${FROM_NOTICES}
  where n.operator_id = $3 and n.channel = 'CENTRE' and n.dropped_at is null and n.type = '${type}' and ${IS_OPEN})`

/** One statement. A company's offers and coffee chats count for each of its recruiters, whoever sent them. */
export async function digestOf(
  db: Queries,
  { id, role, companyId }: DigestReader,
  { days, since, today, tomorrow, day, now }: Days,
): Promise<Digest> {
  const owned = (row: string) => `${row}.${companyId ? 'company_id' : 'operator_id'} = $4`
  const isAgent = role === 'agent'
  const { rows } = await db.$client.query<
    Omit<Digest, 'happened' | 'days'> & { happened: Record<string, number> | null }
  >(
    `select
       (select json_object_agg(type, count) from (
          select n.type, count(*)::int as count from notices n
          where n.operator_id = $3 and n.channel = 'CENTRE' and n.dropped_at is null
            and n.created_at >= $5 and n.created_at < $6 group by n.type) told) as happened,
       ${open('OFFER_COUNTERED')} as counters, ${open('OFFER_ASKED')} as questions,
       (select count(*)::int from coffeechats k join users u on u.id = k.candidate_id
        where ${owned('k')} and ${waitsForCompany('k', 'u', '$1')}) as arrangements,
       (select count(*)::int from coffeechats k join users u on u.id = k.candidate_id and ${hasNotLeft('u')}
          join coffeechat_times t on t.coffeechat_id = k.id and ${timeIsFixed('t')}
        where ${owned('k')} and ${notCalledOff('k')} and t.starts_at >= $6 and t.starts_at < $7) as "meetingsToday",
       (select count(*)::int from offers o join users u on u.id = o.candidate_id and ${hasNotLeft('u')}
        where ${owned('o')} and o.status = 'WAITING' and o.expiry_day = $2::date and ${delivered('o', '$1')})
         as "deadlinesToday",
       ${isAgent ? openCount('inquiries') : 0} as inquiries,
       ${isAgent ? `${openCount('more_offer_requests')} + ${openCount('agent_applications')}` : 0} as requests`,
    [now, day, id, companyId ?? id, since, today, tomorrow],
  )
  const { happened, ...todo } = rows[0]!
  return { ...todo, days, happened: byKind(happened ?? {}) }
}

function byKind(types: Readonly<Record<string, number>>): Digest['happened'] {
  const kinds: Record<string, number> = {}
  for (const [type, count] of Object.entries(types)) {
    if (!Object.hasOwn(operatorNews, type)) continue
    const kind = kindOf(type as OperatorNotice)
    kinds[kind] = (kinds[kind] ?? 0) + count
  }
  return kinds
}
