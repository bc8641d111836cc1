import { randomUUID } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import { describe, expect, onTestFinished } from 'vitest'
import { createApp } from '../../../app.ts'
import { addCompany } from '../../../platform/db/testing/test-rows.ts'
import { closing } from '../../../testing/closing.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { addCandidate, type TestCandidate } from '../../../testing/test-candidate.ts'
import { addTestOperator } from '../../../testing/test-operator.ts'
import { expireOffersJob } from '../../offers/jobs/expire-offers.ts'
import { test as base } from '../testing/rooms-world.ts'

/** Anonymous questions of a candidate (OFR-17). */

const test = base
  .extend('me', ({ server }) => addCandidate(server))
  .extend('offerId', ({ world, me }) => world.offerTo(me))
  .extend('second', { scope: 'file' }, ({ server }, scope) => closing(createApp(server.deps), scope))

const CONTACTS =
  '여기로 답 주세요: 010-1234-5678, me@example.com, https://me.example.com, 카톡 아이디 jiwoo_dev'
const MASKED = '여기로 답 주세요: 〔전화번호〕, 〔이메일〕, 〔링크〕, 〔메신저 아이디〕'

const code = (answer: LightMyRequestResponse) => [answer.statusCode, answer.json<{ code?: string }>().code]
const roomOf = (answer: LightMyRequestResponse) => answer.json<{ roomId: string }>().roomId
const tokenOf = (server: TestApp, { userId, sessionId }: TestCandidate) =>
  server.signIn('candidate', { subjectId: userId, sessionId }).token
const linesOf = async (server: TestApp, roomId: string) => {
  const { rows } = await server.db.pool.query<{ body: string; masked: string | null }>(
    'select body, masked_body as masked from messages where room_id = $1 and sender_id is not null order by seq',
    [roomId],
  )
  return rows
}
const block = (server: TestApp, { userId }: TestCandidate, companyId: string) =>
  server.db.pool.query(
    `insert into company_choices (user_id, mode, company_key, name, position)
     select $1, 'RESTRICT', company_key, company_key, 1 from company_keys where company_id = $2`,
    [userId, companyId],
  )

