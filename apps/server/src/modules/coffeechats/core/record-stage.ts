import { lines } from '@coffeeattack/domain/coffeechats/copy.ko'
import {
  type Hire,
  hireProblems,
  isHire,
  mayRecord,
  shortOfOffer,
  shortText,
  type Stage,
  stageDayProblem,
  type Step,
} from '@coffeeattack/domain/coffeechats/outcome'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { Clock } from '../../../platform/clock.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { addHire } from '../../companies/core/hires.ts'
import { handOver } from '../../handover/core/hand-over.ts'
import { changeCoffeechat, changeWithin, refuseCancelled } from './change-coffeechat.ts'
import { makeKnown } from './make-known.ts'
import { partnerName } from './show-times.ts'
import { addStage, type StageRow } from './stages-store.ts'
import type { CoffeechatRow, Party } from './store.ts'

/** True when the candidate confirmed the company's start and pay. */
export const isBoths = ({ stage, isAgreed }: Pick<StageRow, 'stage' | 'isAgreed'>): boolean =>
  stage === 'HIRED' && isAgreed === true

/** The company took over what the candidate had said, so the hire stands and nobody was asked of its pay yet (KEEP-1). */
export function isHirePayAsked({ stages, offer }: Pick<CoffeechatRow, 'stages' | 'offer'>): boolean {
  const last = stages.at(-1)
  return last !== undefined && isBoths(last) && last.hirePay === null && offer.salaryMax !== null
}

/** The steps as both sides see them (KEEP-3). */
export const shownStages = ({ stages }: Pick<CoffeechatRow, 'stages'>) =>
  stages.map((row) => {
    const { stage, onDay, hire, isAgreed, candidateHire } = row
    return { stage, onDay, hire, isAgreed, candidateHire, isHire: isBoths(row) }
  })

export function refuseUnfitHire(hire: Hire, now: Date): void {
  const problems = Object.entries(hireProblems(hire, now))
  if (problems.length === 0) return
  const fields = Object.fromEntries(problems.map(([field, problem]) => [`hire.${field}`, problem]))
  throw new Refusal('INVALID_INPUT', { fields })
}

/** Records the hire that both sides confirmed; statements are made from it (KEEP-6). */
export async function becomeHire(tx: Queries, chat: CoffeechatRow, hire: Hire, when: Clock): Promise<void> {
  const { id: coffeechatId, company, offer } = chat
  if (company)
    await addHire(tx, { coffeechatId, companyId: company.id, position: offer.position, ...hire }, when)
}

type RecordStageInput = {
  party: Extract<Party, { side: 'company' }>
  coffeechatId: string
  stage: Stage
  onDay: string
  hire: Hire | null
  /** The number of steps that the caller saw. */
  seen: number
}

/** Records the next step after those that the caller saw (KEEP-3). */
export async function recordStage({ seen, ...step }: RecordStageInput, deps: ApiDeps) {
  return changeCoffeechat(step, deps, async (tx, chat, when) => {
    if (!chat.cancelledAt && chat.stages.length !== seen) throw new Refusal('STAGE_CHANGED')
    await addStep(tx, chat, step, when)
  })
}

/**
 * The same within a running transaction and after any number of steps. `look` checks under the lock whether
 * the coffee chat is still what the caller saw.
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

/** Adds a step and notifies the candidate. Steps are never changed or deleted. */
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
  // The company repeats what the candidate said in contradiction, so both sides agree; to less than the offer the
  // candidate says yes with the difference in sight.
  const isAgreed = isHire(hire, last?.candidateHire ?? null) && shortOfOffer(hire!, chat.offer) === 0
  const place = { coffeechatId: chat.id, number: chat.stages.length + 1 }
  const next = { ...step, ...place, recordedBy: party.caller.operatorId }
  const subject = await addStage(tx, { ...next, isAgreed }, when)
  if (isAgreed && hire) await becomeHire(tx, chat, hire, when)
  const short = hire && shortText(hire, chat.offer)
  const line = lines.stage(partnerName(chat), stage, onDay, short)
  await makeKnown(tx, { chat, party }, { what: 'STAGE', subject, line }, when)
  const facts = { stage, stageOn: onDay, isAgreed: isAgreed || null }
  await handOver(tx, [{ type: 'outcome.recorded', coffeechatId: chat.id, facts }], when)
}

/** Only a hire has a start and a pay, and only a company can hire. */
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
