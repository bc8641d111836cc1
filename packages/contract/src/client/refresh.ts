import { refused } from './api-error.ts'
import { reached, request, type Fetch } from './request.ts'

export type Tokens = { accessToken: string; refreshToken: string }

/** Where the login is kept. Tabs share it, so it is read anew each time. */
export type TokenStore = {
  access(): string | null
  refresh(): string | null
  save(tokens: Tokens): void
  clear(): void
}

type Locks = {
  request<T>(name: string, options: { ifAvailable?: boolean }, run: (lock: unknown) => Promise<T>): Promise<T>
}

type Refreshing = {
  fetch: Fetch
  base: string
  tokens: TokenStore
  refreshCall: string
  onExpired: () => void
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
 * login is over; then the store is cleared and `onExpired` has run, once.
 */
export function sharedRefresh(it: Refreshing): (stale: string) => Promise<string | null> {
  let running: Promise<string | null> | null = null
  return (stale) => {
    running ??= inTurn(it, stale).finally(() => {
      running = null
    })
    return running
  }
}

/** Without the Web Locks API (older browsers) two tabs may both refresh; the server forgives that for a moment. */
async function inTurn(it: Refreshing, stale: string): Promise<string | null> {
  const { navigator } = globalThis as { navigator?: { locks?: Locks } }
  const locks = navigator?.locks
  if (!locks) return renew(it, stale)
  const name = `refresh ${it.refreshCall}`
  const waits = Symbol('another tab is refreshing')
  const renewSettled = async (ms: number) => {
    await settled(() => it.tokens.access() !== stale, ms)
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

async function renew(it: Refreshing, stale: string): Promise<string | null> {
  const current = it.tokens.access()
  if (current !== stale) return current
  const used = it.tokens.refresh()
  const tokens = used && (await exchange(it, used))
  if (tokens) {
    it.tokens.save(tokens)
    return tokens.accessToken
  }
  // Another tab may have rotated the pair while our request was on its way.
  if (it.tokens.refresh() !== used) return it.tokens.access()
  it.tokens.clear()
  it.onExpired()
  return null
}

/** Null when the server says no to the refresh token. A lost connection or a server in trouble ends no login. */
async function exchange(it: Refreshing, refreshToken: string): Promise<Tokens | null> {
  const signal = AbortSignal.timeout(REFRESH_TIMEOUT_MS)
  const ask = () => request(it.fetch, it.base, it.refreshCall, { signal }, refreshToken)
  const response = await reached(ask, undefined)
  if (response.ok) return (await reached(() => response.json(), undefined)) as Tokens
  if (response.status === 401) return null
  throw await refused(response)
}
