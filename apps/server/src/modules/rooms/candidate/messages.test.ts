import { randomUUID } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import { describe, expect } from 'vitest'
import type { TestApp } from '../../../testing/test-app.ts'
import { addCandidate } from '../../../testing/test-candidate.ts'
import { type RoomsWorld, test } from '../testing/rooms-world.ts'

const person = (server: TestApp) => addCandidate(server)
const code = (answer: LightMyRequestResponse) => [answer.statusCode, answer.json<{ code?: string }>().code]

describe('[MSG-1] the list of rooms', () => {
  test('shows partner, last message and unread count, latest first', async ({ server, world, clock }) => {
    const me = await person(server)
    const { roomId, coffeechatId } = await world.matchedRoom(me)
    clock.advance({ minutes: 1 })
    const withAgent = await world.agentRoom(me)
    await world.reply(world.agent, withAgent, '안녕하세요, 무엇을 도와드릴까요?')
    await world.reply(world.agent, withAgent, '편하게 적어 주세요.')
    const { items, unread } = await world.rooms(me)
    expect(items).toMatchObject([
      {
        roomId: withAgent,
        kind: 'agent',
        company: null,
        operator: { name: '정하린' },
        coffeechatId: null,
        canSend: true,
        lastMessage: { message: '편하게 적어 주세요.', from: 'them', senderName: '정하린', isMine: false },
        unread: 2,
      },
      {
        roomId,
        kind: 'company',
        company: { name: '노을클라우드', logo: null },
        coffeechatId,
        isClosed: false,
        canSend: true,
        lastMessage: { from: 'system', senderName: null },
        unread: 0,
      },
    ])
    expect(unread).toBe(2)
  })

  test('an empty room and no room', async ({ server, world }) => {
    const me = await person(server)
    expect(await world.rooms(me)).toEqual({ items: [], unread: 0 })
    await world.agentRoom(me)
    expect((await world.rooms(me)).items).toMatchObject([{ lastMessage: null, unread: 0 }])
  })

  test('takes one query for any number of rooms', async ({ server, world }) => {
    const [one, many] = [await person(server), await person(server)]
    await world.matchedRoom(one)
    await world.matchedRoom(many)
    for (const who of [world.agent, world.otherAgent]) await world.agentRoom(many, who)
    const queries = async (who: typeof one) => {
      const original = server.db.pool.query.bind(server.db.pool)
      let count = 0
      server.db.pool.query = ((...given: Parameters<typeof original>) => {
        count += 1
        return original(...given)
      }) as typeof original
      await world.rooms(who)
      server.db.pool.query = original
      return count
    }
    expect([await queries(one), await queries(many)]).toEqual([1, 1])
  })
})

describe('[MSG-1] a conversation', () => {
  test('is read backwards in pages, each message once', async ({ server, world }) => {
    const me = await person(server)
    const roomId = await world.agentRoom(me)
    for (let n = 1; n <= 7; n += 1) await world.reply(world.agent, roomId, `${n}`)
    const met: string[] = []
    let cursor: string | null = null
    do {
      const page: Awaited<ReturnType<RoomsWorld['history']>> = await world.history(
        me,
        roomId,
        `?limit=3${cursor ? `&cursor=${cursor}` : ''}`,
      )
      met.unshift(...page.items.map(({ message }) => message))
      cursor = page.nextCursor
      // New messages do not shift the pages.
      await world.send(me, roomId, '새 메시지')
    } while (cursor)
    expect(met).toEqual(['1', '2', '3', '4', '5', '6', '7'])
  })

  test('own messages are read once the other side has read them', async ({ server, world }) => {
    const me = await person(server)
    const roomId = await world.agentRoom(me)
    await world.send(me, roomId, '하나')
    await world.send(me, roomId, '둘')
    await world.console(world.agent, 'POST', `rooms/${roomId}/read`, { seq: 1 })
    const { items } = await world.history(me, roomId)
    expect(items.map(({ message, isRead }) => [message, isRead])).toEqual([
      ['하나', true],
      ['둘', false],
    ])
  })

  test('a read mark never moves back or beyond the room', async ({ server, world }) => {
    const me = await person(server)
    const roomId = await world.agentRoom(me)
    for (const text of ['하나', '둘', '셋']) await world.reply(world.agent, roomId, text)
    const read = async (seq: number) =>
      (await world.mine(me, 'POST', `/${roomId}/read`, { seq })).json<{ unread: number }>().unread
    expect([await read(2), await read(1), await read(2_000_000_000)]).toEqual([1, 1, 0])
    await world.reply(world.agent, roomId, '넷')
    expect((await world.rooms(me)).unread).toBe(1)
  })

  test('shows an attached offer and survey in their current state', async ({ server, world }) => {
    const me = await person(server)
    const { roomId } = await world.matchedRoom(me)
    const opened = await world.console(world.recruiter, 'GET', `rooms/${roomId}`)
    const { offers } = opened.json<{ offers: { id: string }[] }>()
    await world.reply(world.recruiter, roomId, '이 제안이에요.', { offerId: offers[0]!.id })
    const withAgent = await world.agentRoom(me)
    await world.reply(world.agent, withAgent, '세 가지만 여쭤볼게요.', { survey: true })
    const [offer, survey] = [await world.history(me, roomId), await world.history(me, withAgent)]
    expect(offer.items.at(-1)).toMatchObject({
      type: 'offer',
      targetId: offers[0]!.id,
      offer: { status: 'MATCHED', name: '노을클라우드', position: '프론트엔드 개발자', salaryMin: 6000 },
    })
    expect(survey.items.at(-1)).toMatchObject({ type: 'survey', survey: { isAnswered: false }, offer: null })
  })
})

