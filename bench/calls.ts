import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { measure } from './calls-measure.ts'
import { printBeside, printTable, type Results } from './calls-print.ts'
import { MEMORY, ROWS } from './calls-rows.ts'
import { type Server, startBare, startService, stopServer, takenBy } from './calls-servers.ts'
import { openTree, visitorsOf } from './calls-tree.ts'
import { lookAtMachine, parentOf } from './machine.ts'
import { checkWrk, load, type Turn, writeTurns } from './wrk.ts'

/*
 * npm run bench:calls — what a request costs: requests a second, Node's own CPU, PostgreSQL's CPU, beside a bare server
 * that sends the same rows. `-- offers,attack` measures these rows alone, `--from=<folder>` the service of another
 * checkout, `--beside=<file>` prints an earlier run beside this one, `--profile=<folder>` keeps a CPU profile. A whole run
 * is kept in bench/results/calls.json and ends with 1 when an aim is missed.
 */

const KEPT = path.resolve(import.meta.dirname, 'results/calls.json')
const { values: asked, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    from: { type: 'string', default: path.resolve(import.meta.dirname, '..') },
    beside: { type: 'string' },
    seconds: { type: 'string', default: '6' },
    world: { type: 'string', default: path.resolve(import.meta.dirname, '../.cache/bench-calls') },
    profile: { type: 'string' },
    log: { type: 'boolean', default: false },
  },
})
const root = path.resolve(asked.from)
const seconds = Number(asked.seconds)
const names = positionals.flatMap((list) => list.split(','))
const unknown = names.filter((name) => name !== MEMORY.name && !ROWS.some((row) => row.name === name))
if (unknown.length > 0) throw new Error(`there is no row ${unknown.join(', ')}`)
const rows = ROWS.filter(({ name }) => names.length === 0 || names.includes(name))
const withMemory = names.length === 0 || names.includes(MEMORY.name)

/** Once before the load, which only sees refusals: a redirect or an empty answer would be measured as if it were one. */
async function checkAnswer({ url }: Server, { path: at, headers }: Turn): Promise<void> {
  const answer = await fetch(url + at, { headers, redirect: 'manual' })
  const bytes = (await answer.arrayBuffer()).byteLength
  if (answer.status !== 200 || bytes < 100)
    throw new Error(`${url}${at} answered ${answer.status} with ${bytes} bytes`)
}

/** All rows in turns, as people would come; of each no more visitors than a script can hold. */
const mixed = (lists: readonly Turn[][]): Turn[] =>
  Array.from({ length: 400 }, (_, place) => lists.map((turns) => turns[place % turns.length]!)).flat()

type Build = { ensureBuilt(): Promise<void> }

checkWrk()
if (withMemory || rows.some(({ visitor }) => visitor === 'stranger')) {
  const { ensureBuilt } = (await import(path.join(root, 'scripts/build.mjs'))) as Build
  await ensureBuilt()
}
const machine = lookAtMachine(root)
const tree = await openTree(root, path.resolve(asked.world))
const folder = mkdtempSync(path.join(os.tmpdir(), 'coffee-attack-calls-'))
const servers: Server[] = []
// Whoever has no patience takes both servers and the database along: they hear when this process is gone.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
try {
  const asking = await tree.db.pool.query<{ version: string; pid: number }>(
    'select version(), pg_backend_pid() as pid',
  )
  const { version: postgres, pid } = asking.rows[0]!
  const postmaster = parentOf(pid)
  const service = await startService(root, {
    env: { ...process.env, ...tree.environment },
    shouldLog: asked.log,
    profile: asked.profile,
  })
  servers.push(service)
  const connection = JSON.stringify(tree.db.connection)
  const bare = await startBare({
    env: { ...process.env, BENCH_CONNECTION: connection, BENCH_SERVICE: service.url },
    shouldLog: true,
  })
  servers.push(bare)

  const turnsOf = visitorsOf(tree)
  const script = path.join(folder, 'turns.lua')
  const results: Results = { machine: { ...machine, postgres }, others: 0, rows: [], memory: null }
  for (const row of rows) {
    const turns = turnsOf(row)
    writeTurns(script, turns)
    const measureOn = async (server: Server) => {
      await checkAnswer(server, turns[0]!)
      const { figures, others } = await measure({ server, script, seconds, postmaster })
      results.others = Math.max(results.others, others)
      return figures
    }
    console.log(`${row.name} …`)
    const { name, path: at } = row
    results.rows.push({ name, path: at, service: await measureOn(service), bare: await measureOn(bare) })
  }
  if (withMemory) {
    console.log(`${MEMORY.name} …`)
    writeTurns(script, mixed(ROWS.map(turnsOf)))
    await load(service.url, script, MEMORY.seconds)
    const { rss } = await takenBy(service)
    results.memory = { seconds: MEMORY.seconds, rssMb: rss / 2 ** 20 }
  }

  const areReached = printTable(results)
  if (asked.beside) printBeside(JSON.parse(readFileSync(asked.beside, 'utf8')) as Results, results)
  if (names.length === 0) {
    mkdirSync(path.dirname(KEPT), { recursive: true })
    writeFileSync(KEPT, `${JSON.stringify(results, null, 2)}\n`)
    if (!areReached) process.exitCode = 1
  }
} finally {
  await Promise.all(servers.map(stopServer))
  await tree.db.close()
}
process.exit()
