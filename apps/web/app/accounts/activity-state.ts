import { kstDay } from '@coffeeattack/domain/kst'
import type { MyData } from './queries.ts'

/** What the profile is to companies now (PRO-13); `over`: nobody hid it, but its period has run out. */
export type ActivityState = 'uncertified' | 'visible' | 'over' | 'hidden'

export function activityState({ certified, isActivate, expiredAt }: MyData, now: Date): ActivityState {
  if (!certified) return 'uncertified'
  if (isActivate) return 'visible'
  return expiredAt !== null && kstDay(new Date(expiredAt)) < kstDay(now) ? 'over' : 'hidden'
}
