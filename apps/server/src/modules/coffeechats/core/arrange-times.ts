import { lines } from '@coffeeattack/domain/coffeechats/copy.ko'
import { metThen } from '@coffeeattack/domain/coffeechats/meetings'
import { confirmedTime, scheduleOf } from '@coffeeattack/domain/coffeechats/schedule'
import {
  propose,
  confirm,
  proposalIn,
  type Schedule,
  type Slot,
  slotProblem,
  slotTexts,
} from '@coffeeattack/domain/coffeechats/times'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { Clock } from '../../../platform/clock.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { handOver } from '../../handover/core/hand-over.ts'
import { changeCoffeechat, refuseBegun, refuseCancelled } from './change-coffeechat.ts'
import { announceFixed } from './fix-meeting.ts'
import { forgetTimes, makeKnown } from './make-known.ts'
import { fixedMeetings, lockMeetings, refuseOverlap, refuseTaken } from './meetings.ts'
import { mayMeetAgain } from './outcomes.ts'
import { partnerName } from './show-times.ts'
import {
  addTimes,
  type CoffeechatRow,
  fixTime,
  type OwnCoffeechat,
  withdrawProposals,
  withdrawTimes,
} from './store.ts'

type ProposeTimesInput = OwnCoffeechat & {
  startItems: readonly string[]
  minutes: number
  /** The caller says yes to times that overlap with another meeting of their own. */
  overlaps: boolean
}

/**
 * Proposes times in place of earlier proposals. A fixed time stands until the other side agrees to move it, except one at
 * which nobody met (TRUST-4).
 */
export async function proposeTimes(
  { startItems, minutes, overlaps, ...whose }: ProposeTimesInput,
  deps: ApiDeps,
) {
  const slots = startItems.map((start) => ({ startsAt: new Date(start), minutes }))
  refuseUnfit(slots, deps.clock())
  const { party } = whose
  return changeCoffeechat(whose, deps, async (tx, chat, when) => {
    refuseCancelled(chat)
    const isAgain = mayMeetAgain(party.side, chat)
    const schedule: Schedule = isAgain ? { kind: 'open' } : scheduleOf(chat.times)
    if (schedule.kind === 'confirmed') refuseUnfit(slots, when.now, schedule.slot)
    const proposed = propose(schedule, party.side, slots, when.now)
    if (!proposed.ok) throw new Refusal(proposed.situation)
    const mine = (await fixedMeetings(tx, chat, when.now))[party.side]
    for (const slot of slots) refuseOverlap(slot, mine, overlaps)
    await forgetTimes(tx, isAgain ? standingIn(chat) : proposalsIn(chat), when.now)
    await (isAgain ? withdrawTimes : withdrawProposals)(tx, chat.id, when.now)
    const agreed = slots.map((slot) => ({ ...slot, agreedOverlaps: metThen(slot, mine).map(({ id }) => id) }))
    const [subject] = await addTimes(
      tx,
      { coffeechatId: chat.id, proposedBy: party.side, slots: agreed },
      when,
    )
    const say = schedule.kind === 'confirmed' ? lines.moveProposed : lines.proposed
    const line = say(partnerName(chat), slots.length)
    await makeKnown(tx, { chat, party }, { what: 'PROPOSED', subject: subject!, line }, when)
    if (isAgain) await tellReopened(tx, chat, when)
  })
}

function refuseUnfit(slots: readonly Slot[], now: Date, fixed: Slot | null = null): void {
  const problem = slotProblem(slots, now, fixed)
  if (!problem) return
  const field = problem === 'LENGTH' ? 'minutes' : 'startItems'
  throw new Refusal('INVALID_INPUT', { fields: { [field]: slotTexts[problem] } })
}

const standingIn = ({ times }: CoffeechatRow) => times.filter(({ withdrawnAt }) => withdrawnAt === null)
const proposalsIn = (chat: CoffeechatRow) =>
  standingIn(chat).filter(({ confirmedAt }) => confirmedAt === null)

type ConfirmTimeInput = OwnCoffeechat & { timeId: string; overlaps: boolean }

/**
 * Accepts a time that the other side proposed, also in place of the fixed one. Confirming the same time twice is
 * harmless. Both persons' meetings are locked, so that neither is booked twice without a yes of their own.
 */
export async function confirmTime({ timeId, overlaps, ...whose }: ConfirmTimeInput, deps: ApiDeps) {
  const { party } = whose
  return changeCoffeechat(whose, deps, async (tx, chat, when) => {
    const time = chat.times.find(({ id }) => id === timeId)
    if (!time) throw new Refusal('NOT_FOUND')
    refuseCancelled(chat)
    if (time.withdrawnAt) throw new Refusal('COFFEECHAT_TIME_CHANGED')
    if (time.confirmedAt) return
    const agreed = confirm(scheduleOf(chat.times), party.side, time.startsAt, when.now)
    if (!agreed.ok) throw new Refusal(agreed.situation)
    await lockMeetings(tx, chat)
    const meetings = await fixedMeetings(tx, chat, when.now)
    refuseTaken(time, meetings[time.proposedBy])
    refuseOverlap(time, meetings[party.side], overlaps)
    await forgetTimes(tx, standingIn(chat), when.now)
    await fixTime(tx, chat.id, timeId, when.now)
    await announceFixed(tx, { chat, party, time, isMove: confirmedTime(chat.times) !== null }, when)
  })
}

/** Withdraws proposed times of either side; a fixed time stands. Without a proposal it does nothing. */
export async function takeBackTimes(whose: OwnCoffeechat, deps: ApiDeps) {
  const { party } = whose
  return changeCoffeechat(whose, deps, async (tx, chat, when) => {
    refuseCancelled(chat)
    refuseBegun(chat, when.now)
    if (!proposalIn(scheduleOf(chat.times))) return
    await forgetTimes(tx, proposalsIn(chat), when.now)
    await withdrawProposals(tx, chat.id, when.now)
    const subject = `${chat.id}:${when.now.getTime()}`
    const fixed = confirmedTime(chat.times)
    const news = fixed
      ? ({
          what: 'KEPT',
          line: lines.kept(partnerName(chat), fixed.startsAt),
          startsAt: fixed.startsAt,
        } as const)
      : ({ what: 'RESCHEDULED', line: lines.takenBack(partnerName(chat)) } as const)
    await makeKnown(tx, { chat, party }, { subject, ...news }, when)
  })
}

/** Sends a webhook when a fixed time was withdrawn. */
async function tellReopened(tx: Queries, { id, times }: CoffeechatRow, when: Clock): Promise<void> {
  if (!confirmedTime(times)) return
  const facts = { startsAt: null, minutes: null }
  await handOver(tx, [{ type: 'coffeechat.scheduled', coffeechatId: id, facts }], when)
}
