import { expect, test } from 'vitest'
import { handedOver } from './events.ts'
import { attemptText, handoverText } from './words.ko.ts'

test.each([
  [{ status: 302, error: 'STATUS' }, '다른 주소로 넘기려 했어요 (302)'],
  [{ status: null, error: null }, '보내는 중이에요'],
] as const)('[BIZ-16] a try that ended with %o is told as %s', (attempt, text) => {
  expect(attemptText(attempt)).toBe(text)
})

test.each(handedOver)('[BIZ-16] the person reads whose program was told of %s', (what) => {
  expect(handoverText(what, '노을클라우드')).toMatch(/^노을클라우드의 채용 프로그램.*어요$/)
})
