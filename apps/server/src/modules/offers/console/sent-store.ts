import type { OfferStatus } from '@coffeeattack/domain/offers/offer'
import type { SentOnly } from '@coffeeattack/domain/offers/sent-list'
import type { PayParts } from '@coffeeattack/domain/offers/whole-pay'
import type { KeptLine } from '@coffeeattack/domain/rooms/nameless'
import type { Queries } from '../../../platform/db/queries.ts'
import { offerNudges } from '../../../platform/db/schema/offer-help.ts'
import { lineJson, messageIsShown, questionWaits } from '../../rooms/core/sql.ts'
import { counterOf, isListed, openOn, payOf, readAtOf, ROOM_ID, type ShownCounter } from '../core/sql.ts'
import type { Scope } from './scope.ts'
import {
  inOrder,
  narrowed,
  ONLY,
  type Ordered,
  type SentFilter,
  type SentOrder,
  STATUS,
} from './sent-filter.ts'

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
  roomId: string | null
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
  nudgedAt: Date | null
  decidedAt: Date | null
  counter: ShownCounter | null
  question: { asked: number; line: KeptLine | null; waits: boolean } | null
}

/** The caller's own offers. `valuesOf` gives the parameters. */
const seenBy = ({ owner }: Scope) => `
  from offers o
  join users u on u.id = o.candidate_id
  join operators p on p.id = o.operator_id
  left join companies c on c.id = o.company_id
  where o.${owner.column} = $1 and ${isListed('o', 'u', '$3')}`

const valuesOf = ({ owner, today, keys }: Scope): unknown[] => [owner.id, today, keys]

/** The anonymous questions while the offer is open, with the last one. */
const QUESTION = `(select json_build_object('asked', r.questions_asked, 'waits', ${questionWaits('r')},
    'line', (select ${lineJson('m', 'r')} from messages m where m.room_id = r.id and m.sender = 'CANDIDATE'
      and ${messageIsShown('m')} order by m.seq desc limit 1))
  from message_rooms r where r.offer_id = o.id and r.questions_asked > 0 and ${openOn('o', '$2')} limit 1)`

/** The room of an anonymous question, or after a match. A company has no room for an agent's offer. */
const roomOf = ({
  owner,
}: Scope) => `case when ${owner.column === 'company_id' ? `p.role = 'RECRUITER'` : 'true'} then
  coalesce((select r.id from message_rooms r where r.offer_id = o.id and r.company_id is not null limit 1), ${ROOM_ID}) end`

/** Sealed names are selected for matched offers only, so that no later code can show others. */
const sentFor = (scope: Scope) => `
  select o.id, o.candidate_id as "candidateId", o.group_id as "groupId", ${STATUS} as status,
    c.name as "companyName", c.logo as "companyLogo", p.name as "operatorName",
    case when o.status = 'MATCHED' then u.name_sealed end as "nameSealed",
    case when o.status = 'MATCHED' then u.phone_sealed end as "phoneSealed",
    case when o.status = 'MATCHED' then u.email_sealed end as "emailSealed",
    (select id from coffeechats where offer_id = o.id) as "coffeechatId", ${roomOf(scope)} as "roomId",
    o.is_master as "isMaster", o.is_just_message as "isJustMessage", o.position, o.link,
    o.salary_min as "salaryMin", o.salary_max as "salaryMax", ${payOf('o')} as pay,
    o.offer_items as "offerItems", o.message, o.created_at as "sentAt", o.deliver_at as "deliverAt", o.expiry_day as "expiryDay",
    ${readAtOf('o')} as "readAt", (select n.at from offer_nudges n where n.offer_id = o.id) as "nudgedAt", o.decided_at as "decidedAt", ${counterOf('o')} as counter, ${QUESTION} as question`

export async function sentOffers(db: Queries, scope: Scope, filter: SentFilter, order: SentOrder) {
  const values = valuesOf(scope)
  const say = (value: unknown) => `$${values.push(value)}`
  const narrow = narrowed(filter, say)
  const { key, rest } = inOrder(order, say)
  const { rows } = await db.$client.query<SentRow & Ordered>(
    `${sentFor(scope)}, ${key} as key ${seenBy(scope)}${narrow} ${rest}`,
    values,
  )
  return rows
}

export async function sentOffer(db: Queries, scope: Scope, id: string): Promise<SentRow | null> {
  const { rows } = await db.$client.query<SentRow>({
    name: `sent-offer-by-${scope.owner.column}`,
    text: `${sentFor(scope)} ${seenBy(scope)} and o.id = $4`,
    values: [...valuesOf(scope), id],
  })
  return rows[0] ?? null
}

export type Counts = Record<OfferStatus, number>

type Summary = {
  counts: Counts
  waiting: Record<SentOnly, number>
  found: number
  senders: { id: string; name: string }[]
}

const howMany = (what: string) => `count(*) filter (where ${what})::int`

const inJson = (counted: readonly (readonly [string, string])[]) =>
  `json_build_object(${counted.map(([name, what]) => `'${name}', ${howMany(what)}`).join(', ')})`

const statusFilters = (['WAITING', 'MATCHED', 'REFUSED', 'EXPIRED', 'AGENT'] as const).map(
  (status) => [status, `${STATUS} = '${status}'`] as const,
)

/** The counts of the whole list, and the number of filtered offers. */
export async function summaryOf(db: Queries, scope: Scope, filter: SentFilter): Promise<Summary> {
  const values = valuesOf(scope)
  const say = (value: unknown) => `$${values.push(value)}`
  const found = howMany(`true${narrowed(filter, say)}`)
  const { rows } = await db.$client.query<Summary>(
    `select ${inJson(statusFilters)} as counts, ${inJson(Object.entries(ONLY))} as waiting, ${found} as found,
       coalesce(json_agg(distinct jsonb_build_object('id', p.id, 'name', p.name)) filter (where p.id is not null), '[]') as senders
     ${seenBy(scope)}`,
    values,
  )
  return rows[0]!
}

/** A unique key allows one reminder; false when a colleague was faster. */
export async function insertNudge(tx: Queries, row: typeof offerNudges.$inferInsert): Promise<boolean> {
  const added = await tx.insert(offerNudges).values(row).onConflictDoNothing().returning()
  return added.length === 1
}
