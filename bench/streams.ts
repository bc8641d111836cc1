import { fork, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createApp } from '../apps/server/src/app.ts'
import { createDeps } from '../apps/server/src/deps.ts'
import { openDatabase } from '../apps/server/src/platform/db/open.ts'
import { createLog } from '../apps/server/src/platform/observing/log.ts'
import { readSettings } from '../apps/server/src/settings.ts'
import { allMicros, familyMicros, lookAtMachine, ownMicros, parentOf, sayMachine } from './machine.ts'
import { production } from './production.ts'
import { makePeople, openStreams, type Person, write } from './streams-people.ts'
import type { Heap, Listening, Standing } from './streams-server.ts'

/*
 * npm run bench:streams — 1,000 people with an open message stream who all write, a hundred a second, in one process and
 * then in two on one database: there everybody writes at the one that does not hold their stream. Then 10,000 who only
 * listen, in one process. Tells how long a message takes until it is there, the writing included and the first ones after
 * the start too, and what a stream costs. The readers are a process of their own: this one. Kept in
 * bench/results/streams.json; ends with 1 when a message is lost or comes twice, or an aim is missed.
 * `-- one,two,idle` runs these rows alone and keeps nothing.
 */

const AIMS = { p99Ms: 100, idleMb: 600 }
const WRITERS = 1_000
const PER_SECOND = 100
/** Nothing that is not there by then will come. */
const LIMIT_MS = 2_000
const IDLE = 10_000
/** Two beats of every stream, and a little. */
const IDLE_MS = 45_000

type Server = { process: ChildProcess; url: string }
type Row = Record<string, number | string> & { name: string }
type Measured = { row: Row; isMet: boolean }

const KEPT = path.resolve(import.meta.dirname, 'results/streams.json')
const asked = process.argv.slice(2).flatMap((names) => names.split(','))
refuseFewFiles()
const machine = lookAtMachine(path.resolve(import.meta.dirname, '..'))
const folder = mkdtempSync(path.join(tmpdir(), 'coffee-attack-bench-'))
const environment = { DATA_DIR: folder, ...production, TRUST_PROXY: '127.0.0.1' }
const log = createLog({ level: 'silent' })
const db = await openDatabase({ dataDir: folder, log })
const deps = await createDeps(readSettings(environment), { log, db })

async function serve(): Promise<Server> {
  const child = fork(path.join(import.meta.dirname, 'streams-server.ts'), {
    // As `npm start` runs it.
    execArgv: [
      '--expose-gc',
      '--max-semi-space-size=16',
      '--no-parallel-scavenge',
      '--max-old-space-size=768',
    ],
    env: { ...process.env, ...environment, BENCH_CONNECTION: JSON.stringify(deps.db.connection) },
  })
  const [{ url }] = (await once(child, 'message')) as [Listening]
  return { process: child, url }
}

async function ask<Answer>({ process: child }: Server, what: 'standing' | 'heap'): Promise<Answer> {
  child.send(what)
  const [answer] = (await once(child, 'message')) as [Answer]
  return answer
}
const standingOf = (server: Server) => ask<Standing>(server, 'standing')
const heapOf = async (server: Server) => (await ask<Heap>(server, 'heap')).used

async function among(count: number): Promise<Person[]> {
  const app = await createApp(deps)
  const people = await makePeople(deps, count, (subjectId) =>
    app.tokens.issue('candidate', { subjectId, sessionId: randomUUID() }, { isProved: true }),
  )
  await app.close()
  return people
}

async function talk(name: string, servers: readonly Server[]): Promise<Measured> {
  const people = await among(WRITERS)
  const sentAt = new Map<string, number>()
  const took = new Map<string, number[]>()
  const onMessage = (said: string) => {
    took.set(said, [...(took.get(said) ?? []), performance.now() - sentAt.get(said)!])
  }
  const half = ({ place }: Person) => Math.floor((place * servers.length) / people.length)
  const holderOf = (person: Person) => servers[half(person)]!
  const otherOf = (person: Person) => servers[(half(person) + 1) % servers.length]!
  // Both halves write all the time.
  const inTurn = people.toSorted((a, b) => (a.place % 500) - (b.place % 500))

  const streams = await openStreams(people, (person) => holderOf(person).url, { onMessage })
  const before = await Promise.all(servers.map(standingOf))
  const writing = inTurn.map(async (person, turn) => {
    await sleep((turn * 1_000) / PER_SECOND)
    const message = `${name} ${turn}`
    sentAt.set(message, performance.now())
    await write(otherOf(person).url, person, message)
  })
  await Promise.all(writing)
  const after = await Promise.all(servers.map(standingOf))
  await sleep(LIMIT_MS)
  for (const stream of streams) stream.on('error', () => {}).destroy()

  const arrivals = [...took.values()]
  const lost = WRITERS - arrivals.length
  const doubled = arrivals.filter(({ length }) => length > 1).length
  const times = arrivals.map(([first]) => first!)
  const firstTimes = Array.from({ length: PER_SECOND }, (_, turn) => took.get(`${name} ${turn}`)?.[0])
  const taken = after.reduce((sum, { cpuMicros }, place) => sum + cpuMicros - before[place]!.cpuMicros, 0)
  const p99 = quantile(times, 0.99)
  const row = {
    name,
    lost,
    doubled,
    'p50 ms': quantile(times, 0.5),
    'p95 ms': quantile(times, 0.95),
    'p99 ms': p99,
    'slowest ms': quantile(times, 1),
    'p99 of the first second ms': quantile(
      firstTimes.filter((time) => time !== undefined),
      0.99,
    ),
    'CPU µs a message': Math.round(taken / WRITERS),
    'loop late p99 ms': whole(Math.max(...after.map(({ lateMs }) => lateMs.p99))),
    'loop late most ms': whole(Math.max(...after.map(({ lateMs }) => lateMs.most))),
    'resident MB a process': Math.max(...after.map(({ rss }) => megabytes(rss))),
  }
  return { row, isMet: lost === 0 && doubled === 0 && p99 <= AIMS.p99Ms }
}

