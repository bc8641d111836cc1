import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { SHOWN_DAYS } from '@coffeeattack/domain/insight/shown'
import { and, eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { incomes } from '../../../platform/db/schema/profiles.ts'
import { serverTest } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { addWorker } from '../../../testing/test-career.ts'
import { addCandidate, type TestCandidate } from '../../../testing/test-candidate.ts'
import { withoutChance } from '../../../testing/without-chance.ts'

const test = serverTest({ settings: { APP_ORIGIN: 'https://coffee.example' } })

const FIVE = [5_000, 5_500, 6_000, 6_500, 7_000]
const PATH = [
  [2021, 3_000],
  [2022, 4_000],
  [2023, 5_200],
] as const

/** Every test has a job of its own, so that it finds no people of other tests. */
let count = 0
const newJob = () => ({
  jobLabel: `직군 ${(count += 1)}`,
  jobSubLabel: '프론트엔드 개발자',
  careerMonths: 62,
})
type Job = ReturnType<typeof newJob>

async function addEarner(server: TestApp, job: Job, years: readonly (readonly [number, number])[] = PATH) {
  const me = await addWorker(server, { ...job, verifiedIncome: years.at(-1)?.[1] ?? null })
  const verifiedAt = server.clock()
  for (const [year, amount] of years)
    await server.db.drizzle
      .insert(incomes)
      .values({ userId: me.userId, source: 'HEALTH', year, amount, verifiedAt })
  return me
}

async function addOthers(server: TestApp, job: Job, earned: readonly number[] = FIVE): Promise<void> {
  for (const verifiedIncome of earned) await addWorker(server, { ...job, verifiedIncome })
}

const standing = async (server: TestApp, { userId }: TestCandidate) => {
  const { token } = server.signIn('candidate', { subjectId: userId })
  return (await server.call('GET', '/users/standing', { token })).json<ApiResult<'GET /users/standing'>>()
}
const share = (server: TestApp, who: TestCandidate, body: object) =>
  server.call('POST', '/users/standing/shares', { token: who.token, body })
const shared = (server: TestApp, id: string) => server.call('GET', `/standing/shares/${id}`)
const shareId = async (server: TestApp, who: TestCandidate, body: object) =>
  (await share(server, who, body)).json<{ shareId: string }>().shareId

describe('[PUB-7] my own data', () => {
  test('verified incomes by year and how much they rose', async ({ server }) => {
    const me = await addEarner(server, newJob())
    expect(await standing(server, me)).toEqual({
      salaryType: 'HEALTH',
      income: 5_200,
      incomeYear: 2023,
      incomeItems: PATH.map(([year, income]) => ({ year, income, whole: true, alike: null })),
      rise: { from: 2021, to: 2023, amount: 2_200, rate: 73.3 },
      alikeGroup: null,
      place: null,
    })
  })

  test('only mine, from the chosen source, and a part of a year is marked', async ({ server, clock }) => {
    const [me] = [await addEarner(server, newJob()), await addEarner(server, newJob(), [[2023, 9_999]])]
    const now = clock()
    await server.db.drizzle
      .insert(incomes)
      .values({ userId: me.userId, source: 'TAX', year: 2022, amount: 7_777, verifiedAt: now })
    await server.db.drizzle
      .update(incomes)
      .set({ months: [9, 10, 11, 12] })
      .where(and(eq(incomes.userId, me.userId), eq(incomes.year, 2021)))
    const { incomeItems, rise } = await standing(server, me)
    expect(incomeItems.map(({ income, whole }) => [income, whole])).toEqual([
      [3_000, false],
      [4_000, true],
      [5_200, true],
    ])
    expect(rise).toMatchObject({ from: 2022, amount: 1_200 })
  })

  test('[VER-14] a part of a year has no rank and counts in nobody’s figures', async ({ server }) => {
    const job = newJob()
    await addOthers(server, job, FIVE)
    const me = await addEarner(server, job, [])
    const december = { year: 2023, amount: 397, months: [12], verifiedAt: server.clock() }
    await server.db.drizzle.insert(incomes).values({ userId: me.userId, source: 'HEALTH', ...december })
    const mine = await standing(server, me)
    expect(mine).toMatchObject({ income: null, rise: null, alikeGroup: null, place: null })
    expect(mine.incomeItems).toEqual([{ year: 2023, income: 397, whole: false, alike: null }])
    const other = await addEarner(server, job, [[2023, 5_200]])
    expect((await standing(server, other)).place?.peerGroup.people).toBe(5)
  })

  test('nothing without a verified income; a caller who is not signed in is refused', async ({ server }) => {
    expect(await standing(server, await addCandidate(server))).toMatchObject({
      income: null,
      incomeItems: [],
      rise: null,
      place: null,
    })
    expect((await server.call('GET', '/users/standing')).statusCode).toBe(401)
  })
})

describe('[PUB-7] never a figure from fewer than five people', () => {
  test('four others give no figure, five do', async ({ server, clock }) => {
    const job = newJob()
    const me = await addEarner(server, job)
    await addOthers(server, job, FIVE.slice(1))
    expect(await standing(server, me)).toMatchObject({ alikeGroup: null, place: null })
    await addOthers(server, job, FIVE.slice(0, 1))
    clock.advance({ hours: 1 })
    const found = await standing(server, me)
    expect(found.place).toMatchObject({ percentile: 87, peerGroup: { kind: 'SAME', people: 5 } })
    expect(found.alikeGroup).toEqual({
      jobLabel: job.jobLabel,
      jobSubLabel: '프론트엔드 개발자',
      people: 5,
    })
    // 62 months are in the band of the years 4 and 5; two years before there is nobody.
    expect(found.incomeItems.map(({ alike }) => alike)).toEqual([null, 5_950, 5_950])
  })

  test('the same figure as in the report', async ({ server }) => {
    const job = newJob()
    const me = await addEarner(server, job)
    await addOthers(server, job)
    const report = (await server.call('GET', '/v3/users/salary', { token: me.token })).json<
      ApiResult<'GET /v3/users/salary'>
    >()
    const { place } = await standing(server, me)
    expect(place).toEqual({ percentile: report.percentile, peerGroup: report.peerGroup })
  })

  test('earlier years are compared with people who are in that year now, and with the group if the job is too small', async ({
    server,
  }) => {
    const job = newJob()
    const me = await addEarner(server, job)
    const designer = { ...job, jobSubLabel: '디자이너' }
    await addOthers(server, designer)
    await addOthers(server, { ...designer, careerMonths: 40 }, [4_000, 4_000, 4_000, 4_000, 4_000])
    const found = await standing(server, me)
    expect(found.alikeGroup).toEqual({ jobLabel: job.jobLabel, jobSubLabel: null, people: 10 })
    expect(found.incomeItems.map(({ alike }) => alike)).toEqual([4_160, 5_140, 5_950])
  })

  test('people who left or are not certified do not count', async ({ server }) => {
    const job = newJob()
    const me = await addEarner(server, job)
    await addOthers(server, job, FIVE.slice(1))
    await addWorker(server, { ...job, verifiedIncome: 6_000, certifiedAt: null })
    expect((await standing(server, me)).place).toBeNull()
  })
})

describe('[PUB-5] a result shown to friends', () => {
  test('contains no amount without consent, and does not identify the person', async ({ server }) => {
    const job = newJob()
    const me = await addEarner(server, job)
    await addOthers(server, job)
    const graph = await share(server, me, { kind: 'graph', withAmounts: false })
    const { shareId: id, url } = graph.json<{ shareId: string; url: string }>()
    expect(url).toBe(`https://coffee.example/graph/${id}`)
    const secretId = await shareId(server, me, { kind: 'secret', withAmounts: false })
    const [path, place] = [await shared(server, id), await shared(server, secretId)]
    expect(path.json()).toEqual({
      kind: 'graph',
      years: [2021, 2022, 2023],
      from: 2021,
      heights: [58, 77, 100],
      rate: 73.3,
      incomes: null,
    })
    expect(place.json()).toEqual({
      kind: 'secret',
      topPercent: 87,
      group: '프론트엔드 개발자 · 경력\u00A05년',
      income: null,
    })
    for (const { body } of [path, place]) {
      expect(withoutChance(body)).not.toMatch(/5200|4000|3000/)
      expect(body).not.toContain(me.userId)
    }
  })

  test('shows the amounts with consent', async ({ server }) => {
    const job = newJob()
    const me = await addEarner(server, job)
    await addOthers(server, job)
    const [graph, secret] = [
      await shareId(server, me, { kind: 'graph', withAmounts: true }),
      await shareId(server, me, { kind: 'secret', withAmounts: true }),
    ]
    expect((await shared(server, graph)).json()).toMatchObject({ incomes: [3_000, 4_000, 5_200] })
    expect((await shared(server, secret)).json()).toMatchObject({ income: 5_200 })
  })

  test('needs a verified income', async ({ server }) => {
    const me = await addEarner(server, newJob(), [[2023, 5_200]])
    for (const kind of ['graph', 'secret']) {
      const answer = await share(server, me, { kind, withAmounts: true })
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'NOTHING_TO_SHARE'])
    }
  })

  test('is made once for the same idempotency key', async ({ server }) => {
    const me = await addEarner(server, newJob())
    const again = () =>
      server.call('POST', '/users/standing/shares', {
        token: me.token,
        body: { kind: 'graph', withAmounts: false },
        headers: { 'idempotency-key': 'a-key-of-its-own-1' },
      })
    expect((await again()).json()).toEqual((await again()).json())
  })

  test('expires; an unknown one is not found', async ({ server, clock }) => {
    const id = await shareId(server, await addEarner(server, newJob()), { kind: 'graph', withAmounts: false })
    clock.advance({ hours: 24 * SHOWN_DAYS })
    expect((await shared(server, id)).statusCode).toBe(404)
    expect((await shared(server, server.deps.ids.next())).statusCode).toBe(404)
    expect((await shared(server, 'nobody')).statusCode).toBe(404)
  })
})
