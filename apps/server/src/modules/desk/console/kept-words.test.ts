import { describe, expect } from 'vitest'
import {
  coffeechatOutcomes,
  coffeechats,
  coffeechatStages,
  coffeechatTimes,
} from '../../../platform/db/schema/coffeechats.ts'
import { addCompany, addOffer } from '../../../platform/db/testing/test-rows.ts'
import { createMarket } from '../../../testing/console/market.ts'
import { builtCalls } from '../../../testing/console/operator-calls.ts'
import { walk } from '../../../testing/console/walk.ts'
import { serverTest } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { addCandidate, type TestCandidate } from '../../../testing/test-candidate.ts'
import { addTestOperator } from '../../../testing/test-operator.ts'
import { bringUp } from '../core/kept-words.ts'

const test = serverTest().extend('agent', { scope: 'file' }, ({ server }) =>
  addTestOperator(server, { name: '정하린' }),
)

type Word = {
  id: string
  kind: string
  name: string | null
  company: string | null
  candidate: { id: string }
  startAt: string | null
  said: { candidate: string; company: string } | null
  isSettled: boolean
  roomId: string | null
  recruiter: string | null
  pay: { name: string; value: string }[]
  lines: { side: string; name: string; body: string }[]
  figure: string | null
  finding: string | null
  handler: { name: string } | null
}
type Words = { items: Word[]; openCount: number; nextCursor: string | null }

const list = async (server: TestApp, token: string, query = '') =>
  (await server.call('GET', `/console/kept-words${query}`, { token })).json<Words>()
const countOf = async (server: TestApp, token: string) =>
  (await server.call('GET', '/console/counts', { token })).json<{ keptWords: number }>().keptWords
const act = (
  server: TestApp,
  token: string,
  id: string,
  what: string,
  body: object | undefined = what === 'done' ? { finding: null } : undefined,
) => server.call('POST', `/console/kept-words/${id}/${what}`, { token, body })

/** A coffee chat that has been, with a fixed time. */
async function met(server: TestApp, { userId }: TestCandidate) {
  const { db, deps, clock } = server
  const companyId = await addCompany(db.drizzle, { name: '노을클라우드', key: deps.ids.next() })
  const recruiter = await addTestOperator(server, { companyId, name: '서하늘' })
  const { operatorId } = recruiter
  const parties = { candidateId: userId, companyId, operatorId }
  const offerId = await addOffer(db.drizzle, {
    ...parties,
    status: 'MATCHED',
    selectedAt: clock(),
    decidedAt: clock(),
  })
  const [coffeechatId, timeId] = [deps.ids.next(), deps.ids.next()]
  await db.drizzle.insert(coffeechats).values({ ...parties, id: coffeechatId, offerId, createdAt: clock() })
  const startsAt = new Date('2026-11-13T14:00+09:00')
  const proposal = {
    minutes: 30,
    proposedBy: 'company',
    proposedAt: startsAt,
    confirmedAt: startsAt,
  } as const
  await db.drizzle.insert(coffeechatTimes).values({ id: timeId, coffeechatId, startsAt, ...proposal })
  return { coffeechatId, timeId, operatorId, companyId, offerId, recruiter }
}

const say = (
  { db, clock }: TestApp,
  timeId: string,
  side: 'candidate' | 'company',
  answer: 'MET' | 'THEY_MISSED',
) =>
  db.drizzle
    .insert(coffeechatOutcomes)
    .values({ timeId, side, met: answer, at: clock() })
    .onConflictDoUpdate({
      target: [coffeechatOutcomes.timeId, coffeechatOutcomes.side],
      set: { met: answer },
    })

const up = (server: TestApp, word: Parameters<typeof bringUp>[1]) =>
  bringUp(server.db.drizzle, word, { ids: server.deps.ids, now: server.clock() })

/** Who twice did not come. */
const missedTwice = (server: TestApp, { userId }: TestCandidate) =>
  up(server, { kind: 'MISSED_TWICE', candidateId: userId, coffeechatId: null, subjectId: userId })

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

