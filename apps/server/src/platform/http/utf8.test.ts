import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { utf8 } from './utf8.ts'

describe('a text as it is sent', () => {
  it('is what Node itself would send, of any letters', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(utf8(text).equals(Buffer.from(text))).toBe(true)
      }),
    ))

  it.each([
    ['nothing', ''],
    ['Korean', '백엔드 개발자'.repeat(1000)],
    ['more than what lies between holds', '가'.repeat(100_000)],
  ])('is whole: %s', (_what, text) => expect(utf8(text).toString()).toBe(text))
})
