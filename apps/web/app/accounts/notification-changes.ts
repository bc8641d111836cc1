import { fullDayText, kstDay } from '@coffeeattack/domain/kst'
import { DEFAULT_QUIET_HOURS, type QuietHours } from '@coffeeattack/domain/notifications/delivery'
import type { NotificationType } from '@coffeeattack/domain/notifications/candidate-notifications'
import type { NotificationSettings } from './queries.ts'

/** One switch, or the quiet hours; null switches them off (TRUST-5). */
export type NotificationChange =
  | { type: NotificationType; enabled: boolean }
  | { quietHours: QuietHours | null }

/** Sends only what changes, so two tabs do not undo each other. */
export function bodyOf(change: NotificationChange): Partial<NotificationSettings> {
  return 'type' in change ? { types: [change] } : change
}

export function showChange(shown: NotificationSettings, change: NotificationChange): NotificationSettings {
  if (!('type' in change)) return { ...shown, ...change }
  return { ...shown, types: shown.types.map((one) => (one.type === change.type ? change : one)) }
}

/** Switched on again, the quiet hours are the default ones. */
export function switchedQuiet(on: boolean): NotificationChange {
  return { quietHours: on ? DEFAULT_QUIET_HOURS : null }
}

/** Advertising needs consent: giving or withdrawing it is confirmed with the day. */
export function consentNews(change: NotificationChange, now: Date): string | null {
  if (!('type' in change) || change.type !== 'NEWS') return null
  const day = fullDayText(kstDay(now))
  return change.enabled ? `${day}에 광고 알림에 동의했어요` : `${day}에 광고 알림 동의를 거뒀어요`
}

/** '오후 9시', '오전 8시', '밤 12시', '낮 12시' */
export function hourText(hour: number): string {
  if (hour === 0) return '밤 12시'
  if (hour === 12) return '낮 12시'
  return hour < 12 ? `오전 ${hour}시` : `오후 ${hour - 12}시`
}
