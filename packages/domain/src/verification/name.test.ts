import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { NAME, nameAsTyped, nameProblem } from './name.ts'

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
