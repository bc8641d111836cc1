import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addCompany } from '../../db/test-rows.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { addTestOperator } from '../../testing/test-operator.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const PASSWORD = 'a quiet morning'
let people = 0
const newEmail = () => `person-${++people}@coffee.example`

const company = (name = '노을클라우드') => addCompany(server.db.drizzle, { name, key: name })
const admin = () => addTestOperator(server, { role: 'ADMIN' })
const invite = (token: string, body: object) => server.call('POST', '/console/invitations', { token, body })
const open = (token: string) => server.call('GET', `/console/invitations/accept/${token}`)
const accept = (token: string, more: object = {}) =>
  server.call('POST', '/console/invitations/accept', {
    body: { token, name: '서하늘', password: PASSWORD, ...more },
  })
const code = (answer: { statusCode: number; json(): { code?: string } }) => [
  answer.statusCode,
  answer.json().code,
]

/** The token as the newest mail to this address carries it. */
function mailedToken(email: string): string {
  const folder = join(server.settings.dataDir, 'mail')
  const mails = readdirSync(folder)
    .toSorted()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
  const mail = mails.findLast((text) => text.startsWith(`To: ${email}\n`)) ?? ''
  return /\/console\/invitation\/([\w-]+)/.exec(mail)?.[1] ?? ''
}

async function invited() {
  const companyId = await company()
  const email = newEmail()
  const { token: adminToken } = await admin()
  const answer = await invite(adminToken, { email, role: 'recruiter', companyId })
  return { email, companyId, adminToken, id: answer.json<{ id: string }>().id, token: mailedToken(email) }
}

