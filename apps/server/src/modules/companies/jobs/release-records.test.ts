import type { MetAnswer } from '@coffeeattack/domain/coffeechats/outcome'
import type { Finding } from '@coffeeattack/domain/companies/finding'
import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { coffeechatOutcomes, coffeechatStages } from '../../../platform/db/schema/coffeechats.ts'
import { companyRecords } from '../../../platform/db/schema/companies.ts'
import { keptWords } from '../../../platform/db/schema/desk.ts'
import { users } from '../../../platform/db/schema/users.ts'
import { statementsOf } from '../../../platform/db/testing/test-plans.ts'
import { failingFor } from '../../../testing/failing-rows.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { type RecordWorld, test } from '../testing/record-world.ts'

type Company = Awaited<ReturnType<RecordWorld['company']>>

/** So many people, each of whom met the company and said this. Answers their meetings. */
async function crowd(world: RecordWorld, company: Company, count: number, candidate: MetAnswer = 'MET') {
  const met: { personId: string; timeId: string }[] = []
  for (let place = 0; place < count; place++) {
    const personId = await world.person()
    met.push({ personId, timeId: await world.meet(company, personId, { candidate }) })
  }
  return met
}

/** So many people, all but one of whom say that it came. */
const mixedCrowd = async (world: RecordWorld, company: Company, count: number) => [
  ...(await crowd(world, company, count - 1)),
  ...(await crowd(world, company, 1, 'THEY_MISSED')),
]

const unsay = (server: TestApp, timeId: string) =>
  server.db.drizzle.delete(coffeechatOutcomes).where(eq(coffeechatOutcomes.timeId, timeId))

