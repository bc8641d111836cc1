import { expect } from 'vitest'
import { dumpOf } from '../../../testing/dump.ts'
import { serverTest } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { mailsTo, tokenIn } from '../../../testing/test-mails.ts'
import { addTestOperator } from '../../../testing/test-operator.ts'
import { partner } from '../../sessions/core/owner.ts'
import { insertSession } from '../../sessions/core/store.ts'

const test = serverTest({ settings: { APP_ORIGIN: 'https://coffee.example' } }).extend(
  'token',
  { scope: 'file' },
  async ({ server }) => (await addTestOperator(server, { role: 'ADMIN' })).token,
)

const PASSWORD = 'a quiet morning'
type Login = { accessToken: string; refreshToken: string }
type Partner = { id: string; disabledAt: string | null; visited: number; link: string }

const post = (server: TestApp, token: string, body: object) =>
  server.call('POST', '/console/partners', { token, body })

const signIn = (server: TestApp, email: string, password: string) =>
  server.call('POST', '/partners/auth/sign-in', { body: { email, password } })
const show = (server: TestApp, token: string) => server.call('GET', `/partners/auth/password/${token}`)
const set = (server: TestApp, token: string, password = PASSWORD) =>
  server.call('POST', '/partners/auth/password', { body: { token, password } })
const code = (answer: { statusCode: number; json(): { code?: string } }) => [
  answer.statusCode,
  answer.json().code,
]
const OVER = [410, 'PARTNER_LINK_EXPIRED']

/** A partner who has not set a password yet. */
let partners = 0
async function registered(server: TestApp, token: string) {
  const [email, own] = [`partner-${++partners}@coffee.example`, `partner-${partners}`]
  const answer = await post(server, token, { name: '개발 소식', email, code: own })
  const { id, link } = answer.json<Partner>()
  return { id, email, link, mailed: tokenIn(link) }
}

test('[PUB-8] a partner gets a link to set a password, and no password is known or mailed', async ({
  server,
  token,
}) => {
  const answer = await post(server, token, {
    name: '개발 소식',
    email: 'News@Coffee.example',
    code: ' Dev-News ',
  })
  expect(answer.json()).toMatchObject({
    name: '개발 소식',
    email: 'news@coffee.example',
    code: 'dev-news',
    referralUrl: 'https://coffee.example/?ref=dev-news',
    visited: 0,
    registered: 0,
    matched: 0,
  })
  const { link } = answer.json<Partner>()
  expect(link).toMatch(/^https:\/\/coffee\.example\/partners\/password\/[\w-]{43}$/)
  const [mail, ...others] = await mailsTo(server, 'news@coffee.example')
  expect(others).toEqual([])
  expect(mail).toContain(link)
  expect(mail).toContain('https://coffee.example/?ref=dev-news')
  expect(mail).not.toMatch(/비밀번호: /)
  const mailed = tokenIn(link)
  expect((await show(server, mailed)).json()).toEqual({ email: 'news@coffee.example' })
  expect((await set(server, mailed)).statusCode).toBe(204)
  expect((await signIn(server, 'news@coffee.example', PASSWORD)).statusCode).toBe(200)
  const list = await server.call('GET', '/console/partners', { token })
  for (const text of [list.body, await dumpOf(server), server.logged.join('')])
    expect(text).not.toContain(mailed)
})

test.for([
  ['short', '비밀번호는 10자 이상이어야 해요'],
  ['1111111111', '너무 흔한 비밀번호예요. 다른 비밀번호를 정해 주세요'],
] as const)(
  '[PUB-8] %s is refused at its field and costs nothing',
  async ([password, sentence], { server, token }) => {
    const { mailed } = await registered(server, token)
    expect((await set(server, mailed, password)).json()).toMatchObject({ fields: { password: sentence } })
    expect((await set(server, mailed)).statusCode).toBe(204)
  },
)

test('[PUB-8] an e-mail and a code belong to one partner', async ({ server, token }) => {
  await post(server, token, { name: '하나', email: 'one@coffee.example', code: 'one-code' })
  const again = await post(server, token, { name: '둘', email: 'one@coffee.example', code: 'two-code' })
  expect(again.json()).toMatchObject({
    code: 'PARTNER_EXISTS',
    fields: { email: '이미 등록된 이메일이에요' },
  })
  const taken = await post(server, token, { name: '둘', email: 'two@coffee.example', code: 'one-code' })
  expect([taken.statusCode, taken.json<{ fields: object }>().fields]).toEqual([
    409,
    { code: '이미 쓰고 있는 코드예요' },
  ])
  expect((await post(server, token, { name: '둘', email: 'two@coffee.example', code: '?' })).statusCode).toBe(
    400,
  )
})

