import { catalogue } from '@coffeeattack/domain/errors/catalogue'
import { messagePreview } from '@coffeeattack/domain/rooms/message'
import type { Message } from './tabConversations.ts'

/** The last message in one line; what was said on this side says by whom. */
export function previewText(message: Message | null, speaker = '나'): string {
  if (!message) return '아직 나눈 이야기가 없어요'
  if (message.isHidden) return catalogue.MESSAGE_UNAVAILABLE.title
  const text = messagePreview(message.message)
  return message.from === 'me' ? `${speaker}: ${text}` : text
}