describe('[MSG-1] sending', () => {
  test('1000 characters are allowed, 1001 and none refused', async ({ server, world }) => {
    const me = await person(server)
    const roomId = await world.agentRoom(me)
    const long = await world.send(me, roomId, '가'.repeat(1000))
    expect(long.json()).toMatchObject({ seq: 1, from: 'me', isMine: true, message: '가'.repeat(1000) })
    for (const [message, sentence] of [
      ['가'.repeat(1001), '1000자까지 작성 가능해요'],
      ['  ', '메시지를 입력해 주세요.'],
    ] as const) {
      const refused = await world.send(me, roomId, message)
      expect([refused.statusCode, refused.json<{ fields: object }>().fields]).toEqual([
        400,
        { message: sentence },
      ])
    }
    expect((await world.history(me, roomId)).items).toHaveLength(1)
  })

  test('a repeated client id is written once, also ten times concurrently and after closing', async ({
    server,
    world,
  }) => {
    const me = await person(server)
    const roomId = await world.agentRoom(me)
    const clientId = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => world.send(me, roomId, '한 번만', clientId)),
    )
    await world.close(roomId)
    const late = await world.send(me, roomId, '한 번만', clientId)
    const ids = [...answers, late].map((answer) => answer.json<{ id: string }>().id)
    expect(new Set(ids).size).toBe(1)
    expect((await world.history(me, roomId)).items).toMatchObject([{ message: '한 번만', clientId, seq: 1 }])
    expect(code(await world.send(me, roomId, '다른 말', clientId))).toEqual([409, 'IDEMPOTENCY_MISMATCH'])
  })

  test('a client id belongs to its device: others may use the same', async ({ server, world }) => {
    const me = await person(server)
    const roomId = await world.agentRoom(me)
    const clientId = randomUUID()
    await world.send(me, roomId, '내 것', clientId)
    expect((await world.reply(world.agent, roomId, '남의 것', { clientId })).statusCode).toBe(200)
    expect((await world.history(me, roomId)).items).toMatchObject([{ clientId }, { clientId: null }])
  })

  test('an idempotency key does the same', async ({ server, world }) => {
    const me = await person(server)
    const roomId = await world.agentRoom(me)
    const headers = { 'idempotency-key': randomUUID() }
    const send = () =>
      server.call('POST', '/users/message', { token: me.token, body: { roomId, message: '키' }, headers })
    expect((await send()).body).toBe((await send()).body)
    expect((await world.history(me, roomId)).items).toHaveLength(1)
  })
})

