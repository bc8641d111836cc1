import type { Queries } from '../../../platform/db/queries.ts'
import { endedByCounter, expiredOn, incomeOriginOf, openOn, payOf, reached } from '../core/sql.ts'
import { AROUND_OFFER, type OfferTerms } from './store.ts'

type CompanyName = { name: string; logo: string | null }

/** An entry of a list: an offer, or a curated group as one. */
export type ListRow = OfferTerms & {
  /** Null for a group, and for the agent's own message. */
  companyName: string | null
  logo: string | null
  operatorName: string
  isTakenBack: boolean
  companyId: string | null
  /** Null for an offer. */
  groupCompanies: CompanyName[] | null
}

/* In all statements $1 is the person, $2 the moment, $3 its day in Seoul. */

const OFFERS = `
  select o.id, o.group_id, o.status, o.expiry_day, o.created_at, o.selected_at, o.read_at, c.name as company_name,
    c.logo, p.name as operator_name, o.position, o.salary_min, o.salary_max, o.income_basis,
    ${incomeOriginOf('o')} as income_origin, ${payOf('o')} as pay,
    o.offer_items, o.is_master, o.is_just_message, o.is_like,
    o.status = 'EXPIRED' and ${endedByCounter('o')} as is_taken_back, k.id as coffeechat_id, o.company_id,
    null::json as group_companies
  from offers o ${AROUND_OFFER}
  where ${reached('o', { userId: '$1', now: '$2' })}`

const SINGLE_OFFERS = `${OFFERS} and o.group_id is null`

/** A matched group shows only the companies that were selected. */
const GROUPS = `
  select g.id, g.id, g.status, g.expiry_day, g.created_at, case when g.status = 'MATCHED' then g.decided_at end,
    g.read_at, null, null, p.name, '', inside.salary_min, inside.salary_max, inside.income_basis,
    ${incomeOriginOf('inside')}, null, '{}', true,
    false, g.is_like, false, null, null, inside.companies
  from offer_groups g
  join operators p on p.id = g.operator_id
  cross join lateral (
    select min(o.salary_min) as salary_min, max(o.salary_max) as salary_max, max(o.income_basis) as income_basis,
      max(o.income_year) as income_year, max(o.income_source) as income_source,
      coalesce(json_agg(json_build_object('name', c.name, 'logo', c.logo) order by o.id), '[]') as companies
    from offers o join companies c on c.id = o.company_id
    where o.group_id = g.id and (g.status <> 'MATCHED' or o.selected_at is not null)) inside
  where ${reached('g', { userId: '$1', now: '$2' })}`

const ENTRIES = {
  all: `${SINGLE_OFFERS} union all ${GROUPS}`,
  single: SINGLE_OFFERS,
  ofCompany: `${OFFERS} and o.company_id = $4`,
}

/** Open offers first, the nearest deadline on top; then decided and expired ones, newest first (OFR-9). */
const IN_ORDER = `${openOn('e', '$3')} desc, case when ${openOn('e', '$3')} then e.expiry_day end, e.created_at desc,
  e.id desc`

const FLAGS = {
  isSelected: `e.status = 'MATCHED'`,
  isExpired: expiredOn('e', '$3'),
  isOpen: openOn('e', '$3'),
}

/** A flag that is undefined does not filter. */
export type ListFilter = { readonly [Flag in keyof typeof FLAGS]?: boolean | undefined }

/**
 * Each filter is a statement of its own, with its own name: a shared one would be planned for the narrowest filter and
 * be slow for the widest.
 */
function statementOf(entries: keyof typeof ENTRIES, filter: ListFilter): { name: string; text: string } {
  const given = (Object.keys(FLAGS) as (keyof ListFilter)[]).filter((flag) => filter[flag] !== undefined)
  const conditions = given.map((flag) => `${filter[flag] ? '' : 'not '}(${FLAGS[flag]})`)
  return {
    name: ['offers', entries, ...given.map((flag) => `${flag}:${filter[flag]}`)].join('-'),
    text: `
      select e.id, e.group_id as "groupId", e.status, e.expiry_day as "expiryDay", e.created_at as "createdAt",
        e.selected_at as "selectedAt", e.read_at as "readAt", e.company_name as "companyName", e.logo,
        e.operator_name as "operatorName", e.position, e.salary_min as "salaryMin", e.salary_max as "salaryMax",
        e.income_basis as "incomeBasis", e.income_origin as "incomeOrigin", e.pay, e.offer_items as "offerItems", e.is_master as "isMaster",
        e.is_just_message as "isJustMessage", e.is_like as "isLike", e.is_taken_back as "isTakenBack",
        e.coffeechat_id as "coffeechatId", e.company_id as "companyId", e.group_companies as "groupCompanies"
      from (${ENTRIES[entries]}) e where ${conditions.join(' and ') || 'true'} order by ${IN_ORDER}`,
  }
}

/** `today` is the day of `now` in Seoul. */
export type Moment = { now: Date; today: string }

/** All entries, single offers alone, or the offers of one company, alone and in groups. */
export type ListScope = 'all' | 'single' | { companyId: string }

/** One query, whatever the number of entries. */
export async function listOf(
  db: Queries,
  userId: string,
  scope: ListScope,
  { now, today }: Moment,
  filter: ListFilter = {},
): Promise<ListRow[]> {
  const { rows } = await db.$client.query<ListRow>(
    typeof scope === 'string'
      ? { ...statementOf(scope, filter), values: [userId, now, today] }
      : { ...statementOf('ofCompany', filter), values: [userId, now, today, scope.companyId] },
  )
  return rows
}
