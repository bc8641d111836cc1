import { expect, test } from 'vitest'
import { partnerTokensIn } from './tokens.ts'

test('[PUB-8] a partner’s tokens stand in session storage, under names of their own', () => {
  const held = new Map<string, string>()
  const tokens = partnerTokensIn(() => ({
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
  }))
  expect([tokens.access(), tokens.refresh()]).toEqual([null, null])
  tokens.save({ accessToken: 'a', refreshToken: 'r' })
  expect([...held]).toEqual([
    ['partner-token', 'a'],
    ['partner-refresh-token', 'r'],
  ])
  held.set('utm-id', 'visit')
  tokens.clear()
  expect([...held.keys()]).toEqual(['utm-id'])
})