describe('[BIZ-1] invitations', () => {
  test('an admin invites a recruiter, who sets a password and signs in to the own company', async () => {
    const { email, companyId, token } = await invited()
    expect((await open(token)).json()).toEqual({
      email,
      role: 'recruiter',
      company: '노을클라우드',
      invitedBy: '이도현',
    })
    expect((await accept(token)).json()).toEqual({ email })
    const signIn = await server.call('POST', '/console/auth/sign-in', { body: { email, password: PASSWORD } })
    const { accessToken } = signIn.json<{ accessToken: string }>()
    const me = await server.call('GET', '/console/me', { token: accessToken })
    expect(me.json()).toMatchObject({ name: '서하늘', role: 'recruiter', company: { id: companyId } })
  })

  test('a token works once, also when two use it at the same moment', async () => {
    const { token } = await invited()
    const answers = await Promise.all([accept(token), accept(token), accept(token)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 410, 410])
    expect(code(await accept(token))).toEqual([410, 'INVITATION_EXPIRED'])
    expect(code(await open(token))).toEqual([410, 'INVITATION_EXPIRED'])
  })

  test('after seven days it is over, to the second, and the address can be invited anew', async () => {
    const { token, email, companyId } = await invited()
    server.clock.advance({ seconds: 7 * 24 * 3600 - 1 })
    expect((await open(token)).statusCode).toBe(200)
    server.clock.advance({ seconds: 1 })
    expect(code(await open(token))).toEqual([410, 'INVITATION_EXPIRED'])
    expect(code(await accept(token))).toEqual([410, 'INVITATION_EXPIRED'])
    const again = await invite((await admin()).token, { email, role: 'recruiter', companyId })
    expect(again.statusCode).toBe(200)
    expect((await accept(mailedToken(email))).statusCode).toBe(200)
  })

  test('cancelled, it opens nothing; cancelling again is 404', async () => {
    const { id, token, adminToken } = await invited()
    const path = `/console/invitations/${id}`
    expect((await server.call('DELETE', path, { token: adminToken })).statusCode).toBe(204)
    expect(code(await accept(token))).toEqual([410, 'INVITATION_EXPIRED'])
    expect((await server.call('DELETE', path, { token: adminToken })).statusCode).toBe(404)
  })

  test('a made-up token is told like a used one, and what cannot be a token is 404', async () => {
    expect(code(await open('x'.repeat(43)))).toEqual([410, 'INVITATION_EXPIRED'])
    expect((await open('x')).statusCode).toBe(404)
  })

  test('the token stands in the mail alone', async () => {
    const { token } = await invited()
    const { rows } = await server.db.pool.query('select * from invitations')
    expect(JSON.stringify(rows)).not.toContain(token)
    await open(token)
    expect(server.logged.join('')).not.toContain(token)
  })

  test('one open invitation per address, also of two at once; an account needs none', async () => {
    const { email, companyId, adminToken, token } = await invited()
    const body = { email: email.toUpperCase(), role: 'recruiter', companyId }
    expect(code(await invite(adminToken, body))).toEqual([409, 'INVITATION_OPEN'])
    await accept(token)
    expect(code(await invite(adminToken, body))).toEqual([409, 'OPERATOR_EXISTS'])
    const both = { email: newEmail(), role: 'agent' }
    const answers = await Promise.all([invite(adminToken, both), invite(adminToken, both)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  })

  test.each([
    [{ password: 'short' }, { password: '비밀번호는 10자 이상이어야 해요' }],
    [{ name: '' }, { name: '정확한 이름을 입력해 주세요.' }],
  ])('accepting with %o is refused at its field and costs nothing', async (more, fields) => {
    const { token } = await invited()
    expect((await accept(token, more)).json()).toMatchObject({ code: 'INVALID_INPUT', fields })
    expect((await accept(token)).statusCode).toBe(200)
  })

  test('the e-mail is no password', async () => {
    const { token, email } = await invited()
    expect(code(await accept(token, { password: email.toUpperCase() }))).toEqual([400, 'INVALID_INPUT'])
  })

  test('an agent accepts and must set up the second factor', async () => {
    const email = newEmail()
    await invite((await admin()).token, { email, role: 'agent' })
    await accept(mailedToken(email))
    const signIn = await server.call('POST', '/console/auth/sign-in', { body: { email, password: PASSWORD } })
    expect(signIn.statusCode).toBe(202)
  })

  test('a mail that cannot go out leaves no invitation behind', async () => {
    const { token } = await admin()
    const email = newEmail()
    const { send } = server.deps.mailer
    Object.assign(server.deps.mailer, { send: () => Promise.reject(new Error('the post is closed')) })
    expect(code(await invite(token, { email, role: 'agent' }))).toEqual([503, 'UNAVAILABLE'])
    Object.assign(server.deps.mailer, { send })
    expect((await invite(token, { email, role: 'agent' })).statusCode).toBe(200)
  })
})

describe('[BIZ-1] who may invite whom', () => {
  test('a recruiter invites colleagues of the own company and nobody else', async () => {
    const companyId = await company()
    const foreign = await company('한빛식품')
    const { token } = await addTestOperator(server, { companyId })
    const answer = await invite(token, { email: newEmail() })
    expect(answer.json()).toMatchObject({ role: 'recruiter', company: { id: companyId } })
    expect((await invite(token, { email: newEmail(), companyId: foreign })).statusCode).toBe(404)
    expect((await invite(token, { email: newEmail(), role: 'agent' })).statusCode).toBe(403)
    expect((await invite(token, { email: newEmail(), role: 'admin' })).statusCode).toBe(403)
  })

  test('a recruiter sees and cancels the own company’s invitations alone', async () => {
    const { id } = await invited()
    const { token } = await addTestOperator(server, { companyId: await company('한빛식품') })
    expect((await server.call('GET', '/console/invitations', { token })).json()).toEqual({ items: [] })
    expect((await server.call('DELETE', `/console/invitations/${id}`, { token })).statusCode).toBe(404)
  })

  test('an agent invites nobody; a recruiter needs a company that exists', async () => {
    const agent = await addTestOperator(server)
    expect((await invite(agent.token, { email: newEmail() })).statusCode).toBe(403)
    const { token } = await admin()
    const missing = '01939a3e-0000-7000-8000-000000000000'
    for (const companyId of [undefined, missing])
      expect((await invite(token, { email: newEmail(), companyId })).json()).toMatchObject({
        code: 'INVALID_INPUT',
        fields: { companyId: '회사를 골라 주세요' },
      })
  })

  test('sending, cancelling and accepting are in the trail, without an address', async () => {
    const first = await invited()
    await accept(first.token)
    const second = await invited()
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
