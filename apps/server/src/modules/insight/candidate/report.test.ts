import { randomUUID } from 'node:crypto'
import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { describe, expect } from 'vitest'
import { incomes, salaryItems } from '../../../platform/db/schema/profiles.ts'
import { addCompany, addOffer, addOperator } from '../../../platform/db/testing/test-rows.ts'
import { serverTest } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { addCareer, addWorker } from '../../../testing/test-career.ts'
import { addCandidate, type TestCandidate } from '../../../testing/test-candidate.ts'

const test = serverTest()

const report = async (server: TestApp, { userId }: TestCandidate) => {
  const { token } = server.signIn('candidate', { subjectId: userId })
  return (await server.call('GET', '/v3/users/salary', { token })).json<ApiResult<'GET /v3/users/salary'>>()
}

/** What others earn is cached for an hour. */
const nextHour = (server: TestApp, who: TestCandidate) => {
  server.clock.advance({ hours: 1 })
  return report(server, who)
}

const NOTHING = {
  salaryAverage: null,
  salaryMin: null,
  salaryMax: null,
  salaryIncreaseRate: null,
  expectedPercentile: null,
  percentile: null,
  distribution: null,
  peerGroup: null,
  offerAverage: null,
  offerPeerGroup: null,
}

/** Every test has a job of its own, so that it finds no people of other tests. */
let count = 0
const newJob = () => ({
  jobLabel: `직군 ${(count += 1)}`,
  jobSubLabel: '프론트엔드 개발자',
  careerMonths: 62,
})
type Job = ReturnType<typeof newJob>

async function addPeople(
  server: TestApp,
  job: Job,
  earned: readonly number[],
  more: object = {},
): Promise<TestCandidate[]> {
  const people: TestCandidate[] = []
  for (const verifiedIncome of earned)
    people.push(await addWorker(server, { ...job, verifiedIncome, ...more }))
  return people
}

const FIVE = [5_000, 5_500, 6_000, 6_500, 7_000]

describe('[PRO-15] my own figures', () => {
  test('are those of this season', async ({ server, clock }) => {
    const me = await addWorker(server, { ...newJob(), verifiedIncome: 5200, hopeSalary: 6500 })
    const verifiedAt = clock()
    const { userId } = me
    await server.db.drizzle.insert(incomes).values([
      { userId, source: 'HEALTH', year: 2023, amount: 4720, verifiedAt },
      { userId, source: 'HEALTH', year: 2024, amount: 4960, verifiedAt },
      { userId, source: 'HEALTH', year: 2025, amount: 5200, verifiedAt },
    ])
    await server.db.drizzle.insert(salaryItems).values([
      { userId, type: 'INPUT', year: 2025, amount: 5100, updatedAt: verifiedAt },
      { userId, type: 'INPUT', year: 2026, amount: 5300, updatedAt: verifiedAt },
      { userId, type: 'HOPE', year: 2026, amount: 6500, updatedAt: verifiedAt },
    ])
    expect(await report(server, me)).toEqual({
      salaryByHealth: 5200,
      salaryByTax: null,
      salaryType: 'HEALTH',
      partIncome: null,
      season: 2026,
      incomeYears: { HEALTH: 2025, TAX: null },
      inputSalary: 5300,
      hopeSalary: 6500,
      totalMonth: 62,
      shownMonth: 62,
      baseSalary: 5200,
      receivedOfferAverage: null,
      receivedOfferMax: null,
      ...NOTHING,
    })
  })

  test('[PRO-4] stand on every verified job, hidden from companies or not', async ({ server }) => {
    const job = newJob()
    await addPeople(server, { ...job, careerMonths: 98 }, FIVE)
    await addPeople(server, { ...job, careerMonths: 62 }, [9_000, 9_000, 9_000, 9_000, 9_000])
    const me = await addWorker(server, { ...job, verifiedIncome: 5_200 })
    await addCareer(server, me, { months: 36, until: 62, hidden: true })
    expect(await report(server, me)).toMatchObject({
      totalMonth: 98,
      shownMonth: 62,
      salaryAverage: 6_200,
      peerGroup: { kind: 'SAME', years: { from: 8, to: 8 } },
    })
  })

  test('[VER-14] the newest full year counts, whichever office told it; an older one from the other does not', async ({
    server,
    clock,
  }) => {
    const me = await addCandidate(server, { ...newJob(), verifiedIncome: 8840, salaryType: 'TAX' })
    const verifiedAt = clock()
    const { userId } = me
    await server.db.drizzle.insert(incomes).values([
      { userId, source: 'HEALTH', year: 2023, amount: 7450, verifiedAt },
      { userId, source: 'TAX', year: 2025, amount: 8840, verifiedAt },
    ])
    expect(await report(server, me)).toMatchObject({
      salaryType: 'TAX',
      baseSalary: 8840,
      incomeYears: { HEALTH: 2023, TAX: 2025 },
    })
  })

  test('[VER-14] a part of a year is shown, but is no base for a raise or a rank', async ({
    server,
    clock,
  }) => {
    const job = newJob()
    await addPeople(server, job, FIVE)
    const me = await addWorker(server, { ...job, verifiedIncome: null })
    const december = { year: 2023, amount: 397, months: [12], verifiedAt: clock() }
    await server.db.drizzle.insert(incomes).values({ userId: me.userId, source: 'HEALTH', ...december })
    expect(await report(server, me)).toMatchObject({
      salaryByHealth: null,
      incomeYears: { HEALTH: null, TAX: null },
      partIncome: { year: 2023, income: 397, months: [12] },
      baseSalary: null,
      salaryAverage: null,
      salaryIncreaseRate: null,
      percentile: null,
    })
  })

  test('a person without any figures gets an empty report', async ({ server }) => {
    expect(await report(server, await addCandidate(server))).toMatchObject({
      totalMonth: 0,
      inputSalary: null,
      ...NOTHING,
    })
  })
})