/** A meeting of which the two sides say different things. */
async function disputed(server: TestApp) {
  const me = await addCandidate(server, { name: '한지우' })
  const chat = await met(server, me)
  const { coffeechatId, timeId } = chat
  await say(server, timeId, 'candidate', 'MET')
  await say(server, timeId, 'company', 'THEY_MISSED')
  await up(server, { kind: 'MEETING', candidateId: me.userId, coffeechatId, subjectId: timeId })
  const { rows } = await server.db.pool.query<{ id: string }>(
    'select id from kept_words where subject_id = $1',
    [timeId],
  )
  return { ...chat, me, id: rows[0]!.id }
}

describe('[KEEP-7] a dispute is closed with a finding', () => {
  test('of two agents at once one wins, and the finding is in the list and in the trail', async ({
    server,
    agent,
  }) => {
    const { id } = await disputed(server)
    const other = await addTestOperator(server, { name: '강세아' })
    const answers = await Promise.all([
      act(server, agent.token, id, 'done', { finding: 'KEPT' }),
      act(server, other.token, id, 'done', { finding: 'NOT_KEPT' }),
    ])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409])
    const [finding, name] = answers[0].statusCode === 204 ? ['KEPT', '정하린'] : ['NOT_KEPT', '강세아']
    expect((await list(server, agent.token, '?status=handled')).items[0]).toMatchObject({
      id,
      finding,
      figure: 'CAME',
      handler: { name },
    })
    const { rows } = await server.db.pool.query(
      `select detail from audit_log where action = 'kept-word.done' and subject_id = $1`,
      [id],
    )
    expect(rows).toEqual([{ detail: { finding } }])
  })

  test('without one it stays open, and the refusal says what is missing', async ({ server, agent }) => {
    const { id } = await disputed(server)
    const refused = await act(server, agent.token, id, 'done', { finding: null })
    expect(refused.json()).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { finding: '두 쪽의 말이 달라요. 판단을 골라 주세요.' },
    })
    expect((await act(server, agent.token, id, 'done', { finding: 'PERHAPS' })).statusCode).toBe(400)
    expect((await list(server, agent.token)).items.map((word) => word.id)).toContain(id)
    await act(server, agent.token, id, 'done', { finding: 'UNCLEAR' })
  })

  test('nobody overrules two who agree by now, nor judges who twice did not come', async ({
    server,
    agent,
  }) => {
    const { id, timeId } = await disputed(server)
    await say(server, timeId, 'company', 'MET')
    expect((await act(server, agent.token, id, 'done', { finding: 'NOT_KEPT' })).statusCode).toBe(409)
    expect((await act(server, agent.token, id, 'done', { finding: null })).statusCode).toBe(204)
    await missedTwice(server, await addCandidate(server))
    const missed = (await list(server, agent.token)).items.find(({ kind }) => kind === 'MISSED_TWICE')!
    expect((await act(server, agent.token, missed.id, 'done', { finding: 'NOT_KEPT' })).statusCode).toBe(409)
    expect((await act(server, agent.token, missed.id, 'done')).statusCode).toBe(204)
  })
})

