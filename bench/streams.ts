import { fork, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { request, type ClientRequest } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createApp } from '../apps/server/src/app.ts'
import { createDeps, type Deps } from '../apps/server/src/deps.ts'
import { openDatabase } from '../apps/server/src/platform/db/open.ts'
import { createLog } from '../apps/server/src/platform/observing/log.ts'
import { readSettings } from '../apps/server/src/settings.ts'
import { production } from './production.ts'
import type { Listening, Memory } from './streams-server.ts'

/*
 * node bench/streams.ts — 1,000 people with an open message stream, in one process and then in two on one database.
 * Every second person writes a message, with two processes at the one that does not hold their stream. Prints how long
 * it takes until it is there, the writing included, and what a stream costs. Ends with 1 when a message is lost, comes
 * twice, or takes longer than 2 s.
 */

const PEOPLE = 1_000
const AGENTS = 50
/** Spread over all of them; far more than so many people write to each other. */
const MESSAGES = 1_000
const PER_SECOND = 100
const OPENING_AT_ONCE = 20
const LIMIT_MS = 2_000

type Person = { place: number; roomId: string; token: string }
type Server = { process: ChildProcess; url: string }

/** Everybody has a room with one of our agents. */
async function makePeople({ db }: Deps, sign: (userId: string) => string): Promise<Person[]> {
  const ids = (count: number) => Array.from({ length: count }, () => randomUUID())
  const [people, rooms, agents] = [ids(PEOPLE), ids(PEOPLE), ids(AGENTS)]
  await db.pool.query(
    `insert into users (id, last_active_at, created_at, updated_at)
     select id, now(), now(), now() from unnest($1::uuid[]) id`,
    [people],
  )
  await db.pool.query(
    `insert into operators (id, role, email, password_hash, name, created_at)
     select id, 'AGENT', id || '@example.com', '', '정하린', now() from unnest($1::uuid[]) id`,
    [agents],
  )
  await db.pool.query(
    `insert into message_rooms (id, candidate_id, operator_id, last_message_at, created_at)
     select room, person, ($3::uuid[])[1 + place % $4], now(), now()
     from unnest($1::uuid[], $2::uuid[]) with ordinality as made (room, person, place)`,
    [rooms, people, agents, AGENTS],
  )
  return people.map((userId, place) => ({ place, roomId: rooms[place]!, token: sign(userId) }))
}

/** Every person calls from an address of their own, as far as the service can tell. */
const headersOf = ({ place, token }: Person) => ({
  authorization: `Bearer ${token}`,
  'x-forwarded-for': `10.0.${place >> 8}.${place & 255}`,
})

/** Resolves when the stream is ready; tells the numbers of the messages that arrive. */
async function openStream(
  url: string,
  person: Person,
  onMessage: (text: string) => void,
): Promise<ClientRequest> {
  const call = request(`${url}/api/users/message/stream`, { headers: headersOf(person), agent: false })
  const { promise, resolve, reject } = Promise.withResolvers<ClientRequest>()
  let rest = ''
  call.on('error', reject).on('response', (answer) => {
    if (answer.statusCode !== 200) return reject(new Error(`a stream answered ${answer.statusCode}`))
    answer.setEncoding('utf8').on('data', (chunk: string) => {
      const blocks = (rest + chunk).split('\n\n')
      rest = blocks.pop()!
      for (const block of blocks) {
        if (block.includes('event: ready')) resolve(call)
        const said = /^data: .*"message":"([^"]*)"/m.exec(block)?.[1]
        if (said !== undefined) onMessage(said)
      }
    })
  })
  call.end()
  return promise
}

async function write(url: string, person: Person, message: string): Promise<void> {
  const answer = await fetch(`${url}/api/users/message`, {
    method: 'POST',
    headers: { ...headersOf(person), 'content-type': 'application/json' },
    body: JSON.stringify({ roomId: person.roomId, message }),
  })
  if (!answer.ok) throw new Error(`a message answered ${answer.status} ${await answer.text()}`)
  await answer.arrayBuffer()
}

async function memoryOf({ process: child }: Server): Promise<Memory> {
  child.send('memory')
  const [memory] = (await once(child, 'message')) as [Memory]
  return memory
}

