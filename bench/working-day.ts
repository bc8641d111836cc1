import { setTimeout as sleep } from 'node:timers/promises'
import { ensureBuilt } from '../scripts/build.mjs'
import {
  cpuMicros,
  keepResults,
  lookAtMachine,
  memoryMb,
  printColumns,
  quantile,
  ROOT,
  sayMachine,
} from './machine.ts'
import { type Server, startService, stopServer } from './service.ts'
import { openStreams } from './streams-people.ts'
import { createLoad, type Level, p95Of, timesOf } from './working-day-load.ts'
import { BUSIEST_HOUR, mixOf } from './working-day-mix.ts'
import { DATABASE, openDay } from './working-day-world.ts'

/*
 * npm run bench:people -- 100000: a working day of so many people on two processes and one PostgreSQL: sign-ins, offers,
 * chats, searches and pages in the mix of working-day-mix.ts, with open live streams. It doubles the load until the p95 of
 * all calls is above the aim, then halves the last step twice. Ten minutes at most, beside making the people once.
 */

const PEOPLE = Number(process.argv[2] ?? 100_000)
/** `timesBusiestHour`: what must be carried beside the busiest hour of the day itself. */
const AIMS = { p95Ms: 200, timesBusiestHour: 5 }
const PROCESSES = 2
const STREAMS = 400
const WARM_UP = { perSecond: 30, seconds: 25 }
const SECONDS = 20
const FIRST = 25
const HALVINGS = 2
/** Of all steps; a person meets fewer. */
const MOST_REFUSED = 0.001

type Cost = { node: number[]; postgres: number; load: number }
type Row = Level & { p50: number; p95: number; cost: Cost; carried: boolean }

await ensureBuilt()
const machine = lookAtMachine()
const began = performance.now()
const day = await openDay(PEOPLE)
console.log(`the world stands after ${Math.round((performance.now() - began) / 1000)} s`)
const servers = await Promise.all(
  Array.from({ length: PROCESSES }, () => startService(ROOT, day.environment)),
)

const mix = mixOf(day)
const perHour =
  Object.values(mix).reduce((sum, { aDay }) => sum + aDay, 0) * BUSIEST_HOUR * (PEOPLE / 100_000)
const busiest = perHour / 3600
const load = createLoad(
  servers.map(({ url }) => url),
  mix,
)

const usedOf = () => ({
  at: performance.now(),
  node: servers.map(({ pid }) => cpuMicros(pid)),
  postgres: cpuMicros(day.postmaster),
  load: process.cpuUsage(),
})

/** Cores that were busy. */
function costSince(before: ReturnType<typeof usedOf>): Cost {
  const after = usedOf()
  const micros = (after.at - before.at) * 1000
  const { user, system } = process.cpuUsage(before.load)
  return {
    node: after.node.map((used, place) => (used - before.node[place]!) / micros),
    postgres: (after.postgres - before.postgres) / micros,
    load: (user + system) / micros,
  }
}

async function measure(perSecond: number): Promise<Row> {
  const before = usedOf()
  const level = await load.run(perSecond, SECONDS)
  const cost = costSince(before)
  const p95 = p95Of(level)
  const carried = p95 <= AIMS.p95Ms && level.refused <= MOST_REFUSED * level.calls
  const row = { ...level, p50: quantile(timesOf(level), 0.5), p95, cost, carried }
  for (const [said, times] of Object.entries(level.refusals)) console.log(`    ${times} × ${said}`)
  console.log(`${carried ? '✓' : '✗'} ${perSecond} steps/s: p95 ${p95.toFixed(0)} ms`)
  await sleep(1_000)
  return row
}

async function findLimit(): Promise<Row[]> {
  const rows = [await measure(FIRST)]
  while (rows.at(-1)!.carried) rows.push(await measure(rows.at(-1)!.wanted * 2))
  let [good, bad] = [rows.at(-2)?.wanted ?? 0, rows.at(-1)!.wanted]
  for (let halved = 0; halved < HALVINGS; halved++) {
    const row = await measure((good + bad) / 2)
    rows.push(row)
    if (row.carried) good = row.wanted
    else bad = row.wanted
  }
  return rows.toSorted((one, other) => one.wanted - other.wanted)
}

const cores = (value: number) => value.toFixed(2)
const ms = (value: number) => `${value.toFixed(0)} ms`

function printLevels(rows: readonly Row[]): void {
  printColumns([
    [
      'steps/s',
      '× busiest hour',
      'calls/s',
      'p50',
      'p95',
      'refused',
      'Node, cores',
      'PostgreSQL',
      'the load itself',
    ],
    ...rows.map(({ wanted, calls, seconds, p50, p95, refused, cost }) => [
      String(wanted),
      (wanted / busiest).toFixed(1),
      (calls / seconds).toFixed(0),
      ms(p50),
      ms(p95),
      String(refused),
      cost.node.map(cores).join(' + '),
      cores(cost.postgres),
      cores(cost.load),
    ]),
  ])
}

function printSteps({ times }: Row): void {
  const named = Object.entries(times).toSorted(([one], [other]) => (one < other ? -1 : 1))
  printColumns([
    ['step', 'calls', 'p50', 'p95'],
    ...named.map(([name, took]) => [
      name,
      String(took.length),
      ms(quantile(took, 0.5)),
      ms(quantile(took, 0.95)),
    ]),
  ])
}

const memoryOf = (all: readonly Server[]) => ({
  nodeMb: all.map(({ pid }) => Math.round(memoryMb(pid))),
  postgresMb: Math.round(memoryMb(day.postmaster, 'with children')),
})

try {
  const tried = await load.tryEach()
  if (tried.refused > 0) throw new Error(`a step fails: ${Object.keys(tried.refusals).join('\n')}`)
  const readers = day.rooms.slice(0, STREAMS).map(({ id, candidate }, place) => ({
    place,
    roomId: id,
    token: day.tokens.issue('candidate', { subjectId: candidate, sessionId: candidate }, { isProved: true }),
  }))
  const streams = await openStreams(readers, ({ place }) => servers[place % PROCESSES]!.url, {})
  await load.run(WARM_UP.perSecond, WARM_UP.seconds)
  const rows = await findLimit()
  const memory = memoryOf(servers)
  for (const stream of streams) stream.destroy()
  const best = rows.findLast(({ carried }) => carried)
  console.log(`\n${sayMachine(machine)}\n`)
  console.log(
    `${PEOPLE.toLocaleString('en')} people, ${day.databaseMb} MB of database, ${STREAMS} open streams;`,
  )
  console.log(`the busiest hour has ${busiest.toFixed(1)} steps a second\n`)
  printLevels(rows)
  console.log(`\nmemory: Node ${memory.nodeMb.join(' and ')} MB, PostgreSQL ${memory.postgresMb} MB`)
  if (best) {
    console.log(`\nat ${best.wanted} steps/s`)
    printSteps(best)
  }
  const steps = (row: Row) =>
    Object.fromEntries(
      Object.entries(row.times).map(([name, took]) => [
        name,
        { calls: took.length, p95: quantile(took, 0.95) },
      ]),
    )
  keepResults(`people-${PEOPLE}`, {
    machine,
    aims: AIMS,
    database: { ...DATABASE, mb: day.databaseMb },
    busiestHourStepsPerSecond: busiest,
    memory,
    levels: rows.map((row) => ({ ...row, times: undefined })),
    best: best && { wanted: best.wanted, steps: steps(best) },
  })
  if (!best || best.wanted < AIMS.timesBusiestHour * busiest) process.exitCode = 1
} finally {
  await Promise.all(servers.map(stopServer))
  await day.db.close()
}
process.exit()
