import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createApp } from '../apps/server/src/app.ts'
import { createDeps } from '../apps/server/src/deps.ts'
import { openDatabase } from '../apps/server/src/platform/db/open.ts'
import { createLog } from '../apps/server/src/platform/observing/log.ts'
import { readSettings } from '../apps/server/src/settings.ts'
import { cpuMicros, keepResults, lookAtMachine, quantile, residentMb, ROOT, sayMachine } from './machine.ts'
import { environmentOn, type Server, startService, stopServer } from './service.ts'
import { makePeople, openStreams, type Person, write } from './streams-people.ts'

/*
 * npm run bench:streams: 1,000 people with an open message stream who all write, a hundred a second, on one process and
 * then on two that share a database, where everybody writes to the process that does not hold their stream. Then 10,000
 * people who only listen, on one process. `-- one,two,idle` runs these rows alone and keeps nothing.
 */

const AIMS = { p99Ms: 100, idleMb: 600 }
const WRITERS = 1_000
const PER_SECOND = 100
/** A message that has not arrived by then is lost. */
const LIMIT_MS = 2_000
const IDLE = 10_000
/** Two heartbeats of every stream, and a little. */
const IDLE_MS = 45_000

type Figures = Record<string, number>
type Measured = { figures: Figures; missed: string[] }

const asked = process.argv.slice(2).flatMap((names) => names.split(','))
const openFiles = /open files\s+\S+\s+(\d+)/.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1]
if (Number(openFiles) < IDLE + 500) throw new Error(`a process may open ${openFiles} files: ulimit -n 20000`)
const machine = lookAtMachine()
const folder = mkdtempSync(path.join(tmpdir(), 'coffee-attack-bench-'))
const log = createLog({ level: 'silent' })
const db = await openDatabase({ dataDir: folder, log })
const environment = environmentOn(db.connection, folder)
const deps = await createDeps(readSettings(environment), { log, db })

async function among(count: number): Promise<Person[]> {
  const app = await createApp(deps)
  const people = await makePeople(deps, count, (subjectId) =>
    app.tokens.issue('candidate', { subjectId, sessionId: randomUUID() }, { isProved: true }),
  )
  await app.close()
  return people
}

async function talk(servers: readonly Server[]): Promise<Measured> {
  const people = await among(WRITERS)
  const sentAt = new Map<string, number>()
  const took = new Map<string, number[]>()
  const onMessage = (text: string) => {
    took.set(text, [...(took.get(text) ?? []), performance.now() - sentAt.get(text)!])
  }
  const serverOf = (person: Person, shift: number) => servers[(person.place + shift) % servers.length]!
  const streams = await openStreams(people, (person) => serverOf(person, 0).url, { onMessage })
  const before = servers.map(({ pid }) => cpuMicros(pid))
  await Promise.all(
    people.map(async (person) => {
      await sleep((person.place * 1_000) / PER_SECOND)
      const message = `message ${person.place}`
      sentAt.set(message, performance.now())
      await write(serverOf(person, 1).url, person, message)
    }),
  )
  const cpu = servers.reduce((sum, { pid }, place) => sum + cpuMicros(pid) - before[place]!, 0)
  await sleep(LIMIT_MS)
  for (const stream of streams) stream.on('error', () => {}).destroy()

  const arrivals = [...took.values()]
  const times = arrivals.map(([first]) => first!)
  const figures = {
    lost: WRITERS - arrivals.length,
    doubled: arrivals.filter(({ length }) => length > 1).length,
    'p50 ms': quantile(times, 0.5),
    'p95 ms': quantile(times, 0.95),
    'p99 ms': quantile(times, 0.99),
    'CPU µs a message': cpu / WRITERS,
    'resident MB a process': Math.max(...servers.map(({ pid }) => residentMb(pid))),
  }
  const missed = [
    ...(figures.lost > 0 ? ['messages were lost'] : []),
    ...(figures.doubled > 0 ? ['messages came twice'] : []),
    ...(figures['p99 ms'] > AIMS.p99Ms ? [`p99 above ${AIMS.p99Ms} ms`] : []),
  ]
  return { figures, missed }
}

async function listen([server]: readonly Server[]): Promise<Measured> {
  const { pid, url } = server!
  const people = await among(IDLE)
  const residentBefore = residentMb(pid)
  let cut = 0
  const streams = await openStreams(people, () => url, { onCut: () => (cut += 1) })
  const cpuBefore = cpuMicros(pid)
  await sleep(IDLE_MS)
  const cpu = cpuMicros(pid) - cpuBefore
  const peak = residentMb(pid, 'peak')
  const figures = {
    cut,
    'resident MB': residentMb(pid),
    'resident MB at most': peak,
    'KB a stream': ((residentMb(pid) - residentBefore) * 1024) / IDLE,
    'CPU % while idle': cpu / 10 / IDLE_MS,
  }
  for (const stream of streams) stream.on('error', () => {}).destroy()
  const missed = [
    ...(figures.cut > 0 ? ['streams were cut'] : []),
    ...(peak > AIMS.idleMb ? [`above ${AIMS.idleMb} MB`] : []),
  ]
  return { figures, missed }
}

const ROWS = {
  one: { title: '1,000 streams, 100/s, one process', servers: 1, run: talk },
  two: { title: '1,000 streams, 100/s, two processes', servers: 2, run: talk },
  idle: { title: '10,000 idle streams, one process', servers: 1, run: listen },
}

try {
  const kept: Record<string, Figures> = {}
  for (const [name, { title, servers: count, run }] of Object.entries(ROWS)) {
    if (asked.length > 0 && !asked.includes(name)) continue
    const servers = await Promise.all(Array.from({ length: count }, () => startService(ROOT, environment)))
    const { figures, missed } = await run(servers)
    await Promise.all(servers.map(stopServer))
    kept[title] = figures
    console.log(`${missed.length === 0 ? '✓' : '✗'} ${title} ${missed.join(', ')}`)
    for (const [what, figure] of Object.entries(figures))
      console.log(`    ${what.padEnd(24)}${Number(figure.toFixed(1))}`)
    if (missed.length > 0) process.exitCode = 1
  }
  console.log(sayMachine(machine))
  if (asked.length === 0) keepResults('streams', { machine, aims: AIMS, rows: kept })
} finally {
  await deps.db.close()
  rmSync(folder, { recursive: true, force: true })
}
