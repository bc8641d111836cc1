import { describe, expect } from 'vitest'
import { coffeechatStages } from '../../../platform/db/schema/coffeechats.ts'
import { createMarket } from '../../../testing/console/market.ts'
import { builtCalls } from '../../../testing/console/operator-calls.ts'
import { walk } from '../../../testing/console/walk.ts'
import { serverTest } from '../../../testing/server-test.ts'
import { addCandidate, type TestCandidate } from '../../../testing/test-candidate.ts'
import { addTestOperator } from '../../../testing/test-operator.ts'
import { act, countOf, list, met, missedTwice, say, up, type Words } from '../testing/kept-words-world.ts'

const test = serverTest().extend('agent', { scope: 'file' }, ({ server }) =>
  addTestOperator(server, { name: '정하린' }),
)

describe('[KEEP-3] two who say different things', () => {
  test('stand on the agents’ desk once, in words, until they say the same', async ({ server, agent }) => {
    const me = await addCandidate(server, { name: '한지우', jobSubLabel: '백엔드 개발자' })
    const { coffeechatId, timeId } = await met(server, me)
    await say(server, timeId, 'candidate', 'MET')
    await say(server, timeId, 'company', 'THEY_MISSED')
    const word = { kind: 'MEETING', candidateId: me.userId, coffeechatId, subjectId: timeId } as const
    await Promise.all(Array.from({ length: 8 }, () => up(server, word)))
    const { items, openCount } = await list(server, agent.token)
    expect([openCount, await countOf(server, agent.token)]).toEqual([1, 1])
    expect(items).toMatchObject([
      {
        kind: 'MEETING',
        name: '한지우',
        candidate: { id: me.userId, jobSubLabel: '백엔드 개발자' },
        company: '노을클라우드',
        startAt: '2026-11-13T05:00:00.000Z',
        said: { candidate: '만났어요', company: '후보자가 나오지 않았어요' },
        isSettled: false,
        roomId: null,
        handler: null,
      },
    ])
    await say(server, timeId, 'company', 'MET')
    expect(await list(server, agent.token)).toEqual({ items: [], openCount: 0, nextCursor: null })
    expect(await countOf(server, agent.token)).toBe(0)
    expect((await list(server, agent.token, '?status=settled')).items).toMatchObject([
      { id: items[0]!.id, said: { company: '만났어요' }, isSettled: true },
    ])
    await say(server, timeId, 'company', 'THEY_MISSED')
    expect((await list(server, agent.token, '?status=settled')).items).toEqual([])
    expect((await list(server, agent.token)).openCount).toBe(1)
    await act(server, agent.token, items[0]!.id, 'done', { finding: 'UNCLEAR' })
  })

  test('a stage that was contradicted tells both sides’ day and pay', async ({ server, agent, clock }) => {
    const me = await addCandidate(server)
    const { coffeechatId, operatorId } = await met(server, me)
    const id = server.deps.ids.next()
    await server.db.drizzle.insert(coffeechatStages).values({
      id,
      coffeechatId,
      number: 1,
      stage: 'HIRED',
      onDay: '2026-11-14',
      startsOn: '2026-12-01',
      basePay: 6_800,
      recordedBy: operatorId,
      recordedAt: clock(),
      contradictedAt: clock(),
      candidateStartsOn: '2026-12-07',
      candidateBasePay: 7_000,
    })
    await up(server, { kind: 'STAGE', candidateId: me.userId, coffeechatId, subjectId: id })
    const { items } = await list(server, agent.token)
    expect(items).toMatchObject([
      {
        kind: 'STAGE',
        startAt: null,
        said: {
          candidate: '첫 출근 12월 7일 (월), 연봉 7,000만 원',
          company: '채용 확정, 11월 14일 (토) · 첫 출근 12월 1일 (화), 연봉 6,800만 원',
        },
        isSettled: false,
        figure: 'PAY_KEPT',
        pay: [
          { name: '처음 제안한 연봉', value: expect.stringContaining('만 원') },
          { name: '회사가 적은 채용 연봉', value: '6,800만 원' },
          { name: '후보자가 말한 채용 연봉', value: '7,000만 원' },
        ],
      },
    ])
    const closed = await act(server, agent.token, items[0]!.id, 'done', { finding: 'NOT_KEPT' })
    expect(closed.statusCode).toBe(204)
  })
})