describe('[OFR-17] an anonymous question about an open offer', () => {
  test('opens the room; further ones join it, five in all', async ({ world, me, offerId }) => {
    const first = await world.ask(me, offerId, ' 재택도 되나요? ')
    expect(first.json()).toMatchObject({
      seq: 1,
      from: 'me',
      message: '재택도 되나요?',
      type: 'text',
      offer: null,
    })
    const roomId = roomOf(first)
    expect((await world.rooms(me)).items).toMatchObject([
      {
        roomId,
        kind: 'company',
        company: { id: world.companyId, name: '노을클라우드' },
        operator: { name: '이도현' },
        coffeechatId: null,
        canSend: true,
        nameless: { offerId, status: 'WAITING', questionsLeft: 4 },
      },
    ])
    expect(roomOf(await world.ask(me, offerId, '둘'))).toBe(roomId)
    // A question written in the room counts too.
    for (const text of ['셋', '넷', '다섯']) expect((await world.send(me, roomId, text)).statusCode).toBe(200)
    expect(code(await world.send(me, roomId, '여섯'))).toEqual([409, 'QUESTIONS_USED_UP'])
    expect(code(await world.ask(me, offerId, '여섯'))).toEqual([409, 'QUESTIONS_USED_UP'])
    // Answers of the company do not count and do not allow another question.
    for (const text of ['하나', '둘'])
      expect((await world.reply(world.recruiter, roomId, text)).statusCode).toBe(200)
    expect(code(await world.send(me, roomId, '여섯'))).toEqual([409, 'QUESTIONS_USED_UP'])
    expect((await world.rooms(me)).items[0]).toMatchObject({ nameless: { questionsLeft: 0 } })
  })

  test('hides the name, in the first question and the next', async ({ server, world, me, offerId }) => {
    const first = await world.ask(me, offerId, '한지우예요. 재택도 되나요?')
    expect(first.json()).toMatchObject({ message: '〔이름〕예요. 재택도 되나요?' })
    await world.send(me, roomOf(first), '저는 한 지우라고 해요')
    const kept = await linesOf(server, roomOf(first))
    expect(kept.map(({ body }) => body)).toEqual(['〔이름〕예요. 재택도 되나요?', '저는 〔이름〕라고 해요'])
  })

  test('is masked once when written; readers get the stored text', async ({ server, world, me, offerId }) => {
    const roomId = roomOf(await world.ask(me, offerId, '재택도 되나요?'))
    await world.send(me, roomId, `답은 ${CONTACTS}`)
    await world.reply(world.recruiter, roomId, `회사는 ${CONTACTS}`)
    expect(await linesOf(server, roomId)).toEqual([
      { body: '재택도 되나요?', masked: '재택도 되나요?' },
      { body: `답은 ${CONTACTS}`, masked: `답은 ${MASKED}` },
      { body: `회사는 ${CONTACTS}`, masked: `회사는 ${MASKED}` },
    ])
    await server.db.pool.query(`update messages set masked_body = '저장한 글' where room_id = $1`, [roomId])
    for (const side of [world.mine(me, 'GET', `/${roomId}`), world.messagesFor(world.recruiter, roomId)]) {
      const { items } = (await side).json<{ items: { message: string }[] }>()
      expect(items.map(({ message }) => message)).toEqual(Array.from({ length: 3 }, () => '저장한 글'))
    }
  })

  test('is unmasked once the two know each other', async ({ server, world, me, offerId }) => {
    const roomId = roomOf(await world.ask(me, offerId, '재택도 되나요?'))
    await world.accept(me, offerId)
    await world.send(me, roomId, CONTACTS)
    expect((await linesOf(server, roomId)).at(-1)).toEqual({ body: CONTACTS, masked: null })
  })

  test('that is only a contact is refused on both sides and does not count', async ({
    server,
    world,
    me,
    offerId,
  }) => {
    for (const text of ['010-1234-5678', '연락처: me@example.com', '한지우 010-1234-5678'])
      expect(code(await world.ask(me, offerId, text))).toEqual([400, 'ONLY_CONTACTS'])
    expect((await world.rooms(me)).items).toEqual([])
    const roomId = roomOf(await world.ask(me, offerId, '재택도 되나요?'))
    expect(code(await world.send(me, roomId, '010-1234-5678'))).toEqual([400, 'ONLY_CONTACTS'])
    expect(code(await world.reply(world.recruiter, roomId, '02-123-4567'))).toEqual([400, 'ONLY_CONTACTS'])
    expect((await world.rooms(me)).items[0]).toMatchObject({ nameless: { questionsLeft: 4 } })
    expect(await linesOf(server, roomId)).toHaveLength(1)
    await world.accept(me, offerId)
    expect((await world.send(me, roomId, '010-1234-5678')).statusCode).toBe(200)
  })

  test('sent again after the match is the stored one, even with a name in it', async ({
    world,
    me,
    offerId,
  }) => {
    const clientId = randomUUID()
    const first = await world.ask(me, offerId, '한지우예요. 재택도 되나요?', clientId)
    await world.accept(me, offerId)
    const again = await world.send(me, roomOf(first), '한지우예요. 재택도 되나요?', clientId)
    expect(again.json()).toMatchObject({ seq: 1, message: '〔이름〕예요. 재택도 되나요?' })
    expect(code(await world.send(me, roomOf(first), '다른 말', clientId))).toEqual([
      409,
      'IDEMPOTENCY_MISMATCH',
    ])
  })

  test('sent again under the name is one question, also when all are used up', async ({
    world,
    me,
    offerId,
  }) => {
    const clientId = randomUUID()
    const first = await world.ask(me, offerId, '하나', clientId)
    expect((await world.ask(me, offerId, '하나', clientId)).json()).toEqual(first.json())
    expect((await world.send(me, roomOf(first), '하나', clientId)).json()).toEqual(first.json())
    expect((await world.rooms(me)).items[0]).toMatchObject({ nameless: { questionsLeft: 4 } })
    for (const text of ['둘', '셋', '넷', '다섯']) await world.ask(me, offerId, text)
    expect((await world.ask(me, offerId, '하나', clientId)).json()).toMatchObject({ seq: 1 })
    await world.refuse(me, offerId)
    expect((await world.ask(me, offerId, '하나', clientId)).json()).toMatchObject({ seq: 1 })
    expect(code(await world.ask(me, offerId, '다른 말', clientId))).toEqual([409, 'IDEMPOTENCY_MISMATCH'])
  })

  test('twenty concurrent ones in two processes: five are asked', async ({
    server,
    world,
    me,
    offerId,
    second,
  }) => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        (n % 2 ? second : server.app).inject({
          method: 'POST',
          url: `/api/users/offers/ask/${offerId}`,
          headers: { authorization: `Bearer ${tokenOf(server, me)}` },
          payload: { message: `${n}` },
        }),
      ),
    )
    const codes = answers.map((answer) => answer.json<{ code?: string }>().code)
    expect(codes.filter((one) => one === undefined)).toHaveLength(5)
    expect(codes.filter((one) => one === 'QUESTIONS_USED_UP')).toHaveLength(15)
    const { items } = await world.rooms(me)
    expect(items).toHaveLength(1)
    expect((await world.history(me, items[0]!.roomId)).items.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5])
  })

  test('[BIZ-7] notifies the operator without a name, of several in a minute once', async ({
    server,
    world,
    me,
    offerId,
    clock,
  }) => {
    const before = clock()
    onTestFinished(() => clock.set(before))
    const told = async () => {
      const { rows } = await server.db.pool.query<{ operatorId: string; content: Record<string, unknown> }>(
        `select operator_id as "operatorId", content from notices
         where type = 'OFFER_ASKED' and content->>'offerId' = $1 order by id`,
        [offerId],
      )
      return rows
    }
    const ask = async (text: string) =>
      (await world.ask(me, offerId, text, server.deps.ids.next())).json<{ id: string }>().id
    await ask('하나')
    const ids = { offerId, roomId: expect.any(String) as string, messageId: expect.any(String) as string }
    const { operatorId } = world.recruiter
    expect(await told()).toEqual([{ operatorId, content: { ...ids, number: 1 } }])
    await ask('둘')
    const messageId = await ask('셋')
    const together = { operatorId, content: { ...ids, messageId, number: 3, first: 1 } }
    expect(await told()).toEqual([together])
    // What was read tells no more, nor does an older one.
    await server.db.pool.query(`update notices set read_at = now() where content->>'offerId' = $1`, [offerId])
    await ask('넷')
    clock.set(new Date(before.getTime() + 60_000))
    await ask('다섯')
    expect(await told()).toEqual([
      together,
      { operatorId, content: { ...ids, number: 4 } },
      { operatorId, content: { ...ids, number: 5 } },
    ])
  })
})

