import { signalNames } from '@coffeeattack/domain/suggestions/signals'
import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { suggestionModels, suggestionOutcomes } from '../../../platform/db/schema/suggestions.ts'
import { addOffer } from '../../../platform/db/testing/test-rows.ts'
import { addTestOperator } from '../../../testing/test-operator.ts'
import { type SuggestionsWorld, test } from '../testing/suggestions-world.ts'
import { drawFairness } from './draw-fairness.ts'
import { drawNearness } from './draw-nearness.ts'
import { learnWeightsNightly } from './learn-weights.ts'
import { tellSuggestions } from './tell-suggestions.ts'

describe('[MATCH-2] nearness of skills', () => {
  test('is drawn from five profiles with both, and makes a near skill count', async ({ world }) => {
    const { newJob, recruiter, position, person, listed, db, deps } = world
    const [jobLabel, company] = [newJob(), await recruiter()]
    await position(company.token, jobLabel, { title: 'Terraform', mustHaves: [] })
    const [me] = [await person(jobLabel, { techStack: ['Ansible'] })]
    const both = () => person(jobLabel, { techStack: ['Ansible', 'Terraform'] })
    const neither = () => person(jobLabel, { techStack: ['Figma'] })
    for (const add of [both, both, both, both, neither, neither, neither, neither]) await add()
    const reasonOfSkills = async () =>
      (await listed(me.token)).items[0]!.reasons.find(({ signal }) => signal === 'SKILLS')!.text
    await drawNearness(deps)
    expect(await reasonOfSkills()).toBe('Terraform을 적지 않았어요')
    await both()
    await drawNearness(deps)
    await drawNearness(deps)
    expect(await reasonOfSkills()).toBe('기술 1개 중 1개가 가까워요')
    const { rows } = await db.pool.query(
      `select one, other, people from skill_pairs where 'Terraform' in (one, other)`,
    )
    expect(rows).toEqual([{ one: 'Ansible', other: 'Terraform', people: 5 }])
  })
})

/** Answered offers with their signals: people accept where the hope suits, whatever the must-haves are. */
async function outcomes(world: SuggestionsWorld, lists: number, turnedRound = false) {
  const { newJob, recruiter, position, person, db, clock } = world
  const [jobLabel, company] = [newJob(), await recruiter()]
  const { userId: candidateId } = await person(jobLabel)
  const shared = { candidateId, companyId: company.companyId, operatorId: company.operatorId }
  for (let list = 0; list < lists; list++) {
    const positionId = await position(company.token, jobLabel)
    const at = new Date(clock().getTime() - (lists - list) * 86_400_000)
    const answered = { ...shared, positionId, status: 'REFUSED' as const, decidedAt: at }
    const first = await addOffer(db.drizzle, answered)
    // Copies of one offer: a test of five hundred answers needs no five hundred companies.
    await db.pool.query(
      `insert into offers select (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid()))).*
       from offers o cross join generate_series(1, 9) where o.id = $1`,
      [first],
    )
    const { rows } = await db.pool.query<{ id: string }>('select id from offers where position_id = $1', [
      positionId,
    ])
    const zero = Object.fromEntries(signalNames.map((name) => [name, 0])) as Record<
      (typeof signalNames)[number],
      number
    >
    await db.drizzle.insert(suggestionOutcomes).values(
      rows.map(({ id: offerId }, place) => ({
        offerId,
        candidateId,
        positionId,
        shares: { ...zero, HOPE: place < 3 ? 1 : -8 / 15, MUST_HAVES: place < 3 ? 0 : 1 },
        plain: place < 3 ? 2 : 4,
        accepted: place < 3 !== turnedRound,
        at,
      })),
    )
  }
}

describe('[MATCH-3] weights', () => {
  test('are learnt from 500 outcomes on, one row a night, and used by every list at once', async ({
    world,
  }) => {
    const { db, deps, clock, server } = world
    clock.set(new Date('2026-12-20T18:40:00Z'))
    await outcomes(world, 49)
    await learnWeightsNightly(deps)
    const ledger = async () => db.drizzle.select().from(suggestionModels).orderBy(suggestionModels.createdAt)
    expect((await ledger()).map(({ verdict }) => verdict)).toEqual(['HAND'])
    await outcomes(world, 1)
    await learnWeightsNightly(deps)
    await learnWeightsNightly(deps)
    const rows = await ledger()
    expect(rows.map(({ verdict, outcomes: many }) => [verdict, many])).toEqual([
      ['HAND', null],
      ['USED', 500],
    ])
    expect(rows[0]!.usedUntil).toEqual(rows[1]!.usedFrom)
    expect(rows[1]!.ndcg).toBeGreaterThan(rows[1]!.ndcgBefore!)
    const criteria = (await server.call('GET', '/suggestions/criteria')).json<{
      outcomes: number
      signals: { signal: string; weight: number }[]
    }>()
    expect(criteria.outcomes).toBe(500)
    expect(criteria.signals.find(({ signal }) => signal === 'HOPE')!.weight).toBeGreaterThan(50)
    const admin = await addTestOperator(server, { role: 'ADMIN' })
    const models = await server.call('GET', '/console/suggestions/models', { token: admin.token })
    expect(models.json()).toMatchObject({
      items: [
        { verdict: 'USED', isInUse: true, usedUntil: null },
        { verdict: 'HAND', isInUse: false },
      ],
      gathered: 500,
      needed: 500,
    })
    // The next night knows the order already, so the row says that nothing better was found.
    clock.advance({ hours: 24 })
    await learnWeightsNightly(deps)
    expect((await ledger()).map(({ verdict }) => verdict)).toEqual(['HAND', 'USED', 'NOT_BETTER'])
    await db.drizzle.delete(suggestionModels)
    await db.drizzle.delete(suggestionOutcomes)
  })

  test('are learnt from answered offers with the signals of the list, each once', async ({ world }) => {
    const { newJob, recruiter, position, person, db, deps, clock } = world
    const [jobLabel, company] = [newJob(), await recruiter()]
    const positionId = await position(company.token, jobLabel)
    const { userId: candidateId } = await person(jobLabel)
    const offerId = await addOffer(db.drizzle, {
      candidateId,
      companyId: company.companyId,
      operatorId: company.operatorId,
      positionId,
      status: 'REFUSED',
      decidedAt: clock(),
    })
    await learnWeightsNightly(deps)
    await learnWeightsNightly(deps)
    const rows = await db.drizzle
      .select()
      .from(suggestionOutcomes)
      .where(eq(suggestionOutcomes.offerId, offerId))
    expect(rows).toMatchObject([
      {
        offerId,
        accepted: false,
        plain: 5,
        shares: { MUST_HAVES: 1, JOB: 1, HOPE: 1, SKILLS: 1, YEARS: 1, LIKES: 0 },
      },
    ])
  })
})

