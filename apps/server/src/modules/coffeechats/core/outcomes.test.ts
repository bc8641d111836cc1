import { metAnswers, payAnswers } from '@coffeeattack/domain/coffeechats/outcome'
import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { users } from '../../../platform/db/schema/users.ts'
import { addCandidate, type TestCandidate } from '../../../testing/test-candidate.ts'
import { addTestOperator } from '../../../testing/test-operator.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { type CoffeechatWorld, createCoffeechatWorld, test } from '../testing/coffeechat-world.ts'

/** The tests start at ten in the morning of 16 November 2026. */
const YESTERDAY = '2026-11-15T16:00:00'

async function met(server: TestApp, world: CoffeechatWorld, start = YESTERDAY) {
  const me = await addCandidate(server)
  const id = await world.match(me)
  return { me, id, timeId: await world.fixed(id, start) }
}

type Answer = Awaited<ReturnType<CoffeechatWorld['show']>>
const outcomeIn = (answer: Answer) => answer.json<{ outcome: unknown }>().outcome
const refused = (answer: Answer) => [answer.statusCode, answer.json<{ code: string }>().code]
const home = async (server: TestApp, { token }: TestCandidate) =>
  (await server.call('GET', '/v3/users/my/attack', { token })).json<{ askedCoffeechat: unknown }>()
    .askedCoffeechat

describe('[KEEP-1] the outcome', () => {
  test('is asked of both after the time, and each reads only its own answer', async ({ server, world }) => {
    const { me, id } = await met(server, world)
    const asked = {
      startsAt: '2026-11-15T07:00:00.000Z',
      minutes: 30,
      until: '2026-11-22T07:30:00.000Z',
      canAnswer: true,
      said: 'NOT_YET',
    }
    expect(outcomeIn(await world.show(me, id))).toEqual({ ...asked, pay: null })
    expect(outcomeIn(await world.console.show(world.recruiter, id))).toEqual(asked)

    expect(outcomeIn(await world.outcome(me, id, 'MET', 'LESS'))).toEqual({
      ...asked,
      said: 'MET',
      pay: 'LESS',
    })
    const company = await world.console.show(world.recruiter, id)
    expect(outcomeIn(company)).toEqual(asked)
    expect(company.body).not.toMatch(/LESS|"MET"/)
    expect(outcomeIn(await world.console.outcome(world.recruiter, id, 'THEY_MISSED'))).toEqual({
      ...asked,
      said: 'THEY_MISSED',
    })
    const own = await world.show(me, id)
    expect(outcomeIn(own)).toEqual({ ...asked, said: 'MET', pay: 'LESS' })
    expect(own.body).not.toContain('THEY_MISSED')
  })

  test('accepts every answer of each side, and every answer about pay from who met', async ({
    server,
    world,
  }) => {
    const { me, id } = await met(server, world)
    for (const answer of metAnswers) {
      expect(outcomeIn(await world.outcome(me, id, answer))).toMatchObject({ said: answer, pay: null })
      expect(outcomeIn(await world.console.outcome(world.recruiter, id, answer))).toMatchObject({
        said: answer,
      })
    }
    for (const pay of Object.keys(payAnswers))
      expect(outcomeIn(await world.outcome(me, id, 'MET', pay))).toMatchObject({ said: 'MET', pay })
    expect(outcomeIn(await world.outcome(me, id, 'THEY_MISSED'))).toMatchObject({ pay: null })
  })

  test('asks about pay only after a meeting with an offered salary', async ({ server, world }) => {
    const { me, id } = await met(server, world)
    expect(refused(await world.outcome(me, id, 'MOVED', 'LESS'))).toEqual([400, 'INVALID_INPUT'])
    const silent = await addCandidate(server)
    const message = await world.match(silent, { isJustMessage: true, salaryMin: null, salaryMax: null })
    await world.fixed(message, YESTERDAY)
    expect(refused(await world.outcome(silent, message, 'MET', 'AS_OFFERED'))).toEqual([400, 'INVALID_INPUT'])
    expect((await world.outcome(silent, message, 'MET')).statusCode).toBe(200)
  })

  test.for([
    ['before it is over', '2026-11-16T09:31:00', false],
    ['from the moment it is over', '2026-11-16T09:30:00', true],
    ['until seven days are over', '2026-11-09T09:31:00', true],
    ['not after seven days', '2026-11-09T09:30:00', false],
  ] as const)('%s', async ([, start, isAsked], { server, world }) => {
    const { me, id } = await met(server, world, start)
    const answers = [
      await world.outcome(me, id, 'MET'),
      await world.console.outcome(world.recruiter, id, 'MET'),
    ]
    for (const answer of answers)
      if (isAsked) expect(answer.statusCode).toBe(200)
      else expect(refused(answer)).toEqual([409, 'OUTCOME_CLOSED'])
  })

  test('[KEEP-2] no answer within the days is no answer', async ({ server, world }) => {
    const { me, id } = await met(server, world, '2026-11-09T09:30:00')
    expect(outcomeIn(await world.show(me, id))).toMatchObject({ canAnswer: false, said: 'NO_ANSWER' })
    expect(outcomeIn(await world.console.show(world.recruiter, id))).toMatchObject({ said: 'NO_ANSWER' })
  })

  test('is not asked about meetings that did not exist', async ({ server, world }) => {
    const me = await addCandidate(server)
    const id = await world.match(me)
    await world.companyProposes(id, YESTERDAY)
    expect(outcomeIn(await world.show(me, id))).toBeNull()
    expect(refused(await world.outcome(me, id, 'MET'))).toEqual([409, 'OUTCOME_CLOSED'])
  })

  test('can be reported by the two sides only', async ({ server, world }) => {
    const { id } = await met(server, world)
    const stranger = await addCandidate(server)
    expect(refused(await world.outcome(stranger, id, 'MET'))).toEqual([404, 'NOT_FOUND'])
    const agent = await addTestOperator(server, { role: 'AGENT' })
    expect(refused(await world.console.outcome(agent, id, 'MET'))).toEqual([404, 'NOT_FOUND'])
  })
})

