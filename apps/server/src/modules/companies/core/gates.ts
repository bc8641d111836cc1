import type { CompanyAct, Gate } from '@coffeeattack/domain/companies/gate'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { Queries } from '../../../platform/db/queries.ts'
import { gatedIn, type GatedRow, gateOfRow } from '../../../platform/http/company-gate.ts'

/**
 * The gates of companies, held until the transaction ends: a takedown and what it forbids take turns (FIRM-9). In the order of ids, as
 * whoever changes several companies locks them.
 */
export async function holdGates(tx: Queries, ids: readonly string[], now: Date): Promise<Map<string, Gate>> {
  const { rows } = await tx.$client.query<{ id: string; gated: GatedRow }>(
    `select id, ${gatedIn('company')} as gated from companies company where id = any($1::uuid[])
     order by id for share`,
    [ids],
  )
  return new Map(rows.map(({ id, gated }) => [id, gateOfRow(gated, now)]))
}

/** Refuses with the reason of the first of these companies that may not do it. */
export async function mustAllMay(tx: Queries, act: CompanyAct, ids: readonly string[], now: Date) {
  for (const gate of (await holdGates(tx, ids, now)).values()) {
    const why = gate.refusal(act)
    if (why) throw new Refusal(act === 'match' ? 'OFFER_ON_HOLD' : why)
  }
}

/**
 * The gate's rules as SQL about a row of `companies`, for lists and jobs. `now` is a place in the statement. A test compares it with `gateOf`.
 */
export function mayIn(act: CompanyAct, company: string, now: string): string {
  const isUnapproved = `${company}.state in ('APPLIED', 'CHECKING', 'IN_REVIEW', 'REFUSED')`
  const parts = [`${company}.state <> 'CLOSED'`]
  if (act !== 'prepare')
    parts.push(`not ${isUnapproved}`, `${company}.business_state is distinct from 'CLOSED'`)
  if (act === 'seeCandidates' || act === 'send' || act === 'match') parts.push(`${company}.state <> 'PAUSED'`)
  if (act === 'send' || act === 'match') parts.push(`${company}.business_state is distinct from 'SUSPENDED'`)
  if (act === 'talk' || act === 'send' || act === 'match')
    parts.push(`coalesce(${company}.sending_stopped_until <= ${now}, true)`)
  if (act === 'send')
    parts.push(`(${company}.arrears_listed_on is null or ${company}.arrears_decided_at is not null)`)
  return `(${parts.join(' and ')})`
}

/** The acts that no moment decides about: a row alone says whether they are allowed. */
type TimelessAct = 'prepare' | 'seeCandidates' | 'meet'

/** `mayIn` without a moment. */
export const mayNowIn = (act: TimelessAct, company: string): string => mayIn(act, company, 'now()')

/** The gate of the company of a row that may have none, such as an agent's: without a company all is allowed. */
export const companyMayIn = (act: TimelessAct, companyId: string): string =>
  `(${companyId} is null or exists (select from companies gated where gated.id = ${companyId} and ${mayNowIn(act, 'gated')}))`

/** Those of these ids that are companies which may read of nobody now. */
export async function shutAmong(db: Queries, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.$client.query<{ id: string }>(
    `select id from companies company where id = any($1::uuid[]) and not ${mayNowIn('meet', 'company')}`,
    [ids],
  )
  return new Set(rows.map(({ id }) => id))
}