describe('[MATCH-6] fairness', () => {
  test('a group below 0.8 is an alert that admins look into; small groups are not judged', async ({
    world,
  }) => {
    const { newJob, recruiter, position, person, db, deps, clock, server, ask } = world
    clock.set(new Date('2027-01-01T20:10:00Z'))
    await db.pool.query('update positions set closed_at = now()')
    const [jobLabel, company] = [newJob(), await recruiter()]
    const admin = await addTestOperator(server, { role: 'ADMIN' })
    await position(company.token, jobLabel, { yearsMin: 7, yearsMax: 8 })
    // Ten within the years are first; of thirty who are a year short none is.
    for (let one = 0; one < 30; one++) {
      await person(jobLabel, {
        careerMonths: 12 * 6 + 1,
        gender: one < 15 ? '여성' : '남성',
        certifiedAt: clock(),
      })
      await person(jobLabel, { careerMonths: 12 * 8 + 1, gender: '여성', certifiedAt: clock() })
    }
    await drawFairness(deps)
    await drawFairness(deps)
    const shown = await ask<{
      month: string
      people: number
      suggested: number
      dimensions: {
        dimension: string
        groups: { name: string; people: number; suggested: number; ratio: number | null }[]
      }[]
      alerts: { group: string; ratio: number; look: object | null; gap: object[] }[]
    }>('GET', '/console/fairness', admin.token)
    const told = shown.json()
    expect([told.month, told.people, told.suggested]).toEqual(['2026-12', 60, 10])
    expect(told.dimensions[0]!.groups).toMatchObject([
      { name: '4~7년', people: 30, suggested: 0, ratio: 0 },
      { name: '8~12년', people: 30, suggested: 10, ratio: 1 },
    ])
    // Fifteen men are too few to be judged.
    expect(told.dimensions[2]!.groups.map(({ name, ratio }) => [name, ratio])).toEqual([
      ['여성', 1],
      ['남성', null],
    ])
    expect(told.alerts).toMatchObject([
      { group: '4~7년', ratio: 0, look: null, gap: [{ signal: 'YEARS', points: -15 }] },
    ])
    const notified = await db.pool.query(
      `select from notices where type = 'FAIRNESS_ALERT' and operator_id = $1`,
      [admin.operatorId],
    )
    expect(notified.rowCount).toBe(1)
    const key = { month: '2026-12', dimension: 'YEARS', group: '4~7년' }
    expect(
      (await ask('POST', '/console/fairness/looks', admin.token, { ...key, group: '8~12년' })).status,
    ).toBe(404)
    await ask('POST', '/console/fairness/looks', admin.token, key)
    await ask('POST', '/console/fairness/looks/assign', admin.token, { ...key, operatorId: admin.operatorId })
    const concluded = await ask<typeof told>('POST', '/console/fairness/looks/conclude', admin.token, {
      ...key,
      conclusion: '경력 조건이 좁은 포지션이 하나뿐이었어요.',
    })
    expect(concluded.json().alerts).toMatchObject([
      {
        look: { assignee: { id: admin.operatorId }, conclusion: '경력 조건이 좁은 포지션이 하나뿐이었어요.' },
      },
    ])
    const file = await ask<{ csv: string }>('GET', '/console/fairness/export?month=2026-12', admin.token)
    expect(file.json().csv).toContain('"4~7년",30,0,0')
  })
})

describe('[MATCH-1] what is new', () => {
  test('is told at most weekly, and not to somebody who switched suggestions off', async ({ world }) => {
    const { newJob, recruiter, position, person, db, deps, clock, ask } = world
    const [jobLabel, company] = [newJob(), await recruiter()]
    await position(company.token, jobLabel)
    const [me, off] = [await person(jobLabel), await person(jobLabel)]
    await ask('POST', '/users/suggestions/switch', off.token, { isOn: false })
    const told = async () =>
      (
        await db.pool.query(
          `select user_id, content from notices where type = 'SUGGESTION' and user_id = any($1)`,
          [[me.userId, off.userId]],
        )
      ).rows
    clock.advance({ minutes: 1 })
    await tellSuggestions(deps)
    clock.advance({ minutes: 1 })
    await position(company.token, jobLabel)
    clock.advance({ hours: 48 })
    await tellSuggestions(deps)
    expect(await told()).toEqual([{ user_id: me.userId, content: { companies: 1 } }])
    clock.advance({ hours: 24 * 5 })
    await tellSuggestions(deps)
    expect(await told()).toHaveLength(2)
  })
})