test('[PUB-8] a disabled partner is signed out, and the visits of the link still count', async ({
  server,
  token,
  clock,
}) => {
  const { id } = (
    await post(server, token, { name: '셋', email: 'three@coffee.example', code: 'three' })
  ).json<Partner>()
  const sessionId = server.deps.ids.next()
  const now = clock()
  await insertSession(server.db.drizzle, { id: sessionId, owner: partner(id), device: 'Mac', now })
  await server.db.pool.query(
    `insert into referrals (id, partner_id, visited_at, registered_at)
     values (gen_random_uuid(), $1, now(), now()), (gen_random_uuid(), $1, now(), null)`,
    [id],
  )
  const patch = (disabled: boolean) =>
    server.call('PATCH', `/console/partners/${id}`, { token, body: { disabled } })
  expect((await patch(true)).json()).toMatchObject({
    disabledAt: now.toISOString(),
    visited: 2,
    registered: 1,
  })
  const { rows } = await server.db.pool.query('select end_reason from sessions where id = $1', [sessionId])
  expect(rows).toEqual([{ end_reason: 'DISABLED' }])
  await patch(true)
  expect((await patch(false)).json()).toMatchObject({ disabledAt: null })
  const { rows: deeds } = await server.db.pool.query(
    'select action from audit_log where subject_id = $1 order by id',
    [id],
  )
  expect(deeds.map(({ action }) => action)).toEqual(['partner.create', 'partner.disable', 'partner.enable'])
})

test('[PUB-8] a new link replaces the first, and using it ends all logins with the old password', async ({
  server,
  token,
}) => {
  const { id, email, mailed } = await registered(server, token)
  await set(server, mailed)
  const { accessToken, refreshToken } = (await signIn(server, email, PASSWORD)).json<Login>()
  const again = () => server.call('POST', `/console/partners/${id}/password`, { token })
  const first = tokenIn((await again()).json<{ link: string }>().link)
  const made = (await again()).json<{ link: string; expiresAt: string }>()
  const newest = tokenIn(made.link)
  expect(Date.parse(made.expiresAt) - server.clock().getTime()).toBe(7 * 24 * 3600_000)
  expect((await mailsTo(server, email)).at(-1)).toContain('비밀번호를 다시 정해 주세요')
  expect(code(await show(server, first))).toEqual(OVER)
  // Nothing has changed before the link is used.
  expect((await server.call('GET', '/partners/me', { token: accessToken })).statusCode).toBe(200)
  expect((await set(server, newest, 'another quiet morning')).statusCode).toBe(204)
  const refreshed = await server.call('GET', '/partners/auth/refresh', { token: refreshToken })
  expect(refreshed.statusCode).toBe(401)
  expect((await signIn(server, email, PASSWORD)).statusCode).toBe(400)
  expect((await signIn(server, email, 'another quiet morning')).statusCode).toBe(200)
})

test('[PUB-8] a disabled partner gets no link, and earlier links stop working', async ({ server, token }) => {
  const { id, mailed } = await registered(server, token)
  await server.call('PATCH', `/console/partners/${id}`, { token, body: { disabled: true } })
  expect((await server.call('POST', `/console/partners/${id}/password`, { token })).statusCode).toBe(404)
  expect(code(await set(server, mailed))).toEqual(OVER)
})

test('[BIZ-6] only admins manage partners', async ({ server, token }) => {
  const agent = await addTestOperator(server)
  expect((await server.call('GET', '/console/partners', { token: agent.token })).statusCode).toBe(403)
  const missing = '/console/partners/01939a3e-0000-7000-8000-000000000000'
  expect((await server.call('PATCH', missing, { token, body: { disabled: true } })).statusCode).toBe(404)
})

test('[PUB-8] the link works once, also for two requests at once, and for exactly seven days', async ({
  server,
  token,
  clock,
}) => {
  const { mailed } = await registered(server, token)
  const answers = await Promise.all([set(server, mailed), set(server, mailed), set(server, mailed)])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 410, 410])
  expect(code(await show(server, mailed))).toEqual(OVER)
  const late = await registered(server, token)
  clock.advance({ seconds: 7 * 24 * 3600 - 1 })
  expect((await show(server, late.mailed)).statusCode).toBe(200)
  clock.advance({ seconds: 1 })
  expect([code(await show(server, late.mailed)), code(await set(server, late.mailed))]).toEqual([OVER, OVER])
  expect(code(await show(server, 'x'.repeat(43)))).toEqual(OVER)
  expect((await show(server, 'x')).statusCode).toBe(404)
})
