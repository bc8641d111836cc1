import { createHash } from 'node:crypto'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type * as App from '../apps/server/src/app.ts'
import type * as DepsModule from '../apps/server/src/deps.ts'
import type * as Open from '../apps/server/src/platform/db/open.ts'
import type * as Log from '../apps/server/src/platform/observing/log.ts'
import type * as SettingsModule from '../apps/server/src/settings.ts'
import { ensureWorld, inhabitants, worldName } from './calls-world.ts'
import {
  cpuMicros,
  keepResults,
  lookAtMachine,
  parentOf,
  printColumns,
  residentMb,
  ROOT,
  sayMachine,
} from './machine.ts'
import { environmentOn, type Server, startServer, startService, stopServer } from './service.ts'
import { checkWrk, load, type Turn } from './wrk.ts'

/*
 * npm run bench:calls: the CPU of Node and PostgreSQL for a request, beside a bare server that reads the same rows; the
 * p95 at half of the load that the machine can carry; memory. `-- offers,attack` measures these rows alone and keeps
 * nothing, `--from=<folder>` measures another checkout.
 */

const AIMS = { timesBare: 1.3, p95Ms: 50, residentMb: 300 }
const SECONDS = 6
/** V8 compiles hot code until some 30,000 requests; a service runs for days. */
const WARM_UP = { seconds: 3, requests: 30_000, times: 10 }
const MEMORY_SECONDS = 60

type Visitor = 'candidate' | 'recruiter' | 'stranger'
type Row = { name: string; path: string; visitor: Visitor }

const ROWS: readonly Row[] = [
  { name: 'offers', path: '/api/v3/users/offers', visitor: 'candidate' },
  { name: 'attack', path: '/api/v3/users/my/attack', visitor: 'candidate' },
  { name: 'profile', path: '/api/v3/users/profile', visitor: 'candidate' },
  { name: 'rooms', path: '/api/users/message/room', visitor: 'candidate' },
  { name: 'salary', path: '/api/v3/users/salary', visitor: 'candidate' },
  { name: 'candidates', path: '/api/console/candidates', visitor: 'recruiter' },
  ...['/my', '/login', '/', '/faq'].map((page) => ({ name: page, path: page, visitor: 'stranger' as const })),
]

type Cost = { nodeMicros: number; postgresMicros: number; perSecond: number }
type Measured = { name: string; service: Cost; bare: Cost; p95Ms: number }

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { from: { type: 'string', default: ROOT } },
})
const root = path.resolve(options.from)
const names = positionals.flatMap((list) => list.split(','))
const rows = ROWS.filter(({ name }) => names.length === 0 || names.includes(name))
if (rows.length === 0) throw new Error(`there is no row ${names.join(', ')}`)

/** The measured tree's own modules: it may be another checkout, with another schema. */
const part = async <Module>(file: string) =>
  (await import(path.join(root, 'apps/server/src', file))) as Module

async function openTree() {
  const { openDatabase } = await part<typeof Open>('platform/db/open.ts')
  const { createDeps } = await part<typeof DepsModule>('deps.ts')
  const { createLog } = await part<typeof Log>('platform/observing/log.ts')
  const { readSettings } = await part<typeof SettingsModule>('settings.ts')
  const { createApp } = await part<typeof App>('app.ts')
  const dataDir = path.join(ROOT, '.cache/bench-calls', worldName(root))
  const log = createLog({ level: 'silent' })
  const db = await openDatabase({ dataDir, log })
  // The same key in every run, because the world is kept and holds sealed columns.
  const key = createHash('sha256').update('bench').digest('hex')
  const environment = { ...environmentOn(db.connection, dataDir), SECRETS_KEY: key }
  const deps = await createDeps(readSettings(environment), { log, db })
  await ensureWorld(deps, root)
  const { tokens } = await createApp(deps)
  return { db, environment, tokens, everybody: await inhabitants(deps) }
}

type Tree = Awaited<ReturnType<typeof openTree>>

/** A row's requests, each of another person. */
function turnsOf({ path: at, visitor }: Row, { tokens, everybody }: Tree): Turn[] {
  if (visitor === 'stranger') return everybody.candidate.map(() => ({ path: at, headers: {} }))
  const purpose = visitor === 'recruiter' ? 'operator' : 'candidate'
  return everybody[visitor].map(({ asking, ...subject }) => ({
    path: at,
    headers: {
      authorization: `Bearer ${tokens.issue(purpose, subject, { isProved: true })}`,
      // For the bare server, which knows no tokens.
      'x-asking': asking,
    },
  }))
}

