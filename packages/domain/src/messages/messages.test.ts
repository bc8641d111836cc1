import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { catalogue } from '../errors/catalogue.ts'
import { messagePreview, messageProblem } from './message.ts'
import { isOpen, whyNotSend } from './room.ts'
import type { Room } from './room.ts'
import { badgeText, isRead, laterMark, unreadCount } from './unread.ts'

const withRecruiter: Room = {
  with: 'recruiter',
  matched: true,
  companyBlocked: false,
  companyActive: true,
  closedAt: null,
}

test('[MSG-1] a message has something to read and at most 1000 characters', () => {
  expect(messageProblem('안녕하세요')).toBeNull()
  expect(messageProblem('가'.repeat(1000))).toBeNull()
  expect(messageProblem('가'.repeat(1001))).toBe('1000자까지 작성 가능해요')
  for (const blank of ['', ' ', '\n\t\u3000']) expect(messageProblem(blank)).toBe('메시지를 입력해 주세요.')
  expect(messageProblem('a\0')).toBe('사용할 수 없는 문자가 들어 있어요.')
})

test('[MSG-1] the list of rooms shows one short line', () => {
  expect(messagePreview('안녕하세요\n\n  반가워요 ')).toBe('안녕하세요 반가워요')
  expect(messagePreview('가'.repeat(41))).toBe(`${'가'.repeat(40)}…`)
})

test('[MSG-2] a company can be written to while both sides want to talk', () => {
  expect(isOpen(withRecruiter)).toBe(true)
  const closed: Partial<Room>[] = [
    { matched: false },
    { companyBlocked: true },
    { companyActive: false },
    { closedAt: new Date(0) },
  ]
  for (const change of closed) {
    const why = whyNotSend({ ...withRecruiter, ...change })
    expect(why).toBe('MESSAGE_BLOCKED')
    expect(catalogue[why!].next).toBe('ask-support')
  }
})

test('[MSG-2] our agent can be written to without an offer', () => {
  const room: Room = {
    ...withRecruiter,
    with: 'agent',
    matched: false,
    companyActive: false,
    companyBlocked: true,
  }
  expect(whyNotSend(room)).toBeNull()
  expect(whyNotSend({ ...room, closedAt: new Date(0) })).toBe('MESSAGE_BLOCKED')
})

test('[MSG-2] a message that cannot be viewed says so and leads to the customer centre', () => {
  expect(catalogue.MESSAGE_UNAVAILABLE).toMatchObject({
    title: '메시지를 확인할 수 없습니다.',
    next: 'ask-support',
  })
})

test('[MSG-1] unread are the messages of the other side after the mark', () => {
  const messages = ['a1', 'a2', 'a3', 'b1'].map((id) => ({ id, isMine: id === 'a3' }))
  expect([null, 'a1', 'a2', 'b1'].map((mark) => unreadCount(messages, mark))).toEqual([3, 2, 1, 0])
})

test('[MSG-1] a read mark never moves back', () => {
  fc.assert(
    fc.property(fc.array(fc.uuid({ version: 7 }), { minLength: 1 }), (marks) => {
      expect(marks.reduce<string | null>(laterMark, null)).toBe(marks.toSorted().at(-1))
    }),
  )
})

test('[MSG-1] my message is read once their mark reached it', () => {
  const mine = { id: 'a5', isMine: true }
  expect([null, 'a4', 'a5', 'a6'].map((mark) => isRead(mine, mark))).toEqual([false, false, true, true])
  expect(isRead({ id: 'a1', isMine: false }, 'a9')).toBe(false)
})

test('[MSG-1] a badge shows no zero and at most two digits', () => {
  expect([0, 1, 99, 100].map(badgeText)).toEqual([null, '1', '99', '99+'])
})
