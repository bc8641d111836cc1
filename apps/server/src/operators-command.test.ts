import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { describe, expect, onTestFinished, vi } from 'vitest'
import { carryOut, readOperatorCommand } from './operators-command.ts'
import { runCommand } from './run-command.ts'
import { COMPANY } from './testing/company.ts'
import { PROGRAM_ENVIRONMENT } from './testing/program-environment.ts'
import { test } from './testing/server-test.ts'
import type { TestApp } from './testing/test-app.ts'
import { addEnrolledOperator, addTestOperator, codeOf, signInOperator } from './testing/test-operator.ts'

const PASSWORD = 'a quiet morning'
let people = 0
const newEmail = () => `first-${++people}@coffee.example`

const run = (server: TestApp, ...args: string[]) => carryOut(readOperatorCommand(args), server.deps)
const create = (server: TestApp, email: string, role = 'admin') =>
  run(server, 'create', '--role', role, '--email', email)
const tokenIn = (lines: readonly string[]) => lines.at(-1)!.split('/').at(-1)!
const accept = (server: TestApp, token: string) =>
  server.call('POST', '/console/invitations/accept', { body: { token, name: '서하늘', password: PASSWORD } })
const isIn = async (server: TestApp, token: string) =>
  (await server.call('GET', '/console/me', { token })).statusCode === 200

/** Everything that a command could change. */
async function everything({ db }: TestApp): Promise<string> {
  const tables = ['operators', 'invitations', 'password_resets', 'passkeys', 'sessions', 'audit_log']
  const rows = []
  for (const table of tables) rows.push((await db.pool.query(`select * from ${table} order by 1`)).rows)
  return JSON.stringify(rows)
}

/** Who did what, newest first, as an admin reads it in the console. */
async function trail(server: TestApp) {
  const { token } = await addTestOperator(server, { role: 'ADMIN' })
  const answer = await server.call('GET', '/console/audit', { token })
  const { items } = answer.json<{ items: { action: string; operator: { name: string } | null }[] }>()
  return items.map(({ action, operator }) => `${operator?.name}: ${action}`)
}

describe('[OPS-2] the first admin', () => {
  test('from an empty database one command makes a link, and whoever opens it signs in as an admin', async ({
    server,
  }) => {
    const email = newEmail()
    const [sentence, link] = await create(server, email.toUpperCase())
    expect(sentence).toMatch(
      new RegExp(`^${email} 님을 관리자로 초대했어요\\. 이 링크는 \\d{4}년 .*까지 한 번만 쓸 수 있어요\\.$`),
    )
    expect(link).toMatch(/^http:\/\/localhost:3000\/console\/invitation\/[\w-]{43}$/)
    const token = tokenIn([link!])
    expect((await server.call('GET', `/console/invitations/accept/${token}`)).json()).toMatchObject({
      email,
      role: 'admin',
    })
    expect((await accept(server, token)).statusCode).toBe(200)
    expect((await accept(server, token)).statusCode).toBe(410)

    const body = { email, password: PASSWORD }
    const asked = (await server.call('POST', '/console/auth/sign-in', { body })).json<{
      challenge: string
      enrolment: { secret: string }
    }>()
    const code = codeOf(server, asked.enrolment.secret)
    const login = await server.call('POST', '/console/auth/second-factor', {
      body: { challenge: asked.challenge, code },
    })
    const me = await server.call('GET', '/console/me', {
      token: login.json<{ accessToken: string }>().accessToken,
    })
    expect(me.json()).toMatchObject({ role: 'admin', company: null })
  })

  test('the token is printed and kept nowhere', async ({ server }) => {
    const token = tokenIn(await create(server, newEmail()))
    expect(await everything(server)).not.toContain(token)
    expect(server.logged.join('')).not.toContain(token)
  })

  test('the command line stands in the trail by its name', async ({ server }) => {
    await create(server, newEmail())
    expect((await trail(server))[0]).toBe('명령줄: invitation.send')
  })

  test('a lost link is replaced by a new one; an account needs none', async ({ server }) => {
    const email = newEmail()
    const lost = tokenIn(await create(server, email))
    const again = await create(server, email)
    expect(again[0]).toBe('전에 보낸 초대는 이제 열리지 않아요.')
    expect((await accept(server, lost)).statusCode).toBe(410)
    expect((await accept(server, tokenIn(again))).statusCode).toBe(200)
    await expect(create(server, email)).rejects.toThrow('이미 등록된 이메일이에요')
  })

  test('the command line is no person: nobody sees it in a list, changes it or lets it in', async ({
    server,
  }) => {
    await create(server, newEmail())
    const { token } = await addTestOperator(server, { role: 'ADMIN' })
    const { rows } = await server.db.pool.query<{ id: string; disabled_at: Date | null }>(
      "select id, disabled_at from operators where name = '명령줄'",
    )
    expect(rows).toEqual([{ id: expect.any(String), disabled_at: expect.any(Date) }])
    const list = await server.call('GET', '/console/operators?limit=100', { token })
    const csv = await server.call('POST', '/console/exports', {
      token,
      body: { kind: 'operators', reason: '확인해요' },
    })
    expect(csv.statusCode).toBe(200)
    for (const { body } of [list, csv]) expect(body).not.toContain('명령줄')
    const path = `/console/operators/${rows[0]!.id}`
    for (const body of [{ disabled: false }, { resetSecondFactor: true }])
      expect((await server.call('PATCH', path, { token, body })).statusCode).toBe(404)
    expect((await server.call('POST', `${path}/password-reset`, { token })).statusCode).toBe(404)
  })
})

