import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbedded } from '../../apps/server/src/platform/db/embedded/start.ts'
import { withClient } from '../../apps/server/src/platform/db/with-client.ts'
import { LAST_RELEASE } from '../last-release.mjs'
import { Stop, say } from '../say.mjs'
import { ROOT } from '../setup.mjs'
import { createTalker } from './failover/talkers.ts'
import { openFront } from './migrations/front.ts'
import { createReader } from './migrations/readers.ts'
import { makePeople, runIn, serve, unpack } from './migrations/releases.ts'
import { type Json, runProof, seconds } from './proof.ts'

/*
 * npm run proof:migrations: migrates a database of the last release while that release serves; then both releases serve, then only
 * this one. People write, read and listen throughout. No call may fail, and nothing acknowledged may be lost or duplicated.
 */

const PEOPLE = 12
const PEACE_MS = 6_000
const DATABASE = 'coffee'

type Talker = ReturnType<typeof createTalker>
type Reader = ReturnType<typeof createReader>
type Person = { userId: string; roomId: string; token: string }

async function prove(folder: string, stopping: AbortSignal) {
  const before = unpack(LAST_RELEASE.commit, path.join(folder, 'before'))
  const quiet = { info() {}, warn() {}, error() {} }
  const postgres = await startEmbedded({ dataDir: path.join(folder, 'data'), log: quiet })
  const connection = { ...postgres.connection, database: DATABASE }
  const ask = (statement: string) =>
    withClient(connection, async (client) => (await client.query(statement)).rows)
  const endings: (() => unknown)[] = [() => postgres.stop()]
  try {
    await withClient({ ...connection, database: 'postgres' }, (client) =>
      client.query(`create database ${DATABASE}`),
    )
    const { host, port, user } = postgres.connection
    const env = {
      NODE_ENV: 'development',
      DEMO_DATA: 'off',
      LOG_LEVEL: 'fatal',
      DATA_DIR: path.join(folder, 'files'),
      SECRETS_KEY: randomBytes(32).toString('hex'),
      DATABASE_URL: `postgresql:///${DATABASE}?host=${host}&port=${port}&user=${user}`,
    }
    const { people, agentToken }: { people: Person[]; agentToken: string } = await makePeople(
      before,
      env,
      PEOPLE,
    )
    const counted = await tableSizes(ask)
    say(
      `지난 릴리스 ${LAST_RELEASE.commit}의 데이터베이스: ${counted.map(({ name, rows }) => `${name} ${rows}줄`).join(', ')}`,
    )

    const front = await openFront()
    endings.unshift(() => front.close())
    const old = await serve(before, { ...env, DRAIN_SECONDS: '2' })
    endings.unshift(old.kill)
    front.sendTo(old.port)
    const talkers = people.map((person) => createTalker(front.url, person))
    const readers = readersFor(front.url, people, agentToken)
    endings.unshift(() => Promise.all([...talkers, ...readers].map((it) => it.leave())))
    const phase = phases(talkers, readers)

    const peace = () => sleep(PEACE_MS, undefined, { signal: stopping })
    await peace()
    phase('지난 릴리스 혼자')
    const began = performance.now()
    const applied = await runIn(ROOT, ['apps/server/src/migrate-command.ts'], env)
    const tookMs = performance.now() - began
    phase(`\`npm run migrate\` (${seconds(tookMs)}, ${applied.at(-1)})`)
    const next = await serve(ROOT, { ...env, MIGRATE: 'off' })
    endings.unshift(next.kill)
    front.sendTo(old.port, next.port)
    await peace()
    phase('두 릴리스가 함께')
    front.sendTo(next.port)
    await old.stop()
    await peace()
    phase('이번 릴리스 혼자')
    await compare({ talkers, counted, ask })
    if (phase.failures > 0) throw new Stop(`실패한 호출이 ${phase.failures}개 있어요.`)
  } finally {
    for (const end of endings) await end()
  }
}

/** People read their own data. The agent reads all rooms, and each read is recorded in the audit trail. */
function readersFor(url: string, people: Person[], agentToken: string) {
  const own = people.map(({ token, roomId }) => ({
    token,
    paths: [
      '/users/message/room',
      `/users/message/${roomId}`,
      '/users/notifications',
      '/users/notifications/unread',
      '/users/views',
    ],
  }))
  const agent = {
    token: agentToken,
    paths: ['/console/rooms', ...people.map(({ roomId }) => `/console/rooms/${roomId}/messages`)],
  }
  return [...own, agent].map((who) => createReader(url, who))
}

