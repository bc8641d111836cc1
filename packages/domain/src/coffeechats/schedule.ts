import { endOf } from './slot-end.ts'
import type { Schedule, Side, Slot } from './times.ts'

/** A proposed time and what became of it. */
export type ProposedTime = Slot & {
  id: string
  proposedBy: Side
  confirmedAt: Date | null
  withdrawnAt: Date | null
}

/** The current time and what is proposed in its place; withdrawn times do not count. */
export function scheduleOf(times: readonly ProposedTime[]): Schedule {
  const standing = times.filter(({ withdrawnAt }) => withdrawnAt === null)
  const confirmed = standing.find(({ confirmedAt }) => confirmedAt !== null)
  const slots = standing.filter(({ confirmedAt }) => confirmedAt === null)
  const [first] = slots
  const proposal = first ? { by: first.proposedBy, slots } : null
  if (confirmed) return { kind: 'confirmed', slot: confirmed, move: proposal }
  return proposal ? { kind: 'proposed', ...proposal } : { kind: 'open' }
}

/** The times that can still be confirmed, soonest first; none once the fixed one has begun. */
export function timesOnTable<Time extends ProposedTime>(times: readonly Time[], now: Date): Time[] {
  if (hasBegun(times, now)) return []
  return times
    .filter(
      ({ confirmedAt, withdrawnAt, startsAt }) =>
        confirmedAt === null && withdrawnAt === null && startsAt.getTime() > now.getTime(),
    )
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
}

export function confirmedTime(times: readonly ProposedTime[]): ProposedTime | null {
  return times.find(({ confirmedAt, withdrawnAt }) => confirmedAt !== null && withdrawnAt === null) ?? null
}

/** A meeting that has begun can no longer be moved or cancelled. */
export function hasBegun(times: readonly ProposedTime[], now: Date): boolean {
  const fixed = confirmedTime(times)
  return fixed !== null && fixed.startsAt.getTime() <= now.getTime()
}

/** Nothing is left to prepare: the meeting is over, or it has become a hire. */
export const isBehind = (chat: {
  status: CoffeechatStatus
  stageItems: readonly { isHire: boolean }[]
}): boolean => chat.status === 'DONE' || chat.stageItems.some(({ isHire }) => isHire)

/** The state of a coffee chat: no time, proposed, fixed, met, cancelled. */
export const coffeechatStatuses = ['NEW', 'PROPOSED', 'CONFIRMED', 'DONE', 'CANCELLED'] as const
export type CoffeechatStatus = (typeof coffeechatStatuses)[number]

/** A past meeting stays one that took place, also if the person left afterwards (PRO-14). */
export const wasMet = (schedule: Schedule, cancelledAt: Date): boolean =>
  schedule.kind === 'confirmed' && endOf(schedule.slot).getTime() <= cancelledAt.getTime()

export function coffeechatStatus(
  { cancelledAt, schedule }: { cancelledAt: Date | null; schedule: Schedule },
  now: Date,
): CoffeechatStatus {
  if (cancelledAt) return wasMet(schedule, cancelledAt) ? 'DONE' : 'CANCELLED'
  switch (schedule.kind) {
    case 'open':
      return 'NEW'
    case 'proposed':
      // After the last proposed time there is nothing left to confirm.
      return schedule.slots.some(({ startsAt }) => startsAt > now) ? 'PROPOSED' : 'NEW'
    case 'confirmed':
      return endOf(schedule.slot).getTime() <= now.getTime() ? 'DONE' : 'CONFIRMED'
  }
}
