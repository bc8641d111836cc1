import { expect, test } from 'vitest'
import { codeAt, secondsLeft } from './one-time-code.js'

/** The ASCII secret of RFC 6238's appendix, in base 32. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %i the code is %s', async (seconds, code) => {
  expect(await codeAt(SECRET, seconds * 1000)).toBe(code)
})

test('an invalid secret has no code', async () => {
  expect(await codeAt('', 0)).toBeNull()
  expect(await codeAt('0189', 0)).toBeNull()
})

test('a code lives thirty seconds', () => {
  expect(secondsLeft(0)).toBe(30)
  expect(secondsLeft(29_999)).toBe(1)
})
