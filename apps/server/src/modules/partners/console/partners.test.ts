import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { isPassword } from '../../../platform/crypto/passwords.ts'
import { serverTest } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { addTestOperator } from '../../../testing/test-operator.ts'
import { partner } from '../../sessions/core/owner.ts'
import { insertSession } from '../../sessions/core/store.ts'

const test = serverTest({ settings: { APP_ORIGIN: 'https://coffee.example' } }).extend(
  'token',
  { scope: 'file' },
  async ({ server }) => (await addTestOperator(server, { role: 'ADMIN' })).token,
)

type Partner = { id: string; disabledAt: string | null; visited: number }

const post = (server: TestApp, token: string, body: object) =>
  server.call('POST', '/console/partners', { token, body })

function mails(server: TestApp): string[] {
  const folder = join(server.settings.dataDir, 'mail')
  return readdirSync(folder)
    .toSorted()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
}

async function fitsAccount(server: TestApp, id: string, mail: string | undefined): Promise<boolean> {
  const password = /비밀번호: (\S+)/.exec(mail ?? '')?.[1] ?? ''
  const { rows } = await server.db.pool.query<{ password_hash: string }>(
    'select password_hash from partners where id = $1',
    [id],
  )
  return isPassword(rows[0]?.password_hash, password)
}

test('[PUB-8] a partner gets a link, and by mail alone a password', async ({ server, token }) => {
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
  const { id } = answer.json<Partner>()
  expect(mails(server).at(-1)).toContain('https://coffee.example/partners/login')
  expect(await fitsAccount(server, id, mails(server).at(-1))).toBe(true)
  expect(answer.body).not.toContain(/비밀번호: (\S+)/.exec(mails(server).at(-1) ?? '')?.[1])
})

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

test('[PUB-8] disabled, a partner is signed out; what came by the link is counted', async ({
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

test('[PUB-8] a new password takes the place of the old one', async ({ server, token }) => {
  const { id } = (
    await post(server, token, { name: '넷', email: 'four@coffee.example', code: 'four' })
  ).json<Partner>()
  const first = mails(server).at(-1)
  const answer = await server.call('POST', `/console/partners/${id}/password`, { token })
  expect(answer.statusCode).toBe(204)
  expect([await fitsAccount(server, id, first), await fitsAccount(server, id, mails(server).at(-1))]).toEqual(
    [false, true],
  )
})

test('[BIZ-6] partners are the admins’ affair', async ({ server, token }) => {
  const agent = await addTestOperator(server)
  expect((await server.call('GET', '/console/partners', { token: agent.token })).statusCode).toBe(403)
  const missing = '/console/partners/01939a3e-0000-7000-8000-000000000000'
  expect((await server.call('PATCH', missing, { token, body: { disabled: true } })).statusCode).toBe(404)
})
