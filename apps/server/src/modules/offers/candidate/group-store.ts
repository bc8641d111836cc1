import type { OfferStatus } from '@coffeeattack/domain/offers/offer'
import type { PayParts } from '@coffeeattack/domain/offers/whole-pay'
import type { IncomeOrigin } from '@coffeeattack/domain/salary/counted-income'
import type { Queries } from '../../../platform/db/queries.ts'
import type { offerGroups } from '../../../platform/db/schema/offers.ts'
import { incomeOriginOf, payOf, reached, SENDER, type Sender } from '../core/sql.ts'

export type GroupRow = Pick<
  typeof offerGroups.$inferSelect,
  'status' | 'message' | 'expiryDay' | 'createdAt' | 'decidedAt' | 'readAt' | 'isLike'
> & {
  groupId: string
  operator: Sender
  roomId: string | null
  offerItems: GroupOffer[]
}

/** JSON carries times as text. */
export type GroupOffer = {
  id: string
  status: OfferStatus
  companyId: string
  name: string
  logo: string | null
  domain: string
  isVerified: boolean
  link: string | null
  position: string
  salaryMin: number | null
  salaryMax: number | null
  incomeBasis: number | null
  incomeOrigin: IncomeOrigin | null
  pay: PayParts | null
  offerItems: string[]
  selectedAt: string | null
  createdAt: string
  coffeechatId: string | null
}

/** While the curation waits, a company that was taken down is no choice any more (FIRM-9). */
const ITEMS = `coalesce((
  select json_agg(json_build_object('id', o.id, 'status', o.status, 'companyId', c.id, 'name', c.name,
    'logo', c.logo, 'domain', c.domain, 'isVerified', c.verified_at is not null, 'link', o.link,
    'position', o.position, 'salaryMin', o.salary_min, 'salaryMax', o.salary_max, 'incomeBasis', o.income_basis,
    'incomeOrigin', ${incomeOriginOf('o')},
    'pay', ${payOf('o')}, 'offerItems', o.offer_items, 'selectedAt', o.selected_at, 'createdAt', o.created_at,
    'coffeechatId', k.id) order by o.id)
  from offers o join companies c on c.id = o.company_id left join coffeechats k on k.offer_id = o.id
  where o.group_id = g.id and (g.status <> 'WAITING' or o.status = 'WAITING')), '[]')`

const GROUPS = `
  select g.id as "groupId", g.status, g.message, g.expiry_day as "expiryDay", g.created_at as "createdAt",
    g.decided_at as "decidedAt", g.read_at as "readAt", g.is_like as "isLike", ${SENDER} as operator,
    (select r.id from message_rooms r where g.status in ('MATCHED', 'AGENT') and r.candidate_id = g.candidate_id
      and r.company_id is null and r.operator_id = g.operator_id) as "roomId", ${ITEMS} as "offerItems"
  from offer_groups g join operators p on p.id = g.operator_id
  where ${reached('g', { userId: '$1', now: '$2' })}`

export async function findGroup(db: Queries, userId: string, groupId: string, now: Date) {
  const { rows } = await db.$client.query<GroupRow>({
    name: 'offer-group',
    text: `${GROUPS} and g.id = $3`,
    values: [userId, now, groupId],
  })
  return rows[0] ?? null
}

/** All delivered groups, newest first. */
export async function groupsOf(db: Queries, userId: string, now: Date): Promise<GroupRow[]> {
  const { rows } = await db.$client.query<GroupRow>({
    name: 'offer-groups',
    text: `${GROUPS} order by g.created_at desc, g.id desc`,
    values: [userId, now],
  })
  return rows
}