describe('[OPS-2] whoever cannot get in, or must not', () => {
  test('a new password is set by a link that works once', async ({ server }) => {
    const { email } = await addEnrolledOperator(server)
    const lines = await run(server, 'reset-password', '--email', email)
    expect(lines[0]).toContain(`${email} 님의 비밀번호를 새로 정하는 링크예요.`)
    expect(lines[1]).toContain('http://localhost:3000/console/')
    const token = tokenIn(lines)
    expect(await everything(server)).not.toContain(token)
    const reset = () =>
      server.call('POST', '/console/auth/password-reset/confirm', { body: { token, password: PASSWORD } })
    expect((await reset()).statusCode).toBeLessThan(300)
    expect((await reset()).statusCode).toBe(410)
    expect(await signInOperator(server, { email, password: PASSWORD })).toBeTruthy()
    expect(await trail(server)).toContain('명령줄: operator.send-password-reset')
  })

  test('a lost second factor is set up anew, and whoever is signed in is out', async ({ server }) => {
    const { email, token } = await addEnrolledOperator(server)
    expect(await run(server, 'reset-second-factor', '--email', email)).toEqual([
      `${email} 님의 인증 앱과 패스키를 지웠어요. 다음 로그인 때 새로 등록해요.`,
    ])
    expect(await isIn(server, token)).toBe(false)
    const { rows } = await server.db.pool.query(
      'select second_factor_sealed from operators where email = $1',
      [email],
    )
    expect(rows).toEqual([{ second_factor_sealed: null }])
    expect((await trail(server))[0]).toBe('명령줄: operator.reset-second-factor')
  })

  test('who is blocked is out at once; blocked again changes nothing, and no link lets them in', async ({
    server,
  }) => {
    const { email, token } = await addTestOperator(server)
    expect(await run(server, 'block', '--email', email)).toEqual([
      `${email} 님을 로그아웃시키고 로그인을 막았어요.`,
    ])
    expect(await isIn(server, token)).toBe(false)
    const before = await everything(server)
    expect(await run(server, 'block', '--email', email)).toEqual([`${email} 님은 이미 막혀 있어요.`])
    await expect(run(server, 'reset-password', '--email', email)).rejects.toThrow('막혀 있는 사람이에요')
    expect(await everything(server)).toBe(before)
  })

  test('the list names people and waiting invitations', async ({ server }) => {
    const waiting = newEmail()
    await create(server, waiting, 'agent')
    const { email } = await addTestOperator(server, { role: 'ADMIN', disabledAt: server.clock() })
    const lines = await run(server, 'list')
    expect(lines).toContain(`${email} · 이도현 · 관리자 · 로그인한 적 없음 · 막힘`)
    expect(lines.find((line) => line.startsWith(waiting))).toMatch(/ · 에이전트 · \d{4}년 .*까지 초대$/)
    expect(lines.join('\n')).not.toContain('명령줄')
  })

  test('an address that nobody has is told, and nothing changes', async ({ server }) => {
    const before = await everything(server)
    for (const name of ['reset-password', 'reset-second-factor', 'block'])
      await expect(run(server, name, '--email', 'nobody@coffee.example')).rejects.toThrow(
        '그 이메일로 등록된 사람이 없어요: nobody@coffee.example',
      )
    expect(await everything(server)).toBe(before)
  })
})

