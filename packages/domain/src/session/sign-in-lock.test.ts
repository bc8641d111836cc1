import { expect, test } from 'vitest'
import { afterWrongTry, isLocked, type Tries } from './sign-in-lock.ts'

const NOW = new Date('2026-11-10T03:00:00Z')
const fresh: Tries = { failedSignIns: 0, lockedUntil: null }

test('[BIZ-1] five wrong passwords lock the account for ten minutes, four do not', () => {
  let tries = fresh
  for (let count = 1; count <= 4; count++) {
    tries = afterWrongTry(tries, NOW)
    expect(isLocked(tries, NOW)).toBe(false)
  }
  tries = afterWrongTry(tries, NOW)
  expect(isLocked(tries, NOW)).toBe(true)
  expect(isLocked(tries, new Date('2026-11-10T03:09:59.999Z'))).toBe(true)
  expect(isLocked(tries, new Date('2026-11-10T03:10:00Z'))).toBe(false)
})

test('[BIZ-1] after the rest there are five tries again', () => {
  const rested: Tries = { failedSignIns: 0, lockedUntil: new Date('2026-11-10T02:59:00Z') }
  expect(afterWrongTry(rested, NOW)).toEqual({ failedSignIns: 1, lockedUntil: null })
})
