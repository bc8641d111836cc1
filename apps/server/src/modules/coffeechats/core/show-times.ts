import { isTaken } from '@coffeeattack/domain/coffeechats/meetings'
import {
  coffeechatStatus,
  confirmedTime,
  type ProposedTime,
  scheduleOf,
  timesOnTable,
} from '@coffeeattack/domain/coffeechats/schedule'
import type { Side } from '@coffeeattack/domain/coffeechats/times'
import type { fixedMeetings } from './meetings.ts'
import type { CoffeechatRow } from './store.ts'

/** Whom the person meets: the company, or the agent when there is no company. */
export const partnerName = ({ company, operator }: Pick<CoffeechatRow, 'company' | 'operator'>) =>
  company?.name ?? operator.name

export const statusOf = ({ cancelledAt, times }: CoffeechatRow, now: Date) =>
  coffeechatStatus({ cancelledAt, schedule: scheduleOf(times) }, now)

/** The times that can still be confirmed. Each side confirms the other side's. */
export function openTimes({ cancelledAt, times }: CoffeechatRow, side: Side, now: Date) {
  return tableOf({ cancelledAt, times }, now).map((time) => ({
    ...showTime(time),
    canConfirm: time.proposedBy !== side,
  }))
}

/** The same for one coffee chat, whose page says which of them are taken by another meeting of their proposer. */
export function freeTimes(chat: CoffeechatRow, side: Side, { meetings, now }: FreeOf) {
  const taken = new Set(
    tableOf(chat, now)
      .filter((time) => isTaken(time, meetings[time.proposedBy]))
      .map(({ id }) => id),
  )
  return openTimes(chat, side, now).map(({ canConfirm, ...time }) => {
    const isGone = taken.has(time.id)
    return { ...time, canConfirm: canConfirm && !isGone, isTaken: isGone }
  })
}

type FreeOf = { meetings: Awaited<ReturnType<typeof fixedMeetings>>; now: Date }

const tableOf = ({ cancelledAt, times }: Pick<CoffeechatRow, 'cancelledAt' | 'times'>, now: Date) =>
  cancelledAt ? [] : timesOnTable(times, now)

export function fixedTime({ cancelledAt, times }: CoffeechatRow) {
  const fixed = cancelledAt ? null : confirmedTime(times)
  return fixed && showTime(fixed)
}

const showTime = ({ id, startsAt, minutes, proposedBy }: ProposedTime) => ({
  id,
  startsAt: startsAt.toISOString(),
  minutes,
  proposedBy,
})
