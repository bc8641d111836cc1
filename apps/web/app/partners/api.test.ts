import { expect, onTestFinished, test, vi } from 'vitest'
import { partnerTokens as tokens } from './api.ts'

test('[PUB-8] a partner’s tokens are in session storage, under keys of their own', () => {
  const held = new Map<string, string>()
  const sessionStorage = {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  }
  vi.stubGlobal('window', { sessionStorage })
  onTestFinished(() => void vi.unstubAllGlobals())
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
