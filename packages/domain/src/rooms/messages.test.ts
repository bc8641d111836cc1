import { expect, test } from 'vitest'
import { catalogue } from '../errors/catalogue.ts'
import { messagePreview, messageProblem, replyTitleProblem } from './message.ts'
import { isOpen, whyNotSend, type Room, badgeText, isRead } from './room.ts'

const withRecruiter: Room = {
  with: 'recruiter',
  matched: true,
  as: 'named',
  asked: 0,
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
  // A mark that is cut could not be drawn as one.
  expect(messagePreview(`${'가'.repeat(37)}〔전화번호〕`)).toBe(`${'가'.repeat(37)}…`)
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
    const why = whyNotSend({ ...withRecruiter, ...change }, 'CANDIDATE')
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
  expect(whyNotSend(room, 'CANDIDATE')).toBeNull()
  expect(whyNotSend({ ...room, closedAt: new Date(0) }, 'CANDIDATE')).toBe('MESSAGE_BLOCKED')
})

test('[OFR-17] an open offer may be asked about, five times by the candidate; the company answers as often as it likes', () => {
  const room: Room = { ...withRecruiter, matched: false, as: 'nameless', asked: 4 }
  expect(whyNotSend(room, 'CANDIDATE')).toBeNull()
  expect(whyNotSend({ ...room, asked: 5 }, 'CANDIDATE')).toBe('QUESTIONS_USED_UP')
  expect(whyNotSend({ ...room, asked: 5 }, 'OPERATOR')).toBeNull()
  const over: Partial<Room>[] = [
    { as: 'ended' },
    { companyBlocked: true },
    { companyActive: false },
    { closedAt: new Date(0) },
  ]
  for (const change of over)
    for (const sender of ['CANDIDATE', 'OPERATOR'] as const)
      expect(whyNotSend({ ...room, ...change }, sender)).toBe('MESSAGE_BLOCKED')
})

test('[MSG-2] a message that cannot be viewed says so and leads to the customer centre', () => {
  expect(catalogue.MESSAGE_UNAVAILABLE).toMatchObject({
    title: '메시지를 확인할 수 없습니다.',
    next: 'ask-support',
  })
})

test('[MSG-1] my message is read once their mark reached it', () => {
  const mine = { seq: 5, isMine: true }
  expect([0, 4, 5, 6].map((mark) => isRead(mine, mark))).toEqual([false, false, true, true])
  expect(isRead({ seq: 1, isMine: false }, 9)).toBe(false)
})

test('[MSG-1] a badge shows no zero and at most two digits', () => {
  expect([0, 1, 99, 100].map(badgeText)).toEqual([null, '1', '99', '99+'])
})

test('[BIZ-4] a kept answer has a short title', () => {
  expect(replyTitleProblem('일정 안내')).toBeNull()
  expect(replyTitleProblem('가'.repeat(30))).toBeNull()
  expect(replyTitleProblem('가'.repeat(31))).toBe('30자까지 작성 가능해요')
  expect(replyTitleProblem(' ')).toBe('이름을 입력해 주세요.')
})
