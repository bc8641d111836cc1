import { catalogue, type Situation } from '@coffeeattack/domain/errors/catalogue'
import { sentence } from '@coffeeattack/domain/errors/row'
import { type Call, splitKey } from '../call.ts'
import { calls, type Calls } from '../calls.ts'
import type { ApiEvent, ApiKey, ApiResult, EventKey, RefreshKey } from '../client/typing.ts'
import { type Input, readInput } from '../read-input.ts'

/*
 * The server as a screen's test tells it. It is typed by the contract, so that an answer or a refusal that the server
 * could not give does not compile; and it reads what a screen sends as the server's door does, so that a screen which
 * sends what the server would refuse fails its test.
 */

type Answerable = ApiKey | RefreshKey
type CallOf<K extends keyof Calls> = Calls[K] & Call

/** A sent request, parsed like on the server. */
export type Sent<K extends Answerable> = Input<CallOf<K>> & {
  readonly token: string | null
  readonly idempotencyKey: string | null
}

type Has<C, Part extends string> = C extends { [P in Part]: unknown } ? true : false
/** A call's own refusals and those that its form implies, as `refusalsOf` has them. */
type RefusalOf<C extends Call> =
  | (C extends { errors: readonly (infer E)[] } ? E : never)
  | 'TOO_MANY_REQUESTS'
  | 'INTERNAL'
  | 'UNAVAILABLE'
  | (C['auth'] extends 'none' ? never : 'UNAUTHORIZED' | 'EXPIRED_TOKEN')
  | (Has<C, 'query'> extends true ? 'INVALID_INPUT' : never)
  | (Has<C, 'body'> extends true ? 'INVALID_INPUT' : never)
  | (Has<C, 'roles'> extends true ? 'FORBIDDEN' : never)
  | (C['auth'] extends 'candidate' | 'optional'
      ? Has<C, 'beforeProof'> extends true
        ? never
        : 'PHONE_UNPROVED'
      : never)
  | (Has<C, 'params'> extends true ? 'NOT_FOUND' : never)
  | (Has<C, 'makes'> extends true ? 'IDEMPOTENCY_MISMATCH' | 'IDEMPOTENCY_IN_PROGRESS' : never)

type Answer<K extends Answerable> = ApiResult<K> | ((sent: Sent<K>) => ApiResult<K> | Promise<ApiResult<K>>)

/** Holds a call's answers back until it is opened. */
export type Gate = { open(): void }

export type FakeApi = {
  /** From now on the call answers this. A function is asked each time. */
  answers<K extends Answerable>(
    key: K,
    ...answer: undefined extends ApiResult<K> ? [answer?: Answer<K>] : [Answer<K>]
  ): void
  /** From now on the call is refused. */
  refuses<K extends Answerable | EventKey>(
    key: K,
    why: RefusalOf<CallOf<K>>,
    more?: { fields?: Record<string, string>; retryAfterS?: number },
  ): void
  /** From now on the call does not reach the server. */
  loses(key: Answerable | EventKey): void
  /** From now on the call answers this, but only after the gate is open. */
  holds(key: Answerable): Gate
  /** An event over the open stream, or the first over the next one when none is open yet. */
  tells<K extends EventKey>(key: K, event: ApiEvent<K>): void
  /** What was sent by this call so far, oldest first. */
  sent<K extends Answerable>(key: K): Sent<K>[]
}

type Behaviour = (sent: Sent<Answerable>) => Response | Promise<Response>

const json = (status: number, body: unknown) => Response.json(body, { status })

function refusal(why: Situation, more: { fields?: object; retryAfterS?: number } = {}): Response {
  const row = catalogue[why]
  const { retryAfterS, ...said } = more
  const answer = json(row.status, { code: row.code, message: sentence(row), ...said })
  if (retryAfterS) answer.headers.set('retry-after', String(retryAfterS))
  return answer
}

/** The browser's error for a missing network. */
const lost: Behaviour = () => Promise.reject(new TypeError('Failed to fetch'))

