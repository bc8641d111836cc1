import type { PayParts } from '@coffeeattack/domain/offers/whole-pay'
import type { PositionDetails } from '@coffeeattack/domain/positions/candidate-fields'
import type { IncomeOrigin } from '@coffeeattack/domain/salary/counted-income'
import type { SalaryType } from '@coffeeattack/domain/salary/items'
import type { Queries } from '../../../platform/db/queries.ts'
import type { offers } from '../../../platform/db/schema/offers.ts'
import { CHANGED } from '../../notifications/core/live.ts'
import { detailsOf } from '../../positions/core/sql.ts'
import {
  COMPANY,
  type Company,
  counterOf,
  incomeOriginOf,
  openOn,
  payOf,
  reached,
  ROOM_ID,
  SENDER,
  type Sender,
  type ShownCounter,
} from '../core/sql.ts'
import { sendersIn, type Subject } from '../core/store.ts'

/** Joins of an offer o: its sender p, its company c and its coffee chat k. */
export const AROUND_OFFER = `join operators p on p.id = o.operator_id
  left join companies c on c.id = o.company_id
  left join coffeechats k on k.offer_id = o.id and k.candidate_id = o.candidate_id`

const unreadIn = (table: string, single: string) =>
  `(select count(*) from ${table} e where ${reached('e', { userId: '$1', now: '$2' })} and ${openOn('e', '$3')}
    and e.read_at is null ${single})`

/** `today` is the day in Seoul; offers with an earlier last day do not count. */
export async function unreadOf(db: Queries, userId: string, { now, today }: { now: Date; today: string }) {
  const { rows } = await db.$client.query<{ unread: number }>({
    name: 'offers-unread',
    text: `select (${unreadIn('offers', 'and e.group_id is null')} + ${unreadIn('offer_groups', '')})::int as unread`,
    values: [userId, now, today],
  })
  return rows[0]!.unread
}

type Offer = typeof offers.$inferSelect

/** What a list and the page of an offer both show of it. */
export type OfferTerms = Pick<Offer, 'id' | 'groupId' | 'isMaster' | 'isJustMessage' | 'isLike'> &
  Pick<Offer, 'position' | 'status' | 'expiryDay' | 'createdAt' | 'selectedAt' | 'readAt'> &
  Pick<Offer, 'salaryMin' | 'salaryMax' | 'incomeBasis' | 'offerItems'> & {
    incomeOrigin: IncomeOrigin | null
    pay: PayParts | null
    coffeechatId: string | null
  }

export type OfferRow = OfferTerms & {
  link: string | null
  message: string
  refusalReason: string | null
  /** Null only for an agent's own message. */
  company: Company | null
  operator: Sender
  salaryType: SalaryType
  hopeSalary: number | null
  roomId: string | null
  counter: ShownCounter | null
  positionDetails: PositionDetails | null
}

/** A refused or expired offer tells nothing more of its position: interviewers may have changed since. */
const DETAILS = `case when t.id is not null and o.status in ('WAITING', 'MATCHED') then ${detailsOf('t')} end`

const OFFER = `
  select o.id, o.group_id as "groupId", o.status, o.expiry_day as "expiryDay", o.created_at as "createdAt",
    o.selected_at as "selectedAt", o.read_at as "readAt", o.position, o.link, o.message,
    o.refusal_reason as "refusalReason", o.salary_min as "salaryMin", o.salary_max as "salaryMax",
    o.income_basis as "incomeBasis", ${incomeOriginOf('o')} as "incomeOrigin", ${payOf('o')} as pay, o.offer_items as "offerItems",
    o.is_master as "isMaster",
    o.is_just_message as "isJustMessage", o.is_like as "isLike", ${COMPANY} as company, ${SENDER} as operator,
    k.id as "coffeechatId", u.salary_type as "salaryType", u.hope_salary as "hopeSalary", ${ROOM_ID} as "roomId",
    ${counterOf('o')} as counter, ${DETAILS} as "positionDetails"
  from offers o ${AROUND_OFFER}
  left join positions t on t.id = o.position_id
  join users u on u.id = o.candidate_id
  where o.id = $3 and ${reached('o', { userId: '$1', now: '$2' })}`

export async function findOffer(db: Queries, userId: string, offerId: string, now: Date) {
  const { rows } = await db.$client.query<OfferRow>({
    name: 'offer',
    text: OFFER,
    values: [userId, now, offerId],
  })
  return rows[0] ?? null
}

/**
 * Marks the first reading of an offer or a group, records it once and reloads the senders' lists. SQL text, because one statement
 * writes to three tables: reading an offer needs no transaction.
 */
export async function markRead(
  db: Queries,
  userId: string,
  { offerId = null, groupId = null }: Subject,
  now: Date,
): Promise<void> {
  const [table, inside] = offerId ? ['offers', 'o.id'] : ['offer_groups', 'o.group_id']
  await db.$client.query(
    `with opened as (
       update ${table} e set read_at = $2
       where e.id = coalesce($3::uuid, $4) and e.read_at is null and ${reached('e', { userId: '$1', now: '$2' })}
       returning e.id),
     noted as (
       insert into offer_events (offer_id, group_id, event, actor, actor_id, at)
       select $3, $4::uuid, 'READ', 'CANDIDATE', $1, $2 from opened),
     inside as (select o.* from offers o join opened on opened.id = ${inside})
     insert into stream_events (audience_id, kind, subject_id, at)
     select id, '${CHANGED}offers', id, $2 from ${sendersIn('inside')} senders order by id`,
    [userId, now, offerId, groupId],
  )
}
