import type { KnownRows } from '@coffeeattack/domain/errors/translate'
import { ApiError, isExpiredToken, networkFailed, refused } from './client/api-error.ts'
import { readEvents } from './client/event-stream.ts'
import { sharedRefresh, type Renewal } from './client/refresh.ts'
import { reached, request, type Fetch, type RequestInput } from './client/request.ts'
import type { ApiArguments, ApiEvent, ApiKey, ApiResult, EventKey } from './client/typing.ts'

/** Typed by the table of calls without schemas at run time: zod is not part of the browser bundle. */

export type ClientOptions = {
  /** The base URL of the API without a trailing slash: `/api`. */
  base: string
  /** The storage of this client's login and how to renew it. */
  renewal: Renewal
  /** Called when the login is over and its tokens are cleared; the caller decides where to go (AUTH-8). */
  onExpired: () => void
  /** The error rows that its screens can show; by default those of candidates. */
  rows?: KnownRows
  fetch?: Fetch
}

export type EventInput = {
  signal: AbortSignal
  lastEventId?: string | undefined
  /** Called when the connection is open and for everything that arrives, heartbeats included. */
  onAlive?: (() => void) | undefined
}

export type Api = {
  <K extends ApiKey>(key: K, ...input: ApiArguments<K>): Promise<ApiResult<K>>
  /** Yields the server's events until the signal aborts or the connection ends. */
  events<K extends EventKey>(key: K, input: EventInput): AsyncGenerator<ApiEvent<K>>
  /** Restores a login without a stored access token, once for all concurrent callers. */
  resume(): Promise<void>
}

export function createClient(options: ClientOptions): Api {
  const { base, renewal, onExpired, rows, fetch = globalFetch } = options
  const { login } = renewal
  const refresh = sharedRefresh({ fetch, base, renewal, end })

  function end() {
    login.clear()
    onExpired()
  }

  async function attempt(key: string, input: RequestInput, token: string | null) {
    const response = await request(fetch, base, key, input, token)
    return response.ok ? response : refused(response, rows)
  }

  /**
   * One request; after an expired token one refresh and one retry (AUTH-4). If the new token is called expired as well,
   * the login is over (AUTH-8).
   */
  async function send(key: string, input: RequestInput): Promise<Response> {
    const token = login.access()
    let answer = await attempt(key, input, token)
    if (token && isExpiredToken(answer)) {
      const fresh = await refresh(token)
      if (fresh) answer = await attempt(key, input, fresh)
      // Without a token another call has already ended the login.
      if (fresh && isExpiredToken(answer) && login.access() === fresh) end()
    }
    if (answer instanceof ApiError) throw answer
    return answer
  }

  async function resume(): Promise<void> {
    if (login.access() === null) await refresh(null)
  }

  async function api(key: string, input: RequestInput = {}): Promise<unknown> {
    const response = await send(key, input)
    const read = async (): Promise<unknown> => {
      const text = await response.text()
      return text === '' ? undefined : JSON.parse(text)
    }
    return reached(read, input.signal)
  }

  async function* events(key: string, { signal, lastEventId, onAlive }: EventInput) {
    try {
      const { body } = await send(key, { signal, lastEventId, accept: 'text/event-stream' })
      onAlive?.()
      if (body) yield* readEvents(body, onAlive)
    } catch (error) {
      if (signal.aborted) return
      throw error instanceof ApiError ? error : networkFailed(error)
    }
  }

  return Object.assign(api, { events, resume }) as Api
}

/** Looked up at each call, so that a replacement by a test or a browser extension is used. */
const globalFetch: Fetch = (url, init) => globalThis.fetch(url, init)