describe('[PRO-15] similar people', () => {
  test('the expected salary lies between the median and the upper quartile of five similar people', async ({
    server,
  }) => {
    const job = newJob()
    await addPeople(server, job, FIVE)
    const [me] = await addPeople(server, job, [5_200])
    const found = await report(server, me!)
    expect(found).toMatchObject({
      salaryAverage: 6_200,
      salaryMin: 5_950,
      salaryMax: 6_450,
      salaryIncreaseRate: 19.2,
      expectedPercentile: 37,
      percentile: 87,
    })
    expect(found.peerGroup).toEqual({
      kind: 'SAME',
      jobLabel: job.jobLabel,
      jobSubLabel: '프론트엔드 개발자',
      years: { from: 5, to: 5 },
      people: 5,
    })
    expect(found.distribution).toHaveLength(61)
    expect(Math.max(...found.distribution!.map(({ height }) => height))).toBe(1)
  })

  test('the expected salary is never below a person’s own', async ({ server }) => {
    const job = newJob()
    await addPeople(server, job, FIVE)
    const [me] = await addPeople(server, job, [9_000])
    expect(await report(server, me!)).toMatchObject({
      salaryAverage: 9_000,
      salaryMax: 9_000,
      salaryIncreaseRate: 0,
      expectedPercentile: 1,
      percentile: 1,
    })
  })

  test('four others are too few', async ({ server }) => {
    const job = newJob()
    const people = await addPeople(server, job, FIVE)
    for (const person of people) expect(await report(server, person)).toMatchObject(NOTHING)
  })

  test('only verified people with an income who have not left count', async ({ server }) => {
    const job = newJob()
    const [me] = await addPeople(server, job, [5_200])
    await addPeople(server, job, [5_000, 5_500, 6_000, 6_500])
    await addPeople(server, job, [7_000], { certifiedAt: null })
    await addPeople(server, job, [0])
    await addWorker(server, job)
    const [left] = await addPeople(server, job, [7_000])
    await server.db.pool.query(
      `update users set deleted_at = now(), phone_hash = null, phone_proved_at = null, name_sealed = null, phone_sealed = null where id = $1`,
      [left!.userId],
    )
    expect(await report(server, me!)).toMatchObject(NOTHING)
    await addPeople(server, job, [7_000], { isActive: false })
    expect((await nextHour(server, me!)).salaryAverage).toBe(6_200)
  })

  test('the circle widens by years, then to the job group, but never further', async ({ server }) => {
    const job = newJob()
    const [me] = await addPeople(server, job, [5_200])
    await addPeople(server, newJob(), FIVE)
    await addPeople(server, { ...job, careerMonths: 300 }, FIVE)
    expect(await report(server, me!)).toMatchObject({
      salaryAverage: 6_200,
      peerGroup: { kind: 'JOB', jobSubLabel: null, years: null },
    })
    await addPeople(
      server,
      { ...job, jobSubLabel: '백엔드 개발자', careerMonths: 80 },
      [8_000, 8_000, 8_000, 8_000, 8_000],
    )
    expect(await nextHour(server, me!)).toMatchObject({
      salaryMin: 8_000,
      peerGroup: { kind: 'JOB', years: { from: 4, to: 6 } },
    })
    await addPeople(server, { ...job, careerMonths: 90 }, [7_000, 7_000, 7_000, 7_000, 7_000])
    expect(await nextHour(server, me!)).toMatchObject({
      salaryMin: 7_000,
      peerGroup: { kind: 'NEAR', years: { from: 2, to: 8 } },
    })
    await addPeople(server, job, [6_000, 6_000, 6_000, 6_000, 6_000])
    expect(await nextHour(server, me!)).toMatchObject({ salaryMin: 6_000, peerGroup: { kind: 'SAME' } })
  })

  test('typed jobs are similar only if they are equal', async ({ server }) => {
    const other = { jobLabel: '기타', jobSubLabel: '드론 조종사', careerMonths: 62 }
    const [me] = await addPeople(server, other, [5_200])
    await addPeople(server, { ...other, jobSubLabel: '조향사' }, FIVE)
    expect(await report(server, me!)).toMatchObject(NOTHING)
    await addPeople(server, other, FIVE)
    expect((await nextHour(server, me!)).salaryAverage).toBe(6_200)
  })

  test('without a verified income the contract counts; without both only the others are shown', async ({
    server,
    clock,
  }) => {
    const job = newJob()
    await addPeople(server, job, FIVE)
    const me = await addWorker(server, job)
    const drawn = await report(server, me)
    expect(drawn).toMatchObject({
      ...NOTHING,
      distribution: expect.any(Array),
      peerGroup: { kind: 'SAME', people: 5 },
    })
    await server.db.drizzle
      .insert(salaryItems)
      .values({ userId: me.userId, type: 'INPUT', year: 2025, amount: 5200, updatedAt: clock() })
    expect(await report(server, me)).toMatchObject({ salaryAverage: 6_200, percentile: 87 })
  })
})

