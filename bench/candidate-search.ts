import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createApp } from '../apps/server/src/app.ts'
import { createDeps, type Deps } from '../apps/server/src/deps.ts'
import { operator } from '../apps/server/src/modules/sessions/core/owner.ts'
import { insertSession } from '../apps/server/src/modules/sessions/core/store.ts'
import { startEmbedded } from '../apps/server/src/platform/db/embedded/start.ts'
import { openDatabase } from '../apps/server/src/platform/db/open.ts'
import { withClient } from '../apps/server/src/platform/db/with-client.ts'
import { createLog } from '../apps/server/src/platform/observing/log.ts'
import { readSettings } from '../apps/server/src/settings.ts'
import { familyMicros, lookAtMachine, parentOf } from './machine.ts'
import { production } from './production.ts'
import { KINDS, type SearchKind } from './search-kinds.ts'
import { COMPANY, fillPeople } from './search-people.ts'

/*
 * npm run bench:search -- 1000000 60 — the console's candidate search over so many people (100,000 when it is not said), each
 * kind asked so many times, through the whole service. Prints the times beside their aims, keeps them in bench/results/search-<people>.json and the plans
 * in bench/candidate-search.explain.txt. The people are made once and stay in .cache.
 */

const PEOPLE = Number(process.argv[2] ?? 100_000)
const ROUNDS = Number(process.argv[3] ?? 60)
const RECRUITERS = 100
const DATABASE = { shared_buffers: '6GB', max_wal_size: '16GB', wal_level: 'minimal', max_wal_senders: '0' }
/** How long a search may take, and how many times as long as among a tenth of the people. */
const AIM = { p95: 50, growth: 2 }
const ROOT = path.resolve(import.meta.dirname, '..')
const DATA_DIR = path.join(ROOT, `.cache/bench-search-${PEOPLE}`)
const RESULTS = path.join(ROOT, 'bench/results')
const PLANS = path.join(ROOT, 'bench/candidate-search.explain.txt')

type Times = { p50: number; p95: number; p99: number; nodeCpu: number; databaseCpu: number; found: number }
type Results = {
  people: number
  machine: ReturnType<typeof lookAtMachine>
  database: typeof DATABASE
  kinds: Record<string, Times>
}
type Answer = { total: number; nextCursor: string | null }
type Ask = (query: Record<string, string>) => Promise<Answer>

type Sign = (subjectId: string, sessionId: string) => string

async function recruiterToken({ db }: Deps, sign: Sign) {
  const id = randomUUID()
  const sessionId = randomUUID()
  await db.pool.query(
    `insert into operators (id, role, company_id, email, password_hash, name, created_at)
     values ($1, 'RECRUITER', $2, $3, '', '이도현', now())`,
    [id, COMPANY.id, `${id}@example.com`],
  )
  await insertSession(db.drizzle, { id: sessionId, owner: operator(id), device: 'bench', now: new Date() })
  return () => sign(id, sessionId)
}

/** The query that leads to the kind's page; the pages before it are not part of its time. */
async function queryOf({ ask: queryIn, page = 1 }: SearchKind, round: number, ask: Ask) {
  const query = { ...queryIn(round) }
  for (let turned = 1; turned < page; turned++) {
    const { nextCursor } = await ask(query)
    if (nextCursor === null) break
    query['cursor'] = nextCursor
  }
  return query
}

const quantile = (sorted: readonly number[], q: number) => sorted[Math.ceil(sorted.length * q) - 1] ?? 0

async function measure(kind: SearchKind, ask: Ask, postmaster: number): Promise<Times> {
  const times: number[] = []
  let found = 0
  let nodeCpu = 0
  let databaseCpu = 0
  await ask(await queryOf(kind, 0, ask))
  for (let round = 0; round < ROUNDS; round++) {
    const query = await queryOf(kind, round, ask)
    const databaseBefore = familyMicros(postmaster)
    const cpuBefore = process.cpuUsage()
    const began = performance.now()
    found += (await ask(query)).total
    times.push(performance.now() - began)
    const { user, system } = process.cpuUsage(cpuBefore)
    nodeCpu += user + system
    databaseCpu += familyMicros(postmaster) - databaseBefore
  }
  const sorted = times.toSorted((a, b) => a - b)
  const inMs = (micros: number) => micros / ROUNDS / 1000
  return {
    p50: quantile(sorted, 0.5),
    p95: quantile(sorted, 0.95),
    p99: quantile(sorted, 0.99),
    nodeCpu: inMs(nodeCpu),
    databaseCpu: inMs(databaseCpu),
    found: found / ROUNDS,
  }
}

