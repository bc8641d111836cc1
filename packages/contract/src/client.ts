import type { KnownRows } from '@coffeeattack/domain/errors/translate'
import { ApiError, isExpiredToken, networkFailed, refused } from './client/api-error.ts'
import { readEvents } from './client/event-stream.ts'
import { sharedRefresh, type Renewal } from './client/refresh.ts'
import { reached, request, type Fetch, type RequestInput } from './client/request.ts'
import type { ApiArguments, ApiEvent, ApiKey, ApiResult, EventKey } from './client/typing.ts'

/** Typed by the table of calls, needs no schema at run time: zod does not travel to the browser. */

export type ClientOptions = {
  /** Where the API lives, without a slash at the end: `/api`. */
  base: string
  /** Where the login of this client's audience is kept, and how it is renewed. */
  renewal: Renewal
  /** The login is over and its tokens are cleared: where to go now is the caller's matter (AUTH-8). */
  onExpired: () => void
  /** What its screens can tell; unless they say so, what candidates meet. */
  rows?: KnownRows
  fetch?: Fetch
}

export type EventInput = {
  signal: AbortSignal
  lastEventId?: string | undefined
  /** Heard when the connection stands and whenever anything comes over it, a heartbeat too. */
  onAlive?: (() => void) | undefined
}

export type Api = {
  <K extends ApiKey>(key: K, ...input: ApiArguments<K>): Promise<ApiResult<K>>
  /** Stays open and yields what the server tells, until the signal aborts or the connection ends. */
  events<K extends EventKey>(key: K, input: EventInput): AsyncGenerator<ApiEvent<K>>
  /** A login whose access token is not kept is taken up again, once for all that ask. */
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
   * One request; after an expired token one refresh and one more (AUTH-4). A renewed token that is called expired too
   * cannot be mended by a third: the login is over (AUTH-8).
   */
  async function send(key: string, input: RequestInput): Promise<Response> {
    const token = login.access()
    let answer = await attempt(key, input, token)
    if (token && isExpiredToken(answer)) {
      const fresh = await refresh(token)
      if (fresh) answer = await attempt(key, input, fresh)
      // Whoever finds the token gone comes after one that has ended the login already.
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

/** Looked up at each call, so that a test or a browser extension that replaces it is heard. */
const globalFetch: Fetch = (url, init) => globalThis.fetch(url, init)
