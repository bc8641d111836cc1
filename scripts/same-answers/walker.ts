import { createHash } from 'node:crypto'
import { Stop } from '../say.mjs'

/**
 * @typedef {{ who: string, method: string, path: string, status: number, type: string, body: string }} Answer
 * @typedef {{ status: number, json: any, text: string }} Heard
 * @typedef {{ body?: unknown, raw?: string | Uint8Array, headers?: Record<string, string> }} Said
 * @typedef {ReturnType<typeof createWalker>} Walker
 * @typedef {ReturnType<Walker['caller']>} Caller
 */

const STEP_MS = 250
const TRIES = 500
const READABLE = /json|text|xml|javascript|manifest/

/** Makes one request at a time, each a step later on the product's clock, and keeps the answers. */
export function createWalker(/** @type {number} */ port, /** @type {number} */ startsAt) {
  /** @type {Answer[]} */
  const answers = []
  let at = startsAt
  let callers = 0
  let step = STEP_MS

  const send = (/** @type {string} */ address, /** @type {RequestInit} */ init = {}) => {
    at += step
    const headers = { ...init.headers, 'x-walk-at': String(at) }
    return fetch(`http://127.0.0.1:${port}${address}`, { redirect: 'manual', ...init, headers })
  }

  /** The port is random, so answers show a fixed word for it. */
  const placed = (/** @type {string} */ text) => text.replaceAll(`127.0.0.1:${port}`, '127.0.0.1:PORT')

  function note(/** @type {Answer} */ answer) {
    answers.push({ ...answer, path: placed(answer.path), body: placed(answer.body) })
  }

  function caller(/** @type {string} */ who) {
    callers += 1
    const own = {
      'x-forwarded-for': `203.0.113.${callers}`,
      'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0',
    }
    /** @type {Record<string, string>} */
    let login = {}

    /** @returns {Promise<Heard>} */
    async function ask(
      /** @type {string} */ method,
      /** @type {string} */ path,
      /** @type {Said} */ { body, raw, headers = {} } = {},
    ) {
      const json = body === undefined ? {} : { 'content-type': 'application/json' }
      const sent = body === undefined ? raw : JSON.stringify(body)
      const response = await send(path, {
        method,
        headers: { ...own, ...login, ...json, ...headers },
        ...(sent === undefined ? {} : { body: /** @type {BodyInit} */ (sent) }),
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

    const api = (/** @type {string} */ method) => (/** @type {string} */ path, /** @type {any} */ body) =>
      ask(method, `/api${path}`, { body })

    /** Opens a stream, acts, and keeps the stream's text up to an event of that name. */
    async function listen(
      /** @type {string} */ path,
      /** @type {string} */ until,
      /** @type {() => Promise<unknown>} */ act,
    ) {
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
      signedIn: (/** @type {string} */ token) => {
        login = { authorization: `Bearer ${token}` }
      },
    }
  }

  return {
    answers,
    caller,
    now: () => at,
    later: (/** @type {number} */ ms) => {
      at += ms
    },
    /** Calls the sandbox, whose answers are not compared. */
    outside: async (/** @type {string} */ path, /** @type {any} */ body) => {
      const said = {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }
      const response = await send(`/sandbox/control${path}`, body === undefined ? {} : said)
      return response.json()
    },
    /** Repeats a call until it succeeds, without keeping its answers or moving the clock: for work that goes on after an answer. */
    until: async (/** @type {() => Promise<boolean>} */ isSo) => {
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
