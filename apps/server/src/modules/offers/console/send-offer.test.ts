import { companyKey } from '@coffeeattack/domain/companies/name'
import { describe, expect } from 'vitest'
import { careers, incomes } from '../../../platform/db/schema/profiles.ts'
import { withoutChance } from '../../../testing/without-chance.ts'
import { type ComposeWorld, offersOf, outcome, test } from '../testing/compose-world.ts'

// Noon in Seoul, so that no test crosses midnight by accident.
test.beforeEach(({ world }) => world.clock.set(new Date('2026-11-10T03:00:00Z')))

type Sent = { id: string; deliverAt: string; expiredAt: string; isMassText: boolean }
const undo = (world: ComposeWorld, token: string, id: string) =>
  world.call('POST', `/console/offers/${id}/undo`, { token })
const seenBy = async (world: ComposeWorld, token: string) =>
  (await world.call('GET', '/v3/users/offers', { token })).json<{ offerItems: { increaseRate: number }[] }>()
    .offerItems

describe('[BIZ-3] an offer', () => {
  test('has its raise counted from the verified income, and is delivered after five minutes', async ({
    world,
  }) => {
    const { token, companyId, operatorId } = await world.recruiter()
    const person = await world.candidate()
    await world.db.drizzle.insert(incomes).values({
      userId: person.userId,
      source: 'HEALTH',
      year: 2025,
      amount: 5_200,
      verifiedAt: world.clock(),
    })
    const sent = (await world.send(token, person.userId)).json<Sent>()
    expect(sent).toEqual({
      id: expect.any(String),
      deliverAt: '2026-11-10T03:05:00.000Z',
      expiredAt: '2026-11-17T14:59:59.999Z',
      isMassText: false,
    })
    expect(await offersOf(world, person.userId)).toMatchObject([
      {
        id: sent.id,
        company_id: companyId,
        operator_id: operatorId,
        income_basis: 5_200,
        expiry_day: '2026-11-17',
      },
    ])
    world.clock.advance({ minutes: 4, seconds: 59 })
    expect(await seenBy(world, person.token)).toEqual([])
    world.clock.advance({ seconds: 1 })
    expect(await seenBy(world, person.token)).toMatchObject([
      { increaseRate: 30.8, incomeOrigin: { year: 2025, source: 'HEALTH' } },
    ])
  })

  test('[OFR-3] has seven days, whatever an older console sends', async ({ world }) => {
    const recruiter = await world.recruiter()
    const agent = await world.agent()
    const companyIds = [await world.company(), await world.company()]
    const [one, two] = [await world.candidate(), await world.candidate()]
    const offer = await world.send(recruiter.token, one.userId, { days: 14 })
    const curation = await world.curate(agent.token, two.userId, companyIds, { days: 1 })
    for (const answer of [offer, curation])
      expect(answer.json<Sent>().expiredAt).toBe('2026-11-17T14:59:59.999Z')
    const stored = [...(await offersOf(world, one.userId)), ...(await offersOf(world, two.userId))]
    expect(stored.map(({ expiry_day }) => expiry_day)).toEqual(Array(3).fill('2026-11-17'))
  })

  test('reveals nothing about the income to the sender', async ({ world }) => {
    const { token } = await world.recruiter()
    const person = await world.candidate({ incomeDisclosure: 'HIDDEN', verifiedIncome: 5_347 })
    const answer = await world.send(token, person.userId)
    expect(withoutChance(answer.body)).not.toMatch(/5347|increase|income/i)
  })

  test.for([
    [{ salaryMin: 2_400 }, 'salaryMin', '2,400만원 이하의 연봉은 입력할 수 없습니다.'],
    [{ salaryMax: 6_299 }, 'salaryMax', '최소 연봉보다 낮아요'],
    [{ position: ' ' }, 'position', '포지션을 입력해 주세요'],
    [{ message: '' }, 'message', '메시지를 입력해 주세요'],
    [{ salaryMin: null, salaryMax: null }, 'salaryMin', '제안할 연봉을 입력해 주세요'],
  ] as const)(
    '%o is refused at its field and nothing is sent',
    async ([wrong, field, sentence], { world }) => {
      const { token } = await world.recruiter()
      const person = await world.candidate()
      const answer = await world.send(token, person.userId, wrong)
      expect(answer.statusCode).toBe(400)
      expect(answer.json<{ fields: object }>().fields).toMatchObject({ [field]: sentence })
      expect(await offersOf(world, person.userId)).toEqual([])
    },
  )

  test('a message has no salary', async ({ world }) => {
    const { token } = await world.recruiter()
    const person = await world.candidate()
    await world.send(token, person.userId, { isJustMessage: true })
    expect(await offersOf(world, person.userId)).toMatchObject([
      { is_just_message: true, salary_min: null, salary_max: null, is_master: false },
    ])
  })

  test('an agent writes for a company, or an own message; no offer without a company', async ({ world }) => {
    const { token } = await world.agent()
    const companyId = await world.company()
    const [first, second, third] = [await world.candidate(), await world.candidate(), await world.candidate()]
    await world.send(token, first.userId, { companyId })
    expect(await offersOf(world, first.userId)).toMatchObject([{ company_id: companyId, is_master: true }])
    await world.send(token, second.userId, { isJustMessage: true })
    expect(await offersOf(world, second.userId)).toMatchObject([{ company_id: null, is_master: true }])
    expect((await world.send(token, third.userId)).json()).toMatchObject({
      fields: { companyId: '어느 회사의 제안인지 골라 주세요' },
    })
  })

  test('a recruiter cannot write in another company’s name', async ({ world }) => {
    const { token, companyId } = await world.recruiter()
    const person = await world.candidate()
    await world.send(token, person.userId, { companyId: await world.company() })
    expect(await offersOf(world, person.userId)).toMatchObject([{ company_id: companyId }])
  })
})

