import { describe, expect } from 'vitest'
import { createApp } from '../../../app.ts'
import { createDeps } from '../../../deps.ts'
import { careers } from '../../../platform/db/schema/profiles.ts'
import { companyChoices } from '../../../platform/db/schema/companies.ts'
import { addOffer } from '../../../platform/db/testing/test-rows.ts'
import { addTestOperator } from '../../../testing/test-operator.ts'
import { agent, answer } from '../../desk/testing/inquiries.ts'
import { maskWords } from '../../profiles/core/mask-words.ts'
import { type SuggestionsWorld, test } from '../testing/suggestions-world.ts'

const sumOf = (reasons: readonly { points: number }[]) => reasons.reduce((all, { points }) => all + points, 0)

describe('[MATCH-1] positions that suit a person', () => {
  test('come in the order of the sum of their reasons, and tell nothing about pay', async ({ world }) => {
    const { newJob, recruiter, position, person, listed } = world
    const [jobLabel, company] = [newJob(), await recruiter()]
    const far = await position(company.token, jobLabel, {
      mustHaves: ['WebGL', '지도 화면'],
      salaryMax: 6_500,
    })
    const near = await position(company.token, jobLabel)
    const me = await person(jobLabel)
    const { state, items, total } = await listed(me.token)
    expect([state, total, items.map(({ id }) => id)]).toEqual(['ON', 2, [near, far]])
    expect(items.every(({ sum, reasons }) => sum === sumOf(reasons))).toBe(true)
    expect(items[0]!.reasons.map(({ text, points }) => [text, points])).toEqual([
      ['꼭 필요한 것 2개 중 2개가 있어요', 30],
      ['직무가 같아요', 20],
      ['희망 연봉이 범위 안이에요', 15],
      ['기술 1개 중 1개가 있어요', 15],
      ['찾는 경력 안이에요', 10],
    ])
    expect(JSON.stringify(items)).not.toMatch(/salary|6500|8000|6,500|8,000/i)
  })

  test('are none of a company that the person shut out, of the employer, or with which something is under way', async ({
    world,
  }) => {
    const { newJob, recruiter, position, person, listed, db } = world
    const jobLabel = newJob()
    const [shut, employer, busy, open] = [
      await recruiter(),
      await recruiter(),
      await recruiter(),
      await recruiter(),
    ]
    const made = []
    for (const { token } of [shut, employer, busy, open]) made.push(await position(token, jobLabel))
    const me = await person(jobLabel)
    const choice = { userId: me.userId, mode: 'RESTRICT' as const, position: 0 }
    await db.drizzle.insert(companyChoices).values({ ...choice, companyKey: shut.key, name: shut.name })
    await db.drizzle.insert(careers).values({
      id: world.deps.ids.next(),
      userId: me.userId,
      company: employer.name,
      companyKey: employer.key,
      startedOn: '2020-01-01',
      verifiedAt: world.clock(),
      updatedAt: world.clock(),
    })
    await addOffer(db.drizzle, {
      candidateId: me.userId,
      companyId: busy.companyId,
      operatorId: busy.operatorId,
      expiryDay: '2099-12-31',
    })
    expect((await listed(me.token)).items.map(({ id }) => id)).toEqual([made[3]])
  })

  test('do not name a company that does not show itself, which nobody then likes', async ({ world }) => {
    const { newJob, recruiter, position, person, listed, ask, db } = world
    const [jobLabel, company] = [newJob(), await recruiter()]
    const id = await position(company.token, jobLabel)
    const me = await person(jobLabel)
    const choice = { userId: me.userId, mode: 'INTEREST' as const, position: 0 }
    await db.drizzle.insert(companyChoices).values({ ...choice, companyKey: company.key, name: company.name })
    const named = (await listed(me.token)).items[0]!
    expect(named).toMatchObject({ company: { name: company.name }, sum: 95 })
    await ask('POST', `/console/positions/${id}/naming`, company.token, { isNamed: false })
    const nameless = (await listed(me.token)).items[0]!
    expect(nameless).toMatchObject({ company: null, sum: 90 })
    expect(JSON.stringify(nameless)).not.toContain(company.name)
  })

  test('are none for somebody whom companies do not find', async ({ world }) => {
    const { newJob, recruiter, position, person, listed, ask } = world
    const [jobLabel, company] = [newJob(), await recruiter()]
    const id = await position(company.token, jobLabel)
    const me = await person(jobLabel, { isActive: false })
    expect(await listed(me.token)).toMatchObject({ state: 'RESTING', items: [] })
    expect((await ask('POST', `/users/suggestions/${id}/interest`, me.token)).status).toBe(409)
  })
})

