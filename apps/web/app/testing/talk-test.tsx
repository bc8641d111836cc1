import type { Message } from '@coffeeattack/kit/conversation/tabConversations'
import { conversations } from '../rooms/conversations.ts'
import { NOON, sampleId } from './samples/offers.ts'
import { type LiveEvent, message, room, type Room, rooms } from './samples/rooms.ts'
import { test as base } from './screen-test.tsx'

/** Numbers the rooms: a tab keeps its conversations, so every test needs a room of its own. */
let opened = 0

/** One room with its messages, at noon of the sample day. */
export const test = base.extend('talk', ({ api, open, clock }, { onCleanup }) => {
  clock.day(NOON)
  const roomId = sampleId(60_000 + ++opened)
  const said: Message[] = []
  let events = 0
  const tell = (event: Omit<LiveEvent, 'id'>) =>
    api.tells('GET /users/message/stream', { ...event, id: String(++events) } as LiveEvent)

  function say(text: string, given: Partial<Message> = {}): Message {
    const next = message(said.length + 1, text, { ...given, roomId })
    said.push(next)
    return next
  }
  /** From now on the list holds the room like this. */
  function isListed(given: Partial<Room> = {}): void {
    api.answers('GET /users/message/room', () =>
      rooms(room({ lastMessage: said.at(-1) ?? null, ...given, roomId })),
    )
  }
  api.answers('GET /users/message/:roomId', () => ({ items: said, nextCursor: null }))
  api.answers('POST /users/message/:roomId/read', { unread: 0 })
  /** From now on the person's messages reach the server, which tells every device of theirs. */
  function takeWords(): void {
    api.answers('POST /users/message', ({ body }) => {
      const written = say(body.message, { from: 'me', clientId: body.clientId ?? null })
      tell({ name: 'message', data: { ...written, unread: 0 } })
      return written
    })
  }
  takeWords()
  isListed()

  onCleanup(() => {
    // Clears unsent messages, which would be sent in the next test.
    for (const { clientId } of conversations.threadOf(roomId).unsent)
      conversations.throwAway(roomId, clientId)
  })
  return {
    roomId,
    address: `/my/message/${roomId}`,
    said,
    /** A message from before the page is opened. */
    say,
    isListed,
    takeWords,
    tell,
    /** A message of the other side, or of the system, while the page is open. */
    hear: (text: string, unread: number, given?: Partial<Message>) =>
      tell({ name: 'message', data: { ...say(text, given), unread } }),
    open: (given?: Partial<Room>) => {
      isListed(given)
      return open(`/my/message/${roomId}`)
    },
  }
})