describe('[KEEP-1] where it is asked', () => {
  test('the home page asks about the last meeting until it is answered', async ({ server, world }) => {
    const { me, id } = await met(server, world)
    const other = await world.match(me)
    await world.fixed(other, '2026-11-14T16:00:00')
    expect(await home(server, me)).toEqual({
      id,
      name: '노을클라우드',
      logo: null,
      companyId: world.companyId,
      operatorName: '이도현',
      startsAt: '2026-11-15T07:00:00.000Z',
      salaryMin: 6_000,
      salaryMax: 6_800,
    })
    await world.console.outcome(world.recruiter, id, 'MET')
    expect(await home(server, me)).toMatchObject({ id })
    await world.outcome(me, id, 'MET')
    expect(await home(server, me)).toMatchObject({ id: other })
    await world.outcome(me, other, 'I_MISSED')
    expect(await home(server, me)).toBeNull()
  })

  test('the console lists and counts unanswered ones, without people who left', async ({ server }) => {
    const world = await createCoffeechatWorld(server)
    const { recruiter } = world
    const [first, second, gone] = [
      await met(server, world),
      await met(server, world),
      await met(server, world),
    ]
    await met(server, world, '2026-11-20T16:00:00')
    await server.db.drizzle
      .update(users)
      .set({
        deletedAt: server.clock(),
        nameSealed: null,
        phoneSealed: null,
        phoneHash: null,
        phoneProvedAt: null,
      })
      .where(eq(users.id, gone.me.userId))
    const asked = async () => {
      const { items } = (await world.console.list(recruiter, '?span=todo')).json<{
        items: { id: string; todo: string }[]
      }>()
      return items
        .filter(({ todo }) => todo === 'OUTCOME')
        .map(({ id }) => id)
        .toSorted()
    }
    expect(await asked()).toEqual([first.id, second.id].toSorted())
    await world.outcome(first.me, first.id, 'MET')
    expect(await asked()).toEqual([first.id, second.id].toSorted())
    await world.console.outcome(recruiter, first.id, 'MET')
    expect(await asked()).toEqual([second.id])
  })
})