describe('[MATCH-2] what is hidden or never counts', () => {
  test('changes no list of the person and none of any company by a single letter', async ({ world }) => {
    const { newJob, recruiter, position, person, ask, db } = world
    const [jobLabel, company, other] = [newJob(), await recruiter(), await recruiter()]
    const ids = [
      await position(company.token, jobLabel),
      await position(other.token, jobLabel, { mustHaves: ['Java'] }),
    ]
    const me = await person(jobLabel, { verifiedIncome: 5_000, incomeDisclosure: 'HIDDEN', gender: '여성' })
    await person(jobLabel, { hashtags: [], verifiedIncome: 5_500 })
    const lists = async () => {
      const mine = await ask('GET', '/users/suggestions', me.token)
      const theirs = await Promise.all(
        ids.flatMap((id, at) =>
          ['suggested', 'plain'].map((order) =>
            ask('GET', `/console/positions/${id}/suggestions?order=${order}`, [company, other][at]!.token),
          ),
        ),
      )
      return [mine, ...theirs].map(({ text }) => text)
    }
    await db.drizzle.insert(careers).values({
      id: world.deps.ids.next(),
      userId: me.userId,
      company: '숨긴 회사',
      companyKey: '숨긴회사',
      startedOn: '2015-01-01',
      endedOn: '2016-01-01',
      detail: '가려 둔 일',
      shownDetail: '가려 둔 일',
      hidden: true,
      verifiedAt: world.clock(),
      updatedAt: world.clock(),
    })
    const before = await lists()
    await db.pool.query(
      `update careers set company = '다른 숨긴 회사', detail = 'Java 결제', shown_detail = 'Java 결제' where user_id = $1`,
      [me.userId],
    )
    await db.pool.query(
      `update users set verified_income = 19900, gender = '남성', salary_type = 'TAX',
         birthday_sealed = $2, name_sealed = $3 where id = $1`,
      [
        me.userId,
        world.deps.secrets.seal('1970-01-01', 'users.birthday_sealed'),
        world.deps.secrets.seal('김바다', 'users.name_sealed'),
      ],
    )
    await maskWords(db.drizzle, me.userId, world.deps.secrets)
    expect(await lists()).toEqual(before)
  })
})

describe('[MATCH-1] 관심 있어요', () => {
  test('puts the person first in both orders, tells the company once and names nobody', async ({ world }) => {
    const { newJob, recruiter, position, person, ask, peopleOf, db } = world
    const [jobLabel, company] = [newJob(), await recruiter()]
    const id = await position(company.token, jobLabel)
    const me = await person(jobLabel, { hashtags: [], techStack: ['React'] })
    const better = await person(jobLabel)
    await ask('POST', `/users/suggestions/${id}/interest`, me.token)
    await ask('POST', `/users/suggestions/${id}/interest`, me.token)
    for (const order of ['suggested', 'plain']) {
      const { interested, items } = await peopleOf(company.token, id, order)
      expect(interested.map((one) => [one.id, one.place, one.interestedOn !== null])).toEqual([
        [me.userId, 1, true],
      ])
      expect(items.map((one) => [one.id, one.place, one.plainPlace])).toEqual([[better.userId, 2, 1]])
    }
    const told = await db.pool.query(
      `select content, type from notices where type = 'POSITION_INTEREST' and operator_id = $1`,
      [company.operatorId],
    )
    expect(told.rows).toEqual([{ type: 'POSITION_INTEREST', content: { positionId: id } }])
    const back = await ask<{ interestedAt: string | null }>(
      'DELETE',
      `/users/suggestions/${id}/interest`,
      me.token,
    )
    expect(back.json().interestedAt).toBeNull()
    expect((await peopleOf(company.token, id)).interested).toEqual([])
  })

  test('[OFR-13] is not told to a company that the person shuts out afterwards', async ({ world }) => {
    const { newJob, recruiter, position, person, ask, peopleOf, db } = world
    const [jobLabel, company] = [newJob(), await recruiter()]
    const id = await position(company.token, jobLabel)
    const me = await person(jobLabel)
    await ask('POST', `/users/suggestions/${id}/interest`, me.token)
    await db.drizzle.insert(companyChoices).values({
      userId: me.userId,
      mode: 'RESTRICT',
      companyKey: company.key,
      name: company.name,
      position: 0,
    })
    const { interested, items } = await peopleOf(company.token, id)
    expect([interested, items]).toEqual([[], []])
    expect(
      (await ask('GET', `/console/positions/${id}/suggestions/${me.userId}`, company.token)).status,
    ).toBe(404)
    expect((await ask('POST', `/users/suggestions/${id}/interest`, me.token)).status).toBe(409)
  })
})

