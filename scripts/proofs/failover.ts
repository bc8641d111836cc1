import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ensureBuilt } from '../build.mjs'
import { Stop, say } from '../say.mjs'
import { createCluster } from './failover/cluster.ts'
import { makeTalkers, settingsFor, type World } from './failover/service.ts'
import { createTalker } from './failover/talkers.ts'
import { compare, jobsRan, replicasAreLeft } from './failover/verdict.ts'
import { until } from './programs.ts'
import { runProof, seconds, showLogs, since } from './proof.ts'
import { createServices } from './services.ts'

/*
 * npm run proof:failover: no acknowledged message is lost or doubled while the primary database is killed five times, a process
 * of ours five times, and the pooler once. People write and listen all the time.
 */

const KILLS = { primary: 5, service: 5 }
const SERVICES = 2
const PEOPLE = 12
/** The pause between two kills. */
const PEACE_MS = 3_000
/** The time that a supervisor takes to start a program again. */
const ABSENT_MS = 2_000

async function prove(folder: string, stopping: AbortSignal) {
  const cluster = await createCluster(folder, { services: SERVICES })
  const settings = settingsFor(folder, cluster)
  const services = createServices(folder, cluster.ports.services, { settings })
  const talkers: World['talkers'] = []
  const end = () => {
    for (const service of services) service.kill()
    cluster.stop()
  }
  process.on('exit', end)
  try {
    const began = performance.now()
    await cluster.start(stopping)
    say(`PostgreSQL 셋, HAProxy, PgBouncer가 ${since(began)} 만에 모였어요.`)
    for (const service of services) service.start()
    for (const service of services)
      await until('우리 프로세스가 켜지지 않았어요', 60, service.isReady, stopping)
    for (const person of await makeTalkers(settings, PEOPLE))
      talkers.push(createTalker(settings.APP_ORIGIN, person))
    const isAtWork = ({ acknowledged, streams }: World['talkers'][number]) =>
      acknowledged.length > 1 && streams.isOpen
    await until('모두가 쓰고 듣지는 못해요', 60, () => talkers.every(isAtWork), stopping)
    say(`프로세스 ${SERVICES}개에서 ${PEOPLE}명이 쓰고 들어요.`)

    const world = { cluster, services, talkers, stopping }
    await replicasAreLeft(world)
    const lastKill = await killPrimaries(world)
    await killServices(world)
    await killPooler(world)
    await jobsRan(world, lastKill)
    await compare(world)
  } catch (error) {
    showLogs(services)
    throw error
  } finally {
    await Promise.all(talkers.map((talker) => talker.leave()))
    end()
    process.off('exit', end)
  }
}

/** Answers with the database's time of the last kill. */
async function killPrimaries(world: World) {
  const { cluster, services, stopping } = world
  let lastKill = ''
  for (let turn = 1; turn <= KILLS.primary; turn++) {
    await sleep(PEACE_MS, undefined, { signal: stopping })
    const old = await cluster.primary()
    lastKill = cluster.ask(old, 'select now()')
    const killedAt = performance.now()
    cluster.kill(old)
    const unready = countUnready(services)
    const recovered = await recovery(world, killedAt, null)
    const { name } = await cluster.primary()
    say(
      `주 데이터베이스 ${turn}/${KILLS.primary} (${old.name} → ${name}): ${recovered}. /api/ready가 503이던 시간 ${await unready.end()}.`,
    )
    old.patroni.start()
    const startedAt = performance.now()
    await until(`${old.name}이 복제본으로 돌아오지 않았어요`, 90, cluster.isWhole, stopping)
    say(`  ${old.name}은 ${since(startedAt)} 만에 복제본으로 돌아왔어요.`)
  }
  return lastKill
}

async function killServices(world: World) {
  const { services, stopping } = world
  for (let turn = 1; turn <= KILLS.service; turn++) {
    await sleep(PEACE_MS, undefined, { signal: stopping })
    const dead = services[turn % services.length]!
    const killedAt = performance.now()
    dead.kill()
    say(`우리 프로세스 ${turn}/${KILLS.service} (${dead.name}): ${await recovery(world, killedAt, dead)}.`)
    dead.start()
    const startedAt = performance.now()
    await until(`${dead.name}이 다시 켜지지 않았어요`, 60, dead.isReady, stopping)
    say(`  ${dead.name}은 ${since(startedAt)} 만에 다시 켜졌어요.`)
  }
}

async function killPooler(world: World) {
  const { cluster, stopping } = world
  await sleep(PEACE_MS, undefined, { signal: stopping })
  const killedAt = performance.now()
  cluster.pooler.kill()
  await sleep(ABSENT_MS, undefined, { signal: stopping })
  cluster.pooler.start()
  say(`PgBouncer (${seconds(ABSENT_MS)} 뒤에 다시 켬): ${await recovery(world, killedAt, null)}.`)
}

/** Waits until everybody has a new acknowledged message and an open stream; says how long that took. */
async function recovery(
  { services, talkers, stopping }: World,
  killedAt: number,
  killed: World['services'][number] | null,
) {
  const firstAfter = ({ acknowledged }: World['talkers'][number]) =>
    acknowledged.find(({ at }) => at > killedAt)?.at
  await until(
    '모두가 다시 쓰고 듣지는 못해요',
    90,
    () => talkers.every((talker) => firstAfter(talker) !== undefined && talker.streams.isOpen),
    stopping,
  )
  const ended = services.find((service) => service !== killed && !service.isRunning)
  if (ended) throw new Stop(`${ended.name}이 혼자 꺼졌어요.`)
  const everybody = Math.max(...talkers.map((talker) => firstAfter(talker) ?? 0)) - killedAt
  return `모두 다시 쓰기까지 ${seconds(everybody)}, 아무도 쓰지 못한 시간 ${seconds(longestSilence(talkers, killedAt))}`
}

function longestSilence(talkers: World['talkers'], killedAt: number) {
  const moments = talkers
    .flatMap(({ acknowledged }) => acknowledged.map(({ at }) => at))
    .filter((at) => at > killedAt - 2_000)
    .toSorted((a, b) => a - b)
  return Math.max(...moments.slice(1).map((at, place) => at - moments[place]!))
}

/** How long each process was not ready. */
function countUnready(services: World['services']) {
  const over = new AbortController()
  const counting = services.map(async ({ isReady }) => {
    let unready = 0
    for (let at = performance.now(); !over.signal.aborted; at = performance.now()) {
      const ready = await isReady().catch(() => false)
      await sleep(100)
      if (!ready) unready += performance.now() - at
    }
    return seconds(unready)
  })
  return {
    async end() {
      over.abort()
      return (await Promise.all(counting)).join(', ')
    },
  }
}

await runProof({ name: 'failover', minutes: 12 }, async (folder, stopping) => {
  const began = performance.now()
  await ensureBuilt()
  mkdirSync(path.join(folder, 'files'))
  await prove(folder, stopping)
  say(
    `주 데이터베이스, 프로세스, PgBouncer가 죽어도 확인받은 것은 하나도 사라지거나 두 번 남지 않았어요 (${since(began)}).`,
  )
})
