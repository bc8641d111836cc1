import {
  coffeechatStatus,
  confirmedTime,
  type ProposedTime,
  scheduleOf,
  timesOnTable,
} from '@coffeeattack/domain/coffeechats/schedule'
import type { Side } from '@coffeeattack/domain/coffeechats/times'
import type { CoffeechatRow } from './store.ts'

/** Whom the person meets: the company, or the agent when there is no company. */
export const partnerName = ({ company, operator }: Pick<CoffeechatRow, 'company' | 'operator'>) =>
  company?.name ?? operator.name

export const statusOf = ({ cancelledAt, times }: CoffeechatRow, now: Date) =>
  coffeechatStatus({ cancelledAt, schedule: scheduleOf(times) }, now)

/** The times that can still be confirmed. Each side confirms the other side's. */
export function openTimes({ cancelledAt, times }: CoffeechatRow, side: Side, now: Date) {
  if (cancelledAt) return []
  return timesOnTable(times, now).map((time) => ({
    ...showTime(time),
    canConfirm: time.proposedBy !== side,
  }))
}

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
