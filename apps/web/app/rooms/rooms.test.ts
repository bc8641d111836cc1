import type { Message } from '@coffeeattack/kit/conversation/tabConversations'
import { expect, test } from 'vitest'
import { rowTime } from './room-words.ts'
import { afterMessage, afterRead, afterUnread, type Room, type Rooms } from './rooms.ts'

const message = (roomId: string, seq: number) => ({ roomId, seq, message: `${roomId} ${seq}` }) as Message
const room = (roomId: string, seq: number, unread = 0) =>
  ({ roomId, unread, theirSeq: 2, lastMessage: message(roomId, seq) }) as Room
const rooms = (...items: Room[]): Rooms => ({
  items,
  unread: items.reduce((sum, { unread }) => sum + unread, 0),
})
const live = (roomId: string, seq: number, unread: number) => ({ ...message(roomId, seq), unread })

test('[MSG-1] a new message moves its room to the top, with its unread count', () => {
  const after = afterMessage(rooms(room('a', 3), room('b', 5, 1)), live('b', 6, 2))
  expect(after?.items.map(({ roomId, unread, lastMessage }) => [roomId, unread, lastMessage?.seq])).toEqual([
    ['b', 2, 6],
    ['a', 0, 3],
  ])
  expect(after?.unread).toBe(2)
})

test('[MSG-1] a repeated message changes nothing', () => {
  const before = rooms(room('a', 3), room('b', 5))
  expect(afterMessage(before, live('b', 5, 1))).toBe(before)
})

test('[MSG-1] a room that is not in the list must be fetched', () => {
  expect(afterMessage(rooms(room('a', 3)), live('c', 1, 1))).toBeNull()
})

test('[OFR-17] my question, from any device, uses up one; an answer uses none', () => {
  const nameless = { offerId: 'o', status: 'WAITING', questionsLeft: 2 } as const
  const left = (said: Partial<Message>) =>
    afterMessage(rooms({ ...room('a', 3), nameless }), { ...live('a', 4, 0), ...said })?.items[0]?.nameless
  expect(left({ from: 'me' })).toEqual({ ...nameless, questionsLeft: 1 })
  expect(left({ from: 'them' })).toEqual(nameless)
  expect(afterMessage(rooms(room('a', 3)), live('a', 4, 0))?.items[0]?.nameless).toBeUndefined()
})

test('[MSG-1] reading on another device clears the count here', () => {
  const after = afterUnread(rooms(room('a', 3, 2), room('b', 5, 1)), { roomId: 'a', unread: 0 })
  expect([after.items[0]?.unread, after.unread]).toEqual([0, 1])
})

test('[MSG-1] the other side’s read mark only moves forward', () => {
  const before = rooms(room('a', 3))
  expect(afterRead(before, { roomId: 'a', seq: 3 }).items[0]?.theirSeq).toBe(3)
  expect(afterRead(before, { roomId: 'a', seq: 1 }).items[0]?.theirSeq).toBe(2)
})

test("[MSG-1] today's carry their time, earlier ones their day", () => {
  const now = new Date('2026-11-15T14:00:00+09:00')
  const times = ['2026-11-15T00:05', '2026-11-14T23:59', '2026-11-12T10:00', '2026-10-02T10:00']
  expect(times.map((at) => rowTime(new Date(`${at}:00+09:00`), now))).toEqual([
    '오전 12:05',
    '어제',
    '3일 전',
    '10월 2일',
  ])
})
