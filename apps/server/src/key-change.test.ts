import { describe, expect } from 'vitest'
import { addWholePerson } from './modules/accounts/testing/whole-person.ts'
import { REPRESENTATIVE } from './modules/companies/core/applications.ts'
import { postMail } from './modules/notifications/core/mails.ts'
import { makeInvitation } from './modules/operators/console/invitations.ts'
import { commandLine, nameCommandLine } from './modules/operators/core/command-line.ts'
import { addPartner, PARTNER_PASSWORD } from './modules/partners/testing/test-partner.ts'
import { countLeft, sealAnewJob } from './modules/upkeep/jobs/seal-anew.ts'
import {
  applying,
  createVerificationWorld,
  type Login,
} from './modules/verification/testing/verification-world.ts'
import { checkKey } from './platform/db/key-canary.ts'
import { sealedTables } from './platform/db/sealed-columns.ts'
import { addCompany } from './platform/db/testing/test-rows.ts'
import { companyApplications } from './platform/db/schema/company-applications.ts'
import { pdfBytes } from './platform/storage/testing/test-bytes.ts'
import { closing } from './testing/closing.ts'
import { worldTest } from './testing/server-test.ts'
import { restartedWith, type TestApp } from './testing/test-app.ts'
import { addEnrolledOperator, codeOf, signInOperator, TEST_PASSWORD } from './testing/test-operator.ts'

/*
 * The master key is changed under people who are in the middle of everything (OPS-4). The tests are the stages of one
 * story, in their order: with key A something of each kind is begun; B takes over and still knows A; everything is sealed
 * anew; A is gone.
 */

const [A, B] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
type World = Awaited<ReturnType<typeof createVerificationWorld>>

const test = worldTest(() => createVerificationWorld({ SECRETS_KEY: A.toString('hex') }))
  .extend('begun', { scope: 'file' }, ({ world }) => beginEverything(world))
  .extend('both', { scope: 'file' }, ({ world }, scope) =>
    closing(restartedWith(world, { current: B, previous: [A] }), scope),
  )
  // The other way round: one that was not restarted yet, and knows the second key already.
  .extend('swapped', { scope: 'file' }, ({ world }, scope) =>
    closing(restartedWith(world, { current: A, previous: [B] }), scope),
  )
  .extend('alone', { scope: 'file' }, ({ world }, scope) =>
    closing(restartedWith(world, { current: B }), scope),
  )

const PHONES = { certified: '01031000001', career: '01031000002', tax: '01031000003', code: '01031000004' }
const TAX = { name: '오세진', identity: '9501011234567', loginTypeLevel: 1, telecom: 0 }
const QUESTION = { from: '/', message: '키가 바뀌어도 답이 오나요?', contact: 'ask@example.com' }
const KEY = { 'idempotency-key': 'asked-while-keys-change' }