describe('[PRO-15] offers of similar people', () => {
  /** Each from a company of its own. */
  async function offerTo(
    { db: { drizzle } }: TestApp,
    { userId }: TestCandidate,
    salaryMin: number,
    salaryMax: number,
    more: object = {},
  ) {
    const name = randomUUID()
    const companyId = await addCompany(drizzle, { name, key: name })
    const operatorId = await addOperator(drizzle, companyId)
    const parties = { candidateId: userId, companyId, operatorId }
    await addOffer(drizzle, { ...parties, salaryMin, salaryMax, ...more })
  }
  const refused = { status: 'REFUSED', decidedAt: new Date('2026-11-11T00:00:00Z') }

  test('are an average of at least five people, each counted once', async ({ server }) => {
    const job = newJob()
    const people = await addPeople(server, job, FIVE)
    const [me] = await addPeople(server, job, [5_200])
    for (const person of people.slice(0, 4)) await offerTo(server, person, 6_000, 6_800)
    expect((await report(server, me!)).offerAverage).toBeNull()
    await offerTo(server, people[4]!, 7_000, 7_800)
    await offerTo(server, people[4]!, 8_000, 8_800, refused)
    await offerTo(server, me!, 90_000, 90_000)
    expect(await nextHour(server, me!)).toMatchObject({
      offerAverage: 6_700,
      offerPeerGroup: { kind: 'SAME', people: 5 },
    })
  })

  test('leave out withdrawn and undelivered offers', async ({ server, clock }) => {
    const job = newJob()
    const people = await addPeople(server, job, FIVE)
    const [me] = await addPeople(server, job, [5_200])
    for (const person of people.slice(0, 3)) await offerTo(server, person, 6_000, 6_800)
    await offerTo(server, people[3]!, 6_000, 6_800, { undoneAt: clock() })
    await offerTo(server, people[4]!, 6_000, 6_800, { deliverAt: new Date(clock().getTime() + 60_000) })
    expect((await report(server, me!)).offerAverage).toBeNull()
    await offerTo(server, people[3]!, 6_000, 6_800)
    expect((await nextHour(server, me!)).offerAverage).toBe(6_400)
  })

  test('have a circle of their own, which is wider when too few people have offers', async ({ server }) => {
    const job = newJob()
    const [me] = await addPeople(server, job, [5_200])
    await addPeople(server, job, FIVE)
    for (const person of await addPeople(server, { ...job, careerMonths: 84 }, FIVE))
      await offerTo(server, person, 6_000, 7_000)
    expect(await report(server, me!)).toMatchObject({
      peerGroup: { kind: 'SAME' },
      offerAverage: 6_500,
      offerPeerGroup: { kind: 'NEAR', years: { from: 2, to: 8 } },
    })
  })

  test('come with the average and the highest of my own delivered offers', async ({ server, clock }) => {
    const [me] = await addPeople(server, newJob(), [5_200])
    await offerTo(server, me!, 6_000, 6_800)
    await offerTo(server, me!, 6_600, 7_200, {
      ...refused,
      companyId: await addCompany(server.db.drizzle, { key: '온결' }),
    })
    await offerTo(server, me!, 9_000, 9_000, { undoneAt: clock() })
    expect(await report(server, me!)).toMatchObject({ receivedOfferAverage: 6_650, receivedOfferMax: 7_200 })
  })
})