/** Reports after each phase the number of calls, the longest one and the failures. */
function phases(talkers: Talker[], readers: Reader[]) {
  const written = () => talkers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
  /** Writes that were not acknowledged at the first try. */
  const unwritten = () =>
    talkers.flatMap(({ answers }) => [...answers].filter(([what]) => what !== 200 && what !== 201))
  let [wrote, wrongs] = [0, 0]
  const close = Object.assign(
    (name: string) => {
      const accounts = readers.map((reader) => reader.take())
      const failures = accounts.flatMap((account) => account.failures)
      const wrong = unwritten().reduce((sum, [, times]) => sum + times, 0)
      const failed = failures.length + wrong - wrongs
      const longest = Math.max(...accounts.map(({ longestMs }) => longestMs))
      const calls = accounts.reduce((sum, account) => sum + account.calls, 0)
      say(
        `${name}: 읽기 ${calls}번, 쓰기 ${written() - wrote}번, 실패 ${failed}번, 가장 긴 읽기 ${seconds(longest)}`,
      )
      for (const line of new Set(failures)) console.log(`  ${line}`)
      if (wrong > wrongs)
        console.log(
          `  쓰기: ${unwritten()
            .map(([what, times]) => `${what} ${times}번`)
            .join(', ')}`,
        )
      ;[wrote, wrongs] = [written(), wrong]
      close.failures += failed
    },
    { failures: 0 },
  )
  return close
}

const TABLES = ['messages', 'stream_events', 'notices', 'profile_views', 'audit_log']

const tableSizes = (ask: (statement: string) => Promise<Json[]>) =>
  Promise.all(
    TABLES.map(async (name) => ({
      name,
      rows: Number((await ask(`select count(*) from ${name}`))[0].count),
    })),
  )

type Outcome = {
  talkers: Talker[]
  counted: { name: string; rows: number }[]
  ask: (statement: string) => Promise<Json[]>
}

/** Compares the database with what was acknowledged and with the counts before. */
async function compare({ talkers, counted, ask }: Outcome) {
  await Promise.all(talkers.map((talker) => talker.fallSilent()))
  for (let looks = 0; looks < 100 && !talkers.every((talker) => talker.hasHeardAll()); looks++)
    await sleep(100)
  const acknowledged = talkers.flatMap((talker) => talker.acknowledged)
  const rows = await ask('select id, client_id, room_id, seq from messages')
  const kept = new Set(rows.map(({ id }) => id))
  const lost = acknowledged.filter(({ id }) => !kept.has(id)).length
  const sent = rows.flatMap(({ client_id }) => client_id ?? [])
  const doubled = sent.length - new Set(sent).size
  const places = new Set(rows.map(({ room_id, seq }) => `${room_id}:${seq}`))
  const unheard = talkers.filter((talker) => !talker.hasHeardAll()).length
  const twice = talkers.flatMap(({ heard }) => [...heard.values()]).filter((times) => times > 1).length
  const gaps = talkers.reduce((sum, { streams }) => sum + streams.gaps, 0)
  const now = await tableSizes(ask)
  const fewer = now.filter(
    ({ name, rows: left }, at) => name !== 'stream_events' && left < (counted[at]?.rows ?? 0),
  )
  say(
    `확인받은 메시지 ${acknowledged.length}개: 사라진 것 ${lost}개, 두 번 남은 것 ${doubled}개, 같은 번호 ${rows.length - places.size}개.`,
  )
  say(
    `스트림 ${talkers.length}개: 듣지 못한 것 ${unheard}개, 이어받지 못한 것 ${gaps}번, 두 번 온 것 ${twice}개.`,
  )
  say(`지금: ${now.map(({ name, rows: left }) => `${name} ${left}줄`).join(', ')}`)
  if (lost + doubled + unheard + gaps + twice + fewer.length > 0 || rows.length !== places.size)
    throw new Stop('사라지거나 두 번 남은 것이 있어요.')
}

await runProof({ name: 'migrations', minutes: 8 }, async (folder, stopping) => {
  await prove(folder, stopping)
  say('두 릴리스가 함께 일하는 동안 표를 바꿨고, 실패한 호출이 없어요.')
})
