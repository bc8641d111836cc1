import { expect, test } from 'vitest'
import { hashToken, isSameSecret } from './token-hash.ts'

test('a token is found by its hash, which does not contain it', () => {
  expect(hashToken('a-token')).toBe(hashToken('a-token'))
  expect(hashToken('a-token')).not.toBe(hashToken('b-token'))
  expect(hashToken('a-token')).toHaveLength(43)
})

test('secrets of any lengths are equal only if they are identical', () => {
  expect(isSameSecret('same', 'same')).toBe(true)
  expect(isSameSecret('same', 'some')).toBe(false)
  expect(isSameSecret('', 'same')).toBe(false)
})
