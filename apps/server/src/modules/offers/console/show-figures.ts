import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { firstDayOfMonth, formatMonth, kstMonth, parseMonth, startOfKstDay } from '@coffeeattack/domain/kst'
import { inFives } from '@coffeeattack/domain/offers/in-fives'
import { OTHER_REASON } from '@coffeeattack/domain/offers/refusal-reasons'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { toldRefusals } from '../core/store.ts'
import { type Month, monthsOf, statusesOf, totalsOf } from './figures-store.ts'
import { scopeOf } from './scope.ts'
import { summaryOf } from './sent-store.ts'

/** How far back the months go, this one included. */
const MONTHS = 12

/** How a company's offers fare. Nobody's single answer can be read off it. */
export async function showFigures(caller: OperatorCaller, deps: ApiDeps) {
  const { companyId } = caller
  if (!companyId) throw new Refusal('FORBIDDEN')
  const { drizzle } = deps.db
  const now = deps.clock()
  const thisMonth = kstMonth(now)
  const since = startOfKstDay(firstDayOfMonth(thisMonth - MONTHS + 1))
  const { sent, read, answerHours } = await totalsOf(drizzle, companyId)
  const { found: listed } = await summaryOf(drizzle, await scopeOf(caller, deps), {})
  return {
    sent,
    listed,
    read,
    counts: await statusesOf(drizzle, companyId, now),
    answerHours: answerHours === null ? null : Math.round(answerHours * 10) / 10,
    // Who refused is no secret to the company, why they did is: it moves in fives of people, or not at all.
    reasons: inFives(await toldRefusals(drizzle, companyId), OTHER_REASON.code),
    months: withoutGaps(await monthsOf(drizzle, companyId, since), thisMonth),
  }
}

/** From the first month with something in it until now; one in which nothing was sent stands there too. */
function withoutGaps(found: readonly Month[], thisMonth: number): Month[] {
  const first = found[0] && parseMonth(found[0].month)
  if (first == null) return []
  return Array.from({ length: thisMonth - first + 1 }, (_, place) => {
    const month = formatMonth(first + place)
    return found.find((one) => one.month === month) ?? { month, sent: 0, byAgents: 0, matched: 0 }
  })
}
