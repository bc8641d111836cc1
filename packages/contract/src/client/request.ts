import { ApiError, networkFailed, nothingThere } from './api-error.ts'

export type RequestInput = {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
  signal?: AbortSignal
  /** Goes on when the page ends. */
  keepalive?: boolean
  idempotencyKey?: string
  lastEventId?: string | undefined
  accept?: string
}

export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** Sends one request. The token is in a header, never in the URL. */
export async function request(
  fetch: Fetch,
  base: string,
  key: string,
  input: RequestInput,
  token: string | null,
): Promise<Response> {
  const space = key.indexOf(' ')
  const url = base + fillPath(key.slice(space + 1), input.params ?? {}) + queryText(input.query ?? {})
  const headers: Record<string, string> = { accept: input.accept ?? 'application/json' }
  if (token) headers['authorization'] = `Bearer ${token}`
  if (input.body !== undefined) headers['content-type'] = 'application/json'
  if (input.idempotencyKey) headers['idempotency-key'] = input.idempotencyKey
  if (input.lastEventId) headers['last-event-id'] = input.lastEventId
  const init: RequestInit = { method: key.slice(0, space), headers }
  if (input.body !== undefined) init.body = JSON.stringify(input.body)
  if (input.keepalive) init.keepalive = true
  if (input.signal) init.signal = input.signal
  return reached(() => fetch(url, init), input.signal)
}

/** Runs a network step. An abort by the caller stays an abort. */
export async function reached<T>(step: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  try {
    return await step()
  } catch (error) {
    if (signal?.aborted || error instanceof ApiError) throw error
    throw networkFailed(error)
  }
}

function fillPath(path: string, params: Record<string, string>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name] ?? ''
    // A browser resolves dot segments, even escaped ones: the request would go to another call.
    if (['', '.', '..'].includes(value)) throw nothingThere()
    return encodeURIComponent(value)
  })
}

function queryText(query: Record<string, unknown>): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  const text = new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)]))
  return given.length > 0 ? `?${text.toString()}` : ''
}
