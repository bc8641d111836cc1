import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { asksEarly, earlyPaths, fetchEarly, forgetEarlyCalls, isOpening } from './early-calls.ts'
import { callsScript } from './inline.ts'
import { EARLY_CALLS, type EarlyCalls } from './names.ts'

const window: { [EARLY_CALLS]?: EarlyCalls } = {}
const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()

beforeEach(() => {
  delete window[EARLY_CALLS]
  fetch.mockReset().mockImplementation(async (url) => new Response(url))
  vi.stubGlobal('window', window)
  vi.stubGlobal('fetch', fetch)
})
afterEach(() => void vi.unstubAllGlobals())

/** Runs the head's script as at this address. */
function openPage(pathname: string, calls: string, token: string | null = 'a-token') {
  const document = { currentScript: { dataset: { calls } } }
  const localStorage = { getItem: (key: string) => (key === 'token' ? token : null) }
  runInNewContext(callsScript, { document, localStorage, location: { pathname }, fetch, window })
}

const get = (token = 'a-token') => ({ method: 'GET', headers: { authorization: `Bearer ${token}` } })
const asked = () => fetch.mock.calls.map(([url]) => url)

test('the head sends the calls that the page’s routes name, with the id from the address', () => {
  const handles = [undefined, asksEarly('GET /v3/users/my'), asksEarly('GET /v2/users/offers/:id')]
  openPage('/my/result/7', earlyPaths(handles))
  expect(asked()).toEqual(['/api/v3/users/my', '/api/v2/users/offers/7'])
  expect(isOpening()).toBe(true)
})

test('the client takes each early answer once, in place of a request of its own', async () => {
  openPage('/my', '/v3/users/my')
  await fetchEarly('/api/v3/users/my', get())
  expect(asked()).toHaveLength(1)
  await fetchEarly('/api/v3/users/my', get())
  expect(asked()).toHaveLength(2)
})

test('another token, another method and a rendered page send their own request', async () => {
  openPage('/my', '/v3/users/my')
  await fetchEarly('/api/v3/users/my', get('a-newer-token'))
  await fetchEarly('/api/v3/users/my', { ...get(), method: 'PATCH' })
  forgetEarlyCalls()
  await fetchEarly('/api/v3/users/my', get())
  expect(asked()).toHaveLength(4)
  expect(isOpening()).toBe(false)
})

test('an early request that failed on the network is sent again', async () => {
  fetch.mockRejectedValueOnce(new TypeError('network'))
  openPage('/my', '/v3/users/my')
  expect((await fetchEarly('/api/v3/users/my', get())).ok).toBe(true)
  expect(asked()).toHaveLength(2)
})

test('[ROUTE-7] without a login no call is sent', () => {
  openPage('/my', '/v3/users/my', null)
  expect(asked()).toEqual([])
  expect(isOpening()).toBe(false)
})