/** How the database answers what a search sends: its statements are caught and explained, never retyped. */
async function explain({ db }: Deps, kind: SearchKind, ask: Ask): Promise<string> {
  const sent: { text: string; values: unknown[] }[] = []
  const query = await queryOf(kind, 0, ask)
  const { pool } = db
  const send = pool.query.bind(pool) as (...given: unknown[]) => unknown
  Object.assign(pool, {
    query: (text: unknown, values?: unknown[]) => {
      if (typeof text === 'string' && values) sent.push({ text, values })
      return send(text, values)
    },
  })
  await ask(query)
  Reflect.deleteProperty(pool, 'query')
  const plans: string[] = []
  for (const { text, values } of sent.filter(({ text }) => text.includes('last_active_at'))) {
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(
      `explain (analyze, buffers, costs off) ${text}`,
      values,
    )
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
  }
  return plans.join('\n\n')
}

/** Into memory, as a database has what was searched all day; just started, it would be the disk that is measured. */
const warm = ({ db }: Deps) =>
  withClient(db.connection, async (client) => {
    await client.query('create extension if not exists pg_prewarm')
    await client.query(
      `select pg_prewarm(oid::regclass) from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'i')`,
    )
  })

const resultsOf = (people: number) => path.join(RESULTS, `search-${people}.json`)

function readResults(people: number): Results | null {
  try {
    return JSON.parse(readFileSync(resultsOf(people), 'utf8')) as Results
  } catch {
    return null
  }
}

/** What is missed, in words; nothing when all is well. */
function missed({ p50, p95 }: Times, tenth: Times | undefined): string {
  const late = p95 > AIM.p95 ? `  above ${AIM.p95} ms` : ''
  // Half a millisecond apart says nothing about growth.
  const grown = tenth && p50 > AIM.growth * tenth.p50 + 0.5 ? `  grew from ${tenth.p50.toFixed(1)} ms` : ''
  return late + grown
}

const ms = (value: number) => value.toFixed(1).padStart(6)
const lineOf = (name: string, times: Times) =>
  `${name.padEnd(36)} p50 ${ms(times.p50)}  p95 ${ms(times.p95)}  p99 ${ms(times.p99)} ms   ` +
  `CPU: node ${ms(times.nodeCpu)}  database ${ms(times.databaseCpu)} ms   found ${Math.round(times.found)}`

const machine = lookAtMachine(ROOT)
const settings = readSettings({ DATA_DIR, ...production, SECRETS_KEY: 'ab'.repeat(32) })
const log = createLog({ level: 'silent' })
// Started here, with a memory nearer to what docs/running/sizes.md advises for a million; opening takes over what runs.
await startEmbedded({ dataDir: settings.dataDir, log, settings: DATABASE })
const db = await openDatabase({ dataDir: settings.dataDir, log })
const deps = await createDeps(settings, { log, db })
try {
  const app = await createApp(deps)
  await fillPeople(deps, PEOPLE)
  await warm(deps)
  const sign: Sign = (subjectId, sessionId) => app.tokens.issue('operator', { subjectId, sessionId })
  const tokens = await Promise.all(Array.from({ length: RECRUITERS }, () => recruiterToken(deps, sign)))
  let asked = 0
  const ask: Ask = async (query) => {
    const url = `/api/console/candidates?${new URLSearchParams(query)}`
    // Another recruiter at another address each time: the limit of each is not measured here.
    asked += 1
    const remoteAddress = `10.0.0.${asked % RECRUITERS}`
    const authorization = `Bearer ${tokens[asked % RECRUITERS]!()}`
    const answer = await app.inject({ url, remoteAddress, headers: { authorization } })
    if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`)
    return answer.json<Answer>()
  }
  const { rows } = await db.pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  const postmaster = parentOf(rows[0]!.pid)
  const before = readResults(PEOPLE / 10)
  const kinds: Record<string, Times> = {}
  const plans: string[] = []
  for (const [name, kind] of Object.entries(KINDS)) {
    const times = await measure(kind, ask, postmaster)
    kinds[name] = times
    const aim = missed(times, before?.kinds[name])
    console.log(lineOf(name, times) + aim)
    if (aim) process.exitCode = 1
    plans.push(`-- ${name}\n${await explain(deps, kind, ask)}\n`)
  }
  mkdirSync(RESULTS, { recursive: true })
  const results: Results = { people: PEOPLE, machine, database: DATABASE, kinds }
  writeFileSync(resultsOf(PEOPLE), `${JSON.stringify(results, null, 2)}\n`)
  writeFileSync(PLANS, plans.join('\n'))
  await app.close()
} finally {
  await deps.db.close()
}
