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
import type { Clock } from '../../../platform/clock.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { handOver } from '../../handover/core/hand-over.ts'
import { changeCoffeechat, changeWithin, refuseCancelled } from './change-coffeechat.ts'
import { makeKnown } from './make-known.ts'
import { partnerName } from './show-times.ts'
import { becomeHire, isBoths, refuseUnfitHire } from './stages.ts'
import { addStage } from './stages-store.ts'
import type { CoffeechatRow, Party } from './store.ts'

type RecordStageInput = {
  party: Extract<Party, { side: 'company' }>
  coffeechatId: string
  stage: Stage
  onDay: string
  hire: Hire | null
  /** How many there were when the caller looked. */
  seen: number
}

/** Where it goes on (KEEP-3), behind what was seen. */
export async function recordStage({ seen, ...step }: RecordStageInput, deps: ApiDeps) {
  return changeCoffeechat(step, deps, async (tx, chat, when) => {
    if (!chat.cancelledAt && chat.stages.length !== seen) throw new Refusal('STAGE_CHANGED')
    await addStep(tx, chat, step, when)
  })
}

/**
 * The same as a part of something larger, behind whatever was said before. `look` is asked once nobody else can change the
 * coffee chat, whether it is still what its caller saw.
 */
export async function recordStageWithin(
  tx: Queries,
  step: Omit<RecordStageInput, 'seen' | 'hire'>,
  deps: Pick<ApiDeps, 'ids' | 'clock'>,
  look: () => Promise<void>,
): Promise<void> {
  await changeWithin(tx, step, deps, async (_, chat, when) => {
    await look()
    await addStep(tx, chat, { ...step, hire: null }, when)
  })
}

/** The candidate sees the same, and is told. Rows are only added. */
async function addStep(
  tx: Queries,
  chat: CoffeechatRow,
  { party, stage, onDay, hire }: Omit<RecordStageInput, 'seen'>,
  when: Clock,
): Promise<void> {
  const step = { stage, onDay, hire }
  refuseCancelled(chat)
  refuseUnfitStep(step, chat, when.now)
  const last = chat.stages.at(-1) ?? null
  if ((last && isBoths(last)) || !mayRecord(last, step)) throw new Refusal('CONFLICT')
  // The company says what the candidate said against it: then both have said the same.
  const isAgreed = isHire(hire, last?.candidateHire ?? null)
  const place = { coffeechatId: chat.id, number: chat.stages.length + 1 }
  const next = { ...step, ...place, recordedBy: party.caller.operatorId }
  const subject = await addStage(tx, { ...next, isAgreed }, when)
  if (isAgreed && hire) await becomeHire(tx, chat, hire, when)
  const line = lines.stage(partnerName(chat), stage, onDay)
  await makeKnown(tx, { chat, party }, { what: 'STAGE', subject, line }, when)
  const facts = { stage, stageOn: onDay, isAgreed: isAgreed || null }
  await handOver(tx, [{ type: 'outcome.recorded', coffeechatId: chat.id, facts }], when)
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
