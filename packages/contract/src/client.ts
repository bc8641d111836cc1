import { ApiError, isExpiredToken, networkFailed, refused } from './client/api-error.ts'
import { readEvents } from './client/event-stream.ts'
import { sharedRefresh, type TokenStore } from './client/refresh.ts'
import { reached, request, type Fetch, type RequestInput } from './client/request.ts'
import type { ApiArguments, ApiEvent, ApiKey, ApiResult, EventKey, RefreshKey } from './client/typing.ts'

/** Typed by the table of calls, needs no schema at run time: zod does not travel to the browser. */

export type ClientOptions = {
  /** Where the API lives, without a slash at the end: `/api`. */
  base: string
  tokens: TokenStore
  /** The login is over and its tokens are cleared: where to go now is the caller's matter (AUTH-8). */
  onExpired: () => void
  /** Which audience this client speaks for. */
  refreshCall?: RefreshKey
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
}

export function createClient(options: ClientOptions): Api {
  const { base, tokens, onExpired, refreshCall = 'GET /auth/refresh', fetch = globalFetch } = options
  const refresh = sharedRefresh({ fetch, base, tokens, refreshCall, onExpired })

  async function attempt(key: string, input: RequestInput, token: string | null) {
    const response = await request(fetch, base, key, input, token)
    return response.ok ? response : refused(response)
  }

  /** One request; after an expired token one refresh and one more, whatever that one brings (AUTH-4). */
  async function send(key: string, input: RequestInput): Promise<Response> {
    const token = tokens.access()
    let answer = await attempt(key, input, token)
    if (token && answer instanceof ApiError && isExpiredToken(answer)) {
      const fresh = await refresh(token)
      if (fresh) answer = await attempt(key, input, fresh)
    }
    if (answer instanceof ApiError) throw answer
    return answer
  }

  async function api(key: string, input: RequestInput = {}): Promise<unknown> {
    const response = await send(key, input)
    if (response.status === 204) return undefined
    return reached(() => response.json(), input.signal)
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

  return Object.assign(api, { events }) as Api
}

/** Looked up at each call, so that a test or a browser extension that replaces it is heard. */
const globalFetch: Fetch = (url, init) => globalThis.fetch(url, init)