async function beginEverything(world: World) {
  await checkKey(world.deps)
  const { deps, db, clock } = world
  const certified = await world.certify(applying(PHONES.certified, '나인증'))
  const career = await world.registerProved(applying(PHONES.career, '다기다림'))
  const attempt = await world.begun(career, applying(PHONES.career, '다기다림'))
  const tax = await world.registerProved(applying(PHONES.tax, TAX.name))
  const taxBegun = await world.post('/v3/users/tax', tax.accessToken, { ...TAX, phone: PHONES.tax })
  await world.call('POST', '/auth/otp', { body: { phone: PHONES.code } })

  const whole = await addWholePerson(world)
  const left = await addWholePerson(world)
  await world.call('DELETE', '/v3/users', { token: left.token, body: { reason: '이직을 마쳤어요' } })
  const upload = await world.call('GET', `/users/s3/upload/${certified.userId}?type=resume&fileType=pdf`, {
    token: certified.accessToken,
  })
  const asked = await world.call('POST', '/users/ask', { body: QUESTION, headers: KEY })
  await world.call('POST', '/users/ask', { body: QUESTION })

  const operator = await addEnrolledOperator(world)
  const console = await signInOperator(world, operator)
  const codes = await world.call('POST', '/console/me/recovery-codes', {
    token: console.accessToken,
    body: { password: TEST_PASSWORD },
  })
  const waiting = await signInConsole(world, operator.email)
  await nameCommandLine(deps)
  const invitation = await makeInvitation({ role: 'agent', email: 'new@example.com' }, commandLine, deps)
  const partner = await addPartner(world)
  const partnerLogin = (await signInPartner(world, partner.email)).json<Login>()
  const guessed = await addPartner(world)
  for (let tries = 0; tries < 5; tries += 1) await signInPartner(world, guessed.email, 'wrong')

  const post = await world.post('/talk/posts', certified.accessToken, { body: '누구일까요' })

  const now = clock()
  await db.pool.query(
    `insert into agent_applications (id, name_sealed, phone_sealed, created_at, purge_at) values ($1, $2, $3, $4, $4)`,
    [
      deps.ids.next(),
      deps.secrets.seal('홍길동', 'agent_applications.name_sealed'),
      deps.secrets.seal('01012345678', 'agent_applications.phone_sealed'),
      now,
    ],
  )
  await db.pool.query(`update lifetime_requests set session_sealed = $1`, [
    deps.secrets.seal('session', 'lifetime_requests.session_sealed'),
  ])
  await db.pool.query(
    `insert into webhook_endpoints (id, company_id, url, events, secret_sealed, old_secret_sealed, old_secret_until,
       created_by, created_at) values ($1, $2, 'https://ats.example', '{}', $3, $4, $6, $5, $6)`,
    [
      deps.ids.next(),
      await addCompany(db.drizzle),
      deps.secrets.seal('whsec_new', 'webhook_endpoints.secret_sealed'),
      deps.secrets.seal('whsec_old', 'webhook_endpoints.old_secret_sealed'),
      operator.operatorId,
      now,
    ],
  )
  const applicationId = deps.ids.next()
  await db.drizzle.insert(companyApplications).values({
    id: applicationId,
    secretHash: applicationId,
    email: 'hana@saebyeok.example',
    name: '서하나',
    title: '채용 담당',
    representativeSealed: deps.secrets.seal('윤하람', REPRESENTATIVE),
    state: 'IN_REVIEW',
    stateChangedAt: now,
    pledgedAt: now,
    createdAt: now,
  })
  const letter = { subject: '초대', heading: '초대', paragraphs: [] }
  const mail = {
    kind: 'INVITATION',
    to: 'a@example.com',
    letter,
    expiresAt: new Date(now.getTime() + 1),
  } as const
  await postMail(db.drizzle, mail, deps)
  return {
    certified,
    career: { ...career, attempt },
    tax: { ...tax, attempt: taxBegun.json<object>() },
    whole,
    exported: await exported(world, whole),
    uploadUrl: upload.json<{ uploadUrl: string }>().uploadUrl,
    askedId: asked.json<{ id: string }>().id,
    operator: { ...operator, ...console, codes: codes.json<{ recoveryCodes: string[] }>().recoveryCodes },
    challenge: waiting.json<{ challenge: string }>().challenge,
    invitation: invitation.link.slice(invitation.link.lastIndexOf('/') + 1),
    partner: partnerLogin,
    guessed,
    post: post.json<{ id: string; nickname: string }>(),
  }
}

const signInConsole = (server: TestApp, email: string) =>
  server.call('POST', '/console/auth/sign-in', { body: { email, password: TEST_PASSWORD } })
const signInPartner = (server: TestApp, email: string, password = PARTNER_PASSWORD) =>
  server.call('POST', '/partners/auth/sign-in', { body: { email, password } })

/** All that is held about somebody, opened. */
async function exported(server: TestApp, { token }: { token: string }) {
  return (await server.call('GET', '/users/export', { token })).json<Record<string, unknown>>()
}

async function signInByCode(world: World, server: TestApp, phone: string): Promise<Login> {
  await server.call('POST', '/auth/otp', { body: { phone } })
  const body = { phone, code: world.sandbox.codeOn(phone) }
  return (await server.call('POST', '/auth/otp/verify', { body })).json<Login>()
}

async function recover(server: TestApp, email: string, code: string): Promise<number> {
  const { challenge } = (await signInConsole(server, email)).json<{ challenge: string }>()
  return (await server.call('POST', '/console/auth/recovery-code', { body: { challenge, code } })).statusCode
}

