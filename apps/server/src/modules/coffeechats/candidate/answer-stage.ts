import { lines } from '@coffeeattack/domain/coffeechats/copy.ko'
import {
  type Hire,
  type HirePayAnswer,
  isHire,
  payAtHire,
  shortOfOffer,
  shortText,
} from '@coffeeattack/domain/coffeechats/outcome'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { bringUp } from '../../desk/core/kept-words.ts'
import { handOver } from '../../handover/core/hand-over.ts'
import { changeCoffeechat, refuseCancelled } from '../core/change-coffeechat.ts'
import { makeKnown } from '../core/make-known.ts'
import { becomeHire, isBoths, isHirePayAsked, refuseUnfitHire } from '../core/record-stage.ts'
import { partnerName } from '../core/show-times.ts'
import { saveHirePay, saveStageAnswer, type StageRow } from '../core/stages-store.ts'
import type { CoffeechatRow, OwnCoffeechat } from '../core/store.ts'

type AnswerStageInput = OwnCoffeechat & {
  seen: number
  isAgreed: boolean
  hire: Hire | null
  shortBy: number | null
  pay: HirePayAnswer | null
}

/** The candidate confirms or contradicts the step that the company recorded last (KEEP-3). */
export async function answerStage(input: AnswerStageInput, deps: ApiDeps) {
  const { seen, isAgreed, hire, shortBy, pay, ...whose } = input
  const { party } = whose
  return changeCoffeechat(whose, deps, async (tx, chat, when) => {
    refuseCancelled(chat)
    const last = chat.stages.at(-1)
    if (!last || chat.stages.length !== seen) throw new Refusal('STAGE_CHANGED')
    refuseUnfitAnswer(last, { isAgreed, hire }, when.now)
    if (isBoths(last)) {
      // Confirming twice is harmless; an agreed step stays agreed.
      if (!isAgreed) throw new Refusal('STAGE_CHANGED')
      if (!last.hire || !isHirePayAsked(chat)) return
      const hirePay = payAtHire(pay, last.hire, chat.offer)
      return saveHirePay(tx, { stageId: last.id, coffeechatId: chat.id, hirePay })
    }
    const { id: coffeechatId, candidateId } = chat
    const boths = isAgreed ? last.hire : null
    refuseUnseenPay(boths, chat, { shortBy, pay })
    const hirePay = boths && payAtHire(pay, boths, chat.offer)
    await saveStageAnswer(tx, { stageId: last.id, coffeechatId, isAgreed, hire, hirePay }, when.now)
    if (boths) await becomeHire(tx, chat, boths, when)
    if (!isAgreed) await bringUp(tx, { kind: 'STAGE', candidateId, coffeechatId, subjectId: last.id }, when)
    const subject = `${last.id}:${isAgreed ? 'AGREED' : 'CONTRADICTED'}`
    const line = boths ? lines.hired(partnerName(chat)) : null
    await makeKnown(tx, { chat, party }, { what: 'STAGE', subject, line }, when)
    const facts = { stage: last.stage, stageOn: last.onDay, isAgreed }
    await handOver(tx, [{ type: 'outcome.recorded', coffeechatId, facts }], when)
  })
}

/** A yes to less than the offer repeats the difference. Nothing is asked of the pay where none was offered. */
function refuseUnseenPay(
  boths: Hire | null,
  { offer }: Pick<CoffeechatRow, 'offer'>,
  { shortBy, pay }: Pick<AnswerStageInput, 'shortBy' | 'pay'>,
): void {
  const short = boths && shortText(boths, offer)
  if ((boths ? shortOfOffer(boths, offer) : 0) !== (shortBy ?? 0))
    throw new Refusal('INVALID_INPUT', { fields: { shortBy: short ?? '연봉을 다시 확인해 주세요' } })
  if (pay !== null && (!boths || offer.salaryMax === null))
    throw new Refusal('INVALID_INPUT', { fields: { pay: '연봉 이야기는 채용을 확정할 때만 답할 수 있어요' } })
}

/** Agreeing to a hire repeats its start and pay; contradicting it may name others. Other steps have neither. */
function refuseUnfitAnswer(
  last: StageRow,
  { isAgreed, hire }: Pick<AnswerStageInput, 'isAgreed' | 'hire'>,
  now: Date,
): void {
  if (hire) refuseUnfitHire(hire, now)
  const isOff = last.stage === 'HIRED' ? isAgreed !== isHire(last.hire, hire) : hire !== null
  if (isOff) throw new Refusal('INVALID_INPUT', { fields: { hire: '첫 출근일과 연봉을 다시 확인해 주세요' } })
}