async function listen(name: string, server: Server): Promise<Measured> {
  const people = await among(IDLE)
  const counts = { beats: 0, cut: 0 }
  const heapBefore = await heapOf(server)
  const before = await standingOf(server)
  const streams = await openStreams(people, () => server.url, {
    onBeat: () => (counts.beats += 1),
    onCut: () => (counts.cut += 1),
  })
  const opened = await standingOf(server)
  const beatsBefore = counts.beats
  await sleep(IDLE_MS)
  const after = await standingOf(server)
  const heapAfter = await heapOf(server)
  const { cut, beats } = counts
  for (const stream of streams) stream.on('error', () => {}).destroy()

  const kilobytesEach = (was: number, is: number) => whole((is - was) / 1024 / IDLE, 1)
  const row = {
    name,
    cut,
    'beats a stream': whole((beats - beatsBefore) / IDLE, 1),
    'resident MB': megabytes(after.rss),
    'resident MB at most': megabytes(after.peakRss),
    'KB a stream': kilobytesEach(before.rss, after.rss),
    'KB of heap a stream': kilobytesEach(heapBefore, heapAfter),
    'opening CPU µs a stream': Math.round((opened.cpuMicros - before.cpuMicros) / IDLE),
    'CPU % while idle': whole((after.cpuMicros - opened.cpuMicros) / 10 / IDLE_MS, 1),
    'loop late p99 ms': whole(after.lateMs.p99),
    'loop late most ms': whole(after.lateMs.most),
  }
  return { row, isMet: cut === 0 && row['resident MB at most'] <= AIMS.idleMb }
}

const ROWS = {
  one: () => withServers(1, (servers) => talk('1,000 streams, 100/s, one process', servers)),
  two: () => withServers(2, (servers) => talk('1,000 streams, 100/s, two processes', servers)),
  idle: () => withServers(1, ([server]) => listen('10,000 idle streams, one process', server!)),
}

async function withServers(count: number, work: (servers: Server[]) => Promise<Measured>): Promise<Measured> {
  const servers = await Promise.all(Array.from({ length: count }, serve))
  try {
    return await work(servers)
  } finally {
    const ended = servers.map(({ process: child }) => once(child, 'exit'))
    for (const { process: child } of servers) child.kill()
    await Promise.all(ended)
  }
}

function print({ row: { name, ...figures }, isMet }: Measured): void {
  console.log(`${isMet ? '✓' : '✗'} ${name}`)
  for (const [what, figure] of Object.entries(figures)) console.log(`    ${what.padEnd(28)}${figure}`)
}

const whole = (figure: number, digits = 0) => Number(figure.toFixed(digits))
const megabytes = (bytes: number) => whole(bytes / 1024 / 1024)

function quantile(figures: readonly number[], q: number): number {
  const sorted = figures.toSorted((a, b) => a - b)
  return whole(sorted[Math.ceil(sorted.length * q) - 1] ?? Infinity)
}

function refuseFewFiles(): void {
  const limit = /open files\s+\S+\s+(\d+)/.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1]
  if (Number(limit) < IDLE + 500) throw new Error(`a process may open ${limit} files: first ulimit -n 20000`)
}

try {
  const { rows } = await db.pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  const postgres = parentOf(rows[0]!.pid)
  const ours = () => ownMicros() + familyMicros(postgres)
  const [startedAt, allBefore, oursBefore] = [performance.now(), allMicros(), ours()]
  const measured: Measured[] = []
  for (const [name, run] of Object.entries(ROWS)) {
    if (asked.length > 0 && !asked.includes(name)) continue
    measured.push(await run())
    print(measured.at(-1)!)
  }
  const micros = (performance.now() - startedAt) * 1_000 * machine.cores
  const others = Math.max(0, (allMicros() - allBefore - (ours() - oursBefore)) / micros)
  console.log(sayMachine(machine, others))
  if (asked.length === 0) {
    mkdirSync(path.dirname(KEPT), { recursive: true })
    const kept = {
      machine: { ...machine, others: whole(others, 2) },
      aims: AIMS,
      rows: measured.map(({ row }) => row),
    }
    writeFileSync(KEPT, `${JSON.stringify(kept, null, 2)}\n`)
  }
  if (measured.some(({ isMet }) => !isMet)) process.exitCode = 1
} finally {
  await deps.db.close()
  rmSync(folder, { recursive: true, force: true })
}
