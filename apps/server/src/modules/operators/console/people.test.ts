import { describe, expect } from 'vitest'
import { passkeys, recoveryCodes } from '../../../platform/db/schema/operators.ts'
import { messageRooms } from '../../../platform/db/schema/rooms.ts'
import { addCandidate, addCompany, addOffer } from '../../../platform/db/testing/test-rows.ts'
import { dumpOf } from '../../../testing/dump.ts'
import { test } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { mailsTo, tokenIn } from '../../../testing/test-mails.ts'
import {
  addEnrolledOperator,
  addTestOperator,
  signInOperator,
  TEST_PASSWORD,
} from '../../../testing/test-operator.ts'

type People = { items: { id: string; email: string; disabledAt: string | null }[]; nextCursor: string | null }

const company = (server: TestApp, name = '노을클라우드') => addCompany(server.db.drizzle, { name, key: name })
const admin = (server: TestApp) => addTestOperator(server, { role: 'ADMIN' })
const recruiter = async (server: TestApp, companyId?: string) =>
  addTestOperator(server, { companyId: companyId ?? (await company(server)) })
const change = (server: TestApp, token: string, id: string, body: object) =>
  server.call('PATCH', `/console/operators/${id}`, { token, body })
const isIn = async (server: TestApp, token: string) =>
  (await server.call('GET', '/console/me', { token })).statusCode === 200
const code = (answer: { statusCode: number; json(): { code?: string } }) => [
  answer.statusCode,
  answer.json().code,
]

async function addPasskey({ db, deps, clock }: TestApp, operatorId: string): Promise<void> {
  const kept = { credentialId: operatorId, publicKey: '', counter: 0, isBackedUp: false, name: '' }
  await db.drizzle.insert(passkeys).values({ id: deps.ids.next(), operatorId, ...kept, createdAt: clock() })
}

async function deedsOn(server: TestApp, subjectId: string): Promise<string[]> {
  const { rows } = await server.db.pool.query<{ action: string }>(
    'select action from audit_log where subject_id = $1 order by id',
    [subjectId],
  )
  return rows.map(({ action }) => action)
}

