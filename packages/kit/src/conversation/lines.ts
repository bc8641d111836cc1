import { candidateCatalogue } from '@coffeeattack/domain/errors/candidate-catalogue'
import type { Line } from '@coffeeattack/domain/rooms/conversation'
import { messagePreview } from '@coffeeattack/domain/rooms/message'
import type { Unsent } from '@coffeeattack/domain/rooms/thread'
import type { Message, Thread } from './tabConversations.ts'

/** A message in the conversation: stored by the server, or unsent. */
export type ChatLine = Line & {
  /** The same before and after the server has stored it, so that nothing on the screen jumps. */
  key: string
  text: string
  message: Message | null
}

const sides = { me: 'mine', them: 'theirs', system: 'system' } as const

/** The thread's lines: stored messages, then unsent ones. */
export function linesOf({ told, unsent }: Pick<Thread, 'told' | 'unsent'>): ChatLine[] {
  return [...told.map(toldLine), ...unsent.map(unsentLine)]
}

function toldLine(message: Message): ChatLine {
  return {
    key: message.clientId ?? message.id,
    side: sides[message.from],
    name: message.senderName,
    at: new Date(message.createdAt),
    state: 'sent',
    hasCard: message.offer !== null || message.survey !== null,
    text: message.message,
    message,
  }
}

function unsentLine({ clientId, text, at, state }: Unsent): ChatLine {
  return {
    key: clientId,
    side: 'mine',
    name: null,
    at,
    state: state === 'sending' ? 'sending' : 'failed',
    hasCard: false,
    text,
    message: null,
  }
}

/** The last message in one line; one of this side starts with its sender. */
export function previewText(message: Message | null, speaker = '나'): string {
  if (!message) return '아직 나눈 이야기가 없어요'
  if (message.isHidden) return candidateCatalogue.MESSAGE_UNAVAILABLE.title
  const text = messagePreview(message.message)
  return message.from === 'me' ? `${speaker}: ${text}` : text
}
