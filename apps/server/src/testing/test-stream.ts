import type { FastifyInstance } from 'fastify'
import { PATIENT } from './patient.ts'

export type Heard = { id: string | null; name: string; data: Record<string, unknown> }

export type TestStream = {
  readonly status: number
  /** Everything so far but heartbeats, in the order of arrival. */
  readonly heard: Heard[]
  readonly beats: () => number
  /** Resolves once the condition holds, and fails when it does not in time. */
  until(condition: (heard: readonly Heard[]) => boolean): Promise<readonly Heard[]>
  /** Resolves when the server ended the stream. */
  readonly ended: Promise<void>
  /** Cuts the line from this side. */
  cut(): void
}

/** Where a service of a test listens, from the first time it is asked; it is closed with the service. */
export async function addressOf(app: FastifyInstance): Promise<string> {
  if (!app.server.listening) return app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as { port: number }
  return `http://127.0.0.1:${port}`
}

type Options = { token: string; path?: string; lastEventId?: string | undefined }

/** Reads a live stream as a browser does, over a real connection. */
export async function openTestStream(
  address: string,
  { token, path = '/users/message/stream', lastEventId }: Options,
): Promise<TestStream> {
  const line = new AbortController()
  const answer = await fetch(`${address}/api${path}`, {
    headers: { authorization: `Bearer ${token}`, ...(lastEventId && { 'last-event-id': lastEventId }) },
    signal: line.signal,
  })
  const heard: Heard[] = []
  const waiting = new Set<() => void>()
  let beats = 0

  async function read(): Promise<void> {
    let rest = ''
    for await (const chunk of answer.body!.pipeThrough(new TextDecoderStream())) {
      const blocks = (rest + chunk).split('\n\n')
      rest = blocks.pop()!
      for (const block of blocks) {
        const event = eventIn(block)
        if (event) heard.push(event)
        else beats += 1
      }
      for (const look of waiting) look()
    }
  }

  return {
    status: answer.status,
    heard,
    beats: () => beats,
    until(condition) {
      const { promise, resolve, reject } = Promise.withResolvers<readonly Heard[]>()
      const look = () => condition(heard) && resolve(heard)
      const timer = setTimeout(
        () => reject(new Error(`heard only ${heard.length}: ${JSON.stringify(heard).slice(0, 2_000)}`)),
        PATIENT.timeout,
      )
      waiting.add(look)
      look()
      return promise.finally(() => {
        clearTimeout(timer)
        waiting.delete(look)
      })
    },
    ended: answer.ok ? read().catch(() => {}) : Promise.resolve(),
    cut: () => line.abort(),
  }
}

function eventIn(block: string): Heard | null {
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? null
  const data = field('data')
  return data === null
    ? null
    : { id: field('id'), name: field('event') ?? '', data: JSON.parse(data) as Heard['data'] }
}
