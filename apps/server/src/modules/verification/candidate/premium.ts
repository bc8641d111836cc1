import { queriesOver } from '../../../platform/db/queries.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { incomesFromPremiums } from '../../../platform/providers/codef/income-rows.ts'
import { premiumInput, type Person } from '../../../platform/providers/codef/products.ts'
import { addFacts } from '../core/store.ts'
import type { Facts } from '../core/facts.ts'
import { noteRefusal, ProviderFault } from '../core/provider-refusal.ts'
import { incomeYears } from './income-years.ts'

/** The vendor's own pause: closer together, the two requests would become two confirmations. */
const AFTER_CAREER_MS = 700

/** The provider holds a request for 300 s; ours ends before the HTTP client's own limit, which is the same. */
export const PREMIUM_WITHIN_MS = 295_000

type Followed = { attemptId: string; cfid: string; person: Person }

/**
 * The premiums ride on the career's confirmation: the request hangs until the person confirmed and the career was
 * fetched, while the browser has long had its answer. It lives in this process; what it brings is written to the
 * attempt, where whichever process is asked finds it.
 */
export function followPremium(followed: Followed, deps: ApiDeps): void {
  // The handler's own database may be a transaction that is over by then.
  const db = queriesOver(deps.db.pool)
  arrived(followed, deps)
    .then((incomes) => addFacts(db, followed.attemptId, { incomes }))
    .catch((err: unknown) => deps.log.warn({ err, attempt: followed.cfid }, 'premiums not kept'))
}

async function arrived({ cfid, person }: Followed, deps: ApiDeps): Promise<NonNullable<Facts['incomes']>> {
  try {
    await deps.pause(AFTER_CAREER_MS)
    const input = premiumInput(person, cfid, incomeYears(deps.settings.salarySeason, deps.clock()))
    const exchange = await deps.providers.codef.follow('premium', input, PREMIUM_WITHIN_MS)
    const { meaning, data, code } = exchange
    if (meaning.kind !== 'refused') return incomesFromPremiums(data)
    noteRefusal(exchange, cfid, deps)
    if (meaning.ourFault) deps.report(new ProviderFault(code))
  } catch (err) {
    deps.log.warn({ err, attempt: cfid }, 'premiums not fetched')
  }
  return 'FAILED'
}
