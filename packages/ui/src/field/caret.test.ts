import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { caretAfterFormat } from './caret.ts'
import { groupDigits } from './groupDigits.ts'

const phone = (raw: string) => {
  const d = raw.replace(/\D/g, '').slice(0, 11)
  return [d.slice(0, 3), d.slice(3, 7), d.slice(7)].filter(Boolean).join('-')
}

test.each([
  ['at the end it stays at the end', '01012345', 8, phone, 10],
  ['a digit typed inside keeps the caret behind it', '010-91234-567', 5, phone, 5],
  ['a digit that moves the separators pulls the caret along', '1,2934', 4, groupDigits, 4],
  ['a dropped letter does not move it', '01a0-1234', 3, phone, 2],
  ['after deleting a hyphen it waits before the new one', '0101234', 3, phone, 3],
  ['at the start it stays at the start', '1234', 0, groupDigits, 0],
] as const)('%s', (_, raw, caret, format, expected) => {
  expect(caretAfterFormat(raw, caret, format)).toBe(expected)
})

test('the caret never loses or passes a digit', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9]{1,11}$/), fc.nat(), (digits, seed) => {
      const raw = phone(digits)
      const caret = seed % (raw.length + 1)
      const formatted = phone(raw)
      const after = caretAfterFormat(raw, caret, phone)
      expect(formatted.slice(0, after).replace(/\D/g, '')).toBe(raw.slice(0, caret).replace(/\D/g, ''))
    }),
  )
})
