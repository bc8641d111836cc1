import type { Message } from '@coffeeattack/kit/conversation/tabConversations'
import { conversations } from '../rooms/conversations.ts'
import { NOON, sampleId } from './samples/offers.ts'
import { type LiveEvent, message, room, type Room, rooms } from './samples/rooms.ts'
import { test as base } from './screen-test.tsx'

/** Counts the rooms: a tab keeps its conversations for as long as it lives, so every test talks in a room of its own. */
let opened = 0

/** One room and what is said in it, at noon of the samples' day. */
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
  /** From now on the room stands in the list like this. */
  function isListed(given: Partial<Room> = {}): void {
    api.answers('GET /users/message/room', () =>
      rooms(room({ lastMessage: said.at(-1) ?? null, ...given, roomId })),
    )
  }
  api.answers('GET /users/message/:roomId', () => ({ items: said, nextCursor: null }))
  api.answers('POST /users/message/:roomId/read', { unread: 0 })
  /** From now on what the person writes reaches the server, which tells every device of theirs. */
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
    // What is left unsent would go out in the next test.
    for (const { clientId } of conversations.threadOf(roomId).unsent)
      conversations.throwAway(roomId, clientId)
  })
  return {
    roomId,
    address: `/my/message/${roomId}`,
    said,
    /** Was said before the page is opened. */
    say,
    isListed,
    takeWords,
    tell,
    /** The other side, or the product, says something while the page is open. */
    hear: (text: string, unread: number, given?: Partial<Message>) =>
      tell({ name: 'message', data: { ...say(text, given), unread } }),
    open: (given?: Partial<Room>) => {
      isListed(given)
      return open(`/my/message/${roomId}`)
    },
  }
})
