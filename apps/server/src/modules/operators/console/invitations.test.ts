import { describe, expect } from 'vitest'
import { addCompany } from '../../../platform/db/testing/test-rows.ts'
import { dumpOf } from '../../../testing/dump.ts'
import { test } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { mailsTo, tokenIn } from '../../../testing/test-mails.ts'
import { addTestOperator, codeOf } from '../../../testing/test-operator.ts'

const PASSWORD = 'a quiet morning'
let people = 0
const newEmail = () => `person-${++people}@coffee.example`

const company = (server: TestApp, name = '노을클라우드') => addCompany(server.db.drizzle, { name, key: name })
const admin = (server: TestApp) => addTestOperator(server, { role: 'ADMIN' })
const invite = (server: TestApp, token: string, body: object) =>
  server.call('POST', '/console/invitations', { token, body })
const open = (server: TestApp, token: string) => server.call('GET', `/console/invitations/accept/${token}`)
const accept = (server: TestApp, token: string, more: object = {}) =>
  server.call('POST', '/console/invitations/accept', {
    body: { token, name: '서하늘', password: PASSWORD, ...more },
  })
type Asked = { challenge: string; enrolment: { secret: string } }
const signIn = (server: TestApp, email: string) =>
  server.call('POST', '/console/auth/sign-in', { body: { email, password: PASSWORD } })
const code = (answer: { statusCode: number; json(): { code?: string } }) => [
  answer.statusCode,
  answer.json().code,
]

/** The token in the newest mail to this address. */
const mailedToken = async (server: TestApp, email: string) => tokenIn((await mailsTo(server, email)).at(-1))

async function invited(server: TestApp) {
  const companyId = await company(server)
  const email = newEmail()
  const { token: adminToken } = await admin(server)
  const answer = await invite(server, adminToken, { email, role: 'recruiter', companyId })
  return {
    email,
    companyId,
    adminToken,
    id: answer.json<{ id: string }>().id,
    token: await mailedToken(server, email),
  }
}

