import { expect, test } from 'vitest'
import { dropOldTokens, placeIn } from './login.ts'

test('[SAFE-3] tokens in local storage are deleted, and nothing else', () => {
  const kept = new Map([
    ['console-token', 'a'],
    ['console-refresh-token', 'r'],
    ['theme', 'dark'],
  ])
  dropOldTokens({ removeItem: (name) => kept.delete(name) })
  expect([...kept.keys()]).toEqual(['theme'])
})

test.each([
  ['/console/people', '?q=한', '', '/people?q=한'],
  ['/console/audit', '?month=2026-10', '#d7', '/audit?month=2026-10#d7'],
  ['/console/', '', '', '/'],
  ['/console', '', '', undefined],
  ['/consoles/people', '', '', undefined],
  ['/my', '', '', undefined],
])('[SAFE-3] signing in again at %s%s%s returns to %s', (pathname, search, hash, place) => {
  expect(placeIn({ pathname, search, hash })).toBe(place)
})