test.for([
  [[], '쓰는 법'],
  [['remove'], '쓰는 법'],
  [['list', 'block'], '쓰는 법'],
  [['list', '--email', 'a@coffee.example'], '쓰는 법'],
  [['block', '--role', 'admin', '--email', 'a@coffee.example'], '쓰는 법'],
  [['block', '--name', '서하늘'], '쓰는 법'],
  [['block'], '--email에 이메일 주소를 적어 주세요.'],
  [['create', '--role', 'admin', '--email', 'coffee.example'], '--email에 이메일 주소를 적어 주세요.'],
  [['create', '--email', 'a@coffee.example'], '--role에 admin이나 agent를 적어 주세요.'],
  [['create', '--role', 'recruiter', '--email', 'a@coffee.example'], '콘솔에서 초대해 주세요.'],
] as const)('[OPS-2] %j is refused before anything is opened: %s', ([args, sentence]) => {
  expect(() => readOperatorCommand(args)).toThrow(sentence)
})

/** A busy machine takes its time to start a program. */
const PATIENCE = 120_000
const program = fileURLToPath(new URL('./operator.ts', import.meta.url))

/** As in production: the service refuses there a key that its database does not know. */
const PRODUCTION = {
  ...COMPANY,
  NODE_ENV: 'production',
  APP_ORIGIN: 'https://coffee.example',
  ALLOW_LOCAL_FILES: 'yes',
  SANDBOX: 'on',
  ALLOW_SANDBOX: 'yes',
}

const environmentOf = ({ db, settings }: TestApp, key: string) => ({
  ...PRODUCTION,
  DATABASE_URL: db.url,
  DATA_DIR: settings.dataDir,
  SECRETS_KEY: key.repeat(32),
})

test(
  '[OPS-1] [OPS-2] the program prints the link of the database that the settings name',
  async ({ server }) => {
    const child = spawn(process.execPath, [program, 'create', '--role', 'admin', '--email', newEmail()], {
      env: { ...PROGRAM_ENVIRONMENT, ...environmentOf(server, 'ab') },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const [stdout, stderr, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'exit'),
    ])
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toContain(`${PRODUCTION.APP_ORIGIN}/console/invitation/`)
    expect((await accept(server, tokenIn(stdout.trim().split('\n')))).statusCode).toBe(200)
  },
  PATIENCE,
)

test('[OPS-1] [OPS-2] a command with another key than the service’s ends with 1 and a sentence, and changes nothing', async ({
  server,
}) => {
  const printed = vi.spyOn(console, 'log').mockReturnValue()
  const told = vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => void vi.restoreAllMocks())
  const invite = (key: string) => {
    const command = readOperatorCommand(['create', '--role', 'agent', '--email', newEmail()])
    return runCommand(() => (deps) => carryOut(command, deps), environmentOf(server, key))
  }
  expect([await invite('ab'), printed.mock.calls.length, told.mock.calls]).toEqual([0, 2, []])

  const before = await everything(server)
  expect([await invite('cd'), printed.mock.calls.length]).toEqual([1, 2])
  expect(told.mock.calls).toEqual([[expect.stringMatching(/^SECRETS_KEY 설정을 확인해 주세요: /)]])
  expect(await everything(server)).toBe(before)
})

test('[OPS-2] the last admin is not blocked', async ({ server }) => {
  await server.db.pool.query("update operators set disabled_at = now() where role = 'ADMIN'")
  const { email, token } = await addTestOperator(server, { role: 'ADMIN' })
  await expect(run(server, 'block', '--email', email)).rejects.toThrow('관리자는 한 사람 이상 있어야 해요')
  expect(await isIn(server, token)).toBe(true)
})
