import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { kstMoment, parseDay, startOfKstDay } from '@coffeeattack/domain/kst'
import { queryOf } from '../api/client.ts'
import { queries } from '../api/queries.ts'
import { paidChecksQuery } from './cards.ts'

export type PaidCheck = ApiResult<'GET /users/paid-checks/:id'>
export type PaidResult = NonNullable<PaidCheck['result']>

export const paidCheckQuery = (id: string) =>
  queryOf(
    'GET /users/paid-checks/:id',
    ['paid-checks', 'one', id],
    { params: { id } },
    { meta: { load: 'account' } },
  )

/** What is shown from now on; the cards elsewhere are read anew when they are shown next. */
export function keepPaidCheck(check: PaidCheck): void {
  queries.setQueryData(paidCheckQuery(check.id).queryKey, check)
  void queries.invalidateQueries({ queryKey: paidChecksQuery.queryKey, refetchType: 'none' })
  forgetOffered()
}

/** What can be proved depends on the result (PROOF-1); the form chooses from it as soon as it is there, so it is read anew first. */
const forgetOffered = (): void => queries.removeQueries({ queryKey: ['proofs', 'offered'] })

/** After a deletion, or after a refusal: it was answered elsewhere, or is over. */
export function readAnew(): Promise<void> {
  forgetOffered()
  return queries.invalidateQueries({ queryKey: ['paid-checks'] })
}

/** '8월 18일' */
export function shortDay(day: string): string {
  const { month, day: date } = kstMoment(startOfKstDay(parseDay(day) ?? 0))
  return `${month}월 ${date}일`
}
