import { dayAgoText, kstDay, spokenTimeText } from '@coffeeattack/domain/kst'
import { catalogue } from '@coffeeattack/domain/errors/catalogue'
import { messagePreview } from '@coffeeattack/domain/rooms/message'
import type { Message } from './rooms-query.ts'

/** The last message in one line; what I said says so. */
export function previewText(message: Message | null): string {
  if (!message) return '아직 나눈 이야기가 없어요'
  if (message.isHidden) return catalogue.MESSAGE_UNAVAILABLE.title
  const text = messagePreview(message.message)
  return message.from === 'me' ? `나: ${text}` : text
}

/** '오후 2:31' today, then '어제', '3일 전', and after a week the date. */
export function rowTime(at: Date, now: Date): string {
  const day = kstDay(at)
  return day >= kstDay(now) ? spokenTimeText(at) : dayAgoText(day, kstDay(now))
}
