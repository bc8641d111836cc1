import {
  askedUntil,
  isAsked,
  lastMeeting,
  type MetAnswer,
  MISSED_TO_TALK,
  outcomeOf,
  type PayAnswer,
  saidBy,
} from '@coffeeattack/domain/coffeechats/outcome'
import { confirmedTime } from '@coffeeattack/domain/coffeechats/schedule'
import type { Side, Slot } from '@coffeeattack/domain/coffeechats/times'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { Clock } from '../../../platform/clock.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { bringUp } from '../../desk/core/kept-words.ts'
import { handOver } from '../../handover/core/hand-over.ts'
import { recordDeed } from '../../operators/core/audit.ts'
import { changeCoffeechat } from './change-coffeechat.ts'
import { type Said, saidOfCandidate, saveOutcome } from './stages-store.ts'
import type { CoffeechatRow, OwnCoffeechat } from './store.ts'

type TellOutcomeInput = OwnCoffeechat & { met: MetAnswer; pay: PayAnswer | null }

/** Saves how the last meeting went for one side. It can be corrected within seven days (KEEP-1, KEEP-2). */
export async function tellOutcome({ met, pay, ...whose }: TellOutcomeInput, deps: ApiDeps) {
  const { party } = whose
  return changeCoffeechat(whose, deps, async (tx, chat, when) => {
    const time = lastMeeting(chat.times, when.now)
    if (!time || !isAskedOf(chat, time, when.now)) throw new Refusal('OUTCOME_CLOSED')
    refuseIdlePay(chat, { met, pay })
    await saveOutcome(tx, { timeId: time.id, side: party.side, met, pay }, when.now)
    if (party.side === 'company') {
      const deed = { action: 'coffeechat.outcome', subject: 'coffeechat', subjectId: chat.id } as const
      await recordDeed(tx, party.caller, deed, when.now)
      // The webhook carries only the company's answer; the candidate's is visible to our agents alone.
      const told = { type: 'outcome.recorded', coffeechatId: chat.id, facts: { met } } as const
      await handOver(tx, [told], when)
    }
    const both = { ...bothOf(chat.outcomes, time.id), [party.side]: met }
    await hearOf(tx, { chat, timeId: time.id, outcome: outcomeOf(both) }, when)
  })
}

/** After the person left nothing is asked, even about a meeting that took place. */
const isAskedOf = ({ person }: Pick<CoffeechatRow, 'person'>, slot: Slot, now: Date): boolean =>
  !person.hasLeft && isAsked(slot, now)

/** Only somebody who met can report the pay, and only when the offer had a salary. */
function refuseIdlePay({ offer }: CoffeechatRow, { met, pay }: Pick<TellOutcomeInput, 'met' | 'pay'>): void {
  if (pay === null || (met === 'MET' && offer.salaryMax !== null)) return
  throw new Refusal('INVALID_INPUT', { fields: { pay: '연봉 이야기는 만난 뒤에만 답할 수 있어요.' } })
}

function bothOf(said: readonly Omit<Said, 'pay'>[], timeId: string): Record<Side, MetAnswer | null> {
  const by = (side: Side) => said.find((one) => one.timeId === timeId && one.side === side)?.met ?? null
  return { candidate: by('candidate'), company: by('company') }
}

type Heard = { chat: CoffeechatRow; timeId: string; outcome: ReturnType<typeof outcomeOf> }

/**
 * Opens a case for the agents when the two sides contradict each other or when somebody missed a second
 * meeting (KEEP-3, KEEP-5).
 */
async function hearOf(tx: Queries, { chat, timeId, outcome }: Heard, when: Clock): Promise<void> {
  const { id: coffeechatId, candidateId } = chat
  if (outcome === 'CONTRADICTED')
    await bringUp(tx, { kind: 'MEETING', candidateId, coffeechatId, subjectId: timeId }, when)
  if (outcome === 'CANDIDATE_MISSED' && (await missedTimes(tx, candidateId)) >= MISSED_TO_TALK)
    await bringUp(tx, { kind: 'MISSED_TWICE', candidateId, coffeechatId: null, subjectId: candidateId }, when)
}

async function missedTimes(tx: Queries, candidateId: string): Promise<number> {
  const said = await saidOfCandidate(tx, candidateId)
  const times = [...new Set(said.map(({ timeId }) => timeId))]
  return times.filter((timeId) => outcomeOf(bothOf(said, timeId)) === 'CANDIDATE_MISSED').length
}

type Afterwards = Pick<CoffeechatRow, 'times' | 'outcomes' | 'person'>

/**
 * A side that reported no meeting may propose another time. The other side's report does not count, because
 * it would reveal that report.
 */
export function mayMeetAgain(side: Side, { times, outcomes }: Omit<Afterwards, 'person'>): boolean {
  const fixed = confirmedTime(times)
  const said = fixed && bothOf(outcomes, fixed.id)[side]
  return said !== null && said !== 'MET'
}

/** The question and the own answer of one side. The other side's answer is visible to our agents alone. */
export function outcomeFor(side: Side, { times, outcomes, person }: Afterwards, now: Date) {
  const time = lastMeeting(times, now)
  if (!time) return null
  return {
    startsAt: time.startsAt.toISOString(),
    minutes: time.minutes,
    until: askedUntil(time).toISOString(),
    canAnswer: isAskedOf({ person }, time, now),
    said: saidBy(bothOf(outcomes, time.id)[side], time, now),
  }
}

/** The candidate's view, with their answer about the pay, which no company reads. */
export function outcomeForCandidate(chat: Afterwards, now: Date) {
  const outcome = outcomeFor('candidate', chat, now)
  const timeId = lastMeeting(chat.times, now)?.id
  const own = chat.outcomes.find((one) => one.timeId === timeId && one.side === 'candidate')
  return outcome && { ...outcome, pay: own?.pay ?? null }
}
