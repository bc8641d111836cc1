import { beforeEach, expect, test } from 'vitest'
import { queries } from '../api/queries.ts'
import { type LiveEvent, type Room, type Rooms, roomsQuery } from '../rooms/rooms.ts'
import { applyEvent } from './apply-event.ts'

const room = (roomId: string, seq: number): Room =>
  ({ roomId, unread: 0, theirSeq: 0, lastMessage: { roomId, seq } }) as Room
const message = (roomId: string, seq: number, given: object = {}) =>
  ({ id: '1', name: 'message', data: { roomId, seq, from: 'them', unread: 1, ...given } }) as LiveEvent
const rooms = () => queries.getQueryData(roomsQuery.queryKey) as Rooms
const isOutOfDate = (...queryKey: string[]) => queries.getQueryState(queryKey)?.isInvalidated

beforeEach(() => {
  queries.clear()
  queries.setQueryData(roomsQuery.queryKey, { items: [room('a', 1), room('b', 1)], unread: 0 })
  for (const key of [
    ['thread', 'a'],
    ['offers', 'list', 'all'],
    ['coffeechat', 'c'],
  ]) {
    queries.setQueryData(key, true)
  }
})

test('[MSG-1] a message moves its room to the top and counts as unread', () => {
  applyEvent(message('b', 2))
  expect(rooms().items.map(({ roomId }) => roomId)).toEqual(['b', 'a'])
  expect([rooms().unread, isOutOfDate('rooms')]).toEqual([1, false])
})

test('[MSG-1] a message of an unknown room refetches the list', () => {
  applyEvent(message('c', 1))
  expect([rooms().items.length, isOutOfDate('rooms')]).toEqual([2, true])
})

test('[MSG-1] a room that was closed or reassigned refetches the list', () => {
  applyEvent({ id: '1', name: 'room', data: { roomId: 'a' } })
  expect(isOutOfDate('rooms')).toBe(true)
})

test('[MSG-1] reading, on either side, changes the list', () => {
  applyEvent(message('b', 2))
  applyEvent({ id: '2', name: 'unread', data: { roomId: 'b', unread: 0 } })
  applyEvent({ id: '3', name: 'read', data: { roomId: 'b', seq: 2 } })
  expect([rooms().unread, rooms().items[0]?.theirSeq]).toEqual([0, 2])
})

test('[MSG-1] a stream that did not resume refetches everything, one that did nothing', () => {
  applyEvent({ id: '1', name: 'ready', data: { isResumed: true } })
  expect([isOutOfDate('rooms'), isOutOfDate('thread', 'a')]).toEqual([false, false])
  applyEvent({ id: '1', name: 'ready', data: { isResumed: false } })
  expect([isOutOfDate('rooms'), isOutOfDate('thread', 'a')]).toEqual([true, true])
  expect(isOutOfDate('offers', 'list', 'all')).toBe(false)
  applyEvent({ id: '1', name: 'ready', data: { isResumed: false } })
  expect(isOutOfDate('offers', 'list', 'all')).toBe(true)
})

test('[OFR-9] a new offer refetches the lists', () => {
  applyEvent({ id: '1', name: 'offer', data: { id: 'o', offerGroupId: null } })
  expect([isOutOfDate('offers', 'list', 'all'), isOutOfDate('rooms')]).toEqual([true, false])
})

test("[TRUST-4] the product's own line has the coffee chat read anew", () => {
  applyEvent(message('a', 2))
  expect(isOutOfDate('coffeechat', 'c')).toBe(false)
  applyEvent(message('a', 3, { from: 'system' }))
  expect(isOutOfDate('coffeechat', 'c')).toBe(true)
})
