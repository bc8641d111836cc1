import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  birthAsTyped,
  birthFrontOf,
  birthFrontProblem,
  birthProblem,
  genderProblem,
  isGender,
  NAME,
  nameAsTyped,
  nameProblem,
} from './person.ts'

test.each(['한지우', 'Jiwoo', '김Anna', '제갈공명', 'Zoë', '가'])('[VAL-1] %s is a name', (name) => {
  expect(nameProblem(name)).toBeNull()
})

test.each(['', ' ', '한 지우', '한지우1', '한지우!', 'ㅎㅈㅇ', '한-지우', '漢字', '😀', 'Ⅳ', 'a'.repeat(51)])(
  '[VAL-1] %j is refused with the one message',
  (name) => {
    expect(nameProblem(name)).toBe('정확한 이름을 입력해 주세요.')
  },
)

test('[VAL-1] spaces of any kind are stripped as typed', () => {
  expect(nameAsTyped(' 한 지\u00a0우\u3000\t')).toBe('한지우')
})

test('[VAL-1] a name typed apart into jamo is put together', () => {
  expect(nameAsTyped('한지우'.normalize('NFD'))).toBe('한지우')
})

test('[VAL-1] whatever is typed, no space stays, and Korean syllables alone always pass', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(nameAsTyped(text)).not.toMatch(/\s/)
    }),
  )
  const syllable = fc.integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCharCode(code))
  fc.assert(
    fc.property(fc.string({ unit: syllable, minLength: 1, maxLength: NAME.max }), (name) => {
      expect(nameProblem(name)).toBeNull()
    }),
  )
})

const WRONG = '정확한 생년월일을 입력해 주세요.'

test.each(['19000101', '20991231', '19950314', '20010231'])('[VAL-3] %s fits the pattern', (text) => {
  expect(birthProblem(text)).toBeNull()
})

test.each(['', '199503140', '18991231', '21000101', '19951301', '19950132', '1995.3.14'])(
  '[VAL-3] %j does not',
  (text) => {
    expect(birthProblem(text)).toBe(WRONG)
  },
)

test.each(['950314', '000101', '991231'])('[VAL-4] %s is a front part', (text) => {
  expect(birthFrontProblem(text)).toBeNull()
})

test.each(['', '95031', '9503140', '951301', '950132', '950100', '950014'])('[VAL-4] %j is not', (text) => {
  expect(birthFrontProblem(text)).toBe(WRONG)
})

test('[VAL-3] only digits stay, at most eight', () => {
  expect(birthAsTyped('1995년 03월 14일')).toBe('19950314')
  expect(birthAsTyped('１９９５.03.14 (음력)7')).toBe('19950314')
})

test('[VAL-4] the front of every whole date is a front part', () => {
  const date = fc.tuple(
    fc.integer({ min: 1900, max: 2099 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 31 }),
  )
  fc.assert(
    fc.property(date, (parts) => {
      const whole = parts.map((part) => String(part).padStart(2, '0')).join('')
      expect(birthProblem(whole)).toBeNull()
      expect(birthFrontOf(whole)).toBe(whole.slice(2))
      expect(birthFrontProblem(birthFrontOf(whole))).toBeNull()
    }),
  )
})

test('[VAL-5] a front part with its back digit is no birth date: the year is written out instead', () => {
  for (const back of '1234')
    for (const text of [`950314${back}`, `950314-${back}`]) expect(birthProblem(text)).toBe(WRONG)
})

test('[VAL-6] gender is one of two words and must be chosen', () => {
  expect(['남성', '여성'].every(isGender)).toBe(true)
  expect(genderProblem('남성')).toBeNull()
  for (const wrong of ['', '남', 'male', 'toString'])
    expect(genderProblem(wrong)).toBe('성별을 선택해 주세요.')
})
