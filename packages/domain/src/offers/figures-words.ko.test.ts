import { expect, test } from 'vitest'
import { parseDay } from '../kst.ts'
import { headline, hoursText, periodText, reasonAdvice, withinText } from './figures-words.ko.ts'

test.each([
  [
    { sent: 1, matched: 1, hired: 1 },
    1,
    '1명에게 연봉을 걸고 어택해 1명과 커피챗이 이어졌고, 1명이 함께하기로 했어요',
  ],
  [{ sent: 1_200, matched: 30, hired: 0 }, 1_200, '1,200명에게 연봉을 걸고 어택해 30명과 커피챗이 이어졌어요'],
  [{ sent: 4, matched: 0, hired: 0 }, 4, '4명에게 연봉을 걸고 어택했고 아직 이어진 커피챗은 없어요'],
  [{ sent: 4, matched: 1, hired: 0 }, 6, '4명에게 연봉을 걸고 6번 어택해 1명과 커피챗이 이어졌어요'],
])('[BIZ-14] %j, sent %d offers, is said as one sentence', (people, offers, sentence) => {
  expect(headline(people, offers).join(' ')).toBe(sentence)
})

test.each([
  [0.4, '1시간 안'],
  [95.4, '95시간'],
  [120, '5일'],
])('%d hours are said as %s', (hours, text) => {
  expect(hoursText(hours)).toBe(text)
})

test('[BIZ-14] answers came within hours, or days', () => {
  expect([6, 24, 48, 168].map(withinText)).toEqual(['6시간 안', '24시간 안', '2일 안', '7일 안'])
})

test('[BIZ-14] the reason that most gave brings advice; where two lead there is none', () => {
  const rest = { code: 'OTHER', count: 10 }
  expect(reasonAdvice([{ code: 'SALARY', count: 10 }, { code: 'TIMING', count: 5 }, rest])?.join('')).toBe(
    '연봉을 꼽은 분이 가장 많아요. 보내기 전에 희망 연봉을 먼저 살펴보세요.',
  )
  expect(reasonAdvice([{ code: 'SALARY', count: 5 }, { code: 'TIMING', count: 5 }, rest])).toBeNull()
  expect(reasonAdvice([rest])).toBeNull()
})

test.each([
  ['2025-12-01', '2026-01-31', '2025년 12월 1일~2026년 1월 31일'],
  ['2026-11-18', '2026-11-18', '2026년 11월 18일'],
])('[BIZ-14] %s to %s is %s', (from, until, text) => {
  expect(periodText({ from: parseDay(from) ?? 0, until: parseDay(until) ?? 0 })).toBe(text)
})