const patterns = Object.keys(calls).map((key) => {
  const { method, path } = splitKey(key)
  const fixed = path.split('/').filter((part) => part && !part.startsWith(':')).length
  const pattern = new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`)
  return { key: key as keyof Calls, method, pattern, fixed }
})

/** Finds the call of a URL: of two matches the more specific. */
function find(method: string, path: string) {
  const [found] = patterns
    .filter((one) => one.method === method && one.pattern.test(path))
    .toSorted((one, other) => other.fixed - one.fixed)
  if (!found) return undefined
  const parts = Object.entries(found.pattern.exec(path)?.groups ?? {})
  return {
    key: found.key,
    params: Object.fromEntries(parts.map(([name, part]) => [name, decodeURIComponent(part)])),
  }
}

export function createFakeApi(base = '/api') {
  const behaviours = new Map<string, Behaviour>()
  const gates = new Map<string, Promise<void>>()
  const log: { key: string; sent: Sent<Answerable> }[] = []
  const streams = new Map<string, Set<ReadableStreamDefaultController<Uint8Array>>>()
  const untold = new Map<string, Uint8Array<ArrayBuffer>[]>()
  const complaints: string[] = []

  async function fetch(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
    const { pathname, searchParams } = new URL(String(input), 'http://screen')
    const method = init.method ?? 'GET'
    const found = find(method, pathname.slice(base.length))
    if (!found) return complain(`no call of the contract is ${method} ${pathname}`)
    const { key, params } = found
    init.signal?.throwIfAborted()
    const call: Call = calls[key]
    if (call.events && !behaviours.has(key)) return openStream(key, init.signal ?? null)
    const headers = new Headers(init.headers)
    const token = headers.get('authorization')?.replace('Bearer ', '') ?? null
    const idempotencyKey = headers.get('idempotency-key')
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
    const behave = behaviours.get(key)
    if (!behave) return complain(`nobody answers ${key}`)
    let read
    try {
      read = readInput(call, { params, query: Object.fromEntries(searchParams), body })
    } catch (error) {
      // The test may name the server's sentence.
      if (behave !== lost && !refusing.has(behave))
        complaints.push(`${key} was sent what the server refuses: ${JSON.stringify({ params, body, error })}`)
      read = { params, query: Object.fromEntries(searchParams), body }
    }
    const sent = { ...read, token, idempotencyKey } as unknown as Sent<Answerable>
    log.push({ key, sent })
    await gates.get(key)
    init.signal?.throwIfAborted()
    return behave(sent)
  }

  const refusing = new WeakSet<Behaviour>()

  function complain(complaint: string): Promise<never> {
    complaints.push(complaint)
    return Promise.reject(new TypeError(complaint))
  }

  function openStream(key: string, signal: AbortSignal | null): Response {
    const open = streams.get(key) ?? new Set()
    streams.set(key, open)
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        open.add(controller)
        for (const event of untold.get(key) ?? []) controller.enqueue(event)
        untold.delete(key)
        signal?.addEventListener('abort', () => {
          if (open.delete(controller)) controller.error(signal.reason)
        })
      },
    })
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  }

  /** The status that the contract gives such a body. */
  function success(key: Answerable, body: unknown): Response {
    for (const [status, schema] of Object.entries<Call['out'][number]>(calls[key].out)) {
      if (schema === null && body === undefined) return new Response(null, { status: Number(status) })
      if (schema?.safeParse(body).success) return json(Number(status), body)
    }
    const [schema] = Object.values<Call['out'][number]>(calls[key].out)
    throw new Error(
      `${key} never answers this: ${schema?.safeParse(body).error?.message ?? 'its answer is empty'}`,
    )
  }

  const api: FakeApi = {
    answers(key, ...[answer]) {
      behaviours.set(key, async (sent) => {
        const body: unknown = typeof answer === 'function' ? await answer(sent as never) : answer
        try {
          return success(key, body)
        } catch (error) {
          return complain(String(error))
        }
      })
    },
    refuses(key, why, more) {
      const behave: Behaviour = () => refusal(why, more)
      refusing.add(behave)
      behaviours.set(key, behave)
    },
    loses: (key) => void behaviours.set(key, lost),
    holds(key) {
      const { promise, resolve } = Promise.withResolvers<void>()
      gates.set(key, promise)
      return {
        open() {
          if (gates.get(key) === promise) gates.delete(key)
          resolve()
        },
      }
    },
    tells(key, { id, name, data }) {
      const text = `${id ? `id: ${id}\n` : ''}event: ${String(name)}\ndata: ${JSON.stringify(data)}\n\n`
      const event = new TextEncoder().encode(text)
      const open = streams.get(key)
      if (!open?.size) untold.set(key, [...(untold.get(key) ?? []), event])
      else for (const stream of open) stream.enqueue(event)
    },
    sent: (key) => log.filter((one) => one.key === key).map(({ sent }) => sent) as never,
  }

  return { api, fetch, complaints }
}
