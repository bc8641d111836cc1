import { expect, test } from 'vitest'
import { catalogue } from '../errors/catalogue.ts'
import { CONSOLE_LOGIN_MS, TOKENS, consoleLoginEnds, decideRefresh } from './tokens.ts'

const issuedAt = new Date('2026-11-15T03:00:00Z')
const after = (ms: number, from = issuedAt) => new Date(from.getTime() + ms)
const fresh = { issuedAt, usedAt: null, familyEndedAt: null }
const DAY = 24 * 60 * 60_000

test('[AUTH-5] access tokens live 15 minutes, refresh tokens 30 days', () => {
  expect(TOKENS.accessMs).toBe(900_000)
  expect(TOKENS.refreshMs).toBe(30 * DAY)
})

test('[AUTH-5] a refresh token rotates until its 30 days are over', () => {
  expect(decideRefresh(fresh, issuedAt)).toBe('rotate')
  expect(decideRefresh(fresh, after(30 * DAY - 1))).toBe('rotate')
  expect(decideRefresh(fresh, after(30 * DAY))).toBe('refuse')
})

test('[AUTH-5] a retry within 10 seconds is forgiven', () => {
  const used = { ...fresh, usedAt: after(DAY) }
  expect(decideRefresh(used, after(DAY))).toBe('forgive')
  expect(decideRefresh(used, after(DAY + 10_000))).toBe('forgive')
})

test('[AUTH-5] an old token that comes back later ends the login', () => {
  const used = { ...fresh, usedAt: after(DAY) }
  expect(decideRefresh(used, after(DAY + 10_001))).toBe('end-family')
  expect(decideRefresh(used, after(400 * DAY))).toBe('end-family')
})

test('[AUTH-5] nothing revives a login that has ended, not even the grace', () => {
  const ended = { ...fresh, familyEndedAt: issuedAt }
  expect(decideRefresh(ended, issuedAt)).toBe('refuse')
  expect(decideRefresh({ ...ended, usedAt: issuedAt }, issuedAt)).toBe('refuse')
})

test('[AUTH-4] only EXPIRED_TOKEN renews silently; any other 401 is told', () => {
  const rows = Object.values(catalogue).filter((row) => row.status === 401)
  const silent = rows.filter((row) => row.next === 'renew-token')
  expect(silent.map((row) => row.code)).toEqual(['EXPIRED_TOKEN'])
  expect(catalogue.EXPIRED_TOKEN.show).toBe('silent')
  for (const row of rows.filter((row) => row.code !== 'EXPIRED_TOKEN'))
    expect(row).toMatchObject({ show: 'dialog', next: 'sign-in-again' })
})

test('[SAFE-3] a login to the console ends thirty days after it began', () => {
  expect(CONSOLE_LOGIN_MS).toBe(30 * DAY)
  expect(consoleLoginEnds(issuedAt)).toEqual(new Date('2026-12-15T03:00:00Z'))
})
