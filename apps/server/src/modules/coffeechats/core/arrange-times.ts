import { lines } from '@coffeeattack/domain/coffeechats/copy.ko'
import { scheduleOf } from '@coffeeattack/domain/coffeechats/schedule'
import {
  confirm,
  propose,
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
import { forgetTimes, makeKnown, recallMeeting } from './make-known.ts'
import { mayMeetAgain } from './outcomes.ts'
import { partnerName } from './show-times.ts'
import { addTimes, type CoffeechatRow, fixTime, type OwnCoffeechat, withdrawTimes } from './store.ts'

type ProposeTimesInput = OwnCoffeechat & { startItems: readonly string[]; minutes: number }

/** Proposes new times in place of all earlier ones, also of a fixed time that has not begun or at which nobody met (TRUST-4). */
export async function proposeTimes({ startItems, minutes, ...whose }: ProposeTimesInput, deps: ApiDeps) {
  const slots = startItems.map((start) => ({ startsAt: new Date(start), minutes }))
  refuseUnfit(slots, deps.clock())
  const { party } = whose
  return changeCoffeechat(whose, deps, async (tx, chat, when) => {
    refuseCancelled(chat)
    const schedule: Schedule = mayMeetAgain(party.side, chat) ? { kind: 'open' } : scheduleOf(chat.times)
    const proposed = propose(schedule, party.side, slots, when.now)
    if (!proposed.ok) throw new Refusal(proposed.situation)
    await forgetTimes(tx, chat, when.now)
    await withdrawTimes(tx, chat.id, when.now)
    const [subject] = await addTimes(tx, { coffeechatId: chat.id, proposedBy: party.side, slots }, when)
    const line = lines.proposed(partnerName(chat), slots.length)
    await makeKnown(tx, { chat, party }, { what: 'PROPOSED', subject: subject!, line }, when)
    await tellReopened(tx, chat, when)
  })
}

function refuseUnfit(slots: readonly Slot[], now: Date): void {
  const problem = slotProblem(slots, now)
  if (!problem) return
  const field = problem === 'LENGTH' ? 'minutes' : 'startItems'
  throw new Refusal('INVALID_INPUT', { fields: { [field]: slotTexts[problem] } })
}

/** Accepts a time that the other side proposed. Confirming the same time twice is harmless. */
export async function confirmTime({ timeId, ...whose }: OwnCoffeechat & { timeId: string }, deps: ApiDeps) {
  const { party } = whose
  return changeCoffeechat(whose, deps, async (tx, chat, when) => {
    const time = chat.times.find(({ id }) => id === timeId)
    if (!time) throw new Refusal('NOT_FOUND')
    refuseCancelled(chat)
    if (time.withdrawnAt) throw new Refusal('COFFEECHAT_TIME_CHANGED')
    const schedule = scheduleOf(chat.times)
    const agreed = confirm(schedule, party.side, time.startsAt, when.now)
    if (!agreed.ok) throw new Refusal(agreed.situation)
    if (schedule.kind === 'confirmed') return
    await forgetTimes(tx, chat, when.now)
    await fixTime(tx, chat.id, timeId, when.now)
    const { startsAt } = time
    const line = lines.confirmed(partnerName(chat), startsAt)
    await makeKnown(tx, { chat, party }, { what: 'CONFIRMED', subject: timeId, line, startsAt }, when)
    await recallMeeting(tx, chat, time, when)
    const facts = { startsAt: startsAt.toISOString(), minutes: time.minutes }
    await handOver(tx, [{ type: 'coffeechat.scheduled', coffeechatId: chat.id, facts }], when)
  })
}

/** Withdraws all times; without any it does nothing. */
export async function takeBackTimes(whose: OwnCoffeechat, deps: ApiDeps) {
  const { party } = whose
  return changeCoffeechat(whose, deps, async (tx, chat, when) => {
    refuseCancelled(chat)
    refuseBegun(chat, when.now)
    if (scheduleOf(chat.times).kind === 'open') return
    await forgetTimes(tx, chat, when.now)
    await withdrawTimes(tx, chat.id, when.now)
    const line = lines.takenBack(partnerName(chat))
    const subject = `${chat.id}:${when.now.getTime()}`
    await makeKnown(tx, { chat, party }, { what: 'RESCHEDULED', subject, line }, when)
    await tellReopened(tx, chat, when)
  })
}

/** Sends a webhook when a fixed time was withdrawn. */
async function tellReopened(tx: Queries, { id, times }: CoffeechatRow, when: Clock): Promise<void> {
  if (scheduleOf(times).kind !== 'confirmed') return
  const facts = { startsAt: null, minutes: null }
  await handOver(tx, [{ type: 'coffeechat.scheduled', coffeechatId: id, facts }], when)
}