describe('[BIZ-6] operators', () => {
  test('a recruiter sees colleagues, an admin sees everyone, in pages', async ({ server }) => {
    const companyId = await company(server)
    const one = await recruiter(server, companyId)
    const two = await recruiter(server, companyId)
    const stranger = await recruiter(server)
    const mine = (await server.call('GET', '/console/operators', { token: one.token })).json<People>()
    expect(mine.items.map(({ id }) => id)).toEqual([two.operatorId, one.operatorId])

    const { token } = await admin(server)
    const seen: string[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const path = `/console/operators?limit=2${cursor && `&cursor=${cursor}`}`
      const page: People = (await server.call('GET', path, { token })).json()
      seen.push(...page.items.map(({ id }) => id))
      cursor = page.nextCursor
    }
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen).toEqual(expect.arrayContaining([one.operatorId, two.operatorId, stranger.operatorId]))
  })

  test('an admin searches by name, e-mail, company and role; wildcards are literal', async ({ server }) => {
    const companyId = await company(server, '별난 100%_회사')
    const { operatorId, email } = await recruiter(server, companyId)
    const { token } = await admin(server)
    const find = async (query: Record<string, string>) =>
      (await server.call('GET', `/console/operators?${new URLSearchParams(query)}`, { token }))
        .json<People>()
        .items.map(({ id }) => id)
    expect(await find({ q: '100%_' })).toEqual([operatorId])
    expect(await find({ q: email.slice(0, 36).toUpperCase() })).toEqual([operatorId])
    expect(await find({ q: '100%_', role: 'agent' })).toEqual([])
    expect(await find({ q: '%%%' })).toEqual([])
  })

  test('[BIZ-8] the search matches initials and half-typed syllables, each word in any field', async ({
    server,
  }) => {
    const companyId = await company(server, '뚝섬한강랩')
    const { operatorId } = await addTestOperator(server, { companyId, name: '제갈서윤' })
    const { token } = await admin(server)
    const find = async (q: string) =>
      (await server.call('GET', `/console/operators?${new URLSearchParams({ q })}`, { token }))
        .json<People>()
        .items.map(({ id }) => id)
    for (const q of ['ㅈㄱㅅㅇ', '제갈ㅅ', '갈서유', 'ㄸㅅㅎㄱ', '제갈 뚝섬', 'ㄸㅅ ㅈㄱ'])
      expect([q, await find(q)]).toEqual([q, [operatorId]])
    expect(await find('제갈 다른회사')).toEqual([])
  })

  test('disabling ends sessions, prevents sign-in and cancels their invitations', async ({ server }) => {
    const { token } = await admin(server)
    const person = await recruiter(server)
    const body = { email: 'friend@coffee.example' }
    await server.call('POST', '/console/invitations', { token: person.token, body })
    const answer = await change(server, token, person.operatorId, { disabled: true })
    expect(answer.json()).toMatchObject({ disabledAt: expect.any(String) })
    expect(await isIn(server, person.token)).toBe(false)
    const signIn = { email: person.email, password: TEST_PASSWORD }
    expect((await server.call('POST', '/console/auth/sign-in', { body: signIn })).statusCode).toBe(400)
    const open = (await server.call('GET', '/console/invitations', { token })).json<People>()
    expect(open.items.map(({ email }) => email)).not.toContain(body.email)

    await change(server, token, person.operatorId, { disabled: false })
    // The old session stays ended.
    expect(await isIn(server, person.token)).toBe(false)
    expect((await server.call('POST', '/console/auth/sign-in', { body: signIn })).statusCode).toBe(202)
    expect(await deedsOn(server, person.operatorId)).toEqual(['operator.disable', 'operator.enable'])
  })

  test('disabling twice is recorded once', async ({ server }) => {
    const { token } = await admin(server)
    const { operatorId } = await recruiter(server)
    await change(server, token, operatorId, { disabled: true })
    await change(server, token, operatorId, { disabled: true })
    expect(await deedsOn(server, operatorId)).toEqual(['operator.disable'])
  })

  test('after a reset the second factor is set up again at the next sign-in', async ({ server, clock }) => {
    const { token } = await admin(server)
    const agent = await addEnrolledOperator(server, { secondFactorStep: 1 })
    const { operatorId } = agent
    await addPasskey(server, operatorId)
    const code = { id: server.deps.ids.next(), operatorId, codeHash: '', createdAt: clock() }
    await server.db.drizzle.insert(recoveryCodes).values(code)
    const answer = await change(server, token, agent.operatorId, { resetSecondFactor: true })
    expect(answer.json()).toMatchObject({ hasSecondFactor: false })
    expect(await isIn(server, agent.token)).toBe(false)
    const body = { email: agent.email, password: TEST_PASSWORD }
    const challenge = await server.call('POST', '/console/auth/sign-in', { body })
    expect(challenge.json()).toMatchObject({
      methods: { authenticator: false, passkey: null, recoveryCode: false },
      enrolment: { secret: expect.any(String) },
    })
  })

  test('[SAFE-3] a passkey alone counts as a second factor', async ({ server }) => {
    const { token, operatorId } = await admin(server)
    const of = async () =>
      (await change(server, token, operatorId, {})).json<{ hasSecondFactor: boolean }>().hasSecondFactor
    expect(await of()).toBe(false)
    await addPasskey(server, operatorId)
    expect(await of()).toBe(true)
  })

  test('the last admin cannot be disabled; of two admins who disable each other one remains', async ({
    server,
  }) => {
    await server.db.pool.query("update operators set disabled_at = now() where role = 'ADMIN'")
    const one = await admin(server)
    expect(code(await change(server, one.token, one.operatorId, { disabled: true }))).toEqual([
      409,
      'LAST_ADMIN',
    ])
    const two = await admin(server)
    const answers = await Promise.all([
      change(server, one.token, two.operatorId, { disabled: true }),
      change(server, two.token, one.operatorId, { disabled: true }),
    ])
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    const { rows } = await server.db.pool.query(
      "select id from operators where role = 'ADMIN' and disabled_at is null",
    )
    expect(rows).toHaveLength(1)
  })

  test('only an admin changes operators; an unknown id is 404', async ({ server }) => {
    const { token, operatorId } = await recruiter(server)
    expect((await change(server, token, operatorId, { disabled: true })).statusCode).toBe(403)
    const missing = '01939a3e-0000-7000-8000-000000000000'
    expect((await change(server, (await admin(server)).token, missing, { disabled: true })).statusCode).toBe(
      404,
    )
  })
})

