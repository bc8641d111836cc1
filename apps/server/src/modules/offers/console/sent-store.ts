import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import type { OfferStatus } from '@coffeeattack/domain/offers/offer'
import type { PayParts } from '@coffeeattack/domain/offers/whole-pay'
import type { Queries } from '../../../platform/db/queries.ts'
import type { Place } from '../../../platform/http/cursor.ts'
import { here } from '../../accounts/core/sql.ts'
import { shutsOut } from '../../candidates/core/sql.ts'
import {
  counterOf,
  counterWaits,
  delivered,
  notTakenBack,
  openOn,
  payOf,
  type ShownCounter,
  statusOn,
} from '../core/sql.ts'
import type { Scope } from './scope.ts'

export type SentRow = {
  id: string
  candidateId: string
  groupId: string | null
  status: OfferStatus
  companyName: string | null
  companyLogo: string | null
  operatorName: string
  nameSealed: string | null
  phoneSealed: string | null
  emailSealed: string | null
  coffeechatId: string | null
  isMaster: boolean
  isJustMessage: boolean
  position: string
  link: string | null
  salaryMin: number | null
  salaryMax: number | null
  pay: PayParts | null
  offerItems: string[]
  message: string
  sentAt: Date
  deliverAt: Date
  expiryDay: string
  readAt: Date | null
  decidedAt: Date | null
  counter: ShownCounter | null
}

const STATUS = statusOn('o', '$2')

/**
 * The sender's own, but of nobody who left, nor of anybody who shut the company out since without having chosen it
 * (OFR-13). The parameters are those of `valuesOf`.
 */
const seenBy = ({ owner }: Scope) => `
  from offers o
  join users u on u.id = o.candidate_id and ${here('u')}
  join operators p on p.id = o.operator_id
  left join companies c on c.id = o.company_id
  where o.${owner.column} = $1 and ${notTakenBack('o')}
    and (o.status = 'MATCHED' or not ${shutsOut('o.candidate_id', '$3')})`

const valuesOf = ({ owner, today, keys }: Scope): unknown[] => [owner.id, today, keys]

/** Sealed names leave the database only for what was matched, so that nothing later can show them by mistake. */
const SENT = `
  select o.id, o.candidate_id as "candidateId", o.group_id as "groupId", ${STATUS} as status,
    c.name as "companyName", c.logo as "companyLogo", p.name as "operatorName",
    case when o.status = 'MATCHED' then u.name_sealed end as "nameSealed",
    case when o.status = 'MATCHED' then u.phone_sealed end as "phoneSealed",
    case when o.status = 'MATCHED' then u.email_sealed end as "emailSealed",
    (select id from coffeechats where offer_id = o.id) as "coffeechatId",
    o.is_master as "isMaster", o.is_just_message as "isJustMessage", o.position, o.link,
    o.salary_min as "salaryMin", o.salary_max as "salaryMax", ${payOf('o')} as pay,
    o.offer_items as "offerItems", o.message, o.created_at as "sentAt", o.deliver_at as "deliverAt", o.expiry_day as "expiryDay",
    o.read_at as "readAt", o.decided_at as "decidedAt", ${counterOf('o')} as counter`

export type SentFilter = { status: OfferStatus | null; limit: number; after: Place | null }

/** A counter waits for an answer as long as its offer does. */
const COUNTERED = `${openOn('o', '$2')} and ${counterWaits('o')}`

/** Newest first. */
export async function sentOffers(
  db: Queries,
  scope: Scope,
  wanted: SentFilter & { isCountered: boolean | null },
): Promise<SentRow[]> {
  const values = valuesOf(scope)
  const say = (value: unknown) => `$${values.push(value)}`
  const status = wanted.status ? ` and ${STATUS} = ${say(wanted.status)}` : ''
  const { isCountered } = wanted
  const countered = isCountered === null ? '' : ` and ${isCountered ? '' : 'not '}(${COUNTERED})`
  const beyond = wanted.after
    ? ` and (o.created_at, o.id) < (${say(wanted.after.at)}::timestamptz, ${say(wanted.after.id)}::uuid)`
    : ''
  const { rows } = await db.$client.query<SentRow>(
    `${SENT} ${seenBy(scope)}${status}${countered}${beyond} order by o.created_at desc, o.id desc limit ${say(wanted.limit)}`,
    values,
  )
  return rows
}

export async function sentOffer(db: Queries, scope: Scope, id: string): Promise<SentRow | null> {
  const { rows } = await db.$client.query<SentRow>(`${SENT} ${seenBy(scope)} and o.id = $4`, [
    ...valuesOf(scope),
    id,
  ])
  return rows[0] ?? null
}

export type Counts = Record<OfferStatus, number>

