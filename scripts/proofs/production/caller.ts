import { randomUUID } from 'node:crypto'
import { Stop } from '../../say.mjs'
import { eventsIn } from '../failover/talkers.ts'
import type { Json } from '../proof.ts'
import { ANSWERED_BY } from './caddy.ts'

export type Caller = ReturnType<typeof createCaller>

const ANSWERED_WITHIN_MS = 60_000
const HEARD_WITHIN_MS = 60_000

/** A caller of the public API. An unexpected status ends the walk. */
export function createCaller(origin: string, stopping: AbortSignal) {
  let login: Record<string, string> = {}

  const send = (path: string, init: RequestInit) =>
    fetch(`${origin}${path}`, {
      ...init,
      signal: AbortSignal.any([stopping, ...(init.signal ? [init.signal] : [])]),
    })

  async function call(
    method: string,
    path: string,
    body?: object,
    expected = [200, 202, 204],
  ): Promise<{ json: Json; by: string }> {
    const answer = await send(`/api${path}`, {
      method,
      headers: {
        ...login,
        ...(body && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
    })
    const text = await answer.text()
    if (!expected.includes(answer.status))
      throw new Stop(`${method} ${path}: ${answer.status} ${text.slice(0, 500)}`)
    return { json: text === '' ? null : JSON.parse(text), by: answer.headers.get(ANSWERED_BY) ?? '' }
  }

  return {
    call,
    get: (path: string) => call('GET', path),
    post: (path: string, body: object = {}) => call('POST', path, body),
    patch: (path: string, body: object) => call('PATCH', path, body),
    signedIn(token: string) {
      login = { authorization: `Bearer ${token}` }
    },
    get token() {
      return login['authorization']?.replace('Bearer ', '') ?? ''
    },
    /** Opens a stream. */
    async listen(path: string, { after }: { after?: string | undefined } = {}) {
      const over = new AbortController()
      const headers = { ...login, ...(after && { 'last-event-id': after }) }
      const answer = await send(`/api${path}`, { headers, signal: over.signal })
      if (!answer.ok || !answer.body) throw new Stop(`GET ${path}: ${answer.status}`)
      const events = eventsIn(answer.body)
      let last = after
      /** Reads until an event of that name or the end of the stream. */
      async function read(name?: string): Promise<Json> {
        const tooLate = new Stop(`${path}: ${HEARD_WITHIN_MS / 1000}초가 지나도 들리지 않아요.`)
        const patience = setTimeout(() => over.abort(tooLate), HEARD_WITHIN_MS)
        try {
          for (;;) {
            const { value } = await events.next()
            last = value?.id ?? last
            if (!value || value.event === name) return value?.data
          }
        } finally {
          clearTimeout(patience)
        }
      }
      return {
        by: answer.headers.get(ANSWERED_BY) ?? '',
        /** Waits for an event of this name that contains the text. */
        async hear(name: string, text = '') {
          for (;;) {
            const data = await read(name)
            if (data === undefined) throw new Stop(`${path}: 스트림이 끊겼어요.`)
            if (JSON.stringify(data).includes(text)) return data
          }
        },
        /** Reads until the server ends the stream; answers with the last event id. */
        async end() {
          await read()
          return last
        },
        close: () => over.abort(),
      }
    },
  }
}