describe('[BIZ-1] an operator’s own account', () => {
  test('[OFR-20] changes of name, title and greeting are recorded by field, without their texts', async ({
    server,
  }) => {
    const { token, operatorId } = await recruiter(server)
    const body = { name: '한도윤', title: ' 채용 리드 ', greeting: ' 함께 일할 분을 찾아요. ' }
    const answer = await server.call('PATCH', '/console/me', { token, body })
    const saved = { name: '한도윤', title: '채용 리드', greeting: '함께 일할 분을 찾아요.' }
    expect(answer.json()).toEqual(saved)
    expect((await server.call('GET', '/console/me', { token })).json()).toMatchObject(saved)
    const { rows } = await server.db.pool.query('select detail from audit_log where subject_id = $1', [
      operatorId,
    ])
    expect(rows).toEqual([{ detail: { changed: ['name', 'title', 'greeting'] } }])
    await server.call('PATCH', '/console/me', { token, body })
    expect(await deedsOn(server, operatorId)).toEqual(['operator.change'])
  })

  test.for([
    [{ name: '' }, 'name'],
    [{ name: '이 도현1' }, 'name'],
    [{ title: 'ㄱ'.repeat(31) }, 'title'],
    [{ greeting: 'ㄱ'.repeat(201) }, 'greeting'],
  ])('%o is refused at its field', async ([body, field], { server }) => {
    const { token } = await recruiter(server)
    const answer = await server.call('PATCH', '/console/me', { token, body })
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual([field])
  })

  test('a new password ends other sessions and replaces the old one', async ({ server }) => {
    const person = await addEnrolledOperator(server)
    const signIn = (password: string) =>
      server.call('POST', '/console/auth/sign-in', { body: { email: person.email, password } })
    const other = await signInOperator(server, person)
    const answer = await server.call('POST', '/console/me/password', {
      token: person.token,
      body: { current: TEST_PASSWORD, next: 'a better password' },
    })
    expect(answer.statusCode).toBe(204)
    expect([await isIn(server, person.token), await isIn(server, other.accessToken)]).toEqual([true, false])
    expect((await signIn(TEST_PASSWORD)).statusCode).toBe(400)
    expect((await signIn('a better password')).statusCode).toBe(202)
  })

  test.for([
    [{ current: 'wrong', next: 'a better password' }, { current: '지금 비밀번호가 맞지 않아요' }],
    [{ current: TEST_PASSWORD, next: 'short' }, { next: '비밀번호는 10자 이상이어야 해요' }],
    [
      { current: TEST_PASSWORD, next: 'password12' },
      { next: '너무 흔한 비밀번호예요. 다른 비밀번호를 정해 주세요' },
    ],
  ])('%o is refused', async ([body, fields], { server }) => {
    const { token } = await recruiter(server)
    const answer = await server.call('POST', '/console/me/password', { token, body })
    expect(answer.json()).toMatchObject({ code: 'INVALID_INPUT', fields })
  })

  test('[SAFE-3] wrong current passwords are throttled', async ({ server }) => {
    const { token } = await recruiter(server)
    const guess = (current: string) =>
      server.call('POST', '/console/me/password', { token, body: { current, next: 'a better password' } })
    for (let time = 0; time < 5; time++) expect((await guess('wrong')).statusCode).toBe(400)
    expect(code(await guess(TEST_PASSWORD))).toEqual([429, 'SIGN_IN_LOCKED'])
  })
})

describe('[SAFE-3] an admin sends a link for a new password', () => {
  const send = (server: TestApp, token: string, id: string) =>
    server.call('POST', `/console/operators/${id}/password-reset`, { token })

  test('by mail and in this answer only, and it is recorded', async ({ server }) => {
    const { token } = await admin(server)
    const person = await recruiter(server)
    const answer = await send(server, token, person.operatorId)
    const [mail, ...others] = await mailsTo(server, person.email)
    expect(others).toEqual([])
    expect(mail).toContain('관리자가 비밀번호를 다시 정할 링크를 보냈어요.')
    const reset = tokenIn(mail)
    expect(answer.json()).toEqual({
      link: `http://localhost:3000/console/password/${reset}`,
      expiresAt: new Date(server.clock().getTime() + 30 * 60_000).toISOString(),
    })
    expect(await dumpOf(server)).not.toContain(reset)
    const shown = await server.call('GET', `/console/auth/password-reset/${reset}`)
    expect(shown.json()).toEqual({ email: person.email })
    expect(await deedsOn(server, person.operatorId)).toEqual(['operator.send-password-reset'])
    // Nothing changes until the operator uses the link.
    expect(await isIn(server, person.token)).toBe(true)
  })

  test('not to disabled or unknown operators; only an admin can send one', async ({ server }) => {
    const { token } = await admin(server)
    const person = await recruiter(server)
    expect((await send(server, person.token, person.operatorId)).statusCode).toBe(403)
    await change(server, token, person.operatorId, { disabled: true })
    expect((await send(server, token, person.operatorId)).statusCode).toBe(404)
    expect((await send(server, token, '01939a3e-0000-7000-8000-000000000000')).statusCode).toBe(404)
  })
})

