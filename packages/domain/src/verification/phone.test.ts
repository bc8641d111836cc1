import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { PHONE, phoneAsTyped, phoneDigits, phoneProblem, phoneSpellingProblem } from './phone.ts'

test.each(['010-1234-5678', '01012345678', '011-123-4567', '0111234567', '019-9999-0000', '010-123-4567'])(
  '[VAL-2] %s is a mobile number',
  (phone) => {
    expect(phoneProblem(phone)).toBeNull()
  },
)

test.each(['02-123-4567', '012-1234-5678', '010-1234-56789', '010 1234 5678', '010-12345678', 'abc'])(
  '[VAL-2] %s is not',
  (phone) => {
    expect(phoneProblem(phone)).toBe('정확한 휴대전화 번호를 입력해 주세요')
  },
)

test('[VAL-2] an empty field has a message of its own', () => {
  expect(phoneProblem('')).toBe('휴대전화 번호를 입력해주세요')
})

test.each([
  ['010-1234-5678', '01012345678'],
  ['+82 010-1234-5678', '01012345678'],
  ['0082 10 1234 5678', '01012345678'],
  ['82-11-123-4567', '0111234567'],
  ['０１０１２３４５６７８', '01012345678'],
])('[VAL-2] %s is sent as %s', (spelt, digits) => {
  expect(phoneDigits(spelt)).toBe(digits)
})

test('[VAL-2] hyphens appear while typing', () => {
  const typed = ['0', '01', '010', '0101', '010-1234', '010-12345', '010-1234-5678', '010-1234-56789']
  expect(typed.map(phoneAsTyped)).toEqual([
    '0',
    '01',
    '010',
    '010-1',
    '010-1234',
    '010-1234-5',
    '010-1234-5678',
    '010-1234-5678',
  ])
  expect(phoneAsTyped('0111234567')).toBe('011-123-4567')
  expect(phoneAsTyped('01112345678')).toBe('011-1234-5678')
})

test('[VAL-2] whatever is typed, the field holds at most 13 characters and typing over it changes nothing', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const shown = phoneAsTyped(text)
      expect(shown.length).toBeLessThanOrEqual(PHONE.maxLength)
      expect(phoneAsTyped(shown)).toBe(shown)
      expect(shown).toMatch(/^[\d-]*$/)
    }),
  )
})

test('[VAL-2] a number that passes as shown passes as sent', () => {
  const mobile = fc.tuple(
    fc.constantFrom('010', '011', '016', '017', '018', '019'),
    fc.stringMatching(/^\d{8}$/),
  )
  fc.assert(
    fc.property(mobile, ([prefix, rest]) => {
      const shown = phoneAsTyped(prefix + rest)
      expect(phoneProblem(shown)).toBeNull()
      expect(phoneProblem(phoneDigits(shown))).toBeNull()
    }),
  )
})

test.each(['01012345678', '010 1234 5678', '+821012345678', '０１０-1234-5678'])(
  '[VAL-2] %s is a spelling of a mobile number',
  (text) => {
    expect(phoneSpellingProblem(text)).toBeNull()
    expect(phoneDigits(text)).toBe('01012345678')
  },
)

test.each(['', '010-1234-56', '02-123-4567', '01012345678x', '010.1234.5678', "010' or 1=1"])(
  '[VAL-2] %o is no mobile number in any spelling',
  (text) => expect(phoneSpellingProblem(text)).not.toBeNull(),
)