describe('[KEEP-4] the job that releases records', () => {
  test('shows nothing of four people, and a figure of five', async ({ world }) => {
    const company = await world.company()
    await crowd(world, company, 4)
    await world.night()
    expect(await world.figure(company, 'CAME')).toBeNull()
    await crowd(world, company, 1, 'THEY_MISSED')
    await world.night(1)
    expect(await world.figure(company, 'CAME')).toEqual({ value: 8, people: 5 })
  })

  test('counts a person once, by their latest meeting that says something', async ({ world }) => {
    const company = await world.company()
    await crowd(world, company, 4)
    const again = await world.person()
    await world.meet(company, again, { candidate: 'MET' }, world.daysLater(-20))
    await world.meet(company, again, { candidate: 'THEY_MISSED' }, world.daysLater(-10))
    await world.meet(company, again, { candidate: 'MOVED' }, world.daysLater(-1))
    await world.night()
    expect(await world.figure(company, 'CAME')).toEqual({ value: 8, people: 5 })
  })

  test('hears the person, the company only against itself, and nobody who contradicts the other', async ({
    world,
  }) => {
    const company = await world.company()
    for (const said of [
      { company: 'MET' },
      { candidate: 'MET', company: 'THEY_MISSED' },
      { candidate: 'THEY_MISSED', company: 'MET' },
      { candidate: 'I_MISSED' },
      { candidate: 'MOVED' },
    ] as const)
      await world.meet(company, await world.person(), said)
    await world.night()
    expect(await world.answers(company, 'CAME')).toEqual([])
    await world.meet(company, await world.person(), { company: 'I_MISSED' })
    await world.night()
    expect(await world.answers(company, 'CAME')).toMatchObject([{ value: 0 }])
  })

  test('of two who contradict each other the person counts, once our agents have heard both', async ({
    server,
    world,
  }) => {
    const company = await world.company()
    const candidateId = await world.person()
    const timeId = await world.meet(company, candidateId, { candidate: 'THEY_MISSED', company: 'MET' })
    const word = { kind: 'MEETING' as const, candidateId, subjectId: timeId, createdAt: server.clock() }
    const id = server.deps.ids.next()
    await server.db.drizzle.insert(keptWords).values({ ...word, id })
    await world.night()
    expect(await world.answers(company, 'CAME')).toEqual([])
    await server.db.drizzle.update(keptWords).set({ handledAt: server.clock() }).where(eq(keptWords.id, id))
    await world.night(1)
    expect(await world.answers(company, 'CAME')).toMatchObject([{ candidateId, value: 0 }])
  })

  test('a finding of our agents wins over what both said; unclear counts in neither', async ({
    server,
    world,
  }) => {
    const company = await world.company()
    const { drizzle } = server.db
    const handledAt = server.clock()
    const found = async (said: Parameters<RecordWorld['meet']>[2], finding: Finding) => {
      const candidateId = await world.person()
      const subjectId = await world.meet(company, candidateId, said)
      const word = { kind: 'MEETING', candidateId, subjectId, createdAt: handledAt } as const
      await drizzle.insert(keptWords).values({ ...word, id: server.deps.ids.next(), handledAt, finding })
      return candidateId
    }
    const contradictions = [
      { candidate: 'MET', company: 'THEY_MISSED' },
      { candidate: 'THEY_MISSED', company: 'MET' },
      { candidate: 'MOVED', company: 'I_MISSED' },
    ] as const
    const expected: [string, number][] = []
    for (const said of contradictions) {
      expected.push([await found(said, 'KEPT'), 1], [await found(said, 'NOT_KEPT'), 0])
      await found(said, 'UNCLEAR')
    }
    // Both corrected themselves after the finding.
    expected.push([await found({ candidate: 'MET', company: 'MET' }, 'NOT_KEPT'), 0])
    await world.night()
    const counted = async (figure: 'CAME' | 'PAY_KEPT') =>
      (await world.answers(company, figure)).map(({ candidateId, value }) => [candidateId, value]).toSorted()
    expect(await counted('CAME')).toEqual(expected.toSorted())
    expect(await counted('PAY_KEPT')).toEqual([])
  })

  test('a finding about a contradicted hire is the pay kept or not; without one the meeting’s word stands', async ({
    server,
    world,
  }) => {
    const company = await world.company()
    const { drizzle, pool } = server.db
    const at = world.daysLater(1)
    async function hired(
      pay: 'AS_OFFERED' | 'LESS',
      finding: Finding | null,
      stage: 'HIRED' | 'TERMS' = 'HIRED',
    ) {
      const candidateId = await world.person()
      const timeId = await world.meet(company, candidateId, { candidate: 'MET', pay })
      const { rows } = await pool.query<{ id: string }>(
        'select coffeechat_id as id from coffeechat_times where id = $1',
        [timeId],
      )
      const [coffeechatId, subjectId] = [rows[0]!.id, server.deps.ids.next()]
      await drizzle.insert(coffeechatStages).values({
        id: subjectId,
        coffeechatId,
        number: 1,
        stage,
        onDay: '2026-11-17',
        ...(stage === 'HIRED' && { startsOn: '2026-12-01', basePay: 6_000 }),
        recordedBy: company.operatorId,
        recordedAt: at,
        contradictedAt: at,
      })
      const word = { kind: 'STAGE', candidateId, coffeechatId, subjectId, createdAt: at } as const
      const closed = finding && { handledAt: at, finding }
      await drizzle.insert(keptWords).values({ ...word, id: server.deps.ids.next(), ...closed })
      return candidateId
    }
    const expected = [
      [await hired('AS_OFFERED', 'NOT_KEPT'), 0],
      [await hired('LESS', 'KEPT'), 1],
      [await hired('LESS', 'UNCLEAR'), 0],
      [await hired('AS_OFFERED', null), 1],
      // A step that says nothing of the pay changes nothing of it.
      [await hired('AS_OFFERED', 'NOT_KEPT', 'TERMS'), 1],
    ]
    await world.night(2)
    const counted = await world.answers(company, 'PAY_KEPT')
    expect(counted.map(({ candidateId, value }) => [candidateId, value]).toSorted()).toEqual(
      expected.toSorted(),
    )
  })

  test('counts the pay as the person told it, whatever the company says of the meeting', async ({
    world,
  }) => {
    const company = await world.company()
    for (const pay of ['AS_OFFERED', 'MORE', 'AS_OFFERED', 'LESS', 'NOT_TALKED'] as const)
      await world.meet(company, await world.person(), { candidate: 'MET', pay })
    await world.night()
    expect(await world.figure(company, 'PAY_KEPT')).toBeNull()
    await world.meet(company, await world.person(), { candidate: 'MET', company: 'THEY_MISSED', pay: 'LESS' })
    await world.night()
    expect(await world.figure(company, 'PAY_KEPT')).toEqual({ value: 6, people: 5 })
  })

  test('[KEEP-3] a hire below the offer is a pay not kept, whatever was said of it at the meeting', async ({
    server,
    world,
  }) => {
    const company = await world.company()
    const candidateId = await world.person()
    const timeId = await world.meet(company, candidateId, { candidate: 'MET', pay: 'AS_OFFERED' })
    await world.night()
    expect(await world.answers(company, 'PAY_KEPT')).toMatchObject([{ candidateId, value: 1 }])
    const { rows } = await server.db.pool.query<{ id: string }>(
      'select coffeechat_id as id from coffeechat_times where id = $1',
      [timeId],
    )
    const at = world.daysLater(1)
    await server.db.drizzle.insert(coffeechatStages).values({
      id: server.deps.ids.next(),
      coffeechatId: rows[0]!.id,
      number: 1,
      stage: 'HIRED',
      onDay: '2026-11-17',
      startsOn: '2026-12-01',
      basePay: 6_000,
      recordedBy: company.operatorId,
      recordedAt: at,
      agreedAt: at,
      hirePay: 'LESS',
    })
    await world.night(2)
    expect(await world.answers(company, 'PAY_KEPT')).toMatchObject([{ candidateId, value: 0 }])
  })

  test('moves when five more have answered, and not for corrections or who leaves', async ({
    server,
    world,
  }) => {
    const company = await world.company()
    const [first, second] = await mixedCrowd(world, company, 5)
    await world.night()
    await world.say(first!.timeId, { candidate: 'THEY_MISSED' })
    await server.db.drizzle
      .update(users)
      .set({ deletedAt: server.clock() })
      .where(eq(users.id, second!.personId))
    await crowd(world, company, 4, 'THEY_MISSED')
    await world.night(1)
    expect(await world.figure(company, 'CAME')).toEqual({ value: 8, people: 5 })
    await crowd(world, company, 1)
    await world.night(2)
    expect(await world.figure(company, 'CAME')).toEqual({ value: 5, people: 10 })
  })

  test('who takes an answer back and gives it anew is nobody new', async ({ server, world }) => {
    const company = await world.company()
    const [someone] = await mixedCrowd(world, company, 5)
    await world.night()
    await unsay(server, someone!.timeId)
    await world.night(1)
    expect((await world.answers(company, 'CAME')).filter(({ value }) => value === null)).toHaveLength(1)
    await crowd(world, company, 4)
    await world.say(someone!.timeId, { candidate: 'THEY_MISSED' })
    await world.night(2)
    expect(await world.figure(company, 'CAME')).toEqual({ value: 8, people: 5 })
  })

  test('holds a figure while the new people agree, and moves once somebody says otherwise', async ({
    world,
  }) => {
    const company = await world.company()
    await crowd(world, company, 5, 'THEY_MISSED')
    await world.night()
    expect(await world.figure(company, 'CAME')).toBeNull()
    await crowd(world, company, 5)
    await world.night(1)
    expect(await world.figure(company, 'CAME')).toEqual({ value: 5, people: 10 })
    await crowd(world, company, 6)
    await world.night(2)
    expect(await world.figure(company, 'CAME')).toEqual({ value: 5, people: 10 })
  })

  test('takes somebody in anew who met the company again, once their block is past', async ({ world }) => {
    const company = await world.company()
    const people = await mixedCrowd(world, company, 5)
    await world.night()
    for (const [place, { personId }] of people.entries())
      await world.meet(
        company,
        personId,
        { candidate: place < 2 ? 'MET' : 'THEY_MISSED' },
        world.daysLater(179),
      )
    await world.night(179.5)
    expect(await world.figure(company, 'CAME')).toEqual({ value: 8, people: 5 })
    await world.night(181)
    expect(await world.figure(company, 'CAME')).toEqual({ value: 4, people: 5 })
  })

  test('moves by a chance that stays the same until somebody new answers', async ({ world }) => {
    const companies = await Promise.all(Array.from({ length: 24 }, () => world.company()))
    for (const company of companies) await mixedCrowd(world, company, 5)
    await world.nightByChance()
    const shown = await Promise.all(companies.map((company) => world.figure(company, 'CAME')))
    expect(new Set(shown.map((figure) => figure !== null))).toEqual(new Set([true, false]))
    await world.nightByChance()
    expect(await Promise.all(companies.map((company) => world.figure(company, 'CAME')))).toEqual(shown)
  })

  test('forgets at once who was never counted', async ({ server, world }) => {
    const company = await world.company()
    const [someone] = await crowd(world, company, 2)
    await world.night()
    await unsay(server, someone!.timeId)
    await world.night(1)
    expect(await world.answers(company, 'CAME')).toHaveLength(1)
  })

  test('tells of the last 180 days alone', async ({ world }) => {
    const company = await world.company()
    await crowd(world, company, 3)
    await world.night(179)
    for (const _ of [1, 2]) {
      await world.meet(company, await world.person(), { candidate: 'MET' }, world.daysLater(179))
    }
    await world.night(180)
    expect(await world.figure(company, 'CAME')).toBeNull()
    for (const _ of [1, 2, 3]) {
      await world.meet(company, await world.person(), { candidate: 'THEY_MISSED' }, world.daysLater(180))
    }
    await world.night(181)
    expect(await world.figure(company, 'CAME')).toEqual({ value: 4, people: 5 })
  })

  test('in two processes at once releases once', async ({ server, world }) => {
    const company = await world.company()
    await mixedCrowd(world, company, 5)
    await Promise.all([0, 0.25, 0.5, 0.75].map((days) => world.night(days)))
    const records = await server.db.drizzle
      .select()
      .from(companyRecords)
      .where(eq(companyRecords.companyId, company.companyId))
    expect(records.filter(({ figure }) => figure === 'CAME')).toMatchObject([{ value: 8, people: 5 }])
    const moments = new Set(
      (await world.answers(company, 'CAME')).map(({ countedAt }) => countedAt!.toISOString()),
    )
    expect([...moments]).toEqual([records.find(({ figure }) => figure === 'CAME')!.releasedAt.toISOString()])
  })

  test('leaves a company that fails its old record, releases those of all others, and reports the failure', async ({
    server,
    world,
  }) => {
    const companies = [await world.company(), await world.company(), await world.company()]
    for (const company of companies) await mixedCrowd(world, company, 5)
    const broken = companies[1]!
    const brokenRows = { table: 'record_answers', rows: `company_id = '${broken.companyId}'` }
    await failingFor(server.db.pool, brokenRows, () =>
      expect(world.night()).rejects.toThrow('1 of the pieces of a job failed'),
    )
    const shown = await Promise.all(companies.map((company) => world.figure(company, 'CAME')))
    expect(shown.map((figure) => figure?.people ?? null)).toEqual([5, null, 5])
    await world.night()
    expect(await world.figure(broken, 'CAME')).toMatchObject({ people: 5 })
  })

  test('sends as many statements for forty companies as for few', async ({ world }) => {
    const before = await statementsOf(() => world.night())
    for (let place = 0; place < 40; place++) await crowd(world, await world.company(), 1)
    const after = await statementsOf(() => world.night())
    expect(after.length).toBe(before.length)
  })
})