describe('[MATCH-1] both sides', () => {
  test('read the same reasons and the same sum', async ({ world }) => {
    const { newJob, recruiter, position, person, listed, peopleOf, ask, db } = world
    const [jobLabel, company] = [newJob(), await recruiter()]
    await db.pool.query(
      `insert into company_records (company_id, figure, value, people, released_at) values ($1, 'CAME', 9, 12, $2)`,
      [company.companyId, world.clock()],
    )
    const id = await position(company.token, jobLabel)
    const me = await person(jobLabel, { careerMonths: 98, hashtags: [] })
    const mine = (await listed(me.token)).items[0]!
    const theirs = (await peopleOf(company.token, id)).items[0]!
    expect(theirs.suggestion).toEqual({ sum: mine.sum, reasons: mine.reasons })
    expect(mine.reasons.map(({ text }) => text)).toContain('커피챗 약속을 10번에 9번 지킨 회사예요')
    const alone = await ask<typeof theirs>(
      'GET',
      `/console/positions/${id}/suggestions/${me.userId}`,
      company.token,
    )
    expect(alone.json().suggestion).toEqual(theirs.suggestion)
  })

  test('[MATCH-7] find the same people in both orders, so that nobody is hidden by a sum', async ({
    world,
  }) => {
    const { newJob, recruiter, position, person, peopleOf } = world
    const [jobLabel, company] = [newJob(), await recruiter()]
    const id = await position(company.token, jobLabel, { mustHaves: ['WebGL', '지도', '관제'] })
    for (const hopeSalary of [4_000, 15_000, null]) await person(jobLabel, { hopeSalary, techStack: [] })
    const [suggested, plain] = await Promise.all(
      ['suggested', 'plain'].map(async (order) => (await peopleOf(company.token, id, order)).items),
    )
    expect(suggested!.map((one) => one.id).toSorted()).toEqual(plain!.map((one) => one.id).toSorted())
  })
})

/** Another process on the same database. */
async function otherProcess({ deps, settings }: SuggestionsWorld) {
  const app = await createApp(await createDeps(settings, deps))
  await app.ready()
  return app
}

