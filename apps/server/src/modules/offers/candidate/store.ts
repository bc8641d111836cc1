import type { OfferStatus } from '@coffeeattack/domain/offers/offer'
import type { SalaryType } from '@coffeeattack/domain/salary/items'
import type { Queries } from '../../../platform/db/queries.ts'
import { ownerHere } from '../../accounts/core/sql.ts'
import { COMPANY, type Company, delivered, openOn, ROOM_ID, SENDER, type Sender } from '../core/sql.ts'

/** An offer, or a curated group as one entry. */
export type Entry = {
  id: string
  groupId: string | null
  isGroup: boolean
  status: OfferStatus
  expiryDay: string
  createdAt: Date
  selectedAt: Date | null
  readAt: Date | null
  companyName: string | null
  companyLogo: string | null
  operatorName: string
  position: string
  salaryMin: number | null
  salaryMax: number | null
  incomeBasis: number | null
  offerItems: string[]
  isMaster: boolean
  isJustMessage: boolean
  isLike: boolean
  coffeechatId: string | null
  companyItems: { name: string; logo: string | null }[]
}

/** What reached the person by then; nothing once they have left. */
export const reached = (offer: string, { userId, now }: { userId: string; now: string }) =>
  `${offer}.candidate_id = ${userId} and ${delivered(offer, now)} and ${ownerHere(userId)}`

/** Columns of an entry, read from offers o, operators p, companies c and coffeechats k. */
export const ENTRY = `o.id, o.group_id as "groupId", false as "isGroup", o.status, o.expiry_day as "expiryDay",
  o.created_at as "createdAt", o.selected_at as "selectedAt", o.read_at as "readAt", c.name as "companyName",
  c.logo as "companyLogo", p.name as "operatorName", o.position, o.salary_min as "salaryMin",
  o.salary_max as "salaryMax", o.income_basis as "incomeBasis", o.offer_items as "offerItems",
  o.is_master as "isMaster", o.is_just_message as "isJustMessage", o.is_like as "isLike", k.id as "coffeechatId",
  case when c.id is null then '[]' else json_build_array(json_build_object('name', c.name, 'logo', c.logo)) end
    as "companyItems"`

export const AROUND_OFFER = `join operators p on p.id = o.operator_id
  left join companies c on c.id = o.company_id
  left join coffeechats k on k.offer_id = o.id and k.candidate_id = o.candidate_id`

const OFFERS = `select ${ENTRY} from offers o ${AROUND_OFFER} where ${reached('o', { userId: '$1', now: '$2' })}`
const SINGLE_OFFERS = `${OFFERS} and o.group_id is null`

/** Of a matched group only the companies that were selected speak. */
const GROUPS = `
  select g.id, g.id, true, g.status, g.expiry_day, g.created_at,
    case when g.status = 'MATCHED' then g.decided_at end, g.read_at, null, null, p.name, '', inside.salary_min,
    inside.salary_max, inside.income_basis, '{}', true, false, g.is_like, null, inside.company_items
  from offer_groups g
  join operators p on p.id = g.operator_id
  cross join lateral (
    select min(o.salary_min) as salary_min, max(o.salary_max) as salary_max, max(o.income_basis) as income_basis,
      coalesce(json_agg(json_build_object('name', c.name, 'logo', c.logo) order by o.id), '[]') as company_items
    from offers o join companies c on c.id = o.company_id
    where o.group_id = g.id and (g.status <> 'MATCHED' or o.selected_at is not null)) inside
  where ${reached('g', { userId: '$1', now: '$2' })}`

const LISTS = {
  all: { name: 'offers-all', text: `${SINGLE_OFFERS} union all ${GROUPS}` },
  single: { name: 'offers-single', text: SINGLE_OFFERS },
}

/** One query, whatever others have. */
export async function entriesOf(
  db: Queries,
  userId: string,
  which: keyof typeof LISTS,
  now: Date,
): Promise<Entry[]> {
  const { rows } = await db.$client.query<Entry>({ ...LISTS[which], values: [userId, now] })
  return rows
}

/** What one company sent this person, alone or in a group. */
export async function entriesFrom(
  db: Queries,
  userId: string,
  companyId: string,
  now: Date,
): Promise<Entry[]> {
  const text = `${OFFERS} and o.company_id = $3`
  const { rows } = await db.$client.query<Entry>({
    name: 'offers-of-company',
    text,
    values: [userId, now, companyId],
  })
  return rows
}

const unreadIn = (table: string, single: string) =>
  `(select count(*) from ${table} e where ${reached('e', { userId: '$1', now: '$2' })} and ${openOn('e', '$3')}
    and e.read_at is null ${single})`

/** `today` is the Seoul day: what ended before it waits for nobody. */
export async function unreadOf(
  db: Queries,
  userId: string,
  { now, today }: { now: Date; today: string },
): Promise<number> {
  const { rows } = await db.$client.query<{ unread: number }>({
    name: 'offers-unread',
    text: `select (${unreadIn('offers', 'and e.group_id is null')} + ${unreadIn('offer_groups', '')})::int as unread`,
    values: [userId, now, today],
  })
  return rows[0]!.unread
}

export type OfferRow = Entry & {
  link: string | null
  message: string
  refusalReason: string | null
  company: Company | null
  operator: Sender
  salaryType: SalaryType
  hopeSalary: number | null
  roomId: string | null
}

const OFFER = `
  select ${ENTRY}, o.link, o.message, o.refusal_reason as "refusalReason", ${COMPANY} as company,
    ${SENDER} as operator, u.salary_type as "salaryType", u.hope_salary as "hopeSalary", ${ROOM_ID} as "roomId"
  from offers o ${AROUND_OFFER}
  join users u on u.id = o.candidate_id
  where o.id = $3 and ${reached('o', { userId: '$1', now: '$2' })}`

export async function findOffer(
  db: Queries,
  userId: string,
  offerId: string,
  now: Date,
): Promise<OfferRow | null> {
  const { rows } = await db.$client.query<OfferRow>({
    name: 'offer',
    text: OFFER,
    values: [userId, now, offerId],
  })
  return rows[0] ?? null
}

/** The first reading, and its line in the ledger, once. */
export async function markRead(db: Queries, userId: string, offerId: string, now: Date): Promise<void> {
  await db.$client.query(
    `with opened as (
       update offers o set read_at = $2
       where o.id = $3 and o.read_at is null and ${reached('o', { userId: '$1', now: '$2' })}
       returning o.id, o.group_id)
     insert into offer_events (offer_id, group_id, event, actor, actor_id, at)
     select id, group_id, 'READ', 'CANDIDATE', $1, $2 from opened`,
    [userId, now, offerId],
  )
}