describe('[OFR-17] refused questions', () => {
  test('about an offer of somebody else or an undelivered one', async ({ server, world, me, offerId }) => {
    const other = await addCandidate(server)
    expect(code(await world.ask(other, offerId, '?'))).toEqual([404, 'NOT_FOUND'])
    const later = await world.offerTo(other, { deliverAt: new Date(server.clock().getTime() + 60_000) })
    expect(code(await world.ask(other, later, '?'))).toEqual([404, 'NOT_FOUND'])
    expect(code(await world.ask(me, randomUUID(), '?'))).toEqual([404, 'NOT_FOUND'])
    expect(code(await world.ask(me, offerId, '  '))).toEqual([400, 'INVALID_INPUT'])
    expect((await world.rooms(me)).items).toEqual([])
  })

  test.for([
    ['REFUSED', 'OFFER_REFUSED'],
    ['EXPIRED', 'OFFER_EXPIRED'],
    ['MATCHED', 'OFFER_MATCHED'],
  ] as const)('about an offer that is %s', async ([status, situation], { server, world, me }) => {
    const decidedAt = server.clock()
    const selectedAt = status === 'MATCHED' ? decidedAt : null
    const offerId = await world.offerTo(me, { status, decidedAt, selectedAt })
    expect(code(await world.ask(me, offerId, '?'))).toEqual([409, situation])
  })

  test('about an agent’s offer, because the agent can be written to', async ({ world, me }) => {
    const offerId = await world.offerTo(me, { operatorId: world.agent.operatorId, isMaster: true })
    expect(code(await world.ask(me, offerId, '?'))).toEqual([409, 'MESSAGE_BLOCKED'])
    expect((await world.rooms(me)).items).toEqual([])
  })

  test('to a company that is blocked or gone', async ({ server, world, me, offerId }) => {
    await block(server, me, world.companyId)
    expect(code(await world.ask(me, offerId, '?'))).toEqual([409, 'MESSAGE_BLOCKED'])
    expect((await world.rooms(me)).items).toEqual([])
    const companyId = await addCompany(server.db.drizzle, { name: '바다랩', key: '바다랩', active: false })
    const { operatorId } = await addTestOperator(server, { companyId })
    const gone = await world.offerTo(me, { companyId, operatorId })
    expect(code(await world.ask(me, gone, '?'))).toEqual([409, 'MESSAGE_BLOCKED'])
  })

  test('in a room that the company closed', async ({ world, me, offerId }) => {
    const roomId = roomOf(await world.ask(me, offerId, '하나'))
    await world.console(world.recruiter, 'PATCH', `rooms/${roomId}`, { isClosed: true })
    expect(code(await world.ask(me, offerId, '둘'))).toEqual([409, 'MESSAGE_BLOCKED'])
    await world.console(world.recruiter, 'PATCH', `rooms/${roomId}`, { isClosed: false })
    expect((await world.ask(me, offerId, '둘')).statusCode).toBe(200)
  })
})

