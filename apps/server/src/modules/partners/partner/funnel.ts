import { funnelColumns, funnelSpan, total } from '@coffeeattack/domain/campaign/funnel'
import type { PartnerCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { ownAccount } from './account.ts'
import { funnelDays } from './store.ts'

/** Of those who came by the link in these days, how many went how far. Nothing but counts leaves the database. */
export async function showFunnel(range: { from: string; to: string }, caller: PartnerCaller, deps: ApiDeps) {
  const { id } = await ownAccount(caller, deps)
  const span = funnelSpan(range)
  const days = await funnelDays(deps.db.drizzle, id, span)
  return { ...total(days), unit: span.unit, items: funnelColumns(span, days) }
}
