import { expect, test } from 'vitest'
import { detailText } from './details.ts'

const ID = '01939a3e-0000-7000-8000-000000000000'

test.each([
  ['changed', 'name, aliases', '바꾼 항목 이름, 다른 이름'],
  ['role', 'agent', '역할 에이전트'],
  ['feeRate', '7% → 8.5%', '성공 보수 7% → 8.5%'],
  ['from', '2026-12', '2026년 12월부터'],
  [
    'quota',
    '월 50건 · 하루 10건 → 월 80건 · 하루 15건',
    '어택 한도 월 50건 · 하루 10건 → 월 80건 · 하루 15건',
  ],
  ['kind', 'audit', '자료 기록'],
  ['reason', 'name, role', '이유 name, role'],
  ['candidateIds', `${ID}, ${ID}, ${ID}`, '후보자 3명'],
])('[BIZ-6] %s %s reads %s', (name, value, text) => {
  expect(detailText(name, value)).toBe(text)
})

test.each([
  ['messageId', ID],
  ['to', ID],
  ['from', ID],
  ['unheard', 'of'],
])('[BIZ-18] %s is technical and hidden', (name, value) => {
  expect(detailText(name, value)).toBeNull()
})