/** wrk counts refusals alone: it would take a redirect or an empty answer for a good one. */
async function checkAnswer({ url }: Server, { path: at, headers }: Turn): Promise<void> {
  const answer = await fetch(url + at, { headers, redirect: 'manual' })
  const { byteLength } = await answer.arrayBuffer()
  if (answer.status !== 200 || byteLength < 100)
    throw new Error(`${url}${at} answered ${answer.status} with ${byteLength} bytes`)
}

async function costOf(server: Server, turns: readonly Turn[], postmaster: number): Promise<Cost> {
  await checkAnswer(server, turns[0]!)
  let warm = 0
  for (let time = 0; time < WARM_UP.times && warm < WARM_UP.requests; time++)
    warm += (await load({ url: server.url, turns, seconds: WARM_UP.seconds })).requests
  const before = { node: cpuMicros(server.pid), postgres: cpuMicros(postmaster) }
  const { requests, perSecond } = await load({ url: server.url, turns, seconds: SECONDS })
  return {
    nodeMicros: (cpuMicros(server.pid) - before.node) / requests,
    postgresMicros: (cpuMicros(postmaster) - before.postgres) / requests,
    perSecond,
  }
}

const totalOf = ({ nodeMicros, postgresMicros }: Cost) => nodeMicros + postgresMicros
const timesBare = ({ service, bare }: Measured) => totalOf(service) / totalOf(bare)
/** A page is compared with bytes from memory for information; the aim is for calls. */
const misses = (row: Measured) => [
  ...(!row.name.startsWith('/') && timesBare(row) > AIMS.timesBare ? [`above ${AIMS.timesBare} × bare`] : []),
  ...(row.p95Ms > AIMS.p95Ms ? [`p95 above ${AIMS.p95Ms} ms`] : []),
]

function print(measured: readonly Measured[]): void {
  const micros = (value: number) => `${Math.round(value).toLocaleString('en')} µs`
  printColumns([
    ['row', 'node', 'postgres', 'total', 'bare total', '×', 'requests/s', 'p95 at half', 'missed'],
    ...measured.map((row) => [
      row.name,
      micros(row.service.nodeMicros),
      micros(row.service.postgresMicros),
      micros(totalOf(row.service)),
      micros(totalOf(row.bare)),
      timesBare(row).toFixed(2),
      Math.round(row.service.perSecond).toLocaleString('en'),
      `${row.p95Ms.toFixed(1)} ms`,
      misses(row).join(', '),
    ]),
  ])
}

checkWrk()
const { ensureBuilt } = (await import(path.join(root, 'scripts/build.mjs'))) as {
  ensureBuilt(): Promise<void>
}
await ensureBuilt()
const machine = lookAtMachine(root)
const tree = await openTree()
process.once('SIGINT', () => process.exit(1))
try {
  const { rows: backend } = await tree.db.pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  const postmaster = parentOf(backend[0]!.pid)
  const service = await startService(root, tree.environment)
  const bare = await startServer(
    [path.join(import.meta.dirname, 'bare.ts')],
    { BENCH_CONNECTION: JSON.stringify(tree.db.connection), BENCH_SERVICE: service.url },
    import.meta.dirname,
  )
  const measured: Measured[] = []
  for (const row of rows) {
    console.log(`${row.name} …`)
    const turns = turnsOf(row, tree)
    const cost = await costOf(service, turns, postmaster)
    const half = { url: service.url, turns, seconds: SECONDS, perSecond: cost.perSecond / 2 }
    const { p95Ms } = await load(half)
    measured.push({
      name: row.name,
      service: cost,
      p95Ms,
      bare: await costOf(bare, turns, postmaster),
    })
  }
  console.log(`\n${sayMachine(machine)}\n`)
  print(measured)
  if (names.length === 0) {
    const each = ROWS.map((row) => turnsOf(row, tree))
    const mixed = Array.from({ length: 400 }, (_, place) => each.map((turns) => turns[place % turns.length]!))
    await load({ url: service.url, turns: mixed.flat(), seconds: MEMORY_SECONDS })
    const resident = residentMb(service.pid)
    console.log(`\nresident after ${MEMORY_SECONDS} s of all rows: ${Math.round(resident)} MB`)
    keepResults('calls', { machine, aims: AIMS, rows: measured, residentMb: resident })
    if (resident > AIMS.residentMb || measured.some((row) => misses(row).length > 0)) process.exitCode = 1
  }
  await Promise.all([service, bare].map(stopServer))
} finally {
  await tree.db.close()
}
process.exit()
