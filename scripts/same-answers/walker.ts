import { createHash } from 'node:crypto'
import type { Json } from '../proofs/proof.ts'
import { Stop } from '../say.mjs'

export type Answer = { who: string; method: string; path: string; status: number; type: string; body: string }
type Heard = { status: number; json: Json; text: string }
type Said = { body?: unknown; raw?: string | Uint8Array; headers?: Record<string, string> }
export type Walker = ReturnType<typeof createWalker>
export type Caller = ReturnType<Walker['caller']>
export type People = {
  jiwoo: Caller
  other: Caller
  userId: string
  visitor: Caller
  recruiter: Caller
  agent: Caller
  admin: Caller
  partner: Caller
}

const STEP_MS = 250
const TRIES = 500
const READABLE = /json|text|xml|javascript|manifest/

/** Makes one request at a time, each a step later on the product's clock, and keeps the answers. */
export function createWalker(port: number, startsAt: number) {
  const answers: Answer[] = []
  let at = startsAt
  let callers = 0
  let step = STEP_MS

  const send = (address: string, init: RequestInit = {}) => {
    at += step
    const headers = { ...init.headers, 'x-walk-at': String(at) }
    return fetch(`http://127.0.0.1:${port}${address}`, { redirect: 'manual', ...init, headers })
  }

  /** The port is random, so answers show a fixed word for it. */
  const placed = (text: string) => text.replaceAll(`127.0.0.1:${port}`, '127.0.0.1:PORT')

  function note(answer: Answer) {
    answers.push({ ...answer, path: placed(answer.path), body: placed(answer.body) })
  }

  function caller(who: string) {
    callers += 1
    const own = {
      'x-forwarded-for': `203.0.113.${callers}`,
      'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0',
    }
    let login: Record<string, string> = {}

    async function ask(method: string, path: string, { body, raw, headers = {} }: Said = {}): Promise<Heard> {
      const json: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' }
      const sent = body === undefined ? raw : JSON.stringify(body)
      const response = await send(path, {
        method,
        headers: { ...own, ...login, ...json, ...headers },
        ...(sent === undefined ? {} : { body: sent as BodyInit }),
      })
      const bytes = Buffer.from(await response.arrayBuffer())
      const type = response.headers.get('content-type') ?? ''
      const text =
        READABLE.test(type) || bytes.length === 0
          ? bytes.toString()
          : `sha256 ${createHash('sha256').update(bytes).digest('hex')}`
      const to = response.headers.get('location')
      note({ who, method, path, status: response.status, type, body: to ? `→ ${to}\n${text}` : text })
      return { status: response.status, json: type.includes('json') ? JSON.parse(text) : null, text }
    }

    const api = (method: string) => (path: string, body?: unknown) => ask(method, `/api${path}`, { body })

    /** Opens a stream, acts, and keeps the stream's text up to an event of that name. */
    async function listen(path: string, until: string, act: () => Promise<unknown>) {
      const ended = new AbortController()
      const response = await send(`/api${path}`, { headers: { ...own, ...login }, signal: ended.signal })
      const type = response.headers.get('content-type') ?? ''
      let text = ''
      let acted = null
      const decoder = new TextDecoder()
      for await (const chunk of response.body ?? []) {
        text += decoder.decode(chunk, { stream: true })
        if (text.includes('event: ready')) acted ??= act()
        const heard = new RegExp(`^.*?event: ${until}\\n(.+\\n)*\\n`, 's').exec(text)
        if (!heard) continue
        // Whether later events arrive in the same chunk depends on the network.
        text = heard[0]
        break
      }
      ended.abort()
      await acted
      note({ who, method: 'GET', path: `/api${path}`, status: response.status, type, body: text })
    }

    return {
      who,
      ask,
      listen,
      get: api('GET'),
      post: api('POST'),
      patch: api('PATCH'),
      delete: api('DELETE'),
      signedIn: (token: string) => {
        login = { authorization: `Bearer ${token}` }
      },
    }
  }

  return {
    answers,
    caller,
    now: () => at,
    later: (ms: number) => {
      at += ms
    },
    /** Calls the sandbox, whose answers are not compared. */
    outside: async (path: string, body?: unknown) => {
      const said = {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }
      const response = await send(`/sandbox/control${path}`, body === undefined ? {} : said)
      return response.json()
    },
    /** Repeats a call until it succeeds, without keeping its answers or moving the clock: for work that goes on after an answer. */
    until: async (isSo: () => Promise<boolean>) => {
      const noted = answers.length
      step = 0
      for (let tries = 0; !(await isSo()); tries += 1) {
        if (tries === TRIES) throw new Stop('걷는 동안 기다리던 일이 일어나지 않았어요.')
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
      step = STEP_MS
      answers.length = noted
    },
  }
}
