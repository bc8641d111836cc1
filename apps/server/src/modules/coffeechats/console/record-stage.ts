import { lines } from '@coffeeattack/domain/coffeechats/copy.ko'
import {
  type Hire,
  isHire,
  mayRecord,
  type Stage,
  stageDayProblem,
  type Step,
} from '@coffeeattack/domain/coffeechats/outcome'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { changeCoffeechat, refuseCancelled } from '../core/change-coffeechat.ts'
import { makeKnown } from '../core/make-known.ts'
import { partnerName } from '../core/show-times.ts'
import { becomeHire, isBoths, refuseUnfitHire } from '../core/stages.ts'
import { addStage } from '../core/stages-store.ts'
import type { CoffeechatRow, Party } from '../core/store.ts'

type RecordStageInput = {
  party: Extract<Party, { side: 'company' }>
  coffeechatId: string
  stage: Stage
  onDay: string
  hire: Hire | null
  /** How many there were when the caller looked. */
  seen: number
}

/** Where it goes on (KEEP-3): the candidate sees the same, and is told. Rows are only added, each behind what was seen. */
export async function recordStage({ stage, onDay, hire, seen, ...whose }: RecordStageInput, deps: ApiDeps) {
  const { party } = whose
  const step = { stage, onDay, hire }
  return changeCoffeechat(whose, deps, async (tx, chat, when) => {
    refuseCancelled(chat)
    refuseUnfitStep(step, chat, when.now)
    if (chat.stages.length !== seen) throw new Refusal('STAGE_CHANGED')
    const last = chat.stages.at(-1) ?? null
    if ((last && isBoths(last)) || !mayRecord(last, step)) throw new Refusal('CONFLICT')
    // The company says what the candidate said against it: then both have said the same.
    const isAgreed = isHire(hire, last?.candidateHire ?? null)
    const next = { ...step, coffeechatId: chat.id, number: seen + 1, recordedBy: party.caller.operatorId }
    const subject = await addStage(tx, { ...next, isAgreed }, when)
    if (isAgreed && hire) await becomeHire(tx, chat, hire, when)
    const line = lines.stage(partnerName(chat), stage, onDay)
    await makeKnown(tx, { chat, party }, { what: 'STAGE', subject, line }, when)
  })
}

/** A hire has its start and its pay, and a company that hires; the other steps have neither. */
function refuseUnfitStep(step: Step, { createdAt, company }: CoffeechatRow, now: Date): void {
  const { stage, hire } = step
  const onDay = stageDayProblem(step, createdAt, now)
  if (onDay) throw new Refusal('INVALID_INPUT', { fields: { onDay } })
  if ((stage === 'HIRED') !== (hire !== null))
    throw new Refusal('INVALID_INPUT', {
      fields: { hire: '채용 확정에는 첫 출근일과 연봉을 함께 적어 주세요' },
    })
  if (!hire) return
  if (!company)
    throw new Refusal('INVALID_INPUT', { fields: { stage: '회사와 이어진 커피챗에만 적을 수 있어요' } })
  refuseUnfitHire(hire, now)
}