const quantile = (sorted: readonly number[], q: number) => sorted[Math.ceil(sorted.length * q) - 1] ?? 0
const perStream = (before: number, after: number, streams: number) =>
  `${((after - before) / 1024 / streams).toFixed(1)} KB`

/** Answers whether every message arrived once and in time. */
async function measure(
  name: string,
  servers: readonly Server[],
  people: readonly Person[],
): Promise<boolean> {
  const sentAt = new Map<string, number>()
  const arrived = new Map<string, number>()
  const times: number[] = []
  const onMessage = (said: string) => {
    arrived.set(said, (arrived.get(said) ?? 0) + 1)
    times.push(performance.now() - sentAt.get(said)!)
  }
  const half = ({ place }: Person) => Math.floor((place * servers.length) / people.length)
  const holderOf = (person: Person) => servers[half(person)]!
  const otherOf = (person: Person) => servers[(half(person) + 1) % servers.length]!

  const before = await Promise.all(servers.map(memoryOf))
  const streams: ClientRequest[] = []
  for (let from = 0; from < people.length; from += OPENING_AT_ONCE) {
    const some = people.slice(from, from + OPENING_AT_ONCE)
    streams.push(...(await Promise.all(some.map((one) => openStream(holderOf(one).url, one, onMessage)))))
  }
  const after = await Promise.all(servers.map(memoryOf))

  const writers = people.filter(({ place }) => place % (people.length / MESSAGES) === 0)
  const writing = writers.map(async (person, turn) => {
    await sleep((turn * 1_000) / PER_SECOND)
    const message = `${name} ${person.place}`
    sentAt.set(message, performance.now())
    await write(otherOf(person).url, person, message)
  })
  await Promise.all(writing)
  await sleep(LIMIT_MS)
  for (const stream of streams) stream.on('error', () => {}).destroy()

  const sorted = times.toSorted((a, b) => a - b)
  const once = [...arrived.values()].filter((count) => count === 1).length
  const slowest = sorted.at(-1) ?? Infinity
  const ms = (q: number) => `${quantile(sorted, q).toFixed(0)} ms`
  console.log(`${name}: ${once} of ${writers.length} messages arrived once, ${PER_SECOND} a second`)
  console.log(`  p50 ${ms(0.5)}  p95 ${ms(0.95)}  p99 ${ms(0.99)}  slowest ${slowest.toFixed(0)} ms`)
  for (const [place, server] of servers.entries()) {
    const [was, is] = [before[place]!, after[place]!]
    const held = people.filter((one) => holderOf(one) === server).length
    console.log(
      `  process ${place + 1}: ${held} streams, ${(is.rss / 1024 / 1024).toFixed(0)} MB in all,` +
        ` ${perStream(was.rss, is.rss, held)} of memory a stream (${perStream(was.heap, is.heap, held)} of heap)`,
    )
  }
  return once === writers.length && times.length === writers.length && slowest <= LIMIT_MS
}

const folder = mkdtempSync(path.join(tmpdir(), 'coffee-attack-bench-'))
const environment = {
  DATA_DIR: folder,
  ...production,
  TRUST_PROXY: '127.0.0.1',
}
const log = createLog({ level: 'silent' })
const db = await openDatabase({ dataDir: folder, log })
const deps = await createDeps(readSettings(environment), { log, db })

async function serve(): Promise<Server> {
  const child = fork(path.join(import.meta.dirname, 'streams-server.ts'), {
    // As `npm start` runs it.
    execArgv: ['--expose-gc', '--max-semi-space-size=8'],
    env: { ...process.env, ...environment, BENCH_CONNECTION: JSON.stringify(deps.db.connection) },
  })
  const [{ url }] = (await once(child, 'message')) as [Listening]
  return { process: child, url }
}

async function run(processes: number): Promise<boolean> {
  const servers = await Promise.all(Array.from({ length: processes }, serve))
  try {
    const app = await createApp(deps)
    const people = await makePeople(deps, (subjectId) =>
      app.tokens.issue('candidate', { subjectId, sessionId: randomUUID() }, { isProved: true }),
    )
    await app.close()
    return await measure(processes === 1 ? 'one process' : `${processes} processes`, servers, people)
  } finally {
    for (const server of servers) server.process.kill()
  }
}

try {
  const held = [await run(1), await run(2)]
  if (held.includes(false)) process.exitCode = 1
} finally {
  await deps.db.close()
  rmSync(folder, { recursive: true, force: true })
}