describe('[BIZ-18] an admin changes an operator’s role or company', () => {
  type Post = { role: string; companyId: string | null }
  const house = (role: string): Post => ({ role, companyId: null })
  const of = (companyId: string): Post => ({ role: 'recruiter', companyId })
  const move = (server: TestApp, token: string, id: string, was: Post, next: Post) =>
    change(server, token, id, { move: { was, next } })

  test('a recruiter moves to another company: sessions end, a mail is sent, the move is recorded', async ({
    server,
  }) => {
    const { token } = await admin(server)
    const [from, to] = [await company(server, '옛 회사'), await company(server, '새 회사')]
    const person = await recruiter(server, from)
    const body = { email: 'word@coffee.example' }
    await server.call('POST', '/console/invitations', { token: person.token, body })
    const answer = await move(server, token, person.operatorId, of(from), of(to))
    expect(answer.json()).toMatchObject({ role: 'recruiter', company: { id: to, name: '새 회사' } })
    expect(await isIn(server, person.token)).toBe(false)
    const [mail, ...others] = await mailsTo(server, person.email)
    expect(others).toEqual([])
    expect(mail).toContain('새 회사 채용 담당자로 바꿨어요')
    const open = (await server.call('GET', '/console/invitations', { token })).json<People>()
    expect(open.items.map(({ email }) => email)).not.toContain(body.email)
    const { rows } = await server.db.pool.query(
      'select action, detail from audit_log where subject_id = $1',
      [person.operatorId],
    )
    expect(rows).toEqual([
      { action: 'operator.move', detail: { was: '옛 회사 채용 담당자', next: '새 회사 채용 담당자' } },
    ])
  })

  test('their rooms stay with the company for a colleague', async ({ server, clock }) => {
    const { token } = await admin(server)
    const [from, to] = [await company(server), await company(server)]
    const [person, colleague] = [await recruiter(server, from), await recruiter(server, from)]
    const candidateId = await addCandidate(server.db.drizzle)
    const now = clock()
    await server.db.drizzle.insert(messageRooms).values({
      id: server.deps.ids.next(),
      candidateId,
      companyId: from,
      operatorId: person.operatorId,
      lastMessageAt: now,
      createdAt: now,
    })
    const rooms = async (who: { token: string }) =>
      (await server.call('GET', '/console/rooms', { token: who.token })).json<{
        items: { isUnassigned: boolean }[]
      }>().items
    expect(await rooms(colleague)).toMatchObject([{ isUnassigned: false }])
    expect((await move(server, token, person.operatorId, of(from), of(to))).statusCode).toBe(200)
    expect(await rooms(colleague)).toMatchObject([{ isUnassigned: true }])
  })

  test('an operator whom candidates know cannot change between company and agency', async ({ server }) => {
    const { token } = await admin(server)
    const companyId = await company(server)
    const person = await recruiter(server, companyId)
    const candidateId = await addCandidate(server.db.drizzle)
    await addOffer(server.db.drizzle, { candidateId, companyId, operatorId: person.operatorId })
    const moved = await move(server, token, person.operatorId, of(companyId), house('agent'))
    expect(code(moved)).toEqual([409, 'OPERATOR_HAS_WRITTEN'])
    const fresh = await recruiter(server, companyId)
    expect((await move(server, token, fresh.operatorId, of(companyId), house('agent'))).statusCode).toBe(200)
  })

  test('a concurrent change is not overwritten; one of two succeeds', async ({ server }) => {
    const { token } = await admin(server)
    const [a, b, c] = [await company(server), await company(server), await company(server)]
    const { operatorId } = await recruiter(server, a)
    const answers = await Promise.all([
      move(server, token, operatorId, of(a), of(b)),
      move(server, token, operatorId, of(a), of(c)),
    ])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(code(await move(server, token, operatorId, of(a), house('agent')))).toEqual([409, 'CONFLICT'])
    expect((await deedsOn(server, operatorId)).filter((action) => action === 'operator.move')).toHaveLength(1)
  })

  test.for([
    [{ role: 'recruiter', companyId: null }],
    [{ role: 'recruiter', companyId: '01939a3e-0000-7000-8000-000000000000' }],
    [{ role: 'admin', companyId: '01939a3e-0000-7000-8000-000000000000' }],
  ])('%o is nothing one can be', async ([next], { server }) => {
    const { token } = await admin(server)
    const companyId = await company(server)
    const { operatorId } = await recruiter(server, companyId)
    const given = next!.role === 'admin' ? { ...next!, companyId } : next!
    const answer = await move(server, token, operatorId, of(companyId), given)
    expect(answer.json()).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { companyId: '회사를 골라 주세요' },
    })
  })

  test('the last admin cannot be demoted; of two admins who demote each other one remains', async ({
    server,
  }) => {
    await server.db.pool.query("update operators set disabled_at = now() where role = 'ADMIN'")
    const one = await admin(server)
    const demote = (by: { token: string }, whom: { operatorId: string }) =>
      move(server, by.token, whom.operatorId, house('admin'), house('agent'))
    expect(code(await demote(one, one))).toEqual([409, 'LAST_ADMIN'])
    const two = await admin(server)
    await Promise.all([demote(one, two), demote(two, one)])
    const { rows } = await server.db.pool.query(
      "select id from operators where role = 'ADMIN' and disabled_at is null",
    )
    expect(rows).toHaveLength(1)
  })
})
