import { randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createApp } from '../apps/server/src/app.ts'
import { createDeps, type Deps } from '../apps/server/src/deps.ts'
import { operator } from '../apps/server/src/modules/sessions/core/owner.ts'
import { insertSession } from '../apps/server/src/modules/sessions/core/store.ts'
import { startEmbedded } from '../apps/server/src/platform/db/embedded/start.ts'
import { openDatabase } from '../apps/server/src/platform/db/open.ts'
import { createLog } from '../apps/server/src/platform/observing/log.ts'
import { readSettings } from '../apps/server/src/settings.ts'
import { familyMicros, lookAtMachine, parentOf } from './machine.ts'
import { CARDS, fillCards } from './pipeline-cards.ts'
import { production } from './production.ts'
import { COMPANY, fillPeople } from './search-people.ts'

/*
 * npm run bench:pipeline -- 1000000 60 — the board of a company with 5,000 cards among so many people (those of bench:search;
 * 100,000 when it is not said), each page asked so many times, through the whole service. Prints the times beside their aim and
 * keeps them in bench/results/pipeline-<people>.json.
 */

const PEOPLE = Number(process.argv[2] ?? 100_000)
const ROUNDS = Number(process.argv[3] ?? 60)
const AIM_MS = 50
const DATABASE = { shared_buffers: '6GB', max_wal_size: '16GB', wal_level: 'minimal', max_wal_senders: '0' }
const ROOT = path.resolve(import.meta.dirname, '..')
const DATA_DIR = process.argv[4] ?? path.join(ROOT, `.cache/bench-search-${PEOPLE}`)
const RESULTS = path.join(ROOT, 'bench/results')

type Times = { p50: number; p95: number; p99: number; nodeCpu: number; databaseCpu: number }
type Ask = (url: string) => Promise<{ total: number; nextCursor?: string | null; id?: string }>

async function addRecruiter({ db }: Deps) {
  const id = randomUUID()
  const sessionId = randomUUID()
  await db.pool.query(
    `insert into operators (id, role, company_id, email, password_hash, name, created_at)
     values ($1, 'RECRUITER', $2, $3, '', '이도현', now())`,
    [id, COMPANY.id, `${id}@example.com`],
  )
  // Of those who measured before, none is left among the colleagues.
  await db.pool.query('update operators set disabled_at = now() where company_id = $1 and id <> $2', [
    COMPANY.id,
    id,
  ])
  await insertSession(db.drizzle, { id: sessionId, owner: operator(id), device: 'bench', now: new Date() })
  return { id, sessionId }
}

const quantile = (sorted: readonly number[], q: number) => sorted[Math.ceil(sorted.length * q) - 1] ?? 0

async function measure(url: string, ask: Ask, postmaster: number): Promise<Times> {
  for (let warm = 0; warm < 5; warm++) await ask(url)
  const times: number[] = []
  const databaseBefore = familyMicros(postmaster)
  const cpuBefore = process.cpuUsage()
  for (let round = 0; round < ROUNDS; round++) {
    const began = performance.now()
    await ask(url)
    times.push(performance.now() - began)
  }
  const { user, system } = process.cpuUsage(cpuBefore)
  const inMs = (micros: number) => micros / ROUNDS / 1000
  const sorted = times.toSorted((a, b) => a - b)
  return {
    p50: quantile(sorted, 0.5),
    p95: quantile(sorted, 0.95),
    p99: quantile(sorted, 0.99),
    nodeCpu: inMs(user + system),
    databaseCpu: inMs(familyMicros(postmaster) - databaseBefore),
  }
}

const ms = (value: number) => value.toFixed(1).padStart(6)
const lineOf = (name: string, { p50, p95, p99, nodeCpu, databaseCpu }: Times) =>
  `${name.padEnd(24)} p50 ${ms(p50)}  p95 ${ms(p95)}  p99 ${ms(p99)} ms   ` +
  `CPU: node ${ms(nodeCpu)}  database ${ms(databaseCpu)} ms${p95 > AIM_MS ? `  above ${AIM_MS} ms` : ''}`

const machine = lookAtMachine(ROOT)
const settings = readSettings({ DATA_DIR, ...production, SECRETS_KEY: 'ab'.repeat(32) })
const log = createLog({ level: 'silent' })
await startEmbedded({ dataDir: settings.dataDir, log, settings: DATABASE })
const db = await openDatabase({ dataDir: settings.dataDir, log })
const deps = await createDeps(settings, { log, db })
try {
  const app = await createApp(deps)
  await fillPeople(deps, PEOPLE)
  const { id, sessionId } = await addRecruiter(deps)
  await fillCards(deps, id)
  let asked = 0
  const ask: Ask = async (url) => {
    // From another address each time: the limit of each is not measured here.
    asked += 1
    const authorization = `Bearer ${app.tokens.issue('operator', { subjectId: id, sessionId })}`
    const remoteAddress = `10.0.${Math.floor(asked / 250) % 250}.${asked % 250}`
    const answer = await app.inject({
      url: `/api/console/pipeline${url}`,
      remoteAddress,
      headers: { authorization },
    })
    if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`)
    return answer.json<Awaited<ReturnType<Ask>>>()
  }
  const { total } = await ask('')
  if (total !== CARDS) throw new Error(`${total} cards on the board, and not ${CARDS}`)
  const { nextCursor } = await ask('/cards?limit=50')
  const { rows } = await db.pool.query<{ id: string; pid: number }>(
    `select id, pg_backend_pid() as pid from pipeline_cards where company_id = $1 and stage = 'HIRED' limit 1`,
    [COMPANY.id],
  )
  const pages = {
    'the board': '',
    'the board, mine alone': '?mine=true',
    'the table': '/cards',
    'the table, second page': `/cards?limit=50&cursor=${nextCursor}`,
    'the longest column': '/cards?stage=ENDED',
    'one story': `/cards/${rows[0]!.id}`,
  }
  const kinds: Record<string, Times> = {}
  for (const [name, url] of Object.entries(pages)) {
    const times = await measure(url, ask, parentOf(rows[0]!.pid))
    kinds[name] = times
    console.log(lineOf(name, times))
    if (times.p95 > AIM_MS) process.exitCode = 1
  }
  mkdirSync(RESULTS, { recursive: true })
  const results = { people: PEOPLE, cards: CARDS, machine, database: DATABASE, kinds }
  writeFileSync(path.join(RESULTS, `pipeline-${PEOPLE}.json`), `${JSON.stringify(results, null, 2)}\n`)
  await app.close()
} finally {
  await deps.db.close()
}