describe('[KEEP-7] the company’s side of a dispute', () => {
  const asked = async (server: TestApp, token: string, coffeechatId: string) =>
    (await server.call('GET', `/console/coffeechats/${coffeechatId}/asked`, { token })).json<{
      keptWordId: string | null
      lines: { side: string; name: string; body: string }[]
      canReply: boolean
    }>()
  const newsOf = async (server: TestApp, token: string) =>
    (await server.call('GET', '/console/notices', { token })).json<{
      items: { title: string; isOpen: boolean; to: string }[]
    }>().items

  test('is asked through the recruiter who sent the offer, who replies from the coffee chat', async ({
    server,
    agent,
  }) => {
    const { id, coffeechatId, recruiter, me } = await disputed(server)
    expect(await asked(server, recruiter.token, coffeechatId)).toEqual({
      keptWordId: null,
      lines: [],
      canReply: false,
    })
    expect((await act(server, recruiter.token, id, 'reply', { message: '네?' })).statusCode).toBe(404)
    const word = (await list(server, agent.token)).items.find((one) => one.id === id)
    expect(word).toMatchObject({ recruiter: '서하늘', lines: [] })
    expect((await act(server, agent.token, id, 'ask-company', { message: ' ' })).statusCode).toBe(400)
    const question = await act(server, agent.token, id, 'ask-company', { message: ' 그날 어땠나요? ' })
    expect(question.statusCode).toBe(204)

    const [news] = await newsOf(server, recruiter.token)
    expect(news).toMatchObject({
      title: '한지우 님과의 커피챗을 두고 에이전트가 물어봤어요',
      isOpen: true,
      to: `/coffeechats/${coffeechatId}`,
    })
    const shown = await asked(server, recruiter.token, coffeechatId)
    expect(shown).toMatchObject({
      keptWordId: id,
      lines: [{ side: 'agent', name: '정하린', body: '그날 어땠나요?' }],
      canReply: true,
    })
    expect(JSON.stringify(shown)).not.toContain('만났어요')
    const stranger = await addTestOperator(server, {
      companyId: await addCompany(server.db.drizzle, { name: '한빛식품', key: server.deps.ids.next() }),
    })
    expect((await asked(server, stranger.token, coffeechatId)).keptWordId).toBeNull()
    expect((await act(server, stranger.token, id, 'reply', { message: '저도요' })).statusCode).toBe(404)

    expect(
      (await act(server, recruiter.token, id, 'reply', { message: '30분을 기다렸어요.' })).statusCode,
    ).toBe(204)
    expect((await newsOf(server, recruiter.token))[0]).toMatchObject({ isOpen: false })
    expect((await newsOf(server, agent.token))[0]).toMatchObject({
      title: '약속을 두고 물은 것에 회사가 답했어요',
      isOpen: true,
      to: '/kept-words',
    })
    const answered = (await list(server, agent.token)).items.find((one) => one.id === id)
    expect(answered).toMatchObject({
      handler: { name: '정하린' },
      lines: [
        { side: 'agent', body: '그날 어땠나요?' },
        { side: 'company', name: '서하늘', body: '30분을 기다렸어요.' },
      ],
    })

    await act(server, agent.token, id, 'done', { finding: 'KEPT' })
    expect((await asked(server, recruiter.token, coffeechatId)).canReply).toBe(false)
    expect((await act(server, recruiter.token, id, 'reply', { message: '더요' })).statusCode).toBe(409)
    await server.call('DELETE', '/v3/users', { token: me.token, body: { reason: '이직했어요' } })
    expect((await asked(server, recruiter.token, coffeechatId)).keptWordId).toBeNull()
  })

  test('is a colleague’s when the sender left, and nobody’s when all did; a colleague agent’s case is theirs', async ({
    server,
    agent,
  }) => {
    const { id, companyId, operatorId } = await disputed(server)
    const disable = (who: string) =>
      server.db.pool.query('update operators set disabled_at = now() where id = $1', [who])
    const colleague = await addTestOperator(server, { companyId, name: '서다온' })
    await disable(operatorId)
    expect((await list(server, agent.token)).items.find((one) => one.id === id)?.recruiter).toBe('서다온')
    const other = await addTestOperator(server, { name: '강세아' })
    await act(server, other.token, id, 'take', { from: null })
    const ask = (token: string) => act(server, token, id, 'ask-company', { message: '그날 어땠나요?' })
    expect((await ask(agent.token)).statusCode).toBe(409)
    expect((await ask(other.token)).statusCode).toBe(204)
    expect((await newsOf(server, colleague.token))[0]).toMatchObject({
      title: expect.stringContaining('물어봤어요'),
    })
    await disable(colleague.operatorId)
    expect((await list(server, agent.token)).items.find((one) => one.id === id)?.recruiter).toBeNull()
    expect((await ask(other.token)).statusCode).toBe(409)
    await act(server, other.token, id, 'done', { finding: 'UNCLEAR' })
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
