import { describe, expect } from 'vitest'
import { addCompany } from '../../../platform/db/testing/test-rows.ts'
import { mailsTo } from '../../../testing/test-mails.ts'
import { addTestOperator } from '../../../testing/test-operator.ts'
import { askAgainJob } from '../jobs/ask-again.ts'
import { type JoiningWorld, newNumber, test } from '../testing/joining-world.ts'

test.beforeEach(({ world }) => void world.matches())

const code = (answer: { statusCode: number; json(): { code?: string } }) => [
  answer.statusCode,
  answer.json().code,
]
const wrong = (right: string) => String((Number(right) + 1) % 1_000_000).padStart(6, '0')

describe('[FIRM-1] the work mail', () => {
  test('an address of a free provider is refused at its field, a company’s gets a code and a secret page', async ({
    world,
  }) => {
    for (const email of ['hana@naver.com', 'Hana@Gmail.com', 'hana@mail.naver.com']) {
      const { answer } = await world.start(email).catch(async () => ({
        answer: await world.post('', { email, name: '서하나', title: '채용 담당' }),
      }))
      expect(answer.json()).toMatchObject({
        fields: { email: '개인 메일로는 신청할 수 없어요. 회사 메일을 적어 주세요.' },
      })
    }
    const { email, secret } = await world.start()
    expect(await world.show(secret)).toMatchObject({ state: 'MAIL', email, hasAccount: false })
    expect((await mailsTo(world.server, email)).at(-1)).toContain(`/business/join/${secret}`)
    expect((await world.server.call('GET', `/business/applications/${'A'.repeat(22)}`)).statusCode).toBe(404)
  })

  test('the fifth wrong code ends it, as login codes do, and a new one can be asked for', async ({
    world,
  }) => {
    const { email, secret } = await world.start()
    const right = await world.codeOf(email)
    const tries = []
    for (let n = 0; n < 5; n += 1)
      tries.push(code(await world.post('/confirm', { secret, code: wrong(right) })))
    expect(tries).toEqual([
      ...Array.from({ length: 4 }, () => [400, 'CODE_INVALID']),
      [expect.any(Number), 'CODE_ENDED'],
    ])
    expect(code(await world.post('/confirm', { secret, code: right }))[1]).toBe('CODE_ENDED')
    expect(code(await world.post('/code', { secret }))[1]).toBe('CODE_TOO_SOON')
    world.server.clock.advance({ minutes: 1 })
    expect((await world.post('/code', { secret })).statusCode).toBe(200)
    const answer = await world.post('/confirm', { secret, code: await world.codeOf(email) })
    expect(answer.json()).toMatchObject({ state: 'FIRM' })
  })

  test('a code is good for ten minutes', async ({ world }) => {
    const { email, secret } = await world.start()
    world.server.clock.advance({ minutes: 10 })
    expect(code(await world.post('/confirm', { secret, code: await world.codeOf(email) }))[1]).toBe(
      'CODE_EXPIRED',
    )
  })

  test('an address with an account is answered alike and gets no code', async ({ world }) => {
    const companyId = await addCompany(world.server.db.drizzle)
    const { email } = await addTestOperator(world.server, { companyId, email: 'known@saebyeok.example' })
    const { answer } = await world.start(email)
    expect(Object.keys(answer.json())).toEqual(Object.keys((await world.start()).answer.json()))
    expect((await mailsTo(world.server, email)).at(-1)).toContain('이미 계정이 있어요')
  })
})

