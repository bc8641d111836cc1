import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  cutTo,
  lengthOf,
  TEXT_AREA,
  lengthProblem,
  textAreaState,
  isSafeText,
  unsafeProblem,
} from './length.ts'
import { givenName, politeName } from './names.ts'
import { clockText, DEBOUNCE_MS } from './timings.ts'

test('[VAL-16] a text area holds 1000 characters unless told otherwise, in 5 to 10 rows', () => {
  expect(TEXT_AREA).toEqual({ limit: 1000, minRows: 5, maxRows: 10 })
})

test('[VAL-16] the counter counts, and the message appears at the limit', () => {
  expect(textAreaState('가'.repeat(79))).toEqual({ length: 79, counter: '79 / 1,000', message: null })
  expect(textAreaState('가'.repeat(999)).message).toBeNull()
  expect(textAreaState('가'.repeat(1000))).toMatchObject({
    counter: '1,000 / 1,000',
    message: '1000자까지 작성 가능해요',
  })
  expect(textAreaState('가'.repeat(300), 300).message).toBe('300자까지 작성 가능해요')
})

test('[VAL-16] exactly the limit may be sent, one more may not', () => {
  expect(lengthProblem('가'.repeat(1000))).toBeNull()
  expect(lengthProblem('가'.repeat(1001))).toBe('1000자까지 작성 가능해요')
})

test('[VAL-16] a syllable typed apart and an emoji count once', () => {
  expect(lengthOf('한글'.normalize('NFD'))).toBe(2)
  expect(lengthOf('😀a')).toBe(2)
  expect(lengthOf('')).toBe(0)
})

test('[VAL-16] cutting keeps whole characters and never more than the limit', () => {
  const text = fc.string({ unit: 'binary' })
  fc.assert(
    fc.property(text, fc.nat(20), (any, limit) => {
      const cut = cutTo(any, limit)
      expect(any.normalize('NFC').startsWith(cut)).toBe(true)
      expect(lengthOf(cut)).toBe(Math.min(limit, lengthOf(any)))
    }),
  )
})

test('NUL and halves of characters are refused anywhere in a text', () => {
  expect(['', '안녕', '😀', 'a\nb\t'].every(isSafeText)).toBe(true)
  for (const text of ['\0', 'a\0b', '\ud83d', 'a\ude00', '\ude00\ud83d'])
    expect(unsafeProblem(text)).toBe('사용할 수 없는 문자가 들어 있어요.')
})

test.each([
  ['한지우', '지우'],
  ['남궁지우', '지우'],
  ['남궁민', '남궁민'],
  ['황보지우', '지우'],
  ['이황', '이황'],
  ['한', '한'],
  ['Jiwoo', 'Jiwoo'],
])('the given name of %s is %s', (name, given) => {
  expect(givenName(name)).toBe(given)
  expect(politeName(name)).toBe(`${given} 님`)
})

test('a running timer shows a begun second, and 0:00 only when it is over', () => {
  expect([300_000, 292_000, 59_001, 1, 0, -5].map(clockText)).toEqual([
    '5:00',
    '4:52',
    '1:00',
    '0:01',
    '0:00',
    '0:00',
  ])
})

test('[UI-4] searches rest 200, 300 or 500 ms, schools 500; adding a hashtag 100', () => {
  const { hashtagAdd, ...searches } = DEBOUNCE_MS
  expect([...new Set(Object.values(searches))].toSorted((a, b) => a - b)).toEqual([200, 300, 500])
  expect(searches.schoolSearch).toBe(500)
  expect(hashtagAdd).toBe(100)
})