const pairs: { candidate?: Login; partner?: Login } = {}

describe('[OPS-4] keys change under people who are in the middle of everything', () => {
  test('something of every kind was sealed with the first key', async ({ world, begun }) => {
    expect(begun.operator.codes).toHaveLength(10)
    for (const { name, columns } of await sealedTables(world.db.drizzle))
      for (const column of columns) {
        const { rowCount } = await world.db.pool.query(
          `select from ${name} where ${column} is not null limit 1`,
        )
        expect(rowCount, `${name}.${column}`).toBe(1)
      }
  })

  test('nobody is signed out: every token and cookie goes on under the second key', async ({
    both,
    begun,
  }) => {
    const status = async (answer: ReturnType<TestApp['call']>) => (await answer).statusCode
    expect(await status(both.call('GET', '/v3/users/my', { token: begun.certified.accessToken }))).toBe(200)
    expect(await status(both.call('GET', '/console/me', { token: begun.operator.accessToken }))).toBe(200)
    expect(await status(both.call('GET', '/partners/me', { token: begun.partner.accessToken }))).toBe(200)
    const refreshed = await both.call('GET', '/auth/refresh', { token: begun.certified.refreshToken })
    const partner = await both.call('GET', '/partners/auth/refresh', { token: begun.partner.refreshToken })
    Object.assign(pairs, { candidate: refreshed.json(), partner: partner.json() })
    expect([refreshed.statusCode, partner.statusCode]).toEqual([200, 200])
    const { cookie } = begun.operator
    expect(await status(both.call('POST', '/console/auth/refresh', { headers: { cookie } }))).toBe(200)
  })

  test('what was counted and done stays counted and done', async ({ both, begun }) => {
    const again = await both.call('POST', '/users/ask', { body: QUESTION, headers: KEY })
    expect(again.json()).toEqual({ id: begun.askedId })
    const other = await both.call('POST', '/users/ask', {
      body: { ...QUESTION, message: '다른 질문' },
      headers: KEY,
    })
    expect(other.json()).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' })
    expect((await signInPartner(both, begun.guessed.email)).json()).toMatchObject({ code: 'SIGN_IN_LOCKED' })
    const soon = await both.call('POST', '/auth/otp', { body: { phone: PHONES.code } })
    expect(soon.json()).toMatchObject({ code: 'CODE_TOO_SOON' })
    const reply = await both.call('POST', '/talk/posts', {
      token: begun.certified.accessToken,
      body: { body: '저예요', parentId: begun.post.id },
    })
    expect(reply.json()).toMatchObject({ nickname: begun.post.nickname })
  })

  test('what was begun is finished: codes, confirmations, uploads, invitations, challenges', async ({
    world,
    both,
    begun,
  }) => {
    const code = world.sandbox.codeOn(PHONES.code)
    const entered = await both.call('POST', '/auth/otp/verify', { body: { phone: PHONES.code, code } })
    expect(entered.statusCode).toBe(200)

    await world.confirm(PHONES.career)
    const { career, tax } = begun
    const submitted = await both.call('POST', '/v3/users/submit', {
      token: career.accessToken,
      body: career.attempt,
    })
    expect(submitted.statusCode).toBe(200)
    await world.confirm(PHONES.tax)
    const taxed = await both.call('POST', '/v3/users/tax/verify', {
      token: tax.accessToken,
      body: tax.attempt,
    })
    expect([taxed.statusCode, taxed.json()]).toMatchObject([200, { year: 2025 }])

    const headers = { 'content-type': 'x/y' }
    const sent = await both.app.inject({ method: 'PUT', url: begun.uploadUrl, payload: pdfBytes(), headers })
    expect(sent.statusCode).toBe(204)
    const body = { token: begun.invitation, name: '서하늘', password: 'a quiet morning' }
    expect((await both.call('POST', '/console/invitations/accept', { body })).statusCode).toBe(200)
    world.clock.advance({ seconds: 30 })
    const answered = { challenge: begun.challenge, code: codeOf(world) }
    expect((await both.call('POST', '/console/auth/second-factor', { body: answered })).statusCode).toBe(200)
    expect(await recover(both, begun.operator.email, begun.operator.codes[0]!)).toBe(200)
  })

  test('a phone is found by the hash of the first key', async ({ world, both, begun }) => {
    world.clock.advance({ minutes: 2 })
    expect((await signInByCode(world, both, PHONES.certified)).userId).toBe(begun.certified.userId)
    const form = { ...applying(PHONES.certified, '나인증'), jobLabel: '개발', jobSubLabel: '백엔드 개발자' }
    const doubled = await both.call('POST', '/v2/users', { body: form })
    expect(doubled.json()).toMatchObject({ code: 'PREVIOUS_PARTICIPATION' })
    expect((await both.call('GET', '/users/export', { token: begun.whole.token })).json()).toMatchObject({
      account: begun.exported['account'],
    })
  })

  test('of two processes that hash with two keys, both begin one account of one phone', async ({
    world,
    both,
    swapped,
  }) => {
    const form = { ...applying('', '동시에'), jobLabel: '개발', jobSubLabel: '백엔드 개발자' }
    for (let count = 0; count < 8; count += 1) {
      const phone = `0103200000${count}`
      const body = { ...form, phone }
      await both.call('POST', '/auth/otp', { body: { phone } })
      const proof = { phone, code: world.sandbox.codeOn(phone) }
      const answers = await Promise.all([
        both.call('POST', '/v2/users', { body }),
        swapped.call('POST', '/v2/users', { body }),
        swapped.call('POST', '/auth/otp/verify', { body: proof }),
      ])
      expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([])
      const hashes = both.deps.secrets.macs('phone', phone)
      const { rowCount } = await world.db.pool.query('select from users where phone_hash = any($1)', [hashes])
      expect(rowCount).toBe(1)
    }
  })

  test('a phone asks for a confirmation as often a day as its limit, whichever key counts', async ({
    world,
    both,
    swapped,
  }) => {
    const person = applying('01033000001', '라많이')
    const { accessToken } = await world.registerProved(person)
    const body = { ...person, type: 'kakao', loginTypeLevel: 1 }
    const codes = []
    for (const server of [world, both, swapped, both, swapped, both]) {
      const answer = await server.call('POST', '/v3/users/verify', { token: accessToken, body })
      codes.push(answer.json<{ code?: string }>().code)
    }
    expect(codes).toEqual([...Array.from({ length: 5 }, () => undefined), 'VERIFY_DAILY_LIMIT'])
  })

  test('then everything is sealed anew, the word of the database last', async ({ both, alone }) => {
    await expect(checkKey(alone.deps)).rejects.toThrow('SECRETS_KEY_PREVIOUS')
    await sealAnewJob.run(both.deps)
    const left = await countLeft(both.deps)
    expect(left.filter((table) => table.left + table.unreadable > 0)).toEqual([])
    expect(left.length).toBeGreaterThan(8)
    await checkKey(alone.deps)
  })

  test('the first key is gone, and nothing is refused', async ({ world, alone, begun }) => {
    const { candidate, partner } = pairs
    expect((await alone.call('GET', '/v3/users/my', { token: candidate!.accessToken })).statusCode).toBe(200)
    expect((await alone.call('GET', '/auth/refresh', { token: candidate!.refreshToken })).statusCode).toBe(
      200,
    )
    expect(
      (await alone.call('GET', '/partners/auth/refresh', { token: partner!.refreshToken })).statusCode,
    ).toBe(200)
    world.clock.advance({ minutes: 2 })
    expect((await signInByCode(world, alone, PHONES.certified)).userId).toBe(begun.certified.userId)
    const own = alone.signIn('candidate', { subjectId: begun.whole.userId, sessionId: begun.whole.sessionId })
    const { account, files, inquiries } = begun.exported
    expect(await exported(alone, own)).toMatchObject({ account, files, inquiries })
    expect(await recover(alone, begun.operator.email, begun.operator.codes[1]!)).toBe(200)
    await signInOperator(alone, begun.operator)
    expect((await countLeft(alone.deps)).filter(({ unreadable }) => unreadable > 0)).toEqual([])
  })

  test('the first key alone opens nothing any more', async ({ world }) => {
    await expect(checkKey(world.deps)).rejects.toThrow('SECRETS_KEY_PREVIOUS')
  })
})