describe('[KEEP-5] the agents’ desk', () => {
  test('a word is taken, taken over and done; whoever comes second changes nothing', async ({
    server,
    agent: first,
  }) => {
    const me = await addCandidate(server)
    await missedTwice(server, me)
    const second = await addTestOperator(server, { name: '강세아' })
    const [word] = (await list(server, first.token)).items
    expect(word).toMatchObject({ kind: 'MISSED_TWICE', company: null, startAt: null, said: null })
    const { id } = word!
    const steps = [
      await act(server, first.token, id, 'take', { from: null }),
      await act(server, second.token, id, 'take', { from: null }),
      await act(server, second.token, id, 'talk', { message: '무슨 일이 있었나요?' }),
      await act(server, second.token, id, 'done'),
      await act(server, second.token, id, 'take', { from: first.operatorId }),
      await act(server, first.token, id, 'done'),
      await act(server, second.token, id, 'done'),
      await act(server, second.token, id, 'done'),
      await act(server, second.token, id, 'take', { from: second.operatorId }),
    ]
    expect(steps.map(({ statusCode }) => statusCode)).toEqual([204, 409, 409, 409, 204, 409, 204, 409, 409])
    expect((await list(server, first.token, '?status=handled')).items[0]).toMatchObject({
      id,
      handler: { name: '강세아' },
    })
    for (const what of ['take', 'talk', 'done'])
      expect(
        (
          await act(server, first.token, server.deps.ids.next(), what, {
            from: null,
            message: '말',
            finding: null,
          })
        ).statusCode,
      ).toBe(404)
  })

  test('of two agents who finish at once one does', async ({ server, agent }) => {
    await missedTwice(server, await addCandidate(server))
    const other = await addTestOperator(server)
    const { id } = (await list(server, agent.token)).items[0]!
    const done = await Promise.all(
      [agent, other, agent, other].map(({ token }) => act(server, token, id, 'done')),
    )
    expect(done.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409, 409, 409])
  })

  test('an agent talks first: the person reads it in their room, and the agent has it', async ({
    server,
    agent,
  }) => {
    const me = await addCandidate(server)
    await missedTwice(server, me)
    const { id } = (await list(server, agent.token)).items[0]!
    expect((await act(server, agent.token, id, 'talk', { message: ' ' })).statusCode).toBe(400)
    const said = await act(server, agent.token, id, 'talk', { message: ' 무슨 일이 있었나요? ' })
    const { roomId } = said.json<{ roomId: string }>()
    const { rows } = await server.db.pool.query(
      `select m.body, m.sender, r.candidate_id as who from messages m join message_rooms r on r.id = m.room_id
       where r.id = $1`,
      [roomId],
    )
    expect(rows).toEqual([{ body: '무슨 일이 있었나요?', sender: 'OPERATOR', who: me.userId }])
    expect((await list(server, agent.token)).items[0]).toMatchObject({
      id,
      roomId,
      handler: { name: '정하린' },
    })
    await act(server, agent.token, id, 'done')
  })

  test('who read it and what was done stands in the trail, with the person; the count reads nobody', async ({
    server,
  }) => {
    const me = await addCandidate(server)
    await missedTwice(server, me)
    const { token, operatorId } = await addTestOperator(server)
    await countOf(server, token)
    const { id } = (await list(server, token)).items[0]!
    await act(server, token, id, 'take', { from: null })
    await act(server, token, id, 'talk', { message: '이야기를 듣고 싶어요.' })
    await act(server, token, id, 'done')
    const { rows } = await server.db.pool.query(
      'select action, whose from audit_log where actor_id = $1 order by id',
      [operatorId],
    )
    expect(rows).toEqual(
      ['list', 'take', 'talk', 'done'].map((what) => ({ action: `kept-word.${what}`, whose: [me.userId] })),
    )
  })

  test('the newest open one comes first, page by page; whoever leaves is gone from it', async ({
    server,
    agent,
    clock,
  }) => {
    const people: TestCandidate[] = []
    for (let place = 0; place < 5; place += 1) {
      const one = await addCandidate(server)
      clock.advance({ minutes: 1 })
      await missedTwice(server, one)
      people.unshift(one)
    }
    const walked: string[] = []
    let cursor: string | null = null
    do {
      const page: Words = await list(server, agent.token, `?limit=2${cursor ? `&cursor=${cursor}` : ''}`)
      walked.push(...page.items.map(({ candidate }) => candidate.id))
      cursor = page.nextCursor
    } while (cursor)
    expect(walked).toEqual(people.map(({ userId }) => userId))
    const gone = people[0]!
    await server.call('DELETE', '/v3/users', { token: gone.token, body: { reason: '이직했어요' } })
    expect(await countOf(server, agent.token)).toBe(4)
    expect((await list(server, agent.token)).items.map(({ candidate }) => candidate.id)).not.toContain(
      gone.userId,
    )
  })

  test('[KEEP-5] nothing that a recruiter or an admin reads changes when somebody twice did not come', async ({
    server,
    clock,
  }) => {
    const me = await addCandidate(server, {
      jobSubLabel: '프론트엔드 개발자',
      isActive: true,
      attackEndsAt: new Date('2099-12-31T14:59:59Z'),
    })
    const market = await createMarket(server, me)
    clock.advance({ minutes: 6 })
    const built = await builtCalls(server)
    const { recruiter, otherRecruiter, admin, agent } = market.viewers
    const read = async (viewer: typeof recruiter) =>
      // The trail of what was done grows by looking.
      (await walk(server, built, viewer, market.ids))
        .filter(({ key }) => !key.includes('audit') && !key.includes('access'))
        .map(({ key, status, body }) => ({ key, status, body }))
    const others = [recruiter, otherRecruiter, admin]
    // Whoever is read counts as seen from then on: that is no news of the second reading.
    await Promise.all(others.map(read))
    const before = await Promise.all(others.map(read))
    expect(before[0]!.some(({ body }) => body.includes(me.userId))).toBe(true)
    await missedTwice(server, me)
    expect(await Promise.all(others.map(read))).toEqual(before)
    const seen = (await read(agent)).find(({ key }) => key === 'GET /console/kept-words')
    expect(seen?.body).toContain(me.userId)
  })
})
