import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

/*
 * People who write and listen all the time, as our own client does: an unanswered message is sent again with the same id, and
 * a broken stream is opened again after the last event.
 */

/** As fast as one person may write. */
const PACE_MS = 1_050
const AGAIN_MS = 500
const PATIENCE_MS = 30_000
type Person = { roomId: string; token: string }
type Acknowledged = { id: string; clientId: string; at: number; tries: number }

export function createTalker(url: string, { roomId, token }: Person) {
  const headers = { authorization: `Bearer ${token}` }
  const silence = new AbortController()
  const deafness = new AbortController()
  const acknowledged: Acknowledged[] = []
  const heard: Map<string, number> = new Map()
  const answers: Map<number | string, number> = new Map()
  const streams = { opened: 0, gaps: 0, isOpen: false }
  const count = (what: number | string) => answers.set(what, (answers.get(what) ?? 0) + 1)

  async function send(clientId: string) {
    const body = JSON.stringify({ roomId, message: `${clientId}에 보내요`, clientId })
    const answer = await fetch(`${url}/api/users/message`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': clientId },
      body,
      signal: AbortSignal.any([deafness.signal, AbortSignal.timeout(PATIENCE_MS)]),
    })
    const told = await answer.json().catch(() => ({}))
    count(answer.status)
    return answer.ok ? told.id : undefined
  }

  /** Sends one message until it is acknowledged or the talker leaves. */
  async function write() {
    const clientId = randomUUID()
    for (let tries = 1; !deafness.signal.aborted; tries++) {
      const id = await send(clientId).catch(() => count('끊김'))
      if (typeof id === 'string')
        return void acknowledged.push({ id, clientId, at: performance.now(), tries })
      await sleep(AGAIN_MS)
    }
  }

  async function talk() {
    await sleep(Math.random() * PACE_MS)
    while (!silence.signal.aborted) {
      await write()
      await sleep(PACE_MS, undefined, { signal: silence.signal }).catch(() => {})
    }
  }

  async function listen() {
    let last: string | undefined
    while (!deafness.signal.aborted) {
      try {
        const answer = await fetch(`${url}/api/users/message/stream`, {
          headers: { ...headers, ...(last && { 'last-event-id': last }) },
          signal: deafness.signal,
        })
        if (answer.ok && answer.body) {
          streams.opened += 1
          streams.isOpen = true
          for await (const { id, event, data } of eventsIn(answer.body)) {
            if (event === 'ready' && last !== undefined && !data.isResumed) streams.gaps += 1
            if (event === 'message') heard.set(data.id, (heard.get(data.id) ?? 0) + 1)
            last = id ?? last
          }
        } else await answer.arrayBuffer()
      } catch {
        // The next stream brings what this one missed.
      }
      streams.isOpen = false
      await sleep(AGAIN_MS, undefined, { signal: deafness.signal }).catch(() => {})
    }
  }

  const talking = talk()
  const listening = listen()
  return {
    acknowledged,
    heard,
    answers,
    streams,
    /** Stops after the message that is under way. */
    async fallSilent() {
      silence.abort()
      await talking
    },
    hasHeardAll: () => acknowledged.every(({ id }) => heard.has(id)),
    async leave() {
      silence.abort()
      deafness.abort()
      await Promise.all([talking, listening])
    },
  }
}

/** The events of a server-sent event stream. */
export async function* eventsIn(body: ReadableStream<Uint8Array>) {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of body) {
    const blocks = (rest + decoder.decode(chunk, { stream: true })).split('\n\n')
    rest = blocks.pop() as string
    for (const block of blocks) {
      const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1]
      const data = field('data')
      if (data !== undefined) yield { id: field('id'), event: field('event'), data: JSON.parse(data) }
    }
  }
}
