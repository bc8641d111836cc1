import type { ApiResult } from '@coffeeattack/contract/client/typing'
import type { Message } from '@coffeeattack/kit/conversation/tabConversations'
import { message as sample } from '@coffeeattack/kit/testing/message'
import { knownByHandle } from './candidates.ts'
import { sampleId } from './ids.ts'
import { minutesOn } from './times.ts'

/** Samples for message rooms. */

export type Room = ApiResult<'GET /console/rooms/:id'>
type Inbox = ApiResult<'GET /console/rooms'>

let rooms = 700

/** The tab caches conversations by room, so every test needs its own room. */
export function room(given: Partial<Room> = {}): Room {
  rooms += 1
  return {
    id: sampleId(rooms),
    kind: 'agent',
    candidate: knownByHandle,
    name: null,
    operator: { id: sampleId(901), name: '정하린' },
    isMine: true,
    isUnassigned: false,
    isClosed: false,
    canSend: true,
    nameless: null,
    lastMessage: null,
    lastMessageAt: minutesOn(-5),
    unread: 0,
    coffeechatId: null,
    theirSeq: 0,
    assignees: [{ id: sampleId(901), name: '정하린' }],
    offers: [],
    canAskSurvey: true,
    ...given,
  }
}

export const message = (roomId: string, given: Partial<Message> = {}): Message =>
  sample({
    id: sampleId(801),
    roomId,
    message: '이직 시기를 상의하고 싶어요',
    createdAt: minutesOn(-5),
    ...given,
  })

/** A list with these rooms. */
export function inbox(...items: Room[]): Inbox {
  const listed = items.map(
    ({
      coffeechatId: _coffeechatId,
      theirSeq: _theirSeq,
      assignees: _assignees,
      offers: _offers,
      canAskSurvey: _canAskSurvey,
      ...each
    }) => each,
  )
  const counts = { mine: items.length, unassigned: 0, unread: 0, closed: 0, all: items.length }
  return { items: listed, counts, nextCursor: null }
}