describe('[MATCH-5] rights', () => {
  test('switched off, it is off at once in every process, while the search goes on', async ({ world }) => {
    const { newJob, recruiter, position, person, listed, ask, peopleOf } = world
    const [jobLabel, company] = [newJob(), await recruiter()]
    const id = await position(company.token, jobLabel)
    const me = await person(jobLabel)
    const other = await otherProcess(world)
    const elsewhere = async () => {
      const headers = { authorization: `Bearer ${me.token}` }
      const answered = await other.inject({ method: 'GET', url: '/api/users/suggestions', headers })
      return answered.json<{ state: string; items: object[] }>()
    }
    expect(await elsewhere()).toMatchObject({ state: 'ON', items: [{ id }] })
    await ask('POST', '/users/suggestions/switch', me.token, { isOn: false })
    expect(await elsewhere()).toMatchObject({ state: 'OFF', items: [] })
    expect((await peopleOf(company.token, id)).items).toEqual([])
    expect((await peopleOf(company.token, id, 'plain')).items.map((one) => [one.id, one.suggestion])).toEqual(
      [[me.userId, null]],
    )
    await ask('POST', '/users/suggestions/switch', me.token, { isOn: true })
    expect((await listed(me.token)).state).toBe('ON')
    await other.close()
  })

  test('why not: a company without a position, one shut out and one that is unknown answer alike', async ({
    world,
  }) => {
    const { newJob, recruiter, position, person, ask, db } = world
    const jobLabel = newJob()
    const [far, empty, shut] = [await recruiter(), await recruiter(), await recruiter()]
    await position(far.token, jobLabel, { mustHaves: ['WebGL'] })
    await position(shut.token, jobLabel)
    const me = await person(jobLabel)
    await db.drizzle.insert(companyChoices).values({
      userId: me.userId,
      mode: 'RESTRICT',
      companyKey: shut.key,
      name: shut.name,
      position: 0,
    })
    const whyNot = async (company: string) =>
      (await ask('GET', `/users/suggestions/why-not?company=${encodeURIComponent(company)}`, me.token)).text
    expect(JSON.parse(await whyNot(far.name))).toMatchObject({ items: [{ place: 1, missing: ['WebGL'] }] })
    const answers = await Promise.all([empty.name, shut.name, '없는 회사'].map(whyNot))
    expect(new Set(answers)).toEqual(new Set(['{"items":[]}']))
  })

  test('an objection reaches the desk with its day, and its answer the person', async ({ world }) => {
    const { newJob, recruiter, position, person, listed, ask, server, clock, db } = world
    clock.set(new Date('2026-11-18T03:00:00Z'))
    const [jobLabel, company] = [newJob(), await recruiter()]
    const id = await position(company.token, jobLabel)
    const me = await person(jobLabel)
    const body = { kind: 'AGAINST', text: '이유가 제 일과 달라요.', positionId: id }
    const sent = await ask('POST', '/users/suggestions/review', me.token, body)
    expect(sent.json()).toMatchObject({ kind: 'AGAINST', dueOn: '2026-11-25', answeredAt: null })
    expect((await ask('POST', '/users/suggestions/review', me.token, body)).status).toBe(409)
    expect(await listed(me.token)).toMatchObject({ state: 'OFF', review: { dueOn: '2026-11-25' } })
    const { token } = await agent(server)
    const desk = await ask<{ items: { id: string; message: string; objection: object | null }[] }>(
      'GET',
      '/console/inquiries',
      token,
    )
    const found = desk.json().items.find(({ objection }) => objection)!
    expect(found).toMatchObject({ objection: { kind: 'AGAINST', dueOn: '2026-11-25' } })
    expect(found.message).toBe(
      `[추천] 이런 방식의 추천에 반대해요\n\n${company.name} · 백엔드 개발자 · 결제와 정산\n\n이유가 제 일과 달라요.`,
    )
    expect((await ask('POST', `/console/inquiries/${found.id}/close`, token)).status).toBe(409)
    await answer(server, token, found.id, '살펴보고 고쳤어요.')
    expect((await listed(me.token)).review).toMatchObject({ answeredAt: '2026-11-18T03:00:00.000Z' })
    const { rows } = await db.pool.query(
      `select body from messages m join message_rooms r on r.id = m.room_id where r.candidate_id = $1 and sender = 'OPERATOR'`,
      [me.userId],
    )
    expect(rows).toEqual([{ body: '살펴보고 고쳤어요.' }])
  })

  test('the public page has the seven signals, what never counts, the weights and since when', async ({
    world,
  }) => {
    const answered = await world.server.call('GET', '/suggestions/criteria')
    const told = answered.json<{
      signals: { weight: number }[]
      never: string[]
      since: string
      versions: object[]
    }>()
    expect(told.signals.map(({ weight }) => weight)).toEqual([30, 20, 15, 15, 10, 5, 5])
    expect(told.never).toContain('지금 다니는 회사')
    expect(told).toMatchObject({ since: '2026-11-19', outcomes: null, needed: 500, answerDays: 5 })
    expect(told.versions).toHaveLength(1)
  })

  test('the home card tells of what is new until it was seen', async ({ world }) => {
    const { newJob, recruiter, position, person, ask, clock } = world
    const [jobLabel, company] = [newJob(), await recruiter()]
    await position(company.token, jobLabel)
    const me = await person(jobLabel)
    const card = async () =>
      (await ask<{ card: { newCount: number } | null }>('GET', '/users/suggestions/card', me.token)).json()
        .card
    expect(await card()).toMatchObject({ newCount: 1 })
    clock.advance({ minutes: 1 })
    await ask('POST', '/users/suggestions/seen', me.token)
    expect(await card()).toBeNull()
  })
})

test('[MATCH-1] agents see the reasons with the positions of a curation', async ({ world }) => {
  const { newJob, recruiter, position, person, ask, server, listed } = world
  const [jobLabel, company] = [newJob(), await recruiter()]
  const id = await position(company.token, jobLabel)
  const me = await person(jobLabel)
  const { token } = await addTestOperator(server)
  const { items } = (
    await ask<{ items: { id: string; suggestion: object }[] }>(
      'GET',
      `/console/curations/positions?candidateId=${me.userId}&job=${encodeURIComponent(jobLabel)}`,
      token,
    )
  ).json()
  const [mine] = (await listed(me.token)).items
  expect(items).toMatchObject([{ id, suggestion: { sum: mine!.sum, reasons: mine!.reasons } }])
})
