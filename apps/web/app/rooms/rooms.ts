import type { ApiEvent, ApiResult } from '@coffeeattack/contract/client/typing'
import type { Message } from '@coffeeattack/kit/conversation/tabConversations'
import { queryOf } from '../api/client.ts'

export type Rooms = ApiResult<'GET /users/message/room'>
export type Room = Rooms['items'][number]
export type LiveEvent = ApiEvent<'GET /users/message/stream'>

/** All rooms, latest message first (MSG-1). The live stream keeps the list up to date. */
export const roomsQuery = queryOf('GET /users/message/room', ['rooms'], {}, { staleTime: 30_000 })

/** Applies an event of the live stream to the list. Null for a room that is not in the list. */
export function afterMessage(rooms: Rooms, message: Message & { unread: number }): Rooms | null {
  const room = rooms.items.find(({ roomId }) => roomId === message.roomId)
  if (!room) return null
  const { unread, ...told } = message
  // A repeated event changes nothing, not even the unread count.
  if (told.seq <= (room.lastMessage?.seq ?? 0)) return rooms
  const others = rooms.items.filter((each) => each !== room)
  return counted([{ ...room, nameless: afterAsking(room, told), lastMessage: told, unread }, ...others])
}

/** In an anonymous room each of the person's messages is a question, from any device. */
function afterAsking({ nameless }: Room, { from }: Message): Room['nameless'] {
  if (!nameless || from !== 'me') return nameless
  return { ...nameless, questionsLeft: Math.max(0, nameless.questionsLeft - 1) }
}

export function afterUnread(rooms: Rooms, { roomId, unread }: { roomId: string; unread: number }): Rooms {
  return counted(changed(rooms, roomId, (room) => ({ ...room, unread })))
}

/** The read mark never moves back. */
export function afterRead(rooms: Rooms, { roomId, seq }: { roomId: string; seq: number }): Rooms {
  return {
    ...rooms,
    items: changed(rooms, roomId, (room) => ({ ...room, theirSeq: Math.max(room.theirSeq, seq) })),
  }
}

function changed({ items }: Rooms, roomId: string, change: (room: Room) => Room): Room[] {
  return items.map((room) => (room.roomId === roomId ? change(room) : room))
}

function counted(items: Room[]): Rooms {
  return { items, unread: items.reduce((sum, { unread }) => sum + unread, 0) }
}
