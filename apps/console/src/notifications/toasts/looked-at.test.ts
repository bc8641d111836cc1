import { expect, test } from 'vitest'
import { isLookedAt } from './looked-at.ts'

test.for([
  ['/messages/1', '/messages/1', '', true],
  ['/messages/1', '/messages/1', '?filter=mine', true],
  ['/messages/1', '/messages', '', false],
  ['/offers?open=1', '/offers', '?open=2', false],
  ['/offers?open=1', '/offers', '?status=all&open=1', true],
] as const)('[BIZ-7] %s at %s%s: looked at %s', ([to, pathname, search, isSo]) => {
  expect(isLookedAt(to, { pathname, search })).toBe(isSo)
})