describe('[FIRM-1] the firm', () => {
  test('a wrong check digit is told at its field and the tax office is not asked', async ({ world }) => {
    const { secret } = await world.confirmed()
    const before = world.asked.length
    const answer = await world.firm(secret, { businessNumber: '999-00-01016' })
    expect([answer.statusCode, world.asked.length]).toEqual([400, before])
    expect(answer.json()).toMatchObject({ fields: { businessNumber: '올바르지 않은 사업자등록번호예요' } })
  })

  test('what the office does not confirm is refused without naming a field, five times a day', async ({
    world,
  }) => {
    world.answers(() => ({ result: 'NO_MATCH' }))
    const { secret } = await world.confirmed()
    const businessNumber = newNumber()
    const answers = []
    for (let n = 0; n < 6; n += 1) answers.push(await world.firm(secret, { businessNumber }))
    expect(answers.map((one) => one.json<{ code: string }>().code)).toEqual([
      ...Array(5).fill('FIRM_NOT_MATCHED'),
      'FIRM_TRIES_OVER',
    ])
    expect(answers[0]!.json()).not.toHaveProperty('fields')
    expect(await world.show(secret)).toMatchObject({ state: 'FIRM', businessNumber: null })
  })

  test('an office that does not answer lets nobody pass; it is asked every 30 minutes', async ({ world }) => {
    world.answers(() => 'DOWN')
    const { secret, email } = await world.confirmed()
    expect((await world.firm(secret)).json()).toMatchObject({ state: 'CHECKING' })
    world.server.clock.advance({ minutes: 29 })
    const before = world.asked.length
    await askAgainJob.run(world.server.deps)
    expect(world.asked.length).toBe(before)
    world.server.clock.advance({ minutes: 1 })
    await askAgainJob.run(world.server.deps)
    expect([world.asked.length, (await world.show(secret))['state']]).toEqual([before + 1, 'CHECKING'])
    world.matches()
    world.server.clock.advance({ minutes: 30 })
    await askAgainJob.run(world.server.deps)
    expect(await world.show(secret)).toMatchObject({ state: 'IN_REVIEW', businessState: 'OPEN' })
    expect((await mailsTo(world.server, email)).at(-1)).toContain('국세청 확인이 끝났어요')
  })

  test('without terms or pledge nothing is asked (FIRM-10)', async ({ world }) => {
    const { secret } = await world.confirmed()
    expect((await world.firm(secret, { pledged: false })).statusCode).toBe(400)
  })

  test('the name of the representative is sealed, and is in no answer', async ({ world }) => {
    const one = await world.applied({ representative: '카나리새대표' })
    const { rows } = await world.server.db.pool.query(
      'select to_json(a) from company_applications a where id = $1',
      [one.id],
    )
    expect(JSON.stringify(rows)).not.toContain('카나리새')
    const token = await world.admin()
    const review = await world.server.call('GET', `/console/company-applications/${one.id}`, { token })
    expect(review.body).not.toContain('카나리새')
  })
})

describe('[FIRM-1] a number that is a customer', () => {
  const customer = async (world: JoiningWorld) => {
    const businessNumber = newNumber()
    const companyId = await addCompany(world.server.db.drizzle, { name: '두레박데이터', businessNumber })
    return { businessNumber, companyId, ...(await addTestOperator(world.server, { companyId })) }
  }

  test('becomes a request to join, which its own recruiters answer', async ({ world }) => {
    const own = await customer(world)
    const one = await world.applied({ businessNumber: own.businessNumber })
    expect(await world.show(one.secret)).toMatchObject({ state: 'MEMBER', memberCount: 1 })
    await world.post('/join', { secret: one.secret, note: '데이터 플랫폼팀이에요.' })
    expect((await mailsTo(world.server, own.email)).at(-1)).toContain('데이터 플랫폼팀이에요.')
    const list = await world.server.call('GET', '/console/join-requests', { token: own.token })
    const { items } = list.json<{ items: { id: string; email: string }[] }>()
    expect(items).toMatchObject([{ email: one.email, note: '데이터 플랫폼팀이에요.' }])
    const answer = (token: string) =>
      world.server.call('POST', `/console/join-requests/${items[0]!.id}/answer`, {
        token,
        body: { accepted: true },
      })
    const stranger = await addTestOperator(world.server, {
      companyId: await addCompany(world.server.db.drizzle),
    })
    expect((await answer(stranger.token)).statusCode).toBe(404)
    expect((await answer(own.token)).statusCode).toBe(204)
    expect((await answer(own.token)).statusCode).toBe(409)
    await world.post('/account', { secret: one.secret, password: 'a quiet morning' })
    const { rows } = await world.server.db.pool.query('select company_id from operators where email = $1', [
      one.email,
    ])
    expect(rows).toEqual([{ company_id: own.companyId }])
  })

  test('a refused wish can be told once more after a day', async ({ world }) => {
    const own = await customer(world)
    const one = await world.applied({ businessNumber: own.businessNumber })
    await world.post('/join', { secret: one.secret })
    await world.server.call('POST', `/console/join-requests/${one.id}/answer`, {
      token: own.token,
      body: { accepted: false },
    })
    expect(code(await world.post('/join', { secret: one.secret }))).toEqual([409, 'JOIN_ASKED_TODAY'])
    world.server.clock.advance({ hours: 24 })
    expect((await world.post('/join', { secret: one.secret })).json()).toMatchObject({ state: 'JOINING' })
  })
})
