import { afterEach, describe, expect, test, vi } from 'vitest'
import { createClient } from '../client.ts'
import { base, failureOf, setUp } from '../testing/client-set-up.ts'
import { fakeServer, memoryStore, refusal } from '../testing/fake-server.ts'
import { byCookie, byKeptToken, type CookieLogin, type Tokens, type TokenStore } from './refresh.ts'
import type { Fetch } from './request.ts'

const kept = (tokens: TokenStore) => byKeptToken(tokens, 'GET /auth/refresh')

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
    renewal: kept(tokens),
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

test('[AUTH-4] [AUTH-8] a renewed token that is called expired too ends the login, once for all calls', async () => {
  const { server, tokens, onExpired, api } = setUp({ answer: () => refusal(401, 'EXPIRED_TOKEN') })
  const failures = await Promise.all(Array.from({ length: 20 }, () => failureOf(api('GET /v3/users/my'))))
  expect(new Set(failures.map(({ code }) => code))).toEqual(new Set(['EXPIRED_TOKEN']))
  expect(server.seen.filter(({ url }) => url.endsWith('/my'))).toHaveLength(40)
  expect(server.refreshes).toHaveLength(1)
  expect(onExpired).toHaveBeenCalledTimes(1)
  expect([tokens.access(), tokens.refresh(), tokens.cleared]).toEqual([null, null, 1])
})

test('[AUTH-8] a second refusal of a token that was replaced meanwhile ends nothing', async () => {
  const { server, tokens, onExpired, api } = setUp({
    access: 'a0',
    answer: () => {
      tokens.save({ accessToken: 'a3', refreshToken: 'r3' })
      return refusal(401, 'EXPIRED_TOKEN')
    },
  })
  await failureOf(api('GET /v3/users/my'))
  expect(server.refreshes).toHaveLength(1)
  expect(onExpired).not.toHaveBeenCalled()
  expect(tokens.access()).toBe('a3')
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
  const tab = () => createClient({ base, fetch: server.fetch, renewal: kept(tokens), onExpired: () => {} })
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
  const tab = () => createClient({ base, fetch: server.fetch, renewal: kept(tokens), onExpired })
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

/** A console's tab: its access token in its own memory, its refresh token in the browser's cookies. */
function consoleTab(server: ReturnType<typeof cookieServer>, access: string | null) {
  const login: CookieLogin = {
    access: () => access,
    save: (token) => void (access = token),
    clear: () => void (access = null),
  }
  const onExpired = vi.fn<() => void>()
  const renewal = byCookie(login, 'POST /console/auth/refresh')
  return { login, onExpired, api: createClient({ base, fetch: server.fetch, renewal, onExpired }) }
}

/** The console's side of the token protocol: what the cookie holds is the browser's and the server's alone. */
function cookieServer() {
  const server = fakeServer()
  let cookie = 'r1'
  return {
    ...server,
    signOut: () => void (cookie = ''),
    fetch: ((url, init) => {
      if (!url.endsWith('/console/auth/refresh')) return server.fetch(url, init)
      server.seen.push({ method: init.method ?? '', url, headers: init.headers as never, body: init.body })
      const headers = { authorization: `Bearer ${cookie}` }
      return server.fetch(url, { ...init, headers }).then(async (answer) => {
        if (!answer.ok) return answer
        const { accessToken, refreshToken } = (await answer.json()) as Tokens
        cookie = refreshToken
        return Response.json({ accessToken })
      })
    }) satisfies Fetch,
  }
}

describe('[SAFE-3] a login whose refresh token is in a cookie', () => {
  test('is renewed by the console’s call, which carries no token of ours', async () => {
    const server = cookieServer()
    const { login, api } = consoleTab(server, 'a0')
    await Promise.all(Array.from({ length: 20 }, () => api('GET /console/me')))
    const asked = server.seen.find(({ url }) => url === `${base}/console/auth/refresh`)
    expect(asked).toMatchObject({ method: 'POST', headers: { accept: 'application/json' } })
    expect(asked?.headers).not.toHaveProperty('authorization')
    expect(server.refreshes).toEqual(['r1'])
    expect(login.access()).toBe('a2')
  })

  test('is taken up again by a tab that has no access token yet, once for all that ask', async () => {
    const server = cookieServer()
    const { login, api } = consoleTab(server, null)
    await Promise.all([api.resume(), api.resume()])
    await api.resume()
    expect(server.refreshes).toEqual(['r1'])
    expect(login.access()).toBe('a2')
    await api('GET /console/me')
    expect(server.seen.at(-1)?.headers['authorization']).toBe('Bearer a2')
  })

  test('is renewed by each tab for itself, one after the other', async () => {
    const server = cookieServer()
    const tabs = [consoleTab(server, null), consoleTab(server, null)]
    await Promise.all(tabs.map(({ api }) => api.resume()))
    expect(server.refreshes).toEqual(['r1', 'r2'])
    for (const { onExpired } of tabs) expect(onExpired).not.toHaveBeenCalled()
  })

  test('ends once when the cookie is worth nothing any more', async () => {
    const server = cookieServer()
    server.signOut()
    const { login, onExpired, api } = consoleTab(server, null)
    await Promise.all([api.resume(), api.resume()])
    expect(onExpired).toHaveBeenCalledTimes(1)
    expect(login.access()).toBeNull()
  })

  test('[AUTH-8] ends when its renewed token is called expired too', async () => {
    const server = cookieServer()
    const { login, onExpired, api } = consoleTab(server, 'a0')
    server.answerRefresh(() => Response.json({ accessToken: 'older', refreshToken: 'r1' }))
    await failureOf(api('GET /console/me'))
    expect(onExpired).toHaveBeenCalledTimes(1)
    expect(login.access()).toBeNull()
  })
})
