import { describe, expect } from 'vitest'
import { marketAnswers, marketHopePeople, marketHopes } from '../../../platform/db/schema/offer-help.ts'
import { addOffer } from '../../../platform/db/testing/test-rows.ts'
import { failingFor } from '../../../testing/failing-rows.ts'
import { type ComposeWorld, test } from '../testing/compose-world.ts'
import { drawMarket } from './draw-market.ts'

test.beforeEach(async ({ world }) => {
  world.clock.set(new Date('2026-11-16T01:00:00Z'))
  const { drizzle } = world.db
  for (const table of [marketHopes, marketHopePeople, marketAnswers]) await drizzle.delete(table)
})

type Market = {
  hopes: { people: number; low: number; middle: number; high: number } | null
  accepted: (number | null)[]
}

let kinds = 0
/** A kind of job that no other test uses. */
const newKind = () => ({ jobLabel: `직군 ${(kinds += 1)}`, jobSubLabel: `직무 ${kinds}` })

const night = async (world: ComposeWorld) => {
  world.clock.advance({ hours: 24 })
  await drawMarket(world.deps)
}

async function hoping(world: ComposeWorld, kind: object, hopes: readonly number[], careerMonths = 64) {
  const people = []
  for (const hopeSalary of hopes) people.push(await world.candidate({ ...kind, hopeSalary, careerMonths }))
  return people
}

const ask = async (
  world: ComposeWorld,
  who: Awaited<ReturnType<ComposeWorld['recruiter']>>,
  candidateId: string,
) => world.call('GET', `/console/offers/market?candidateId=${candidateId}`, { token: world.tokenNow(who) })

describe('[BIZ-13] the hopes of similar people', () => {
  test('are published from five people of a job and years, blurred', async ({ world }) => {
    const kind = newKind()
    const [one] = await hoping(world, kind, [6_412, 6_833, 7_107, 7_301])
    await hoping(world, kind, [12_000, 12_000], 100)
    const recruiter = await world.recruiter()
    const market = async () => (await ask(world, recruiter, one!.userId)).json<Market>()
    await night(world)
    expect(await market()).toEqual({ hopes: null, accepted: [null, null, null] })
    await hoping(world, kind, [8_011])
    await night(world)
    expect((await market()).hopes).toEqual({ people: 5, low: 6_700, middle: 7_100, high: 7_500 })
  })

  test('[OPS-1] failing for one job do not stop the others', async ({ world }) => {
    const [broken, other] = [newKind(), newKind()]
    const hopes = [6_412, 6_833, 7_107, 7_301, 8_011]
    const [mine] = await hoping(world, broken, hopes)
    const [theirs] = await hoping(world, other, hopes)
    const recruiter = await world.recruiter()
    const brokenRows = { table: 'market_hopes', rows: `job_sub_label = '${broken.jobSubLabel}'` }
    await failingFor(world.db.pool, brokenRows, () =>
      expect(night(world)).rejects.toThrow('1 of the pieces of a job failed'),
    )
    expect((await ask(world, recruiter, mine!.userId)).json<Market>().hopes).toBeNull()
    expect((await ask(world, recruiter, theirs!.userId)).json<Market>().hopes).toMatchObject({ people: 5 })
  })

  test('change by five people, not by one', async ({ world }) => {
    const kind = newKind()
    const people = await hoping(world, kind, [6_400, 6_800, 7_100, 7_300, 8_000])
    const recruiter = await world.recruiter()
    const market = async () => (await ask(world, recruiter, people[0]!.userId)).json<Market>()
    await night(world)
    const before = await market()
    await world.db.pool.query('update users set hope_salary = 15000 where id = $1', [people[1]!.userId])
    await world.db.pool.query('delete from users where id = $1', [people[2]!.userId])
    await hoping(world, kind, [14_000, 14_000, 14_000, 14_000])
    await night(world)
    expect(await market()).toEqual(before)
    await hoping(world, kind, [14_000])
    await night(world)
    expect((await market()).hopes).not.toEqual(before.hopes)
    await world.db.drizzle.update(marketHopes).set({ onDay: '2026-05-20' })
    expect((await market()).hopes).toBeNull()
  })

  test('exclude people hidden from the company, and are for recruiters only', async ({ world }) => {
    const recruiter = await world.recruiter()
    const hidden = await world.candidate({ isActive: false })
    expect((await ask(world, recruiter, hidden.userId)).statusCode).toBe(404)
    const agent = await world.agent()
    const path = `/console/offers/market?candidateId=${hidden.userId}`
    expect((await world.call('GET', path, { token: world.tokenNow(agent) })).statusCode).toBe(403)
  })
})

describe('[BIZ-13] acceptance by raise', () => {
  type Answered = { salaryMax: number; isAccepted: boolean; companyId: string; candidateId?: string }

  async function answer(world: ComposeWorld, kind: object, given: Answered) {
    const candidateId = given.candidateId ?? (await world.candidate(kind)).userId
    const { operatorId } = await world.recruiter(given.companyId)
    const now = world.clock()
    await addOffer(world.db.drizzle, {
      candidateId,
      companyId: given.companyId,
      operatorId,
      salaryMin: given.salaryMax,
      salaryMax: given.salaryMax,
      incomeBasis: 5_000,
      createdAt: now,
      deliverAt: now,
      decidedAt: now,
      expiryDay: '2099-01-01',
      ...(given.isAccepted
        ? { status: 'MATCHED' as const, selectedAt: now }
        : { status: 'REFUSED' as const, refusalReason: '조건이 맞지 않아요' }),
    })
    return candidateId
  }

  test('is published in blocks of five people and three companies, in steps of five', async ({ world }) => {
    const kind = newKind()
    const recruiter = await world.recruiter()
    const asked = await world.candidate(kind)
    const accepted = async () => (await ask(world, recruiter, asked.userId)).json<Market>().accepted
    const companies = [await world.company(), await world.company(), await world.company()]
    const raised = (place: number, isAccepted: boolean, salaryMax = 5_750) =>
      answer(world, kind, { salaryMax, isAccepted, companyId: companies[place]! })
    for (const place of [0, 0, 1, 1]) await raised(place, true)
    const first = await raised(0, false)
    await night(world)
    expect(await accepted()).toEqual([null, null, null])
    // A second answer of a person counted in this band is not counted again.
    await answer(world, kind, {
      salaryMax: 5_700,
      isAccepted: true,
      companyId: companies[2]!,
      candidateId: first,
    })
    await night(world)
    expect(await accepted()).toEqual([null, null, null])
    await raised(2, false)
    await night(world)
    expect(await accepted()).toEqual([null, 65, null])
    await raised(2, false, 6_000)
    await night(world)
    expect(await accepted()).toEqual([null, 65, null])
  })

  test('counts nothing twice in a night', async ({ world }) => {
    const kind = newKind()
    const companies = [await world.company(), await world.company(), await world.company()]
    for (const place of [0, 1, 2, 0, 1])
      await answer(world, kind, { salaryMax: 5_100, isAccepted: place > 0, companyId: companies[place]! })
    world.clock.advance({ hours: 1 })
    await Promise.all([drawMarket(world.deps), drawMarket(world.deps)])
    const rows = await world.db.drizzle.select().from(marketAnswers)
    expect(rows.filter(({ jobLabel }) => jobLabel === kind.jobLabel)).toMatchObject([
      { raiseBand: 0, told: { answered: 5, accepted: 3 }, waiting: { answered: 0, companies: [] } },
    ])
  })
})