describe("[PRO-15] no person's salary can be derived", () => {
  test('typing in one salary after another shows no step at a person’s salary', async ({ server }) => {
    const job = newJob()
    await addPeople(server, job, FIVE)
    const spy = await addWorker(server, job)
    const places: number[] = []
    for (const salary of [5_990, 6_000, 6_010]) {
      await server.call('POST', '/v2/users/salary', {
        token: spy.token,
        body: { salaryType: 'HEALTH', salaryItems: [{ type: 'INPUT', year: 2025, salary }] },
      })
      places.push((await report(server, spy)).percentile!)
    }
    // Counted, the place would jump from 50 to 40 at the one who earns 6,000.
    expect(Math.max(...places) - Math.min(...places)).toBeLessThanOrEqual(1)
  })

  test('figures of others do not change within the hour, and one’s own change at once', async ({
    server,
  }) => {
    const job = newJob()
    const people = await addPeople(server, job, FIVE)
    const [me] = await addPeople(server, job, [5_200])
    const { baseSalary: _, percentile: __, salaryIncreaseRate: ___, ...before } = await report(server, me!)
    await server.db.pool.query('update users set verified_income = 20000 where id = any($1)', [
      [me!.userId, ...people.slice(2).map(({ userId }) => userId)],
    ])
    await addPeople(server, job, [20_000, 20_000])
    const after = await report(server, me!)
    expect(after).toMatchObject({
      distribution: before.distribution,
      peerGroup: before.peerGroup,
      baseSalary: 20_000,
      percentile: 1,
    })
    expect((await nextHour(server, me!)).distribution).not.toEqual(before.distribution)
  })

  test('a caller who is in the cache is left out, and needs five others', async ({ server }) => {
    const job = newJob()
    const people = await addPeople(server, job, FIVE)
    const [asksFirst] = await addPeople(server, { ...newJob(), jobLabel: job.jobLabel }, [5_200])
    await server.db.pool.query('update users set verified_income = null where id = $1', [asksFirst!.userId])
    expect((await report(server, asksFirst!)).peerGroup?.people).toBe(5)
    for (const person of people) expect(await report(server, person)).toMatchObject(NOTHING)
  })

  test('the median of five does not show a difference of 100만원', async ({ server }) => {
    const told = async (middle: number) => {
      const job = newJob()
      await addPeople(server, job, [5_000, 5_500, middle, 6_500, 7_000])
      const { peerGroup: _, ...figures } = await report(server, (await addPeople(server, job, [5_200]))[0]!)
      return figures
    }
    expect(await told(5_950)).toEqual(await told(6_050))
  })
})
