import { dayAgoText, kstDay, spokenTimeText } from '@coffeeattack/domain/kst'
import type { Acquaintance } from '@coffeeattack/domain/rooms/nameless'
import type { Room } from './rooms.ts'

/** The other side: the company, or our agent by name. */
export function partnerName({ company, operator }: Pick<Room, 'company' | 'operator'>): string {
  return company?.name ?? operator.name
}

/** What the company and the person know of each other; with our agents there is no anonymity. */
export function acquaintanceIn({ nameless }: Pick<Room, 'nameless'>): Acquaintance {
  if (!nameless) return 'named'
  return nameless.status === 'WAITING' ? 'nameless' : 'ended'
}

/** The company's contact, or that they do not know who asks. */
export function partnerRole({
  company,
  operator,
  nameless,
}: Pick<Room, 'company' | 'operator' | 'nameless'>): string {
  if (nameless) return '이름 없이 묻는 방'
  return company ? `${operator.name} 님` : '담당 에이전트'
}

/** '오후 2:31' today, then '어제', '3일 전', and after a week the date. */
export function rowTime(at: Date, now: Date): string {
  const day = kstDay(at)
  return day >= kstDay(now) ? spokenTimeText(at) : dayAgoText(day, kstDay(now))
}
