import { afterEach, expect, test, vi } from 'vitest'
import { createClient } from '../client.ts'
import { base, failureOf, setUp } from '../testing/client-set-up.ts'
import { fakeServer, memoryStore, refusal } from '../testing/fake-server.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('[AUTH-4] twenty calls that fail at once share one refresh and are retried once each', async () => {
  const { server, tokens, api } = setUp({ access: 'a0' })
  const answers = await Promise.all(Array.from({ length: 20 }, () => api('GET /v3/users/my')))
  expect(answers).toHaveLength(20)
  expect(server.refreshes).toEqual(['r1'])
  expect(server.seen.filter(({ url }) => url.endsWith('/my'))).toHaveLength(40)
  expect([tokens.access(), tokens.refresh()]).toEqual(['a2', 'r2'])
})

test('[AUTH-4] so they do in a browser without locks', async () => {
  vi.stubGlobal('navigator', {})
  const { server, api } = setUp({ access: 'a0' })
  await Promise.all(Array.from({ length: 20 }, () => api('GET /v3/users/my')))
  expect(server.refreshes).toEqual(['r1'])
})

test('[AUTH-4] a call that fails after the refresh ended takes the new token without another one', async () => {
  const { server, tokens, api } = setUp({ access: 'a0' })
  const late = server.fetch
  let first = true
  const slow = createClient({
    base,
    tokens,
    onExpired: () => {},
    fetch: async (url, init) => {
      const response = await late(url, init)
      if (first) await new Promise((done) => setTimeout(done, 40))
      first = false
      return response
    },
  })
  await Promise.all([api('GET /v3/users/my'), slow('GET /v3/users/my')])
  expect(server.refreshes).toHaveLength(1)
})

test('[AUTH-4] the retry is made once: a second expired answer is the answer', async () => {
  const { server, onExpired, api } = setUp({ answer: () => refusal(401, 'EXPIRED_TOKEN') })
  const error = await failureOf(api('GET /v3/users/my'))
  expect([error.status, error.code]).toEqual([401, 'EXPIRED_TOKEN'])
  expect(server.seen.filter(({ url }) => url.endsWith('/my'))).toHaveLength(2)
  expect(server.refreshes).toHaveLength(1)
  expect(onExpired).not.toHaveBeenCalled()
})

test('[AUTH-8] when the refresh is refused the login ends once, whoever waited for it', async () => {
  const { server, tokens, onExpired, api } = setUp({ access: 'a0', refresh: 'stolen' })
  const failures = await Promise.all(Array.from({ length: 20 }, () => failureOf(api('GET /v3/users/my'))))
  expect(new Set(failures.map(({ code }) => code))).toEqual(new Set(['EXPIRED_TOKEN']))
  expect(onExpired).toHaveBeenCalledTimes(1)
  expect(tokens.cleared).toBe(1)
  expect(server.refreshes).toEqual(['stolen'])
})

test('[AUTH-8] an expired token without a refresh token ends the login', async () => {
  const { server, onExpired, api } = setUp({ access: 'a0', refresh: null })
  await failureOf(api('GET /v3/users/my'))
  expect(server.refreshes).toEqual([])
  expect(onExpired).toHaveBeenCalledTimes(1)
})

test('a refresh that the network lost ends no login', async () => {
  const { server, tokens, onExpired, api } = setUp({ access: 'a0' })
  server.answerRefresh(() => {
    throw new TypeError('fetch failed')
  })
  const error = await failureOf(api('GET /v3/users/my'))
  expect(error.code).toBe('NETWORK_FAILED')
  expect(onExpired).not.toHaveBeenCalled()
  expect(tokens.refresh()).toBe('r1')
  server.answerRefresh(() => null)
  await api('GET /v3/users/my')
  expect(tokens.access()).toBe('a2')
})

test('a server in trouble during the refresh ends no login', async () => {
  const { server, onExpired, api } = setUp({ access: 'a0' })
  server.answerRefresh(() => new Response('bad gateway', { status: 502 }))
  expect((await failureOf(api('GET /v3/users/my'))).status).toBe(502)
  expect(onExpired).not.toHaveBeenCalled()
})

test('[AUTH-4] two tabs that share a token store make one refresh', async () => {
  const server = fakeServer()
  const tokens = memoryStore('a0', 'r1')
  const tab = () => createClient({ base, fetch: server.fetch, tokens, onExpired: () => {} })
  const [one, two] = [tab(), tab()]
  const calls = [one, two, one, two].map((api) => api('GET /v3/users/my'))
  expect(await Promise.all(calls)).toHaveLength(4)
  expect(server.refreshes).toEqual(['r1'])
})

test('[AUTH-5] without locks, a tab whose refresh lost the race takes the winner’s tokens', async () => {
  vi.stubGlobal('navigator', {})
  const server = fakeServer()
  const tokens = memoryStore('a0', 'r1')
  const onExpired = vi.fn<() => void>()
  const tab = () => createClient({ base, fetch: server.fetch, tokens, onExpired })
  const answers = await Promise.all([tab()('GET /v3/users/my'), tab()('GET /v3/users/my')])
  expect(answers).toHaveLength(2)
  expect(server.refreshes).toEqual(['r1', 'r1'])
  expect(onExpired).not.toHaveBeenCalled()
  expect(tokens.access()).toBe('a2')
})

test('401 UNAUTHORIZED is not refreshed', async () => {
  const { server, api } = setUp({ answer: () => refusal(401, 'UNAUTHORIZED') })
  expect((await failureOf(api('GET /v3/users/my'))).code).toBe('UNAUTHORIZED')
  expect(server.refreshes).toEqual([])
})

test('an abort is the caller’s own and stays an abort, also while the refresh is under way', async () => {
  const { server, tokens, api } = setUp({ access: 'a0' })
  const controller = new AbortController()
  server.answerRefresh(() => {
    controller.abort()
    return null
  })
  const error = await failureOf(api('GET /v3/users/my', { signal: controller.signal }))
  expect(error.name).toBe('AbortError')
  expect(server.seen.filter(({ url }) => url.endsWith('/my'))).toHaveLength(1)
  expect(tokens.access()).toBe('a2')
})

test('a console client refreshes with the console’s call', async () => {
  const server = fakeServer()
  const tokens = memoryStore('a0', 'r1')
  const refreshCall = 'GET /console/auth/refresh'
  const api = createClient({ base, fetch: server.fetch, tokens, onExpired: () => {}, refreshCall })
  await api('GET /console/me')
  expect(server.seen[1]?.url).toBe(`${base}/console/auth/refresh`)
})