describe('[OFR-13] candidates who must not be seen cannot be contacted', () => {
  test.for(['(주)가나', '주식회사 가나', '㈜가나'])(
    'the current employer %s gets 404',
    async (employer, { world }) => {
      const { token } = await world.recruiter(await world.company('가나'))
      const person = await world.candidate()
      const now = world.clock()
      await world.db.drizzle.insert(careers).values({
        id: world.deps.ids.next(),
        userId: person.userId,
        company: employer,
        companyKey: companyKey(employer),
        startedOn: '2021-03-02',
        verifiedAt: now,
        updatedAt: now,
      })
      expect(outcome(await world.send(token, person.userId))).toEqual([404, 'NOT_FOUND'])
      const { token: agent } = await world.agent()
      const companyId = await world.company('가나')
      const sentence = '이 회사의 제안은 이 분께 보낼 수 없어요.'
      expect((await world.send(agent, person.userId, { companyId })).json()).toMatchObject({
        code: 'INVALID_INPUT',
        fields: { companyId: sentence },
      })
      const curation = await world.curate(agent, person.userId, [await world.company(), companyId])
      expect(curation.json()).toMatchObject({ fields: { 'items.1.companyId': sentence } })
      expect(await offersOf(world, person.userId)).toEqual([])
    },
  )

  test.for([
    ['hidden', { isActive: false }],
    ['whose period is over', { attackEndsAt: new Date('2026-11-09T14:59:59Z') }],
  ] as const)('somebody %s gets none', async ([, given], { world }) => {
    const { token } = await world.recruiter()
    const person = await world.candidate(given)
    expect(outcome(await world.send(token, person.userId))).toEqual([404, 'NOT_FOUND'])
    const { token: agent } = await world.agent()
    const companyIds = [await world.company(), await world.company()]
    const answers = [
      await world.send(agent, person.userId, { companyId: companyIds[0] }),
      await world.curate(agent, person.userId, companyIds),
    ]
    expect(answers.map(outcome)).toEqual(answers.map(() => [404, 'NOT_FOUND']))
  })
})

