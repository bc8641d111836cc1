import { ApiError } from '@coffeeattack/contract/client/api-error'
import { catalogue } from '@coffeeattack/domain/errors/catalogue'
import { notices } from '@coffeeattack/domain/errors/notices'
import { describe, expect, test, vi } from 'vitest'
import { finishMessengerLogin, type MessengerLogin } from './finish-messenger-login.ts'
import type { MessengerAttempt } from './messenger-attempt.ts'

const login: MessengerLogin = {
  accessToken: 'a',
  refreshToken: 'r',
  userId: 'u',
  certified: true,
  hint: { name: null, phone: null },
}

function arrival(kept: Partial<MessengerAttempt>) {
  const nothing: MessengerAttempt = { state: '', waitingState: '', from: '' }
  let held = { ...nothing, ...kept }
  const attempt = {
    read: () => held,
    change: (fields: Partial<MessengerAttempt>) => (held = { ...held, ...fields }),
    forget: () => void (held = nothing),
  }
  const exchange = vi.fn<() => Promise<MessengerLogin>>(async () => login)
  const signIn = vi.fn<(given: MessengerLogin, from?: string) => string>((_given, from) => from ?? '/my')
  const keepPhone = vi.fn<(phone: string) => void>()
  const finish = (query: string) =>
    finishMessengerLogin(new URLSearchParams(query), { attempt, exchange, signIn, keepPhone })
  return { attempt, exchange, signIn, keepPhone, finish }
}

const refusedWith = (code: keyof typeof catalogue, fields: Record<string, string> = {}) =>
  new ApiError({ status: catalogue[code].status, code, row: catalogue[code], fields })

test('[AUTH-1] a return with this tab’s state is exchanged once and leads to the page the person wanted', async () => {
  const { attempt, exchange, finish } = arrival({ state: 's', from: '/my/attack' })
  expect(await finish('code=c&state=s')).toEqual({ kind: 'go', to: '/my/attack' })
  expect(exchange).toHaveBeenCalledExactlyOnceWith({ code: 'c', state: 's' })
  expect(attempt.read()).toEqual({ state: '', waitingState: '', from: '' })
})

describe('[AUTH-1] makes no call', () => {
  test.each<[why: string, kept: Partial<MessengerAttempt>, query: string]>([
    ['with a foreign state', { state: 's' }, 'code=c&state=other'],
    ['with no state', { state: 's' }, 'code=c'],
    ['without a login that began here', {}, 'code=c&state=s'],
    ['with empty states on both sides', {}, 'code=c&state='],
    ['without a code', { state: 's' }, 'state=s'],
    ['with an error of the messenger', { state: 's' }, 'error=server_error&state=s'],
    ['while the state waits for the phone', { waitingState: 's' }, 'code=c&state=s'],
  ])('%s', async (_why, kept, query) => {
    const { exchange, signIn, finish } = arrival({ ...kept, from: '/my/report' })
    expect(await finish(query)).toEqual({
      kind: 'failed',
      words: catalogue.MESSENGER_LOGIN_FAILED,
      to: '/login?from=%2Fmy%2Freport',
    })
    expect(exchange).not.toHaveBeenCalled()
    expect(signIn).not.toHaveBeenCalled()
  })
})

test('[AUTH-1] a reload during the exchange sends nothing', async () => {
  const { exchange, finish } = arrival({ state: 's' })
  const first = finish('code=c&state=s')
  expect(await finish('code=c&state=s')).toMatchObject({ kind: 'failed' })
  expect(await first).toEqual({ kind: 'go', to: '/my' })
  expect(exchange).toHaveBeenCalledOnce()
})

test('cancelling at the messenger leads back to the login', async () => {
  const { exchange, finish } = arrival({ state: 's', from: '/my' })
  const outcome = await finish('error=access_denied&state=s')
  expect(outcome).toEqual({ kind: 'cancelled', to: '/login?from=%2Fmy' })
  expect(exchange).not.toHaveBeenCalled()
})

test('[AUTH-10] an earlier account leads to its phone, and the state waits for the code', async () => {
  const { attempt, exchange, keepPhone, finish } = arrival({ state: 's', from: '/my' })
  exchange.mockRejectedValue(refusedWith('PREVIOUS_PARTICIPATION', { phone: '01020010001' }))
  expect(await finish('code=c&state=s')).toEqual({ kind: 'go', to: '/login?previous=1&from=%2Fmy' })
  expect(attempt.read()).toEqual({ state: '', waitingState: 's', from: '/my' })
  expect(keepPhone).toHaveBeenCalledExactlyOnceWith('01020010001')
})

test('a messenger that cannot be reached is told, and the login starts again', async () => {
  const { exchange, finish } = arrival({ state: 's' })
  exchange.mockRejectedValue(refusedWith('MESSENGER_UNAVAILABLE'))
  const told = { kind: 'failed', words: catalogue.MESSENGER_UNAVAILABLE, to: '/login' }
  expect(await finish('code=c&state=s')).toEqual(told)
  expect(await finish('code=c&state=s')).toMatchObject({ words: catalogue.MESSENGER_LOGIN_FAILED })
  expect(exchange).toHaveBeenCalledOnce()
})

test('a call that failed on the network can be retried', async () => {
  const { exchange, finish } = arrival({ state: 's' })
  const row = notices.NETWORK_FAILED
  exchange.mockRejectedValueOnce(new ApiError({ status: 0, code: 'NETWORK_FAILED', row }))
  expect(await finish('code=c&state=s')).toMatchObject({ kind: 'failed', words: row })
  expect(await finish('code=c&state=s')).toEqual({ kind: 'go', to: '/my' })
})
