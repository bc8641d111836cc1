import { expect, test } from 'vitest'
import { causeNames, failureWords, NO_ANSWER } from './failures.ts'

test.each([
  ['CF-12001', '시간 안에 답하지 않았어요', '본인'],
  ['CF-12872', '세 번째까지 확인이 없었어요', '본인'],
  ['CF-12200', '기관에 연결하지 못했어요', '기관'],
  [NO_ANSWER, '기관이 답하지 않았어요', '기관'],
  ['CF-00001', '필요한 값을 빠뜨렸어요', '우리'],
  ['CF-77777', '처음 보는 코드예요', '우리'],
])('[BIZ-18] %s: %s, by %s', (code, words, cause) => {
  const told = failureWords(code)
  expect([told.words, causeNames[told.cause]]).toEqual([words, cause])
})
