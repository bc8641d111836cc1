import { expect, test } from 'vitest'
import { linesOf, partsOf, type ShownLine } from './lines.ts'
import type { Message } from './threads.ts'

const told = (id: string, given: Partial<Message> = {}): Message => ({
  id,
  roomId: 'room',
  seq: 1,
  from: 'me',
  senderName: '이루다',
  type: 'text',
  message: `말 ${id}`,
  isMine: true,
  isRead: false,
  isHidden: false,
  targetId: null,
  offer: null,
  survey: null,
  clientId: null,
  createdAt: '2026-11-15T05:14:00.000Z',
  ...given,
})

test('[MSG-1] what is on its way stands after what was told', () => {
  const at = new Date('2026-11-15T05:15:00Z')
  const lines = linesOf({
    told: [told('a', { from: 'system', senderName: null }), told('b', { from: 'them' })],
    unsent: [{ clientId: 'c', text: '네', at, state: 'refused' }],
  })
  expect(lines.map(({ id, side, state, text }) => [id, side, state, text])).toEqual([
    ['a', 'system', 'sent', '말 a'],
    ['b', 'theirs', 'sent', '말 b'],
    ['c', 'mine', 'failed', '네'],
  ])
})

test('a line that carries a card is the last of its part', () => {
  const lines = linesOf({
    told: [told('a'), told('b', { type: 'offer', targetId: 'offer' }), told('c'), told('d')],
    unsent: [],
  })
  const parts = partsOf({ lines: lines as [ShownLine, ...ShownLine[]] })
  expect(parts.map((part) => part.map(({ id }) => id))).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
})
