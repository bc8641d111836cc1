import { expect, test } from 'vitest'
import { monthAsTyped, sentMonth, typedMonth } from './month-text.ts'

test.each([
  ['2014', '2014'],
  ['20143', '2014.3'],
  ['201403', '2014.03'],
  ['2014.03', '2014.03'],
  ['2014-03-02', '2014.03'],
  ['이천', ''],
])('[PRO-8] %j typed as a month is shown as %j', (raw, text) => {
  expect(monthAsTyped(raw)).toBe(text)
})

test('[PRO-8] a month is sent in the server’s format', () => {
  expect(sentMonth('2014.03')).toBe('2014-03')
  expect(typedMonth('2014-03')).toBe('2014.03')
  expect(typedMonth(null)).toBe('')
})
