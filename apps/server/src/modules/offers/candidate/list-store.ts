import { askBytes } from '../../../platform/db/ask-bytes.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import {
  deadlineJson,
  endedByCounter,
  expiredOn,
  increaseRateOf,
  momentJson,
  openOn,
  payOf,
  statusOn,
} from '../core/sql.ts'
import { AROUND_OFFER, reached } from './store.ts'

/*
 * Lists of entries: an offer, or a curated group as one. The database writes them as the JSON that is sent, because for
 * sixteen of them the way from rows over objects to text took Node 976 µs a call, where this takes it some 550. The
 * fields and their order are those of the contract's `offerListItem`. $1 is the person, $2 the moment, $3 the day.
 */

/** An offer as its row says it, read from offers o, operators p, companies c and coffeechats k. */
const OFFERS = `
  select o.id, o.group_id, o.status, o.expiry_day, o.created_at, o.selected_at, o.read_at, c.name as company_name,
    c.logo as company_logo, p.name as operator_name, o.position, o.salary_min, o.salary_max, o.income_basis,
    ${payOf('o')} as pay, o.offer_items, o.is_master, o.is_just_message, o.is_like,
    o.status = 'EXPIRED' and ${endedByCounter('o')} as is_taken_back, k.id as coffeechat_id,
    o.company_id, case when c.id is null then '{}' else array[row_to_json(company)] end as company_items
  from offers o ${AROUND_OFFER} cross join lateral (select c.name, c.logo) company
  where ${reached('o', { userId: '$1', now: '$2' })}`

const SINGLE_OFFERS = `${OFFERS} and o.group_id is null`

/** A matched group shows only the selected companies. */
const GROUPS = `
  select g.id, g.id, g.status, g.expiry_day, g.created_at, case when g.status = 'MATCHED' then g.decided_at end,
    g.read_at, null, null, p.name, '', inside.salary_min, inside.salary_max, inside.income_basis, null, '{}', true,
    false, g.is_like, false, null, null, inside.company_items
  from offer_groups g
  join operators p on p.id = g.operator_id
  cross join lateral (
    select min(o.salary_min) as salary_min, max(o.salary_max) as salary_max, max(o.income_basis) as income_basis,
      coalesce(array_agg(row_to_json(company) order by o.id), '{}') as company_items
    from offers o join companies c on c.id = o.company_id cross join lateral (select c.name, c.logo) company
    where o.group_id = g.id and (g.status <> 'MATCHED' or o.selected_at is not null)) inside
  where ${reached('g', { userId: '$1', now: '$2' })}`

/** An entry as the contract shows it. */
const ITEM = `
  select e.id, e.group_id as "offerGroupId",
    case when e.group_id is null then 'SUPER' else 'SUPER_CURATION' end as type,
    ${statusOn('e', '$3')} as status, coalesce(e.company_name, e.operator_name) as name, e.company_logo as logo,
    ${deadlineJson('e')} as "expiredAt", ${momentJson('e.created_at')} as "createdAt",
    ${momentJson('e.selected_at')} as "selectedAt", e.position, e.salary_min as "salaryMin",
    e.salary_max as "salaryMax", ${increaseRateOf('e')} as "increaseRate", e.income_basis as "incomeBasis",
    e.pay, e.offer_items as "offerItems", e.operator_name as "operatorName", e.is_master as "isMaster",
    e.is_just_message as "isJustMessage", ${openOn('e', '$3')} and e.read_at is null as "isNew",
    e.status = 'MATCHED' as "isMatched", ${expiredOn('e', '$3')} as "isExpired", e.status = 'MATCHED' as "isSelected",
    e.is_like as "isLike", e.is_taken_back as "isTakenBack", e.coffeechat_id as "coffeechatId", e.company_id as "companyId",
    e.company_items as "companyItems"`

/** Open ones first, the soonest deadline on top; then what is decided or over, newest first (OFR-9). */
const IN_ORDER = `${openOn('e', '$3')} desc, case when ${openOn('e', '$3')} then e.expiry_day end, e.created_at desc,
  e.id desc`

const ENTRIES = {
  all: `${SINGLE_OFFERS} union all ${GROUPS}`,
  single: SINGLE_OFFERS,
  /** The offers of one company, single or in a group. */
  ofCompany: `${OFFERS} and o.company_id = $4`,
}

const ASKED = {
  isSelected: `e.status = 'MATCHED'`,
  isExpired: expiredOn('e', '$3'),
  isOpen: openOn('e', '$3'),
}

/** An unset flag does not filter. */
export type Only = { readonly [Flag in keyof typeof ASKED]?: boolean | undefined }

type Statement = { name: string; text: string }
const made = new Map<string, Statement>()

/** Each filter has its own statement, because one statement for all would get the plan of its rarest filter. */
function statementOf(which: keyof typeof ENTRIES, only: Only): Statement {
  const asked = (Object.keys(ASKED) as (keyof Only)[]).filter((flag) => only[flag] !== undefined)
  const name = ['offers', which, ...asked.map((flag) => `${flag}:${only[flag]}`)].join('-')
  const known = made.get(name)
  if (known) return known
  const text = `
    select '{"offerItems":[' || coalesce(string_agg(row_to_json(item)::text, ',' order by ${IN_ORDER}), '') || ']}' as json
    from (${ENTRIES[which]}) e cross join lateral (${ITEM}) item
    where ${asked.map((flag) => `${only[flag] ? '' : 'not '}(${ASKED[flag]})`).join(' and ') || 'true'}`
  made.set(name, { name, text })
  return { name, text }
}

/** `today` is the day in Seoul; offers with an earlier last day are expired. */
export type Moment = { now: Date; today: string }

/** All entries, single offers, or those of one company. */
export type Which = 'all' | 'single' | { companyId: string }

/** One query, whatever others have; its answer is the contract's `offerItems`, as bytes. */
export async function listJson(
  db: Queries,
  userId: string,
  which: Which,
  { now, today }: Moment,
  only: Only = {},
): Promise<Buffer> {
  const at = now.toISOString()
  return askBytes(
    db.$client,
    typeof which === 'string'
      ? { ...statementOf(which, only), values: [userId, at, today] }
      : { ...statementOf('ofCompany', only), values: [userId, at, today, which.companyId] },
  )
}
