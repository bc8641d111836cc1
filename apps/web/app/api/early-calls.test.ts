import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EARLY_CALLS, type EarlyCalls, earlyCallsScript } from '../layout/document/inline-scripts.ts'
import { asksEarly, earlyPaths, fetchEarly, forgetEarlyCalls, isOpening } from './early-calls.ts'

const window: { [EARLY_CALLS]?: EarlyCalls } = {}
const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()

beforeEach(() => {
  delete window[EARLY_CALLS]
  fetch.mockReset().mockImplementation(async (url) => new Response(url))
  vi.stubGlobal('window', window)
  vi.stubGlobal('fetch', fetch)
})
afterEach(() => void vi.unstubAllGlobals())

/** As the head of a page at this address does. */
function openPage(pathname: string, calls: string, token: string | null = 'a-token') {
  const document = { currentScript: { dataset: { calls } } }
  const localStorage = { getItem: (key: string) => (key === 'token' ? token : null) }
  runInNewContext(earlyCallsScript, { document, localStorage, location: { pathname }, fetch, window })
}

const get = (token = 'a-token') => ({ method: 'GET', headers: { authorization: `Bearer ${token}` } })
const asked = () => fetch.mock.calls.map(([url]) => url)

test('what the routes of a page name is asked for by its head, an id out of its address', () => {
  const handles = [undefined, asksEarly('GET /v3/users/my'), asksEarly('GET /v2/users/offers/:id')]
  openPage('/my/result/7', earlyPaths(handles))
  expect(asked()).toEqual(['/api/v3/users/my', '/api/v2/users/offers/7'])
  expect(isOpening()).toBe(true)
})

test('the client takes each answer once, in place of a request of its own', async () => {
  openPage('/my', '/v3/users/my')
  await fetchEarly('/api/v3/users/my', get())
  expect(asked()).toHaveLength(1)
  await fetchEarly('/api/v3/users/my', get())
  expect(asked()).toHaveLength(2)
})

test('another login, another kind of call and a page that stands already send their own', async () => {
  openPage('/my', '/v3/users/my')
  await fetchEarly('/api/v3/users/my', get('a-newer-token'))
  await fetchEarly('/api/v3/users/my', { ...get(), method: 'PATCH' })
  forgetEarlyCalls()
  await fetchEarly('/api/v3/users/my', get())
  expect(asked()).toHaveLength(4)
  expect(isOpening()).toBe(false)
})

test('what did not get through is sent once more', async () => {
  fetch.mockRejectedValueOnce(new TypeError('network'))
  openPage('/my', '/v3/users/my')
  expect((await fetchEarly('/api/v3/users/my', get())).ok).toBe(true)
  expect(asked()).toHaveLength(2)
})

test('[ROUTE-7] without a login nothing is asked', () => {
  openPage('/my', '/v3/users/my', null)
  expect(asked()).toEqual([])
  expect(isOpening()).toBe(false)
})
