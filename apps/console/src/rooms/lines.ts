import type { Line, LineGroup } from '@coffeeattack/domain/rooms/conversation'
import type { Unsent } from '@coffeeattack/domain/rooms/thread'
import type { Message, RoomThread } from './threads.ts'

/** A message as the conversation shows it: told by the server, or still on its way. */
export type ShownLine = Line & { id: string; text: string; message: Message | null; unsent: Unsent | null }

const sides = { me: 'mine', them: 'theirs', system: 'system' } as const

export function linesOf({ told, unsent }: Pick<RoomThread, 'told' | 'unsent'>): ShownLine[] {
  return [
    ...told.map((message) => ({
      id: message.id,
      text: message.message,
      side: sides[message.from],
      at: new Date(message.createdAt),
      state: 'sent' as const,
      name: message.senderName,
      message,
      unsent: null,
    })),
    ...unsent.map((each) => ({
      id: each.clientId,
      text: each.text,
      side: 'mine' as const,
      at: each.at,
      state: each.state === 'sending' ? ('sending' as const) : ('failed' as const),
      name: null,
      message: null,
      unsent: each,
    })),
  ]
}

/** A card stands under the line that carries it: such a line is the last of its part. */
export function partsOf({ lines }: Pick<LineGroup<ShownLine>, 'lines'>): ShownLine[][] {
  const parts: ShownLine[][] = []
  let isOpen = false
  for (const line of lines) {
    if (isOpen) parts.at(-1)!.push(line)
    else parts.push([line])
    isOpen = !line.message?.targetId
  }
  return parts
}
