import { ApiError } from '@coffeeattack/contract/client/api-error'
import { notices } from '@coffeeattack/domain/errors/notices'
import type { Going } from '@coffeeattack/domain/errors/row'
import { rowFor, type Step } from '@coffeeattack/domain/errors/translate'
import { expect, test } from 'vitest'
import { wordsOf } from './tell-verification.ts'
import { destination } from './use-follow.ts'

const failure = (status: number, code: string) =>
  new ApiError({ status, code, row: rowFor({ status, code }) })

test.each<[number, string, Step, string]>([
  [409, 'VERIFY_NOT_COMPLETED', 'salary', '아직 소득을 확인하지 못했어요'],
  [404, 'NOT_FOUND', 'submit', '잘못된 경로입니다.'],
  [500, 'INTERNAL', 'tax', '요청을 완료하지 못했습니다.'],
  [401, 'UNAUTHORIZED', 'submit', '로그인이 필요해요'],
])('[VER-11] %i %s at the step %s says ‘%s’', (status, code, step, title) => {
  expect(wordsOf(failure(status, code), step)).toMatchObject({ words: { title }, silent: false })
})

test('[VER-12] no career opens its page instead of a dialog, on submit and on a repeated verification; a first request tells it', () => {
  const none = failure(422, 'CAREER_NOT_FOUND')
  expect(wordsOf(none, 'submit').silent).toBe(true)
  expect(wordsOf(none, 'reapply').silent).toBe(true)
  expect(wordsOf(none, 'career').silent).toBe(false)
})

test('[AUTH-8] an expired login is told only by its own alert', () => {
  expect(wordsOf(failure(401, 'EXPIRED_TOKEN'), 'submit').silent).toBe(true)
})

test('an error that is no response is a plain failure; a network failure can be retried', () => {
  expect(wordsOf(new TypeError('ours'), 'career').words.title).toBe('요청을 완료하지 못했습니다.')
  const lost = new ApiError({ status: 0, code: 'NETWORK_FAILED', row: notices.NETWORK_FAILED })
  expect(wordsOf(lost, 'submit').words.next).toBe('retry')
})

test('[VER-3] an earlier participation leads to /my, or to the login that asks for the phone', () => {
  const next: Going = { go: '/login', signedIn: '/my' }
  expect(destination(next, true)).toBe('/my')
  expect(destination(next, false)).toBe('/login?previous=1')
})