describe('[TRUST-7] sending limits', () => {
  test('one open offer per company and candidate, also for concurrent senders', async ({ world }) => {
    const { token, companyId } = await world.recruiter()
    const colleague = await world.recruiter(companyId)
    const person = await world.candidate()
    const answers = await Promise.all(
      [token, colleague.token, token, colleague.token].map((one) => world.send(one, person.userId)),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409])
    expect(await offersOf(world, person.userId)).toHaveLength(1)
    const { rows } = await world.db.pool.query('select sent from offer_counts where company_id = $1', [
      companyId,
    ])
    expect(rows).toEqual([{ sent: 1 }, { sent: 1 }])
  })

  test('after a refusal ninety days of pause', async ({ world }) => {
    const recruiter = await world.recruiter()
    const person = await world.candidate()
    const { id } = (await world.send(recruiter.token, person.userId)).json<Sent>()
    world.clock.advance({ minutes: 6 })
    const body = { refusalReason: '하고 싶은 일과 달라요' }
    await world.call('PATCH', `/v2/users/offers/refuse/${id}`, { token: person.token, body })
    world.clock.set('2027-02-07T23:59:59+09:00')
    // Sent by a colleague, because no login lasts that long.
    const colleague = await world.recruiter(recruiter.companyId)
    expect(outcome(await world.send(colleague.token, person.userId))).toEqual([409, 'OFFER_COOLDOWN'])
    world.clock.set('2027-02-08T00:00:00+09:00')
    expect((await world.send(colleague.token, person.userId)).statusCode).toBe(200)
  })

  test('an expired offer no longer blocks once it is marked', async ({ world }) => {
    const { token } = await world.recruiter()
    const person = await world.candidate()
    const { id } = (await world.send(token, person.userId)).json<Sent>()
    await world.db.pool.query(
      `update offers set status = 'EXPIRED', decided_at = $2, expiry_day = '2026-11-10' where id = $1`,
      [id, world.clock()],
    )
    expect((await world.send(token, person.userId)).statusCode).toBe(200)
  })

  test('ten a day and fifty a month in Seoul; two concurrent calls do not both take the last', async ({
    world,
  }) => {
    const recruiter = await world.recruiter()
    const { companyId } = recruiter
    const [first, second, third, fourth] = await Promise.all(
      Array.from({ length: 4 }, () => world.candidate()),
    )
    const send = (person = third) => world.send(world.tokenNow(recruiter), person!.userId)
    await world.db.pool.query(`insert into offer_counts values ($1, '2026-11-10', 9), ($1, '2026-11', 40)`, [
      companyId,
    ])
    const answers = await Promise.all([send(first), send(second)])
    expect(answers.map((answer) => outcome(answer)[1]).toSorted()).toEqual(['OFFER_QUOTA_DAILY', undefined])
    const quota = await world.call('GET', '/console/quota', { token: recruiter.token })
    expect(quota.json()).toEqual({ month: { sent: 41, limit: 50 }, day: { sent: 10, limit: 10 } })
    world.clock.set('2026-11-10T23:59:59+09:00')
    expect(outcome(await send(third))).toEqual([429, 'OFFER_QUOTA_DAILY'])
    world.clock.set('2026-11-11T00:00:00+09:00')
    expect((await send(third)).statusCode).toBe(200)
    await world.db.pool.query(
      `update offer_counts set sent = 50 where company_id = $1 and period = '2026-11'`,
      [companyId],
    )
    expect(outcome(await send(fourth))).toEqual([429, 'OFFER_QUOTA_MONTHLY'])
    world.clock.set('2026-12-01T00:00:00+09:00')
    expect((await send(fourth)).statusCode).toBe(200)
  })

  test('undone within five minutes: nobody saw it or is notified, and the quota is returned', async ({
    world,
  }) => {
    const { token, companyId } = await world.recruiter()
    const person = await world.candidate()
    const { id } = (await world.send(token, person.userId)).json<Sent>()
    world.clock.advance({ minutes: 4, seconds: 59, ms: 999 })
    const undone = await undo(world, token, id)
    expect(undone.statusCode).toBe(200)
    // Whoever lost the answer asks again.
    expect((await undo(world, token, id)).json()).toEqual(undone.json())
    world.clock.advance({ minutes: 10 })
    expect(await seenBy(world, person.token)).toEqual([])
    const counts = await world.db.pool.query('select sent from offer_counts where company_id = $1', [
      companyId,
    ])
    expect(counts.rows).toEqual([{ sent: 0 }, { sent: 0 }])
    const notices = await world.db.pool.query(
      'select from notices where user_id = $1 and dropped_at is null',
      [person.userId],
    )
    expect(notices.rowCount).toBe(0)
    expect((await world.send(token, person.userId)).statusCode).toBe(200)
  })

  test('undone, it gives back every field that was written', async ({ world }) => {
    const agent = await world.agent()
    const { companyId } = await world.recruiter()
    const person = await world.candidate()
    const written = {
      isJustMessage: false,
      salaryMin: 6_300,
      salaryMax: 6_800,
      pay: {
        bonus: { min: 300, max: 600 },
        signing: 500,
        stock: { kind: 'OPTION', min: 1_000, max: 2_000, years: 4 },
      },
      positionId: null,
      position: '백엔드 개발자',
      link: 'https://example.com/job',
      offerItems: ['주 2회 재택'],
      message: '함께 정산을 만들어요',
    }
    const { id } = (await world.send(agent.token, person.userId, { ...written, companyId })).json<Sent>()
    expect((await undo(world, agent.token, id)).json()).toMatchObject({
      ...written,
      candidateId: person.userId,
      company: { id: companyId },
    })
  })

  test('not undone after five minutes; another company’s is not found', async ({ world }) => {
    const { token } = await world.recruiter()
    const stranger = await world.recruiter()
    const person = await world.candidate()
    const { id } = (await world.send(token, person.userId)).json<Sent>()
    expect(outcome(await undo(world, stranger.token, id))).toEqual([404, 'NOT_FOUND'])
    world.clock.advance({ minutes: 5 })
    expect(outcome(await undo(world, token, id))).toEqual([409, 'OFFER_UNDO_OVER'])
    expect(await seenBy(world, person.token)).toHaveLength(1)
  })

  test('mass messages are recorded but not blocked', async ({ world }) => {
    const { token } = await world.recruiter()
    const results: boolean[] = []
    for (let index = 0; index < 4; index++) {
      const person = await world.candidate()
      results.push((await world.send(token, person.userId)).json<Sent>().isMassText)
    }
    expect(results).toEqual([false, false, false, true])
    const check = (message: string) =>
      world.call('POST', '/console/offers/check-text', { token, body: { message } })
    expect((await check('안녕하세요! 팀이 먼저 커피 한 잔 사고 싶어요')).json()).toEqual({ isMassText: true })
    expect((await check('정산 시스템을 다시 짠 이야기를 읽었어요.')).json()).toEqual({ isMassText: false })
  })

  test('one key sends once', async ({ world }) => {
    const { token } = await world.recruiter()
    const person = await world.candidate()
    const headers = { 'idempotency-key': 'a-key-of-this-very-offer' }
    const body = world.offer(person.userId)
    const [one, two] = [
      await world.call('POST', '/console/offers', { token, body, headers }),
      await world.call('POST', '/console/offers', { token, body, headers }),
    ]
    expect(one.json<Sent>().id).toBe(two.json<Sent>().id)
    expect(await offersOf(world, person.userId)).toHaveLength(1)
  })
})

