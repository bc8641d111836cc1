import { randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { connect } from 'node:net'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { afterEach, beforeEach, describe, expect, vi } from 'vitest'
import { PATIENT } from '../../testing/patient.ts'
import { test } from '../../testing/server-test.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { addTestOperator } from '../../testing/test-operator.ts'
import { openTestStream } from '../../testing/test-stream.ts'
import { queriesOver } from '../db/queries.ts'
import { createHub, type Hub } from './hub.ts'
import { STREAM } from './limits.ts'
import { createListener, type Listener } from './listener.ts'
import { presentAmong } from './presence.ts'
import { addEvents } from './store.ts'

let listener: Listener
let hub: Hub
let door: Server
let address: string
/** The audience of the next request; each test provides the content. */
let audienceId: string
let sessionId: string
let say: (subjectId: string) => string
test.beforeEach(async ({ server }) => {
  listener = createListener({ connection: server.db.connection, log: server.deps.log })
  hub = createHub(server.deps, listener, { heartbeatMs: 100 })
  await listener.start()
  audienceId = randomUUID()
  sessionId = randomUUID()
  say = (subjectId) => subjectId
  door = createServer((request, response) => {
    const given = request.headers['last-event-id']
    hub
      .open({
        subscriber: { audienceId, memberId: audienceId, callerId: audienceId, sessionId },
        describe: async (events) =>
          events.map(({ kind, subjectId }) =>
            kind === 'gone'
              ? null
              : { name: kind, data: say(subjectId), ...(kind === 'theirs' && { only: randomUUID() }) },
          ),
        lastEventId: given === undefined ? null : Number(given),
        respond: () => response.writeHead(200, { connection: 'close' }),
      })
      .catch((error: unknown) => {
        response.writeHead(error instanceof Refusal ? error.row.status : 500).end()
      })
  })
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(door.address() as { port: number }).port}`
})
afterEach(async () => {
  await hub.close()
  await listener.close()
  door.closeAllConnections()
  door.close()
})

const open = (lastEventId?: string) => openTestStream(address, { token: '', lastEventId })
const event = ({ db, clock }: TestApp, kind = 'told') =>
  addEvents(db.drizzle, [{ audienceId, kind, subjectId: randomUUID() }], clock())
/** Number of open connections to readers. */
const connections = () => new Promise((resolve) => door.getConnections((_error, count) => resolve(count)))

describe('a stream', () => {
  test('sends heartbeats', async () => {
    const stream = await open()
    await vi.waitFor(() => expect(stream.beats()).toBeGreaterThan(1), PATIENT)
    stream.cut()
  })

  test('skips events whose subject is gone', async ({ server }) => {
    const stream = await open()
    await event(server, 'gone')
    await event(server)
    await stream.until((heard) => heard.length === 2)
    expect(stream.heard.map(({ id, name }) => [id, name])).toEqual([
      ['0', 'ready'],
      ['2', 'told'],
    ])
    stream.cut()
  })

  test('[BIZ-7] sends only the number of an event for another member', async ({ server }) => {
    const stream = await open()
    await event(server, 'theirs')
    await event(server)
    await stream.until((heard) => heard.length === 2)
    expect(stream.heard.map(({ id, name }) => [id, name])).toEqual([
      ['0', 'ready'],
      ['2', 'told'],
    ])
    stream.cut()
  })

  test('[MSG-1] gets events while all connections of the pool are in use', async ({ server }) => {
    const { pool } = server.db
    const stream = await open()
    const held = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
    try {
      await addEvents(
        queriesOver(held[0]!),
        [{ audienceId, kind: 'told', subjectId: randomUUID() }],
        server.clock(),
      )
      await stream.until((heard) => heard.length === 2)
    } finally {
      for (const client of held) client.release()
    }
    stream.cut()
  })

  const signOut = (server: TestApp, id: string) =>
    server.db.pool.query(`update sessions set ended_at = now(), end_reason = 'LOGOUT' where id = $1`, [id])

  test('[SAFE-2] ends at once when its session ends', async ({ server }) => {
    await hub.close()
    hub = createHub(server.deps, listener)
    const operator = await addTestOperator(server)
    sessionId = operator.sessionId
    const stream = await open()
    sessionId = randomUUID()
    const other = await open()
    await signOut(server, operator.sessionId)
    await stream.ended
    await event(server)
    await other.until((heard) => heard.length === 2)
    expect(other.beats()).toBe(0)
    other.cut()
  })

  test('ends at the next heartbeat when its session ended without a notification', async ({ server }) => {
    await listener.close()
    const operator = await addTestOperator(server)
    sessionId = operator.sessionId
    const stream = await open()
    sessionId = randomUUID()
    const other = await open()
    await signOut(server, operator.sessionId)
    await stream.ended
    await event(server)
    await other.until((heard) => heard.length === 2)
    other.cut()
  })

  test('ends after the lifetime of an access token', async ({ clock }) => {
    const stream = await open()
    clock.advance({ ms: STREAM.lifeMs })
    await stream.ended
    const next = await open()
    expect(next.status).toBe(200)
    next.cut()
  })

  test('ends when the process stops, and no other is opened', async () => {
    const stream = await open()
    await hub.close()
    await stream.ended
    expect((await open()).status).toBe(503)
  })

  test('[OPS-1] that ends with the process tells its readers when to reconnect, spread over time', async () => {
    const readers = await Promise.all([fetch(address), fetch(address), fetch(address)])
    await hub.close()
    const hints = await Promise.all(
      readers.map(async (reader) => /\n\nretry: (\d+)\n\n$/.exec(await reader.text())?.[1]),
    )
    expect(hints.toSorted()).toEqual(['200', '300', '400'])
  })

  test('resumes up to a limit of missed events; beyond it starts at the end', async ({ server, clock }) => {
    const many = Array.from({ length: STREAM.catchUp + 1 }, () => ({
      audienceId,
      kind: 'told',
      subjectId: randomUUID(),
    }))
    await addEvents(server.db.drizzle, many, clock())
    const all = await open('1')
    await all.until((heard) => heard.length === STREAM.catchUp + 1)
    const ids = all.heard.slice(1).map(({ id }) => Number(id))
    expect(ids).toEqual(many.map((_, place) => place + 1).slice(1))
    const late = await open('0')
    await late.until((heard) => heard.length > 0)
    expect(late.heard[0]!.data).toEqual({ isResumed: false })
    all.cut()
    late.cut()
  })
})

test('streams are limited for each caller, and a closed one makes room', async () => {
  const streams = []
  for (let n = 0; n < STREAM.perCaller; n += 1) streams.push(await open())
  expect(streams.map(({ status }) => status)).toEqual(Array(STREAM.perCaller).fill(200))
  expect((await open()).status).toBe(429)
  streams.pop()!.cut()
  await vi.waitFor(async () => {
    const again = await open()
    streams.push(again)
    expect(again.status).toBe(200)
  }, PATIENT)
  for (const stream of streams) stream.cut()
})

describe('a slow reader', () => {
  /** More than the socket buffers hold. */
  const MANY = 1_200
  const slowReader = async () => {
    const { port } = door.address() as { port: number }
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
    let text = ''
    socket.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
    socket.write('GET / HTTP/1.1\r\nhost: test\r\n\r\n')
    await vi.waitFor(() => expect(text).toContain('ready'), PATIENT)
    socket.pause()
    return { socket, closed, ids: () => [...text.matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id)) }
  }
  const tellMany = ({ db, clock }: TestApp) =>
    addEvents(
      db.drizzle,
      Array.from({ length: MANY }, () => ({ audienceId, kind: 'told', subjectId: randomUUID() })),
      clock(),
    )
  const all = Array.from({ length: MANY + 1 }, (_, id) => id)
  beforeEach(() => {
    say = () => 'x'.repeat(10_000)
  })

  test('gets everything and does not delay others', async ({ server }) => {
    await hub.close()
    hub = createHub(server.deps, listener)
    const quick = await open()
    const slow = await slowReader()
    await tellMany(server)
    await quick.until((heard) => heard.length === all.length)
    slow.socket.resume()
    await vi.waitFor(() => expect(slow.ids().length).toBe(all.length), PATIENT)
    expect(slow.ids()).toEqual(all)
    expect(quick.heard.map(({ id }) => Number(id))).toEqual(all)
    quick.cut()
    slow.socket.destroy()
  })

  test('is disconnected after two heartbeats without reading', async ({ server }) => {
    const slow = await slowReader()
    await tellMany(server)
    await vi.waitFor(async () => expect(await connections()).toBe(0), PATIENT)
    slow.socket.resume()
    await slow.closed
    expect(slow.ids().length).toBeLessThan(MANY)
    expect(slow.ids()).toEqual(all.slice(0, slow.ids().length))
  })
})

test('[TRUST-5] a person with an open stream in any process is present until some time after the last heartbeat', async ({
  server,
  clock,
}) => {
  const present = async () => (await presentAmong(server.db.drizzle, [audienceId], clock())).has(audienceId)
  expect(await present()).toBe(false)
  const stream = await open()
  expect(await present()).toBe(true)
  clock.advance({ seconds: 30 })
  await vi.waitFor(async () => {
    const { rows } = await server.db.pool.query(
      'select seen_at from stream_presence where audience_id = $1',
      [audienceId],
    )
    expect(rows).toEqual([{ seen_at: clock() }])
  }, PATIENT)
  stream.cut()
  await vi.waitFor(async () => expect(await connections()).toBe(0), PATIENT)
  clock.advance({ seconds: 49 })
  expect(await present()).toBe(true)
  clock.advance({ seconds: 1 })
  expect(await present()).toBe(false)
})