describe('[BIZ-1] invitations', () => {
  test('an admin invites a recruiter, who sets a password and signs in to the own company', async ({
    server,
  }) => {
    const { email, companyId, token } = await invited(server)
    expect((await open(server, token)).json()).toEqual({
      email,
      role: 'recruiter',
      company: '노을클라우드',
      invitedBy: '이도현',
    })
    expect((await accept(server, token)).json()).toEqual({ email })
    const { challenge, enrolment } = (await signIn(server, email)).json<Asked>()
    const code = codeOf(server, enrolment.secret)
    const login = await server.call('POST', '/console/auth/second-factor', { body: { challenge, code } })
    const { accessToken } = login.json<{ accessToken: string }>()
    const me = await server.call('GET', '/console/me', { token: accessToken })
    expect(me.json()).toMatchObject({ name: '서하늘', role: 'recruiter', company: { id: companyId } })
  })

  test('a token works once, even when two use it concurrently', async ({ server }) => {
    const { token } = await invited(server)
    const answers = await Promise.all([accept(server, token), accept(server, token), accept(server, token)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 410, 410])
    expect(code(await accept(server, token))).toEqual([410, 'INVITATION_USED'])
    server.logged.length = 0
    expect(code(await open(server, token))).toEqual([410, 'INVITATION_USED'])
    // Opening it again is no error of anybody (UI-8).
    expect(server.logged.map((line) => (JSON.parse(line) as { level: string }).level)).toEqual(['info'])
  })

  test('an invitation expires after exactly seven days, and the address can be invited again', async ({
    server,
    clock,
  }) => {
    const { token, email, companyId } = await invited(server)
    clock.advance({ seconds: 7 * 24 * 3600 - 1 })
    expect((await open(server, token)).statusCode).toBe(200)
    clock.advance({ seconds: 1 })
    expect(code(await open(server, token))).toEqual([410, 'INVITATION_EXPIRED'])
    expect(code(await accept(server, token))).toEqual([410, 'INVITATION_EXPIRED'])
    const again = await invite(server, (await admin(server)).token, { email, role: 'recruiter', companyId })
    expect(again.statusCode).toBe(200)
    expect((await accept(server, await mailedToken(server, email))).statusCode).toBe(200)
  })

  const listed = async (server: TestApp, token: string, id: string) =>
    (await server.call('GET', '/console/invitations', { token }))
      .json<{ items: { id: string; expiresAt: string }[] }>()
      .items.find((one) => one.id === id)!
  const resend = (server: TestApp, token: string, { id, expiresAt }: { id: string; expiresAt: string }) =>
    server.call('POST', '/console/invitations/resend', { token, body: { id, expiresAt } })

  test('an invitation is sent again with a new week, and the link before stops working', async ({
    server,
    clock,
  }) => {
    const { id, token, email } = await invited(server)
    clock.advance({ hours: 8 * 24 })
    const { token: adminToken } = await admin(server)
    expect(code(await open(server, token))).toEqual([410, 'INVITATION_EXPIRED'])
    const again = await resend(server, adminToken, await listed(server, adminToken, id))
    const { link, expiresAt } = again.json<{ link: string; expiresAt: string }>()
    expect(new Date(expiresAt).getTime() - clock().getTime()).toBe(7 * 24 * 3_600_000)
    expect(await mailedToken(server, email)).toBe(tokenIn(link))
    expect(code(await accept(server, token))).toEqual([410, 'INVITATION_EXPIRED'])
    expect((await accept(server, tokenIn(link))).statusCode).toBe(200)
    expect((await resend(server, adminToken, { id, expiresAt })).statusCode).toBe(404)
  })

  test('of two who send it again at once one does; nobody of another company can', async ({ server }) => {
    const { id, adminToken, email } = await invited(server)
    const seen = await listed(server, adminToken, id)
    const stranger = await addTestOperator(server, { companyId: await company(server, '한빛식품') })
    expect((await resend(server, stranger.token, seen)).statusCode).toBe(404)
    server.clock.advance({ seconds: 1 })
    const answers = await Promise.all([resend(server, adminToken, seen), resend(server, adminToken, seen)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const { link } = answers.find(({ statusCode }) => statusCode === 200)!.json<{ link: string }>()
    expect(await mailedToken(server, email)).toBe(tokenIn(link))
    expect((await accept(server, tokenIn(link))).statusCode).toBe(200)
  })

  test('a cancelled invitation cannot be used; cancelling again is 404', async ({ server }) => {
    const { id, token, adminToken } = await invited(server)
    const path = `/console/invitations/${id}`
    expect((await server.call('DELETE', path, { token: adminToken })).statusCode).toBe(204)
    expect(code(await accept(server, token))).toEqual([410, 'INVITATION_EXPIRED'])
    expect((await server.call('DELETE', path, { token: adminToken })).statusCode).toBe(404)
  })

  test('an invented token gets the same answer as an expired one, and a malformed one is 404', async ({
    server,
  }) => {
    expect(code(await open(server, 'x'.repeat(43)))).toEqual([410, 'INVITATION_EXPIRED'])
    expect((await open(server, 'x')).statusCode).toBe(404)
  })

  test('the link is in the mail and in the answer, and stored nowhere in clear', async ({ server }) => {
    const email = newEmail()
    const { token: adminToken } = await admin(server)
    const { link } = (await invite(server, adminToken, { email, role: 'agent' })).json<{ link: string }>()
    expect(link).toMatch(/^http:\/\/localhost:3000\/console\/invitation\/[\w-]{43}$/)
    const [mail, ...others] = await mailsTo(server, email)
    expect(others).toEqual([])
    expect(mail).toContain('이도현 님이 에이전트로 초대했어요.')
    expect(mail).toContain(link)
    const token = tokenIn(link)
    await open(server, token)
    const list = await server.call('GET', '/console/invitations', { token: adminToken })
    expect(list.body).toContain(email)
    for (const text of [list.body, server.logged.join(''), await dumpOf(server)])
      expect(text).not.toContain(token)
  })

  test('an address has one open invitation, even under concurrency, and none if it has an account', async ({
    server,
  }) => {
    const { email, companyId, adminToken, token } = await invited(server)
    const body = { email: email.toUpperCase(), role: 'recruiter', companyId }
    expect(code(await invite(server, adminToken, body))).toEqual([409, 'INVITATION_OPEN'])
    await accept(server, token)
    expect(code(await invite(server, adminToken, body))).toEqual([409, 'OPERATOR_EXISTS'])
    const both = { email: newEmail(), role: 'agent' }
    const answers = await Promise.all([invite(server, adminToken, both), invite(server, adminToken, both)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  })

  test.for([
    [{ password: 'short' }, { password: '비밀번호는 10자 이상이어야 해요' }],
    [{ password: '1111111111' }, { password: '너무 흔한 비밀번호예요. 다른 비밀번호를 정해 주세요' }],
    [{ name: '' }, { name: '정확한 이름을 입력해 주세요.' }],
  ])('accepting with %o is refused at its field and costs nothing', async ([more, fields], { server }) => {
    const { token } = await invited(server)
    expect((await accept(server, token, more)).json()).toMatchObject({ code: 'INVALID_INPUT', fields })
    expect((await accept(server, token)).statusCode).toBe(200)
  })

  test('the e-mail address is refused as a password', async ({ server }) => {
    const { token, email } = await invited(server)
    expect(code(await accept(server, token, { password: email.toUpperCase() }))).toEqual([
      400,
      'INVALID_INPUT',
    ])
  })

  test('an agent accepts and must set up the second factor', async ({ server }) => {
    const email = newEmail()
    await invite(server, (await admin(server)).token, { email, role: 'agent' })
    await accept(server, await mailedToken(server, email))
    const answer = await signIn(server, email)
    expect([answer.statusCode, answer.json<Asked>().enrolment]).toEqual([202, expect.any(Object)])
  })

  test('[OPS-2] invitation and mail are saved together or not at all', async ({ server }) => {
    const { token } = await admin(server)
    const body = { email: newEmail(), role: 'agent' }
    await server.db.pool.query('alter table mails rename to elsewhere')
    expect((await invite(server, token, body)).statusCode).toBe(500)
    await server.db.pool.query('alter table elsewhere rename to mails')
    expect((await invite(server, token, body)).statusCode).toBe(200)
    expect(await mailsTo(server, body.email)).toHaveLength(1)
  })
})

describe('[BIZ-1] who may invite whom', () => {
  test('a recruiter invites colleagues of the own company and nobody else', async ({ server }) => {
    const companyId = await company(server)
    const foreign = await company(server, '한빛식품')
    const { token } = await addTestOperator(server, { companyId })
    const answer = await invite(server, token, { email: newEmail() })
    expect(answer.json()).toMatchObject({ role: 'recruiter', company: { id: companyId } })
    expect((await invite(server, token, { email: newEmail(), companyId: foreign })).statusCode).toBe(404)
    expect((await invite(server, token, { email: newEmail(), role: 'agent' })).statusCode).toBe(403)
    expect((await invite(server, token, { email: newEmail(), role: 'admin' })).statusCode).toBe(403)
  })

  test('a recruiter sees and cancels only invitations of the own company', async ({ server }) => {
    const { id } = await invited(server)
    const { token } = await addTestOperator(server, { companyId: await company(server, '한빛식품') })
    expect((await server.call('GET', '/console/invitations', { token })).json()).toEqual({ items: [] })
    expect((await server.call('DELETE', `/console/invitations/${id}`, { token })).statusCode).toBe(404)
  })

  test('an agent invites nobody; a recruiter needs a company that exists', async ({ server }) => {
    const agent = await addTestOperator(server)
    expect((await invite(server, agent.token, { email: newEmail() })).statusCode).toBe(403)
    const { token } = await admin(server)
    const missing = '01939a3e-0000-7000-8000-000000000000'
    for (const companyId of [undefined, missing])
      expect((await invite(server, token, { email: newEmail(), companyId })).json()).toMatchObject({
        code: 'INVALID_INPUT',
        fields: { companyId: '회사를 골라 주세요' },
      })
  })

  test('sending, cancelling and accepting are recorded without the e-mail address', async ({ server }) => {
    const first = await invited(server)
    await accept(server, first.token)
    const second = await invited(server)
    await server.call('DELETE', `/console/invitations/${second.id}`, { token: second.adminToken })
    const { rows } = await server.db.pool.query(
      'select action, detail from audit_log where subject_id = any($1) order by id',
      [[first.id, second.id]],
    )
    expect(rows.map(({ action }) => action)).toEqual([
      'invitation.send',
      'invitation.accept',
      'invitation.send',
      'invitation.cancel',
    ])
    expect(JSON.stringify(rows)).not.toContain('@')
  })
})
