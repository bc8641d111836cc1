import { type Hire, isHire, payAtHire, shortOfOffer } from '@coffeeattack/domain/coffeechats/outcome'
import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import type { Clock } from '../../../platform/clock.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import { changeHire, feeOfHire } from '../../companies/core/hires.ts'
import { handOver } from '../../handover/core/hand-over.ts'
import { becomeHire, isBoths } from './record-stage.ts'
import { addStage } from './stages-store.ts'
import { type CoffeechatRow, findCoffeechat } from './store.ts'

type ByPact = { coffeechatId: string; hire: Hire; caller: OperatorCaller }

/**
 * What both signed is the hire of both sides (PACT-7): a step that the candidate agreed to, with what its pay says of the offer (KEEP-4),
 * and the entry of the statement (KEEP-6). A pact that changes an earlier one changes its hire, as long as that is not billed. Returns
 * the fee in won. The caller holds the coffee chat.
 */
export async function hireByPact(
  tx: Queries,
  { coffeechatId, hire, caller }: ByPact,
  when: Clock,
): Promise<number> {
  const party = { side: 'company', caller } as const
  const chat = await findCoffeechat(tx, { party, coffeechatId })
  if (!chat) throw new Error('the coffee chat of a pact is gone')
  const last = chat.stages.at(-1) ?? null
  if (!last || !isBoths(last) || !isHire(last.hire, hire)) {
    const onDay = formatDay(kstDay(when.now))
    const place = { coffeechatId, number: chat.stages.length + 1, recordedBy: caller.operatorId }
    const step = { stage: 'HIRED', onDay, hire, isAgreed: true, hirePay: hirePayOf(hire, chat) } as const
    await addStage(tx, { ...step, ...place }, when)
    await becomeHire(tx, chat, hire, when)
    await changeHire(tx, coffeechatId, hire)
    const facts = { stage: 'HIRED', stageOn: onDay, isAgreed: true }
    await handOver(tx, [{ type: 'outcome.recorded', coffeechatId, facts }], when)
  }
  return feeOfHire(tx, coffeechatId)
}

/** Nobody needs to be asked: both signed the figure. */
function hirePayOf(hire: Hire, { offer }: CoffeechatRow) {
  const top = offer.salaryMax ?? offer.salaryMin
  if (top === null) return null
  if (shortOfOffer(hire, offer) > 0) return payAtHire(null, hire, offer)
  return hire.basePay > top ? 'MORE' : 'AS_OFFERED'
}
