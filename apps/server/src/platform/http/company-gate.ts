import type { CompanyAct, GatedCompany } from '@coffeeattack/domain/companies/gate'
import { gateOf } from '@coffeeattack/domain/companies/gate'
import { Refusal } from '@coffeeattack/domain/errors/refusal'

/** What the gate asks of a row of `companies`, as one JSON value. The only place that reads these columns. */
export const gatedIn = (company: string): string => `json_build_object(
  'state', ${company}.state, 'businessState', ${company}.business_state,
  'stoppedUntil', ${company}.sending_stopped_until, 'listedOn', ${company}.arrears_listed_on,
  'decidedAt', ${company}.arrears_decided_at)`

export type GatedRow = Pick<GatedCompany, 'state' | 'businessState'> & {
  stoppedUntil: string | null
  listedOn: string | null
  decidedAt: string | null
}

/** JSON writes an endless stop as 'infinity', which is no date. */
const momentOf = (text: string | null): Date | null =>
  text === null ? null : text === 'infinity' ? new Date(8.64e15) : new Date(text)

export function gateOfRow({ state, businessState, stoppedUntil, listedOn, decidedAt }: GatedRow, now: Date) {
  const arrears = listedOn === null ? null : { listedOn, decidedAt: momentOf(decidedAt) }
  return gateOf({ state, businessState, stoppedUntil: momentOf(stoppedUntil), arrears }, now)
}

export function mustBeOpenFor(act: CompanyAct, row: GatedRow, now: Date): void {
  const why = gateOfRow(row, now).refusal(act)
  if (why) throw new Refusal(why)
}
