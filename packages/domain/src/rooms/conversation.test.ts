import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { kstDay } from '../kst.ts'
import { conversationDays, type Line, type LineState, type Side } from './conversation.ts'

const line = (side: Side, time: string, given: Partial<Line> = {}): Line => ({
  side,
  at: new Date(`2026-11-${time}+09:00`),
  state: 'sent',
  ...given,
})
const shape = (lines: readonly Line[]) =>
  conversationDays(lines).map(({ groups }) => groups.map(({ side, lines: said }) => `${side} ${said.length}`))

test('[MSG-1] what one side says within a minute is one group', () => {
  expect(
    shape([
      line('theirs', '15T14:14:02'),
      line('theirs', '15T14:14:59'),
      line('theirs', '15T14:15:00'),
      line('mine', '15T14:15:10'),
      line('theirs', '15T14:15:20'),
    ]),
  ).toEqual([['theirs 2', 'theirs 1', 'mine 1', 'theirs 1']])
})

test("[MSG-1] days are Seoul's", () => {
  const lines = [line('theirs', '15T23:59:59'), line('theirs', '16T00:00:00')]
  expect(conversationDays(lines).map(({ day }) => day)).toEqual(lines.map(({ at }) => kstDay(at)))
  expect(shape(lines)).toEqual([['theirs 1'], ['theirs 1']])
})

test('[MSG-1] two people of the other side, a line of the product and a failed one are not mixed', () => {
  expect(
    shape([
      line('theirs', '15T14:14:02', { name: '이도현' }),
      line('theirs', '15T14:14:03', { name: '정하린' }),
      line('system', '15T14:14:04'),
      line('system', '15T14:14:05'),
      line('mine', '15T14:14:06', { state: 'sending' }),
      line('mine', '15T14:14:07', { state: 'failed' }),
      line('mine', '15T14:14:08', { state: 'failed' }),
    ]),
  ).toEqual([['theirs 1', 'theirs 1', 'system 1', 'system 1', 'mine 1', 'mine 1', 'mine 1']])
})

test('[MSG-1] a card closes its group', () => {
  expect(
    shape([
      line('theirs', '15T14:14:02'),
      line('theirs', '15T14:14:03', { hasCard: true }),
      line('theirs', '15T14:14:04'),
    ]),
  ).toEqual([['theirs 2', 'theirs 1']])
})

test('[MSG-1] a slow clock moves no line before the one it follows', () => {
  expect(shape([line('theirs', '16T00:00:10'), line('mine', '15T23:59:58', { state: 'sending' })])).toEqual([
    ['theirs 1', 'mine 1'],
  ])
})

test('[MSG-1] every line stands in the conversation once, in its order, under rising days', () => {
  const anyLine = fc.record({
    side: fc.constantFrom<Side>('mine', 'theirs', 'system'),
    at: fc.date({ min: new Date('2026-11-01'), max: new Date('2026-11-20'), noInvalidDate: true }),
    state: fc.constantFrom<LineState>('sent', 'sending', 'failed'),
  })
  fc.assert(
    fc.property(fc.array(anyLine), (lines) => {
      const days = conversationDays(lines)
      expect(days.flatMap(({ groups }) => groups.flatMap((group) => group.lines))).toEqual(lines)
      const numbers = days.map(({ day }) => day)
      expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
    }),
  )
})