/** Of the offers that the list shows. */
export async function countsByStatus(db: Queries, scope: Scope): Promise<Counts> {
  const { rows } = await db.$client.query<StatusCount>(
    `select ${STATUS} as status, count(*)::int as count ${seenBy(scope)} group by 1`,
    valuesOf(scope),
  )
  return asCounts(rows)
}

export type StatusCount = { status: OfferStatus; count: number }

export function asCounts(rows: readonly StatusCount[]): Counts {
  const counts: Counts = { WAITING: 0, MATCHED: 0, REFUSED: 0, EXPIRED: 0, AGENT: 0 }
  for (const { status, count } of rows) counts[status] = count
  return counts
}

export type CurationRow = {
  groupId: string
  candidateId: string
  status: OfferStatus
  nameSealed: string | null
  phoneSealed: string | null
  emailSealed: string | null
  message: string
  sentAt: Date
  deliverAt: Date
  expiryDay: string
  offerItems: {
    id: string
    company: { name: string; logo: string | null }
    position: string
    isSelected: boolean
  }[]
}

const GROUP_STATUS = statusOn('g', '$2')

/** The agent's own, newest first, each with its companies. */
export async function sentCurations(
  db: Queries,
  operatorId: string,
  wanted: SentFilter & { today: string },
): Promise<CurationRow[]> {
  const values: unknown[] = [operatorId, wanted.today, wanted.limit]
  const say = (value: unknown) => `$${values.push(value)}`
  const status = wanted.status ? ` and ${GROUP_STATUS} = ${say(wanted.status)}` : ''
  const beyond = wanted.after
    ? ` and (g.created_at, g.id) < (${say(wanted.after.at)}::timestamptz, ${say(wanted.after.id)}::uuid)`
    : ''
  const { rows } = await db.$client.query<CurationRow>(
    `select g.id as "groupId", g.candidate_id as "candidateId", ${GROUP_STATUS} as status,
       case when g.status = 'MATCHED' then u.name_sealed end as "nameSealed",
       case when g.status = 'MATCHED' then u.phone_sealed end as "phoneSealed",
       case when g.status = 'MATCHED' then u.email_sealed end as "emailSealed",
       g.message, g.created_at as "sentAt", g.deliver_at as "deliverAt", g.expiry_day as "expiryDay",
       (select coalesce(json_agg(json_build_object('id', o.id, 'position', o.position,
          'company', json_build_object('name', c.name, 'logo', c.logo), 'isSelected', o.status = 'MATCHED')
          order by o.id), '[]')
        from offers o join companies c on c.id = o.company_id where o.group_id = g.id) as "offerItems"
     from offer_groups g join users u on u.id = g.candidate_id and ${here('u')}
     where g.operator_id = $1 and ${notTakenBack('g')}${status}${beyond}
     order by g.created_at desc, g.id desc limit $3`,
    values,
  )
  return rows
}

type Totals = { sent: number; read: number; answerHours: number | null }

/** What reached candidates of the company $1 by $2. Whoever left meanwhile stays in the count. */
const DELIVERED = `company_id = $1 and ${delivered('offers', '$2')}`

export async function totalsOf(db: Queries, companyId: string, now: Date): Promise<Totals> {
  const { rows } = await db.$client.query<Totals>(
    `select count(*)::int as sent, count(read_at)::int as read,
       percentile_cont(0.5) within group (order by extract(epoch from decided_at - deliver_at) / 3600)
         filter (where status in ('MATCHED', 'REFUSED')) as "answerHours"
     from offers where ${DELIVERED}`,
    [companyId, now],
  )
  return rows[0] ?? { sent: 0, read: 0, answerHours: null }
}

/** They add up to all that was sent. */
export async function statusesOf(db: Queries, companyId: string, now: Date): Promise<Counts> {
  const { rows } = await db.$client.query<StatusCount>(
    `select ${statusOn('offers', '$3')} as status, count(*)::int as count
     from offers where ${DELIVERED} group by 1`,
    [companyId, now, formatDay(kstDay(now))],
  )
  return asCounts(rows)
}

export type Month = { month: string; sent: number; matched: number }

/** By the month in Seoul in which they were sent. */
export async function monthsOf(
  db: Queries,
  companyId: string,
  { since, now }: { since: Date; now: Date },
): Promise<Month[]> {
  const { rows } = await db.$client.query<Month>(
    `select to_char(created_at at time zone 'Asia/Seoul', 'YYYY-MM') as month, count(*)::int as sent,
       (count(*) filter (where status = 'MATCHED'))::int as matched
     from offers where ${DELIVERED} and created_at >= $3
     group by 1 order by 1`,
    [companyId, now, since],
  )
  return rows
}
