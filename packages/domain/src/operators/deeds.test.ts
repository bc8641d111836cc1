import { expect, test } from 'vitest'
import { deedActions, deedText, readings } from './deeds.ts'

test('[BIZ-18] every deed reads as a sentence, and no two read alike', () => {
  const texts = deedActions.map((action) => deedText(action))
  for (const text of texts) expect(text).toMatch(/^[가-힣].*요$/)
  expect(new Set(texts).size).toBe(texts.length)
})

test.each([
  ['operator.disable', '서하늘 님', '서하늘 님의 계정을 막았어요'],
  ['profile.view', '노을클라우드', '후보자의 프로필을 열어 봤어요'],
  ['once.written', '노을클라우드', '지금은 쓰지 않는 일을 했어요'],
])('[BIZ-18] %s of %s: %s', (action, whose, text) => {
  expect(deedText(action, whose)).toBe(text)
})

test('[BIZ-18] what is gathered by day was only looked at', () => {
  for (const action of readings) expect(deedText(action)).toMatch(/봤어요$/)
})
