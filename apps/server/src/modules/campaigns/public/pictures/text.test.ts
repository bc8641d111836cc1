import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutToWidth, widthOf, wrapToWidth, xml } from './text.ts'

/** Letters, markup, what XML forbids, halves of characters. */
const someText = fc.string({ unit: fc.constantFrom(...'가a1W <>&"\'\u0000\u001f\ufffe\ud83d\n', '😀') })

test('escaped text cannot end its element or attribute', () => {
  fc.assert(
    fc.property(someText, (text) => {
      const safe = xml(text)
      expect(safe).not.toMatch(/[<>"']|&(?!(amp|lt|gt|quot|apos);)/)
      expect([...safe].every((sign) => sign >= ' ' || '\t\n\r'.includes(sign))).toBe(true)
    }),
  )
})

test('a cut text fits, and a text that fits is not cut', () => {
  fc.assert(
    fc.property(someText, fc.integer({ min: 60, max: 800 }), (text, width) => {
      const cut = cutToWidth(text, 40, width)
      expect(widthOf(cut, 40)).toBeLessThanOrEqual(width)
      if (widthOf(text, 40) <= width) expect(cut).toBe(text)
    }),
  )
})

test('lines break between words, and the last one takes the rest', () => {
  expect(wrapToWidth('커리어를 인증하면 회사가 연봉을 걸고', 10, 90, 2)).toEqual([
    '커리어를 인증하면',
    '회사가 연봉을 걸고',
  ])
  expect(wrapToWidth('하나 둘 셋 넷 다섯 여섯', 10, 36, 2)).toEqual(['하나 둘', '셋 넷…'])
  expect(wrapToWidth('', 10, 36, 2)).toEqual([])
})