describe('[MSG-2] not allowed', () => {
  test('somebody else’s room is not found', async ({ server, world }) => {
    const [me, other] = [await person(server), await person(server)]
    const roomId = await world.agentRoom(me)
    const message = (await world.send(me, roomId, '비밀')).json<{ id: string }>()
    for (const answer of [
      await world.mine(other, 'GET', `/${roomId}`),
      await world.mine(other, 'GET', `/${roomId}/${message.id}?type=text`),
      await world.send(other, roomId, '끼어들기'),
      await world.mine(other, 'POST', `/${roomId}/read`, { seq: 1 }),
    ])
      expect(code(answer)).toEqual([404, 'NOT_FOUND'])
  })

  test('a closed room is read-only', async ({ server, world }) => {
    const me = await person(server)
    const { roomId } = await world.matchedRoom(me)
    await world.close(roomId)
    expect(code(await world.send(me, roomId, '계신가요?'))).toEqual([409, 'MESSAGE_BLOCKED'])
    expect((await world.rooms(me)).items).toMatchObject([{ isClosed: true, canSend: false }])
    expect((await world.history(me, roomId)).items).toHaveLength(1)
  })

  test('a blocked or inactive company cannot be written to', async ({ server, world }) => {
    const me = await person(server)
    const { roomId } = await world.matchedRoom(me)
    await server.db.pool.query(`insert into blocks (candidate_id, company_key) values ($1, '노을클라우드')`, [
      me.userId,
    ])
    expect(code(await world.send(me, roomId, '계신가요?'))).toEqual([409, 'MESSAGE_BLOCKED'])
    expect(code(await world.reply(world.recruiter, roomId, '계신가요?'))).toEqual([409, 'MESSAGE_BLOCKED'])
    await server.db.pool.query('delete from blocks where candidate_id = $1', [me.userId])
    await server.db.pool.query('update companies set active = false where id = $1', [world.companyId])
    expect(code(await world.send(me, roomId, '계신가요?'))).toEqual([409, 'MESSAGE_BLOCKED'])
    await server.db.pool.query('update companies set active = true where id = $1', [world.companyId])
    expect((await world.send(me, roomId, '계신가요?')).statusCode).toBe(200)
  })

  test('a hidden message keeps its place without text and cannot be opened', async ({ server, world }) => {
    const me = await person(server)
    const roomId = await world.agentRoom(me)
    const { id } = (await world.reply(world.agent, roomId, '가려질 말')).json<{ id: string }>()
    const open = (type = 'text', messageId = id) =>
      world.mine(me, 'GET', `/${roomId}/${messageId}?type=${type}`)
    expect((await open()).json()).toMatchObject({ message: '가려질 말' })
    expect(code(await open('survey'))).toEqual([404, 'MESSAGE_UNAVAILABLE'])
    expect(code(await open('text', randomUUID()))).toEqual([404, 'MESSAGE_UNAVAILABLE'])
    await server.db.pool.query('update messages set hidden_at = now() where id = $1', [id])
    expect(code(await open())).toEqual([404, 'MESSAGE_UNAVAILABLE'])
    expect((await open()).json<{ message: string }>().message).toContain('메시지를 확인할 수 없습니다.')
    const { items } = await world.history(me, roomId)
    expect(items).toMatchObject([{ id, isHidden: true, message: '' }])
  })

  test('an operator is visible to people with a room', async ({ server, world }) => {
    const [me, other] = [await person(server), await person(server)]
    await world.agentRoom(me)
    const look = (token: string) => server.call('GET', `/users/operator/${world.agent.operatorId}`, { token })
    expect((await look(me.token)).json()).toEqual({ name: '정하린', photo: null, greeting: '' })
    expect((await look(other.token)).statusCode).toBe(404)
  })
})

test('[MSG-1] own actions are not unread for oneself', async ({ server, world }) => {
  const me = await person(server)
  const { roomId, coffeechatId } = await world.matchedRoom(me)
  await world.mine(me, 'POST', `/${roomId}/read`, { seq: 1 })
  await world.console(world.recruiter, 'POST', `rooms/${roomId}/read`, { seq: 1 })
  const proposed = await server.call('POST', `/users/coffeechats/${coffeechatId}/times`, {
    token: server.signIn('candidate', { subjectId: me.userId }).token,
    body: { startItems: ['2026-11-19T16:00:00+09:00'] },
  })
  expect(proposed.statusCode).toBe(200)
  const unread = async () => {
    const inbox = await world.console(world.recruiter, 'GET', `rooms/${roomId}`)
    return [(await world.rooms(me)).unread, inbox.json<{ unread: number }>().unread]
  }
  expect(await unread()).toEqual([0, 1])
  await world.send(me, roomId, '그때 괜찮으세요?')
  expect(await unread()).toEqual([0, 2])
})
