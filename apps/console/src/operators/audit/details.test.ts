import { expect, test } from 'vitest'
import { detailName, detailText } from './details.ts'

test.each([
  ['changed', 'name, aliases', '바꾼 항목 이름, 다른 이름'],
  ['role', 'agent', '역할 에이전트'],
  ['feeRate', '7% → 8.5%', '성공 보수 7% → 8.5%'],
  ['kind', 'offers', '자료 제안 성과'],
  ['reason', 'name, role', '이유 name, role'],
  ['candidateIds', 'a, b, c', '후보자 3명'],
  ['unheard', 'of', 'unheard of'],
])('[BIZ-6] %s %s reads %s', (name, value, text) => {
  expect(`${detailName(name)} ${detailText(name, value)}`).toBe(text)
})
