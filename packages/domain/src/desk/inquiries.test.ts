import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  ANSWER,
  answerMail,
  answerText,
  nextAttemptAt,
  contactProblem,
  readContact,
  pageOf,
  topicOf,
} from './inquiries.ts'

test.each([
  ['010-1234-5678', { kind: 'phone', address: '01012345678' }],
  [' +82 10 1234 5678 ', { kind: 'phone', address: '01012345678' }],
  ['jiwoo@mail.example', { kind: 'mail', address: 'jiwoo@mail.example' }],
  ['', null],
  ['카톡으로 주세요', null],
  ['02-123-4567', null],
])('[BIZ-4] a visitor is answered at %j', (typed, contact) => {
  expect(readContact(typed)).toEqual(contact)
})

test('[BIZ-4] a contact is optional, but not half of one', () => {
  expect([contactProblem(''), contactProblem('  '), contactProblem('010-1234-5678')]).toEqual([
    null,
    null,
    null,
  ])
  expect(contactProblem('010-12')).toBe('휴대전화 번호나 이메일을 정확히 입력해 주세요.')
})

test.each([
  ['/my/result/curation/0198', '받은 어택'],
  ['/my/attack', '받은 어택'],
  ['/my/message', '메시지'],
  ['/submit_kakao/nocareer', '경력과 소득 인증'],
  ['/login', '로그인'],
  ['/my/account/withdraw', '설정과 내 정보'],
  ['/myself', '서비스 이용'],
  ['', '서비스 이용'],
])('[BIZ-4] an inquiry from %s is about %s', (from, topic) => {
  expect(topicOf(from)).toBe(topic)
})

test('[BIZ-4] only the page is kept of where somebody came from', () => {
  expect(pageOf('/login?from=%2Fmy#code')).toBe('/login')
  for (const elsewhere of ['https://evil.example', '//evil.example', 'javascript:alert(1)', '\\\\evil'])
    expect(pageOf(elsewhere)).toBe('')
  fc.assert(
    fc.property(fc.string(), (from) => {
      expect(pageOf(from)).toMatch(/^$|^\/(?!\/)[^?#\s]*$/)
    }),
  )
})

test('an answer is tried again ever later', () => {
  const now = new Date('2026-11-15T03:00:00Z')
  const waits = Array.from({ length: ANSWER.attempts }, (_, place) => nextAttemptAt(place + 1, now))
  expect(waits.map((at) => (at.getTime() - now.getTime()) / 60_000)).toEqual([1, 4, 16, 64, 256])
})

test('an answer to a visitor carries the words it answers', () => {
  expect(answerText({ answer: '네, 돼요.', message: '될까요?' })).toBe(
    '[커피어택] 문의하신 내용에 답을 드려요.\n\n네, 돼요.\n\n남기신 문의: 될까요?',
  )
})

test('[BIZ-4] by mail the answer comes first, and the words it answers in small print', () => {
  expect(answerMail({ answer: '네, 돼요.', message: '될까요?' })).toEqual({
    subject: '[커피어택] 문의하신 내용에 답을 드려요',
    heading: '문의하신 내용에 답을 드려요',
    paragraphs: ['네, 돼요.'],
    notes: ['남기신 문의: 될까요?'],
  })
})
