import { endOf } from './times.ts'
import type { Schedule } from './times.ts'

/** How far a coffee chat has come: no time yet, times on the table, a fixed one, met, called off. */
export const coffeechatStatuses = ['NEW', 'PROPOSED', 'CONFIRMED', 'DONE', 'CANCELLED'] as const
export type CoffeechatStatus = (typeof coffeechatStatuses)[number]

export function coffeechatStatus(
  { cancelledAt, schedule }: { cancelledAt: Date | null; schedule: Schedule },
  now: Date,
): CoffeechatStatus {
  if (cancelledAt) return 'CANCELLED'
  switch (schedule.kind) {
    case 'open':
      return 'NEW'
    case 'proposed':
      // When all of the times have passed, there is nothing to answer any more.
      return schedule.slots.some(({ startsAt }) => startsAt > now) ? 'PROPOSED' : 'NEW'
    case 'confirmed':
      return endOf(schedule.slot).getTime() <= now.getTime() ? 'DONE' : 'CONFIRMED'
  }
}
