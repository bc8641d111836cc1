import type { ApiEvent, ApiResult } from '@coffeeattack/contract/client/typing'
import type { Message } from '@coffeeattack/kit/conversation/tabConversations'
import { message as sample } from '@coffeeattack/kit/testing/message'
import { sampleId } from './offers.ts'

/** Rooms as the server returns them: with our agent 정하린, or with 이도현 of 노을클라우드. */

type Rooms = ApiResult<'GET /users/message/room'>
export type Room = Rooms['items'][number]
export type LiveEvent = ApiEvent<'GET /users/message/stream'>

export const room = (given: Partial<Room> = {}): Room => ({
  roomId: sampleId(601),
  kind: 'agent',
  company: null,
  operator: { id: sampleId(701), name: '정하린', photo: null, greeting: '무엇이든 편하게 물어보세요.' },
  coffeechatId: null,
  isClosed: false,
  canSend: true,
  nameless: null,
  theirSeq: 0,
  lastMessage: null,
  unread: 0,
  ...given,
})

/** The room that a match opens. */
export const withCompany = {
  kind: 'company',
  company: { id: sampleId(801), name: '노을클라우드', logo: null },
  operator: { id: sampleId(702), name: '이도현', photo: null, greeting: '' },
} satisfies Partial<Room>

export const rooms = (...items: Room[]): Rooms => ({
  items,
  unread: items.reduce((sum, { unread }) => sum + unread, 0),
})

/** The message with this number, a minute after the previous one. */
export function message(seq: number, text: string, given: Partial<Message> = {}): Message {
  const from = given.from ?? 'them'
  const nine = Date.parse('2026-11-15T09:00:00+09:00')
  return sample({
    id: sampleId(70_000 + seq),
    roomId: sampleId(601),
    seq,
    senderName: from === 'them' ? '정하린' : null,
    message: text,
    createdAt: new Date(nine + seq * 60_000).toISOString(),
    ...given,
  })
}
