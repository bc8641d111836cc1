import { refused } from './api-error.ts'
import { reached, request, type Fetch } from './request.ts'
import type { KeysWith } from './typing.ts'

export type Tokens = { accessToken: string; refreshToken: string }

type Login = {
  access(): string | null
  clear(): void
}

/** Storage for both tokens of a login. Tabs share it, so it is read each time. */
export type TokenStore = Login & {
  refresh(): string | null
  save(tokens: Tokens): void
}

/** A login with the refresh token in a cookie and the access token in this tab only. */
export type CookieLogin = Login & {
  save(accessToken: string): void
}

/** Requests new tokens. Null if the server refuses. */
type Ask = <Answer>(refreshToken: string | null) => Promise<Answer | null>

/** How to renew a login: with the stored refresh token, or with the cookie. */
export type Renewal = {
  readonly call: string
  /** Tabs see each other's new token. */
  readonly isShared: boolean
  readonly login: Login
  /** The new access token, or null when the login is over. */
  readonly renew: (ask: Ask) => Promise<string | null>
}

export const byKeptToken = (tokens: TokenStore, call: KeysWith<'refresh' | 'partner-refresh'>): Renewal => ({
  call,
  isShared: true,
  login: tokens,
  async renew(ask) {
    const used = tokens.refresh()
    const pair = used ? await ask<Tokens>(used) : null
    if (pair) {
      tokens.save(pair)
      return pair.accessToken
    }
    // Another tab may have rotated the tokens during our request.
    return tokens.refresh() === used ? null : tokens.access()
  },
})

export const byCookie = (login: CookieLogin, call: KeysWith<'operator-refresh'>): Renewal => ({
  call,
  isShared: false,
  login,
  async renew(ask) {
    const answer = await ask<Pick<Tokens, 'accessToken'>>(null)
    if (answer) login.save(answer.accessToken)
    return answer?.accessToken ?? null
  },
})

type Locks = {
  request<T>(name: string, options: { ifAvailable?: boolean }, run: (lock: unknown) => Promise<T>): Promise<T>
}

type Refreshing = {
  fetch: Fetch
  base: string
  renewal: Renewal
  /** The login is over. */
  end: () => void
}

const REFRESH_TIMEOUT_MS = 15_000

/** Storage writes of another tab may arrive slightly after its lock is released. */
const STORE_SETTLES_MS = 400
/** Also a free lock may just have been released by another tab. */
const STORE_SETTLED_MS = 100
const LOOK_EVERY_MS = 20

/**
 * One refresh for all calls with the same expired token (AUTH-4): calls of a tab share a promise, tabs share a lock, and
 * later ones find the new token in the storage. Returns the new token; null if the login is over, and then `end` has run
 * once.
 */
export function sharedRefresh(it: Refreshing): (stale: string | null) => Promise<string | null> {
  let running: Promise<string | null> | null = null
  return (stale) => {
    running ??= inTurn(it, stale).finally(() => {
      running = null
    })
    return running
  }
}

/** Without the Web Locks API (older browsers) two tabs may both refresh; the server forgives that for a moment. */
async function inTurn(it: Refreshing, stale: string | null): Promise<string | null> {
  const { navigator } = globalThis as { navigator?: { locks?: Locks } }
  const locks = navigator?.locks
  if (!locks) return renew(it, stale)
  const name = `refresh ${it.renewal.call}`
  const waits = Symbol('another tab is refreshing')
  const renewSettled = async (ms: number) => {
    if (it.renewal.isShared) await settled(() => it.renewal.login.access() !== stale, ms)
    return renew(it, stale)
  }
  const first = await locks.request(name, { ifAvailable: true }, async (lock) =>
    lock ? renewSettled(STORE_SETTLED_MS) : waits,
  )
  if (typeof first !== 'symbol') return first
  return locks.request(name, {}, () => renewSettled(STORE_SETTLES_MS))
}

async function settled(isThere: () => boolean, ms: number): Promise<void> {
  for (let waited = 0; waited < ms && !isThere(); waited += LOOK_EVERY_MS) {
    await new Promise((later) => setTimeout(later, LOOK_EVERY_MS))
  }
}

async function renew(it: Refreshing, stale: string | null): Promise<string | null> {
  const current = it.renewal.login.access()
  if (current !== stale) return current
  const fresh = await it.renewal.renew((refreshToken) => exchange(it, refreshToken))
  // Without a token another tab has ended the login.
  if (fresh === null && it.renewal.login.access() === stale) it.end()
  return fresh
}

/** Null if the server refuses the refresh token. A network error or a 5xx ends no login. */
async function exchange<Answer>(it: Refreshing, refreshToken: string | null): Promise<Answer | null> {
  const signal = AbortSignal.timeout(REFRESH_TIMEOUT_MS)
  const ask = () => request(it.fetch, it.base, it.renewal.call, { signal }, refreshToken)
  const response = await reached(ask, undefined)
  if (response.ok) return (await reached(() => response.json(), undefined)) as Answer
  if (response.status === 401) return null
  throw await refused(response)
}
