import { randomUUID } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import { describe, expect } from 'vitest'
import { addCompany, addOffer } from '../../../platform/db/testing/test-rows.ts'
import { serverTest } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { addCandidate } from '../../../testing/test-candidate.ts'
import { addTestOperator, type TestOperator } from '../../../testing/test-operator.ts'
import { createRoomsWorld, type RoomsWorld } from '../testing/rooms-world.ts'

const test = serverTest()
  .extend('world', ({ server }) => createRoomsWorld(server, `회사${randomUUID()}`))
  .extend('me', ({ server }) => addCandidate(server, { jobLabel: '개발', jobSubLabel: '백엔드 개발자' }))

type Listed = {
  items: (Record<string, unknown> & { id: string })[]
  counts: Record<string, number>
  nextCursor: string | null
}
const list = async (world: RoomsWorld, who: TestOperator, query = '') => {
  const answer = await world.console(who, 'GET', `rooms${query}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<Listed>()
}
const ids = async (world: RoomsWorld, who: TestOperator, query = '') =>
  (await list(world, who, query)).items.map(({ id }) => id)
const open = async (world: RoomsWorld, who: TestOperator, roomId: string) =>
  world.console(who, 'GET', `rooms/${roomId}`)
const change = (world: RoomsWorld, who: TestOperator, roomId: string, body: object) =>
  world.console(who, 'PATCH', `rooms/${roomId}`, body)
const code = (answer: LightMyRequestResponse) => [answer.statusCode, answer.json<{ code?: string }>().code]
const admin = (server: TestApp) => addTestOperator(server, { role: 'ADMIN', name: '관리자' })
const disable = (server: TestApp, { operatorId }: TestOperator) =>
  server.db.pool.query('update operators set disabled_at = now() where id = $1', [operatorId])

describe('[BIZ-4] access to rooms', () => {
  test('a company’s are for its recruiters, an agent’s own, and admins see the agents’', async ({
    server,
    world,
    me,
  }) => {
    const { roomId: matched } = await world.matchedRoom(me)
    const withAgent = await world.agentRoom(me)
    const boss = await admin(server)
    expect(await ids(world, world.recruiter)).toEqual([matched])
    expect(await ids(world, world.colleague)).toEqual([matched])
    expect(await ids(world, world.agent)).toEqual([withAgent])
    expect(await ids(world, world.otherAgent)).toEqual([])
    expect(await ids(world, boss, '?limit=100')).toContain(withAgent)
    expect(await ids(world, boss, '?limit=100')).not.toContain(matched)
    for (const [who, roomId] of [
      [world.recruiter, withAgent],
      [world.agent, matched],
      [world.otherAgent, withAgent],
      [boss, matched],
    ] as const) {
      expect((await open(world, who, roomId)).statusCode).toBe(404)
      expect((await world.console(who, 'GET', `rooms/${roomId}/messages`)).statusCode).toBe(404)
      expect((await change(world, who, roomId, { isClosed: true })).statusCode).toBe(404)
    }
    expect((await world.reply(world.otherAgent, withAgent, '끼어들기')).statusCode).toBe(404)
  })

  test('a recruiter of another company finds nothing', async ({ server, world, me }) => {
    const { roomId } = await world.matchedRoom(me)
    const companyId = await addCompany(server.db.drizzle, { name: '바다랩', key: '바다랩' })
    const other = await addTestOperator(server, { companyId })
    expect(await ids(world, other)).toEqual([])
    expect((await open(world, other, roomId)).statusCode).toBe(404)
    expect((await world.reply(other, roomId, '안녕하세요')).statusCode).toBe(404)
  })

  test('a name is shown after a match only', async ({ server, world, me }) => {
    const { roomId: matched } = await world.matchedRoom(me)
    const withAgent = await world.agentRoom(me)
    const named = async (who: TestOperator, roomId: string) =>
      (await open(world, who, roomId)).json<{ name: string | null; candidate: object }>()
    expect(await named(world.recruiter, matched)).toMatchObject({
      name: '한지우',
      candidate: { id: me.userId, jobSubLabel: '백엔드 개발자' },
    })
    expect(await named(world.agent, withAgent)).toMatchObject({ name: null })
    expect(await named(await admin(server), withAgent)).toMatchObject({ name: null })
    // An agent whose own offer was accepted sees the name.
    const offer = { candidateId: me.userId, companyId: world.companyId, operatorId: world.agent.operatorId }
    const offerId = await addOffer(server.db.drizzle, { ...offer, isMaster: true })
    await server.call('POST', '/v2.1/users/coffeechat', { token: me.token, body: { offerId } })
    expect(await named(world.agent, withAgent)).toMatchObject({ name: '한지우' })
  })

  test('a person who left has no room', async ({ server, world, me }) => {
    const { roomId } = await world.matchedRoom(me)
    await server.call('DELETE', '/v3/users', { token: me.token, body: { reason: '이직했어요' } })
    expect(await ids(world, world.recruiter, '?filter=closed')).toEqual([])
    expect((await open(world, world.recruiter, roomId)).statusCode).toBe(404)
  })

  test('every reading, message and change is recorded', async ({ server, world, me }) => {
    const { roomId } = await world.matchedRoom(me)
    await list(world, world.recruiter)
    await open(world, world.recruiter, roomId)
    await world.console(world.recruiter, 'GET', `rooms/${roomId}/messages`)
    await world.reply(world.recruiter, roomId, '반가워요')
    await change(world, world.recruiter, roomId, { operatorId: world.colleague.operatorId, isClosed: true })
    const { rows } = await server.db.pool.query<{ action: string; text: string }>(
      'select action, audit_log::text as text from audit_log where actor_id = $1 order by id',
      [world.recruiter.operatorId],
    )
    expect(rows.map(({ action }) => action)).toEqual([
      'room.list',
      'room.view',
      'room.view',
      'message.send',
      'room.give',
      'room.close',
    ])
    expect(rows.map(({ text }) => text).join('\n')).not.toMatch(/반가워요|한지우/)
  })
})

describe('[BIZ-4] the inbox', () => {
  test('filters and their counts', async ({ server, world, me, clock }) => {
    const people = [me, await addCandidate(server), await addCandidate(server), await addCandidate(server)]
    const rooms: string[] = []
    for (const one of people) {
      clock.advance({ minutes: 1 })
      rooms.push((await world.matchedRoom(one)).roomId)
    }
    const [mine, given, unread, closed] = rooms as [string, string, string, string]
    for (const roomId of rooms)
      await world.console(world.recruiter, 'POST', `rooms/${roomId}/read`, { seq: 9 })
    await change(world, world.recruiter, given, { operatorId: world.colleague.operatorId })
    await world.console(world.recruiter, 'POST', `rooms/${given}/read`, { seq: 9 })
    clock.advance({ minutes: 1 })
    await world.send(people[2]!, unread, '계신가요?')
    await change(world, world.recruiter, closed, { isClosed: true })
    const { recruiter } = world
    expect(await ids(world, recruiter)).toEqual([unread, given, mine])
    expect(await ids(world, recruiter, '?filter=mine')).toEqual([unread, mine])
    expect(await ids(world, recruiter, '?filter=unread')).toEqual([unread])
    expect(await ids(world, recruiter, '?filter=closed')).toEqual([closed])
    expect((await list(world, recruiter)).counts).toEqual({
      all: 3,
      mine: 2,
      unassigned: 0,
      unread: 1,
      closed: 1,
    })
    const recorded = async () =>
      (await server.db.pool.query('select from audit_log where actor_id = $1', [recruiter.operatorId]))
        .rowCount
    const before = await recorded()
    expect((await world.console(recruiter, 'GET', 'counts')).json()).toMatchObject({ rooms: 1 })
    expect(await recorded()).toBe(before)
    const [top] = (await list(world, recruiter)).items
    expect(top).toMatchObject({ unread: 1, isMine: true, canSend: true, lastMessage: { from: 'them' } })
  })

  test('is paged, each room once', async ({ server, world, clock }) => {
    const all: string[] = []
    for (let n = 0; n < 5; n += 1) {
      clock.advance({ seconds: n % 2 })
      all.push(await world.agentRoom(await addCandidate(server)))
    }
    const met: string[] = []
    let cursor: string | null = null
    do {
      const page: Listed = await list(world, world.agent, `?limit=2${cursor ? `&cursor=${cursor}` : ''}`)
      met.push(...page.items.map(({ id }) => id))
      cursor = page.nextCursor
    } while (cursor)
    expect(met.toSorted()).toEqual(all.toSorted())
  })

  test('searches messages, jobs, operators and disclosed names', async ({ server, world, me }) => {
    const { roomId } = await world.matchedRoom(me)
    const other = await addCandidate(server, { name: '김하늘', jobSubLabel: '디자이너' })
    const { roomId: second } = await world.matchedRoom(other)
    await world.send(me, roomId, '재택은 100% 가능한가요?')
    await change(world, world.recruiter, second, { operatorId: world.colleague.operatorId })
    const found = async (q: string) => ids(world, world.recruiter, `?q=${encodeURIComponent(q)}`)
    expect(await found('100%')).toEqual([roomId])
    expect(await found('%')).toEqual([roomId])
    expect(await found('_')).toEqual([])
    expect(await found('디자이너')).toEqual([second])
    expect(await found('하늘')).toEqual([second])
    expect(await found('박서준')).toEqual([second])
    expect(await found('없는 말')).toEqual([])
    const withAgent = await world.agentRoom(me)
    expect(await ids(world, world.agent, `?q=${encodeURIComponent('지우')}`)).not.toContain(withAgent)
  })
})

describe('[BIZ-4] writing', () => {
  test('every recruiter writes under the own name', async ({ world, me }) => {
    const { roomId } = await world.matchedRoom(me)
    await world.reply(world.recruiter, roomId, '제가 먼저')
    await world.reply(world.colleague, roomId, '저도요')
    const { items } = await world.history(me, roomId)
    expect(items.slice(1)).toMatchObject([
      { senderName: '이도현', from: 'them' },
      { senderName: '박서준', from: 'them' },
    ])
    const answer = await world.console(world.recruiter, 'GET', `rooms/${roomId}/messages`)
    expect(answer.json<{ items: object[] }>().items.slice(1)).toMatchObject([
      { senderName: '이도현', from: 'me' },
      { senderName: '박서준', from: 'me' },
    ])
  })

  test('1001 characters are refused, a closed room accepts nothing, a repeat is stored once', async ({
    world,
    me,
  }) => {
    const roomId = await world.agentRoom(me)
    const refused = await world.reply(world.agent, roomId, '가'.repeat(1001))
    expect(refused.json()).toMatchObject({ fields: { message: '1000자까지 작성 가능해요' } })
    const clientId = randomUUID()
    const twice = [
      await world.reply(world.agent, roomId, '한 번', { clientId }),
      await world.reply(world.agent, roomId, '한 번', { clientId }),
    ]
    expect(new Set(twice.map((answer) => answer.json<{ id: string }>().id)).size).toBe(1)
    await world.close(roomId)
    expect(code(await world.reply(world.agent, roomId, '늦은 말'))).toEqual([409, 'MESSAGE_BLOCKED'])
  })

  test('only own offers to this person can be attached, and only agents send the survey', async ({
    server,
    world,
    me,
  }) => {
    const { roomId } = await world.matchedRoom(me)
    const other = await addCandidate(server)
    const theirs = await addOffer(server.db.drizzle, {
      candidateId: other.userId,
      companyId: world.companyId,
      operatorId: world.recruiter.operatorId,
    })
    for (const more of [{ offerId: theirs }, { offerId: randomUUID() }, { survey: true }])
      expect((await world.reply(world.recruiter, roomId, '이거요', more)).statusCode).toBe(400)
    const withAgent = await world.agentRoom(me)
    const asked = await world.reply(world.agent, withAgent, '여쭤봐요', { survey: true })
    expect(asked.json()).toMatchObject({ type: 'survey', targetId: me.userId, survey: { isAnswered: false } })
  })

  test('one recruiter reads for the company, and the candidate sees it', async ({ world, me }) => {
    const { roomId } = await world.matchedRoom(me)
    await world.send(me, roomId, '안녕하세요')
    await world.console(world.colleague, 'POST', `rooms/${roomId}/read`, { seq: 2 })
    expect((await list(world, world.recruiter)).items).toMatchObject([{ unread: 0 }])
    expect((await world.history(me, roomId)).items.at(-1)).toMatchObject({ isRead: true })
  })
})

describe('[BIZ-4] assigning', () => {
  test('a room of an agent who left is unassigned and must be taken before writing', async ({
    server,
    world,
    me,
  }) => {
    const roomId = await world.agentRoom(me)
    await world.send(me, roomId, '계신가요?')
    await disable(server, world.agent)
    const { otherAgent } = world
    expect(await ids(world, otherAgent, '?filter=unassigned&limit=100')).toContain(roomId)
    expect((await open(world, otherAgent, roomId)).json()).toMatchObject({
      isUnassigned: true,
      canSend: false,
    })
    expect(code(await world.reply(otherAgent, roomId, '제가 도울게요'))).toEqual([409, 'CONFLICT'])
    const taken = await change(world, otherAgent, roomId, { operatorId: otherAgent.operatorId })
    expect(taken.json()).toMatchObject({ isMine: true, isUnassigned: false, canSend: true, unread: 2 })
    expect((await world.reply(otherAgent, roomId, '제가 도울게요')).statusCode).toBe(200)
    expect((await world.rooms(me)).items).toMatchObject([{ operator: { name: '최민서' } }])
    expect((await world.history(me, roomId)).items[1]).toMatchObject({
      from: 'system',
      message: '이제 최민서 님이 답해 드려요.',
    })
  })

  test('an agent hands a room over and loses access; a candidate never has two rooms with one agent', async ({
    world,
    me,
  }) => {
    const roomId = await world.agentRoom(me)
    const given = await change(world, world.agent, roomId, { operatorId: world.otherAgent.operatorId })
    expect(given.json()).toMatchObject({ operator: { name: '최민서' }, canSend: false })
    expect((await open(world, world.agent, roomId)).statusCode).toBe(404)
    const second = await world.agentRoom(me)
    expect(
      code(await change(world, world.agent, second, { operatorId: world.otherAgent.operatorId })),
    ).toEqual([409, 'CONFLICT'])
    expect((await open(world, world.agent, second)).json()).toMatchObject({ isMine: true })
  })

  test('an agents’ room goes to agents, a company’s to its recruiters', async ({ server, world, me }) => {
    const withAgent = await world.agentRoom(me)
    const { roomId } = await world.matchedRoom(me)
    const boss = await admin(server)
    for (const [who, room, to] of [
      [world.agent, withAgent, world.recruiter.operatorId],
      [world.agent, withAgent, boss.operatorId],
      [boss, withAgent, randomUUID()],
      [world.recruiter, roomId, world.agent.operatorId],
    ] as const)
      expect((await change(world, who, room, { operatorId: to })).statusCode).toBe(400)
    const names = (await open(world, world.recruiter, roomId)).json<{ assignees: { name: string }[] }>()
      .assignees
    expect(names.map(({ name }) => name)).toEqual(['박서준', '이도현'])
    expect(
      (await change(world, boss, withAgent, { operatorId: world.otherAgent.operatorId })).statusCode,
    ).toBe(200)
    expect(await ids(world, world.otherAgent)).toEqual([withAgent])
  })

  test('closing and reopening; a room ended by the candidate stays closed', async ({ server, world, me }) => {
    const { roomId, coffeechatId } = await world.matchedRoom(me)
    await world.console(world.recruiter, 'POST', `rooms/${roomId}/read`, { seq: 1 })
    expect((await change(world, world.recruiter, roomId, { isClosed: true })).json()).toMatchObject({
      isClosed: true,
      canSend: false,
      unread: 0,
    })
    expect((await change(world, world.recruiter, roomId, { isClosed: true })).statusCode).toBe(200)
    expect((await change(world, world.recruiter, roomId, { isClosed: false })).json()).toMatchObject({
      isClosed: false,
      canSend: true,
    })
    const said = (await world.history(me, roomId)).items.map(({ message }) => message)
    expect(said.slice(1)).toEqual(['대화를 마쳤어요.', '대화를 다시 열었어요.'])
    await server.call('POST', `/users/coffeechats/${coffeechatId}/cancel`, { token: me.token })
    expect(code(await change(world, world.recruiter, roomId, { isClosed: false }))).toEqual([
      409,
      'MESSAGE_BLOCKED',
    ])
  })
})

describe('[BIZ-4] saved replies', () => {
  const keep = (world: RoomsWorld, who: TestOperator, title: string, message: string) =>
    world.console(who, 'POST', 'replies', { title, message })
  const kept = async (world: RoomsWorld, who: TestOperator) =>
    (await world.console(who, 'GET', 'replies')).json<{ items: { id: string; title: string }[] }>().items

  test('are personal; a repeated title replaces the text', async ({ world }) => {
    const { id } = (await keep(world, world.agent, ' 일정 ', '내일 알려드릴게요.')).json<{ id: string }>()
    await keep(world, world.agent, '인사', '안녕하세요.')
    expect((await keep(world, world.agent, '일정', '오늘 알려드릴게요.')).json()).toEqual({
      id,
      title: '일정',
      message: '오늘 알려드릴게요.',
    })
    expect((await kept(world, world.agent)).map(({ title }) => title)).toEqual(['인사', '일정'])
    expect(await kept(world, world.otherAgent)).toEqual([])
    const drop = (who: TestOperator) => world.console(who, 'DELETE', `replies/${id}`)
    expect((await drop(world.otherAgent)).statusCode).toBe(404)
    expect([(await drop(world.agent)).statusCode, (await drop(world.agent)).statusCode]).toEqual([204, 404])
  })

  test('are at most fifty, also concurrently', async ({ server, world }) => {
    await server.db.pool.query(
      `insert into canned_replies (id, operator_id, title, body, updated_at)
       select gen_random_uuid(), $1, n::text, '답', now() from generate_series(1, 48) n`,
      [world.agent.operatorId],
    )
    const answers = await Promise.all(
      ['가', '나', '다', '라'].map((title) => keep(world, world.agent, title, '답')),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 409, 409])
    expect((await keep(world, world.agent, '1', '새 답')).statusCode).toBe(200)
    expect((await keep(world, world.agent, '가'.repeat(31), '답')).statusCode).toBe(400)
  })
})
