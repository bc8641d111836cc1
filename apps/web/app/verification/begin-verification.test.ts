import type { Api } from '@coffeeattack/contract/client'
import { expect, test } from 'vitest'
import type { VerificationState } from '../sessions/kept-state.ts'
import { type Application, beginVerification } from './begin-verification.ts'

const application: Application = {
  name: '한지우',
  birthday: '19950314',
  gender: '여성',
  phone: '01020010001',
  jobLabel: '개발',
  jobSubLabel: '백엔드 개발자',
  reapply: false,
}
const pass = { type: 'pass', loginTypeLevel: 5, telecom: 1 } as const
const login = { userId: 'u', accessToken: 'a', refreshToken: 'r' }
const twoWay = {
  id: 'i',
  cfid: 'c',
  jobIndex: 0,
  threadIndex: 0,
  jti: 'j',
  twoWayTimestamp: 7,
  loginTypeLevel: 5,
}

function beginning(answers: Record<string, unknown> = {}) {
  const all: Record<string, unknown> = {
    'GET /users/exist': { existence: false },
    'POST /v2/users': login,
    'POST /v3/users/verify': { ...twoWay, expiresAt: '2026-11-15T00:05:00Z' },
    ...answers,
  }
  const calls: [key: string, input: unknown][] = []
  const sentUnder = new Set<string>()
  const signedIn: unknown[] = []
  let kept: Partial<VerificationState> | null = null
  const api = (async (key: string, input: unknown) => {
    calls.push([key, input])
    if (all[key] instanceof Error) throw all[key]
    return all[key]
  }) as unknown as Api
  const begin = (given: Application = application) =>
    beginVerification(given, pass, {
      api,
      key: 'key',
      sentUnder,
      signIn: (tokens) => void signedIn.push(tokens),
      keep: (state) => (kept = state),
      now: () => new Date('2026-11-15T00:00:00Z'),
    })
  return { begin, all, calls, signedIn, kept: () => kept, keys: () => calls.map(([key]) => key) }
}

test('[VER-2] checks whether the person exists, starts the participation, then requests the confirmation', async () => {
  const { begin, calls, signedIn, kept, keys } = beginning()
  expect(await begin()).toBe('waiting')
  expect(keys()).toEqual(['GET /users/exist', 'POST /v2/users', 'POST /v3/users/verify'])
  expect(signedIn).toEqual([login])
  expect(calls[2]?.[1]).toMatchObject({
    body: { ...pass, phone: '01020010001', reapply: false, isRestart: false },
  })
  expect(kept()).toMatchObject({
    cfid: 'c',
    name: '한지우',
    telecom: 1,
    startedAt: '2026-11-15T00:00:00.000Z',
  })
})

test('[VER-17] a repeated verification skips the check and carries its flags', async () => {
  const { begin, calls, keys } = beginning()
  expect(await begin({ ...application, reapply: true })).toBe('waiting')
  expect(keys()).toEqual(['POST /v2/users', 'POST /v3/users/verify'])
  expect(calls[1]?.[1]).toMatchObject({ body: { reapply: true, isRestart: true } })
})

test('[VER-3] another login’s earlier participation ends it before anything is created', async () => {
  const { begin, keys, signedIn } = beginning({ 'GET /users/exist': { existence: true } })
  expect(await begin()).toBe('previous')
  expect(keys()).toEqual(['GET /users/exist'])
  expect(signedIn).toEqual([])
})

test('one’s own unfinished participation is continued', async () => {
  const { begin } = beginning({ 'GET /users/exist': { existence: true, userId: 'u' } })
  expect(await begin()).toBe('waiting')
})

test('[VER-3] 208 on verify stores no request', async () => {
  const { begin, kept } = beginning({ 'POST /v3/users/verify': { existence: true } })
  expect(await begin()).toBe('previous')
  expect(kept()).toBeNull()
})

test('[VER-2] a participation whose response was lost is resent with its key, not taken for an earlier one', async () => {
  const { begin, all, calls, keys } = beginning({ 'POST /v2/users': new TypeError('Failed to fetch') })
  await expect(begin()).rejects.toThrow('Failed to fetch')
  all['GET /users/exist'] = { existence: true }
  all['POST /v2/users'] = login
  expect(await begin()).toBe('waiting')
  expect(keys()).toEqual(['GET /users/exist', 'POST /v2/users', 'POST /v2/users', 'POST /v3/users/verify'])
  expect(calls[1]).toEqual(calls[2])
  expect(calls[2]?.[1]).toMatchObject({ idempotencyKey: 'key' })
})
