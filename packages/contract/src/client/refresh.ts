import { refused } from './api-error.ts'
import { reached, request, type Fetch } from './request.ts'
import type { KeysWith } from './typing.ts'

export type Tokens = { accessToken: string; refreshToken: string }

type Login = {
  access(): string | null
  clear(): void
}

/** Where a login is kept that holds both its tokens. Tabs share it, so it is read anew each time. */
export type TokenStore = Login & {
  refresh(): string | null
  save(tokens: Tokens): void
}

/** A login whose refresh token is in a cookie that no script can read; the access token is this tab's alone. */
export type CookieLogin = Login & {
  save(accessToken: string): void
}

/** Asks the server for new tokens. Null when it says no. */
type Ask = <Answer>(refreshToken: string | null) => Promise<Answer | null>

/** How a login is renewed: with the refresh token that is kept here, or with the cookie that the browser sends. */
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
    // Another tab may have rotated the pair while our request was on its way.
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

/** Tabs are processes: what one wrote into the store reaches another a moment after the lock does. */
const STORE_SETTLES_MS = 400
/** Even a free lock may have been another tab's a moment ago. */
const STORE_SETTLED_MS = 100
const LOOK_EVERY_MS = 20

/**
 * One refresh for all calls that met the same expired token (AUTH-4): in this tab they share a promise, between tabs
 * a lock, and whoever comes later finds the new token in the store. Gives the token to retry with, or null when the
 * login is over; then `end` has run, once.
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
  // A token that is gone meanwhile went with a login that was ended in another tab.
  if (fresh === null && it.renewal.login.access() === stale) it.end()
  return fresh
}

/** Null when the server says no to the refresh token. A lost connection or a server in trouble ends no login. */
async function exchange<Answer>(it: Refreshing, refreshToken: string | null): Promise<Answer | null> {
  const signal = AbortSignal.timeout(REFRESH_TIMEOUT_MS)
  const ask = () => request(it.fetch, it.base, it.renewal.call, { signal }, refreshToken)
  const response = await reached(ask, undefined)
  if (response.ok) return (await reached(() => response.json(), undefined)) as Answer
  if (response.status === 401) return null
  throw await refused(response)
}