describe('[BIZ-4] a curation', () => {
  test('is sent and undone as one', async ({ world }) => {
    const { token } = await world.agent()
    const person = await world.candidate()
    const companyIds = [await world.company(), await world.company(), await world.company()]
    const { groupId } = (await world.curate(token, person.userId, companyIds)).json<{ groupId: string }>()
    expect(await offersOf(world, person.userId)).toHaveLength(3)
    expect((await world.call('POST', `/console/curations/${groupId}/undo`, { token })).statusCode).toBe(204)
    world.clock.advance({ minutes: 6 })
    expect(await seenBy(world, person.token)).toEqual([])
  })

  test('is delivered once, as a group', async ({ world }) => {
    const { token } = await world.agent()
    const person = await world.candidate()
    const companyIds = [await world.company(), await world.company()]
    await world.curate(token, person.userId, companyIds)
    world.clock.advance({ minutes: 5 })
    expect(await seenBy(world, person.token)).toMatchObject([{ type: 'SUPER_CURATION' }])
    const { rows } = await world.db.pool.query('select type from notices where user_id = $1', [person.userId])
    expect(rows).toEqual([{ type: 'NEW_OFFER' }])
  })

  test('sends nothing if one company cannot write, and names it', async ({ world }) => {
    const { token } = await world.agent()
    const person = await world.candidate()
    const busy = await world.recruiter()
    await world.send(busy.token, person.userId)
    const answer = await world.curate(token, person.userId, [await world.company(), busy.companyId])
    expect(answer.json()).toMatchObject({
      fields: { 'items.1.companyId': '이 후보자에게 보낸 제안이 아직 열려 있어요' },
    })
    expect(await offersOf(world, person.userId)).toHaveLength(1)
  })

  test('needs two companies and no duplicates', async ({ world }) => {
    const { token } = await world.agent()
    const person = await world.candidate()
    const companyId = await world.company()
    expect((await world.curate(token, person.userId, [companyId, companyId])).json()).toMatchObject({
      fields: { 'items.1.companyId': '같은 회사가 두 번 있어요' },
    })
    expect((await world.curate(token, person.userId, [companyId])).statusCode).toBe(400)
  })

  test('is not for recruiters', async ({ world }) => {
    const { token, companyId } = await world.recruiter()
    const person = await world.candidate()
    expect(outcome(await world.curate(token, person.userId, [companyId]))).toEqual([403, 'FORBIDDEN'])
  })
})
