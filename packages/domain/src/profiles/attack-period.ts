import type { Situation } from '../errors/catalogue.ts'
import { addMonths, endOfKstDay, fullDayText, kstDay } from '../kst.ts'

/** The period in which a profile is visible and receives offers (PRO-13). */
export const ATTACK_MONTHS = { min: 1, max: 12, first: 3 } as const

/** The new end: this many months after the current one, or after today if it has passed; at the end of the day. */
export function extendedUntil(current: Date | null, month: number, now: Date): Date {
  const from = Math.max(kstDay(now), current ? kstDay(current) : -Infinity)
  return endOfKstDay(addMonths(from, month))
}

export type Activity = { isActivate: boolean; expiredAt: Date | null }

/** Whether companies can see the profile: switched on, and the period not over. */
export function isVisible({ isActivate, expiredAt }: Activity, now: Date): boolean {
  return isActivate && expiredAt !== null && kstDay(now) <= kstDay(expiredAt)
}

export type ActivityChange = { ok: true; activity: Activity } | { ok: false; situation: Situation }

/** Hides the profile; refused if it is hidden already. */
export function stop(activity: Activity): ActivityChange {
  return activity.isActivate
    ? { ok: true, activity: { ...activity, isActivate: false } }
    : { ok: false, situation: 'ALREADY_INACTIVE' }
}

/** Shows the profile again; an expired period starts anew. */
export function restart(activity: Activity, now: Date): Activity {
  const isOver = activity.expiredAt === null || kstDay(now) > kstDay(activity.expiredAt)
  const expiredAt = isOver ? extendedUntil(null, ATTACK_MONTHS.first, now) : activity.expiredAt
  return { isActivate: true, expiredAt }
}

export const activityToasts = {
  stopped: '어택을 쉬고 있어요',
  restarted: '이제 회사에 프로필이 보여요',
} as const

export function extendedToast(until: Date): string {
  return `${fullDayText(kstDay(until))}까지 어택을 받아요`
}
