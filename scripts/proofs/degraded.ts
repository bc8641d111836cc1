import { comesBack } from '../../e2e/outage-screens.ts'
import { ensureBuilt } from '../build.mjs'
import { say } from '../say.mjs'
import { askAll, type Expected } from './degraded/asking.ts'
import { startWorld } from './degraded/world.ts'
import { until } from './programs.ts'
import { hold, runProof, showLogs, since, step } from './proof.ts'

/*
 * npm run proof:degraded: two processes behind the site of deploy/Caddyfile, while PostgreSQL stops and starts, and while no
 * process is left. Looks at status, headers, body and time of every answer, and at screens that are open in Chromium.
 *
 *   --pictures=FOLDER   keeps pictures of the screens
 */

/** An answer that takes longer is no answer for a person. */
const WITHIN_MS = 2_000
/** Caddy tries for five seconds to find a process. */
const WITHOUT_PROCESSES_MS = 7_000
/** From the database's start until calls are answered. */
const BACK_WITHIN_SECONDS = 15

const isPage = (words: RegExp): Expected => ({
  status: 200,
  type: 'text/html',
  body: words,
  withinMs: WITHIN_MS,
})
const shell = isPage(/<script/)

/** Answered with and without a database. */
const ALWAYS: Record<string, Expected> = {
  '/': isPage(/연봉 먼저/),
  '/terms/privacy': isPage(/개인정보/),
  '/faq': isPage(/자주 묻는 질문/),
  '/rankingtalk': isPage(/연봉/),
  '/my': shell,
  '/my/attack': shell,
  '/console/candidates': shell,
}

const WITH_DATABASE: Record<string, Expected> = {
  ...ALWAYS,
  '/status': isPage(/모두/),
  '/api/talk/posts': { status: 200, type: 'application/json', body: /"items"/, withinMs: WITHIN_MS },
  '/api/ready': { status: 200, type: 'application/json', body: /"ready"/, withinMs: WITHIN_MS },
}

const refusedCall = (withinMs: number): Expected => ({
  status: 503,
  type: 'application/json',
  body: /^\{"code":"UNAVAILABLE","message":"지금은 연결할 수 없어요\. 잠시 뒤 다시 시도해 주세요\."\}$/,
  headers: { 'retry-after': '5' },
  withinMs,
})
const calmPage = (withinMs: number): Expected => ({
  status: 503,
  type: 'text/html',
  body: /<h1>지금은 연결할 수 없어요<\/h1>\s*<p>돌아오면 저절로 열려요\.<\/p>/,
  headers: { 'retry-after': '5', refresh: '5' },
  withinMs,
})

const WITHOUT_DATABASE: Record<string, Expected> = {
  ...ALWAYS,
  '/status': isPage(/쓰기 어려워요[^]*지금 안 돼요/),
  '/api/talk/posts': refusedCall(WITHIN_MS),
  '/api/v3/users/my': refusedCall(WITHIN_MS),
  // A page that needs the database, and that nobody has opened yet.
  '/Abcd1234Efgh': calmPage(WITHIN_MS),
  '/api/ready': { status: 503, type: 'application/json', body: /"no-database"/, withinMs: 3_000 },
  '/api/serving': { status: 200, type: 'application/json', body: /"serving"/, withinMs: WITHIN_MS },
}

const WITHOUT_PROCESSES: Record<string, Expected> = {
  '/': calmPage(WITHOUT_PROCESSES_MS),
  '/my': calmPage(WITHOUT_PROCESSES_MS),
  '/api/talk/posts': refusedCall(WITHOUT_PROCESSES_MS),
}

async function prove(folder: string, stopping: AbortSignal) {
  const world = await startWorld(folder, stopping)
  const { services, postgres, ask } = world
  // Pages are kept for ten seconds, by each process; Caddy alternates.
  const statusSays = (words: string) =>
    until(
      `/status에 ‘${words}’가 없어요`,
      20,
      async () => (await ask('/status')).body.includes(words) && (await ask('/status')).body.includes(words),
      stopping,
    )
  try {
    const screens = await comesBack(world)
    await step('데이터베이스가 있을 때', () => askAll(ask, WITH_DATABASE))
    // Each process keeps its own last state of a page, and Caddy alternates.
    for (let turn = 0; turn < 4; turn++) await ask('/rankingtalk')
    await screens.open()
    postgres.stop()
    await until(
      '데이터베이스가 없는 것을 모르고 있어요',
      15,
      async () => (await ask('/api/ready')).status === 503,
      stopping,
    )
    await statusSays('쓰기 어려워요')
    await step('데이터베이스가 없을 때', () => askAll(ask, WITHOUT_DATABASE))
    await step('열려 있던 화면이 차분히 기다려요', screens.areCalm)
    // Longer than Caddy takes to give up a process that fails its checks.
    await new Promise((resolve) => setTimeout(resolve, 8_000))
    await step('10초가 지나도 그대로예요', () => askAll(ask, WITHOUT_DATABASE))

    const began = performance.now()
    postgres.start()
    const isBack = async () => (await ask('/api/talk/posts')).status === 200
    await until('부름이 돌아오지 않았어요', BACK_WITHIN_SECONDS, isBack, stopping)
    say(`✓ 데이터베이스를 켜고 ${since(began)} 만에 부름이 돌아왔어요.`)
    await step('화면이 저절로 돌아와요', screens.areBack)
    say(`  데이터베이스를 켠 지 ${since(began)}`)
    await statusSays('잘 되고 있어요')
    await step('모두 처음과 같아요', () => askAll(ask, WITH_DATABASE))
    hold(
      services.every(({ isRunning }) => isRunning),
      '프로세스가 그사이에 꺼졌어요.',
    )
    await screens.close()

    for (const service of services) service.kill()
    await step('프로세스가 하나도 없을 때', () => askAll(ask, WITHOUT_PROCESSES))
    for (const service of services) service.start()
    for (const { isReady } of services) await until('다시 켜지지 않았어요', 120, isReady, stopping)
    await until('Caddy가 다시 보내지 않아요', 30, async () => (await ask('/')).status === 200, stopping)
    say('✓ 다시 켠 프로세스로 Caddy가 보내요.')
  } catch (error) {
    showLogs([...services, world.caddy])
    throw error
  } finally {
    await world.close()
  }
}

await runProof({ name: 'degraded', minutes: 8 }, async (folder, stopping) => {
  const began = performance.now()
  await ensureBuilt()
  await prove(folder, stopping)
  say(`빈 답은 하나도 없었어요 (${since(began)}).`)
})