describe('[OFR-17] after the decision', () => {
  test('accepted: the room continues under names, and masks are removed', async ({ world, me, offerId }) => {
    const roomId = roomOf(await world.ask(me, offerId, CONTACTS))
    await world.reply(world.recruiter, roomId, CONTACTS)
    expect((await world.history(me, roomId)).items.map(({ message }) => message)).toEqual([MASKED, MASKED])
    expect((await world.rooms(me)).items[0]).toMatchObject({ lastMessage: { message: MASKED } })
    await world.accept(me, offerId)
    expect((await world.history(me, roomId)).items.map(({ message }) => message)).toEqual([
      CONTACTS,
      CONTACTS,
      '여기서부터 서로 이름을 알아요',
      '커피챗 매칭이 완료되었어요. 이제 서로 이름과 연락처를 볼 수 있어요.',
    ])
    expect((await world.rooms(me)).items).toMatchObject([
      { roomId, canSend: true, nameless: null, coffeechatId: expect.any(String) },
    ])
    for (let n = 0; n < 6; n += 1) expect((await world.send(me, roomId, CONTACTS)).statusCode).toBe(200)
  })

  test('refused: the room closes and stays anonymous', async ({ world, me, offerId }) => {
    const roomId = roomOf(await world.ask(me, offerId, CONTACTS))
    await world.refuse(me, offerId)
    expect((await world.rooms(me)).items[0]).toMatchObject({
      isClosed: true,
      canSend: false,
      nameless: { offerId, status: 'REFUSED' },
    })
    expect((await world.history(me, roomId)).items.map(({ message }) => message)).toEqual([MASKED])
    expect(code(await world.send(me, roomId, '저기요'))).toEqual([409, 'MESSAGE_BLOCKED'])
    expect(code(await world.ask(me, offerId, '저기요'))).toEqual([409, 'OFFER_REFUSED'])
    expect(code(await world.reply(world.recruiter, roomId, '저기요'))).toEqual([409, 'MESSAGE_BLOCKED'])
    const reopened = await world.console(world.recruiter, 'PATCH', `rooms/${roomId}`, { isClosed: false })
    expect(code(reopened)).toEqual([409, 'MESSAGE_BLOCKED'])
  })

  test('expired: nothing can be written, before the job and after it', async ({
    server,
    world,
    me,
    offerId,
    clock,
  }) => {
    const roomId = roomOf(await world.ask(me, offerId, CONTACTS))
    const before = clock()
    onTestFinished(() => clock.set(before))
    clock.set('2026-11-18T00:00:00+09:00')
    for (const isClosed of [false, true]) {
      expect((await world.rooms(me)).items[0]).toMatchObject({
        isClosed,
        canSend: false,
        nameless: { status: 'EXPIRED' },
      })
      expect(code(await world.send(me, roomId, '저기요'))).toEqual([409, 'MESSAGE_BLOCKED'])
      expect(code(await world.ask(me, offerId, '저기요'))).toEqual([409, 'OFFER_EXPIRED'])
      expect(code(await world.reply(world.recruiter, roomId, '저기요'))).toEqual([409, 'MESSAGE_BLOCKED'])
      await expireOffersJob.run(server.deps)
    }
    expect((await world.history(me, roomId)).items.map(({ message }) => message)).toEqual([MASKED])
  })

  test('a later offer gives five new questions in the same room; only its messages are unmasked', async ({
    world,
    me,
    offerId,
  }) => {
    const roomId = roomOf(await world.ask(me, offerId, CONTACTS))
    await world.refuse(me, offerId)
    const next = await world.offerTo(me)
    expect(roomOf(await world.ask(me, next, CONTACTS))).toBe(roomId)
    expect((await world.rooms(me)).items).toMatchObject([
      { roomId, isClosed: false, canSend: true, unread: 0, nameless: { offerId: next, questionsLeft: 4 } },
    ])
    await world.accept(me, next)
    expect((await world.history(me, roomId)).items.map(({ message }) => message)).toEqual([
      MASKED,
      '새로운 제안을 두고 다시 물어보는 방이에요.',
      CONTACTS,
      '여기서부터 서로 이름을 알아요',
      '커피챗 매칭이 완료되었어요. 이제 서로 이름과 연락처를 볼 수 있어요.',
    ])
  })

  test('a later match without questions leaves old messages masked', async ({ world, me, offerId }) => {
    const roomId = roomOf(await world.ask(me, offerId, CONTACTS))
    await world.refuse(me, offerId)
    await world.accept(me, await world.offerTo(me))
    await world.send(me, roomId, CONTACTS)
    const said = (await world.history(me, roomId)).items.map(({ message }) => message)
    expect([said[0], said.at(-1)]).toEqual([MASKED, CONTACTS])
  })

  test('two who know each other continue under their names', async ({ world, me }) => {
    const { roomId } = await world.matchedRoom(me)
    const offerId = await world.offerTo(me)
    expect((await world.ask(me, offerId, CONTACTS)).json()).toMatchObject({ roomId, message: CONTACTS })
    expect((await world.rooms(me)).items[0]).toMatchObject({ nameless: null, canSend: true })
  })

  test('a question during a refusal leaves nothing open', async ({ world, me }) => {
    for (let round = 0; round < 8; round += 1) {
      const offerId = await world.offerTo(me)
      await Promise.all([world.ask(me, offerId, CONTACTS), world.refuse(me, offerId)])
      for (const room of (await world.rooms(me)).items) {
        expect(room).toMatchObject({ isClosed: true, canSend: false })
        const { items } = await world.history(me, room.roomId)
        expect(items.every(({ from, message }) => from === 'system' || message === MASKED)).toBe(true)
      }
    }
  })
})

test('[OFR-17] the copy of all data masks the company’s words, not the own ones', async ({
  server,
  world,
  me,
  offerId,
}) => {
  const roomId = roomOf(await world.ask(me, offerId, `내 번호 ${CONTACTS}`))
  await world.reply(world.recruiter, roomId, `회사 번호 ${CONTACTS}`)
  const answer = await server.call('GET', '/users/export', { token: me.token })
  const { messages } = answer.json<{ messages: { kind: string; body?: string }[] }>()
  expect(messages.flatMap(({ kind, body }) => (kind === 'messages' ? [body] : []))).toEqual([
    `내 번호 ${CONTACTS}`,
    `회사 번호 ${MASKED}`,
  ])
})