test('[KEEP-1] [PRO-14] nothing more can be reported about a person who left', async ({ server, world }) => {
  const { me, id, timeId } = await met(server, world)
  await server.call('DELETE', '/v3/users', { token: me.token, body: { reason: '이직했어요' } })
  expect(outcomeIn(await world.console.show(world.recruiter, id))).toMatchObject({ canAnswer: false })
  const answer = await world.console.outcome(world.recruiter, id, 'THEY_MISSED')
  expect(refused(answer)).toEqual([409, 'OUTCOME_CLOSED'])
  const said = 'select from coffeechat_outcomes where time_id = $1'
  expect((await server.db.pool.query(said, [timeId])).rowCount).toBe(0)
})

describe('[KEEP-1] after no meeting', () => {
  test.for(['MOVED', 'I_MISSED', 'THEY_MISSED'] as const)(
    '%s: other times can be proposed',
    async (said, { server, world }) => {
      const { me, id, timeId } = await met(server, world)
      const start = ['2026-11-20T16:00:00+09:00']
      expect(refused(await world.propose(me, id, start))).toEqual([409, 'COFFEECHAT_TIME_PASSED'])
      await world.outcome(me, id, said)
      const moved = await world.propose(me, id, start)
      expect(moved.json()).toMatchObject({ status: 'PROPOSED', outcome: { said, canAnswer: true } })
      const times = await world.times(id)
      expect(times.find((time) => time.id === timeId)?.withdrawnAt).toEqual(server.clock())
      // The company is still asked, so moving the meeting does not remove the question.
      expect(outcomeIn(await world.console.outcome(world.recruiter, id, 'MOVED'))).toMatchObject({
        said: 'MOVED',
      })
    },
  )

  test('only the own answer counts, so that the other’s stays private', async ({ server, world }) => {
    const { me, id } = await met(server, world)
    await world.outcome(me, id, 'MOVED')
    await world.console.outcome(world.recruiter, id, 'MET')
    expect(refused(await world.console.propose(world.recruiter, id, '2026-11-20T16:00:00'))).toEqual([
      409,
      'COFFEECHAT_TIME_PASSED',
    ])
    await world.console.outcome(world.recruiter, id, 'MOVED')
    expect((await world.console.propose(world.recruiter, id, '2026-11-20T16:00:00')).statusCode).toBe(200)
  })

  test('[KEEP-3] contradicting answers open a case for agents, once', async ({ server, world }) => {
    const { me, id, timeId } = await met(server, world)
    await world.outcome(me, id, 'THEY_MISSED')
    expect(await world.keptWords(me)).toEqual([])
    await world.console.outcome(world.recruiter, id, 'MET')
    await world.console.outcome(world.recruiter, id, 'THEY_MISSED')
    expect(await world.keptWords(me)).toEqual([{ kind: 'MEETING', coffeechatId: id, subjectId: timeId }])
  })

  test('[KEEP-5] a second missed meeting of a candidate opens a case for agents, once', async ({
    server,
    world,
  }) => {
    const { me, id } = await met(server, world)
    const again = await world.match(me)
    const third = await world.match(me)
    for (const each of [again, third]) await world.fixed(each, '2026-11-14T16:00:00')
    await world.outcome(me, id, 'I_MISSED')
    await world.console.outcome(world.recruiter, id, 'THEY_MISSED')
    expect(await world.keptWords(me)).toEqual([])
    await world.console.outcome(world.recruiter, again, 'THEY_MISSED')
    const missed = { kind: 'MISSED_TWICE', coffeechatId: null, subjectId: me.userId }
    expect(await world.keptWords(me)).toEqual([missed])
    await world.console.outcome(world.recruiter, third, 'THEY_MISSED')
    expect(await world.keptWords(me)).toEqual([missed])
  })

  test('twenty concurrent answers of both sides leave one each', async ({ server, world }) => {
    const { me, id, timeId } = await met(server, world)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        at % 2 === 0
          ? world.outcome(me, id, 'MET', at % 4 === 0 ? 'MORE' : 'LESS')
          : world.console.outcome(world.recruiter, id, 'THEY_MISSED'),
      ),
    )
    for (const { statusCode } of answers) expect(statusCode).toBe(200)
    const { rows } = await server.db.pool.query('select side from coffeechat_outcomes where time_id = $1', [
      timeId,
    ])
    expect(rows.map(({ side }: { side: string }) => side).toSorted()).toEqual(['candidate', 'company'])
    expect(await world.keptWords(me)).toHaveLength(1)
  })
})