describe('[KEEP-9] who was paid what was promised', () => {
  test('four people below move nothing, nor does what nobody can know; five who differ move the figure', async ({
    world,
  }) => {
    const company = await world.company()
    for (const judgement of ['NOT_KEPT', 'NOT_KEPT', 'NOT_KEPT', 'NOT_KEPT', 'UNKNOWN', 'UNKNOWN'] as const)
      await world.paid(company, await world.person(), judgement)
    await world.night()
    expect(await world.figure(company, 'PAY_RECEIVED')).toBeNull()
    expect(await world.answers(company, 'PAY_RECEIVED')).toHaveLength(4)
    await world.paid(company, await world.person(), 'KEPT')
    await world.night(1)
    expect(await world.figure(company, 'PAY_RECEIVED')).toEqual({ value: 2, people: 5 })
  })

  test('[KEEP-10] a result that is deleted does not move the figure, and who is counted is not counted again', async ({
    server,
    world,
  }) => {
    const company = await world.company()
    const checks: string[] = []
    for (const judgement of ['KEPT', 'KEPT', 'KEPT', 'KEPT', 'NOT_KEPT'] as const)
      checks.push(await world.paid(company, await world.person(), judgement))
    await world.night()
    const released = await world.figure(company, 'PAY_RECEIVED')
    expect(released).toEqual({ value: 8, people: 5 })
    await server.db.pool.query(
      `update paid_checks set state = 'DELETED', judgement = null, insured = null, kept_from = null, month = null
       where id = any($1)`,
      [checks.slice(2)],
    )
    await world.night(1)
    expect(await world.figure(company, 'PAY_RECEIVED')).toEqual(released)
    const answers = await world.answers(company, 'PAY_RECEIVED')
    expect(answers.filter(({ value }) => value === null)).toHaveLength(3)
  })
})
