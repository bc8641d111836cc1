import { dayText, firstDayOfMonth, kstMonth } from '@coffeeattack/domain/kst'
import { fullPeriod, leftThisMonth, leftToday, type QuotaUse } from '@coffeeattack/domain/offers/sending'

/** The offers left today, for the rail. */
export const leftTodayText = (quota: QuotaUse, now: Date): string =>
  fullText(quota, now) ?? `오늘 ${leftToday(quota)}건 더 보낼 수 있어요`

/** The offers left today and this month, for the send button. */
export const leftToSendText = (quota: QuotaUse, now: Date): string =>
  fullText(quota, now) ?? `오늘 ${leftToday(quota)}건, 이번 달 ${leftThisMonth(quota)}건 더 보낼 수 있어요`

/** Until when the quota is used up; null while offers are left. */
function fullText(quota: QuotaUse, now: Date): string | null {
  switch (fullPeriod(quota)) {
    case 'month':
      return `${dayText(firstDayOfMonth(kstMonth(now) + 1))}부터 다시 보낼 수 있어요`
    case 'day':
      return '오늘 몫을 다 보냈어요. 내일 다시 보낼 수 있어요'
    case null:
      return null
  }
}
