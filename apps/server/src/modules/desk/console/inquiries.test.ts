import { describe, expect, vi } from 'vitest'
import { type Mail, type Mailer, MailRefused } from '../../../platform/providers/mail/mailer.ts'
import { test } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { addCandidate } from '../../../testing/test-candidate.ts'
import { addTestOperator } from '../../../testing/test-operator.ts'
import { withoutChance } from '../../../testing/without-chance.ts'
import { forgetContacts } from '../jobs/forget-contacts.ts'
import { sendAnswers } from '../jobs/send-answers.ts'
import { agent, answer, ask, asked, rowOf } from '../testing/inquiries.ts'

/** As a withdrawal leaves them until their day of erasure. */
const leave = (server: TestApp, userId: string) =>
  server.db.pool.query(
    `update users set deleted_at = now(), is_active = false, name_sealed = null, phone_sealed = null,
       phone_hash = null, phone_proved_at = null, birthday_sealed = null, email_sealed = null where id = $1`,
    [userId],
  )
const linesOf = async (server: TestApp, candidateId: string) =>
  (
    await server.db.pool.query(
      `select m.sender, m.body from messages m join message_rooms r on r.id = m.room_id
       where r.candidate_id = $1 order by m.seq`,
      [candidateId],
    )
  ).rows
const shown = async (server: TestApp, token: string, id: string) =>
  (await server.call('GET', `/console/inquiries/${id}`, { token })).json<Record<string, unknown>>()

describe('asking', () => {
  test('[BIZ-4] a visitor asks and leaves a contact, which is kept sealed', async ({ server }) => {
    const id = await ask(server, { contact: ' 010-1234-5678 ' })
    const row = await rowOf(server, id)
    expect(row).toMatchObject({ user_id: null, from_path: '/my/attack', message: asked.message.trim() })
    expect(withoutChance(JSON.stringify(row))).not.toMatch(/1234|5678/)
  })

  test('[BIZ-4] a member needs no contact, and none is kept', async ({ server }) => {
    const me = await addCandidate(server)
    const row = await rowOf(server, await ask(server, { contact: 'me@mail.example' }, me.token))
    expect(row).toMatchObject({ user_id: me.userId, contact_sealed: null })
  })

  test.for([
    [{ message: '   ' }, 'message', '필수 값이에요'],
    [{ message: '가'.repeat(1001) }, 'message', '1000자까지 작성 가능해요'],
    [{ contact: '카톡' }, 'contact', '휴대전화 번호나 이메일을 정확히 입력해 주세요.'],
  ] as const)('%j is refused', async ([more, field, sentence], { server }) => {
    const refused = await server.call('POST', '/users/ask', { body: { ...asked, ...more } })
    expect([refused.statusCode, refused.json<{ fields: object }>().fields]).toEqual([
      400,
      { [field]: sentence },
    ])
  })

  test('somebody who has left cannot ask as who they were', async ({ server }) => {
    const me = await addCandidate(server)
    await leave(server, me.userId)
    expect((await server.call('POST', '/users/ask', { body: asked, token: me.token })).statusCode).toBe(401)
  })
})

describe('[BIZ-4] the inbox', () => {
  test('who waits longest comes first, a page at a time, and everyone once', async ({ server }) => {
    const { token } = await agent(server)
    const ids = [await ask(server), await ask(server), await ask(server)]
    const met: string[] = []
    let cursor: string | null = null
    do {
      const path: string = `/console/inquiries?limit=2${cursor ? `&cursor=${cursor}` : ''}`
      const page = (await server.call('GET', path, { token })).json<{
        items: { id: string }[]
        openCount: number
        nextCursor: string | null
      }>()
      expect(page.openCount).toBeGreaterThanOrEqual(3)
      met.push(...page.items.map(({ id }) => id))
      cursor = page.nextCursor
    } while (cursor)
    expect(met.filter((id) => ids.includes(id))).toEqual(ids)
    expect(new Set(met).size).toBe(met.length)
  })

  test('a member is known by what they do, never by name or number', async ({ server }) => {
    const me = await addCandidate(server, {
      name: '한지우',
      phone: '01055556666',
      jobLabel: '개발',
      jobSubLabel: '백엔드 개발자',
    })
    const id = await ask(server, {}, me.token)
    const { token } = await agent(server)
    const one = await server.call('GET', `/console/inquiries/${id}`, { token })
    const list = await server.call('GET', '/console/inquiries?limit=100', { token })
    expect(one.json()).toMatchObject({
      candidate: { id: me.userId, jobSubLabel: '백엔드 개발자' },
      contact: null,
      context: { isActive: false, waitingOfferCount: 0, inquiryCount: 1, roomId: null, userSurveyItems: [] },
    })
    for (const body of [one.body, list.body]) expect(body).not.toMatch(/한지우|01055556666|010-5555-6666/)
  })

  test('what a person asked goes out of sight with them', async ({ server }) => {
    const me = await addCandidate(server)
    const id = await ask(server, {}, me.token)
    await leave(server, me.userId)
    const { token } = await agent(server)
    expect((await server.call('GET', `/console/inquiries/${id}`, { token })).statusCode).toBe(404)
    expect((await answer(server, token, id)).statusCode).toBe(404)
    const list = await server.call('GET', '/console/inquiries?limit=100', { token })
    expect(list.body).not.toContain(id)
  })

  test('a company reads none of it', async ({ server }) => {
    const { rows } = await server.db.pool.query(
      `insert into companies (id, name, key, created_at) values (gen_random_uuid(), '새벽커머스', '새벽커머스', now()) returning id`,
    )
    const recruiter = await addTestOperator(server, { companyId: rows[0].id })
    const refused = await server.call('GET', '/console/inquiries', { token: recruiter.token })
    expect(refused.statusCode).toBe(403)
  })
})

describe('[BIZ-4] answering a member', () => {
  test('question and answer stand in the room with this agent, which is made once', async ({ server }) => {
    const me = await addCandidate(server)
    const { token, operatorId } = await agent(server)
    expect((await answer(server, token, await ask(server, {}, me.token), '네, 돼요.')).statusCode).toBe(204)
    expect(
      (await answer(server, token, await ask(server, { message: '하나 더요' }, me.token), '그럼요.'))
        .statusCode,
    ).toBe(204)
    expect(await linesOf(server, me.userId)).toEqual([
      { sender: 'CANDIDATE', body: asked.message.trim() },
      { sender: 'OPERATOR', body: '네, 돼요.' },
      { sender: 'CANDIDATE', body: '하나 더요' },
      { sender: 'OPERATOR', body: '그럼요.' },
    ])
    const rooms = await server.db.pool.query(
      'select operator_id from message_rooms where candidate_id = $1',
      [me.userId],
    )
    expect(rooms.rows).toEqual([{ operator_id: operatorId }])
  })

  test('two agents at once: one answer', async ({ server }) => {
    const me = await addCandidate(server)
    const id = await ask(server, {}, me.token)
    const agents = await Promise.all([agent(server), agent(server), agent(server)])
    const statuses = await Promise.all(
      agents.map(async ({ token }) => (await answer(server, token, id)).statusCode),
    )
    expect(statuses.toSorted()).toEqual([204, 409, 409])
    expect(await linesOf(server, me.userId)).toHaveLength(2)
  })

  test('what a colleague took is taken over first, from the one it was seen with', async ({ server }) => {
    const [first, second, third] = [await agent(server), await agent(server), await agent(server)]
    const id = await ask(server, { contact: 'a@mail.example' })
    const take = (token: string, from: string | null) =>
      server.call('POST', `/console/inquiries/${id}/take`, { token, body: { from } })
    expect((await take(first.token, null)).statusCode).toBe(204)
    expect((await answer(server, second.token, id)).statusCode).toBe(409)
    expect((await take(second.token, null)).statusCode).toBe(409)
    expect((await take(second.token, first.operatorId)).statusCode).toBe(204)
    expect((await take(third.token, first.operatorId)).statusCode).toBe(409)
    expect(await shown(server, third.token, id)).toMatchObject({
      handler: { id: second.operatorId, name: '정하린' },
    })
    expect((await answer(server, second.token, id)).statusCode).toBe(204)
    expect((await take(third.token, second.operatorId)).statusCode).toBe(409)
  })

  test('every look and every answer is in the trail', async ({ server }) => {
    const { token, operatorId } = await agent(server)
    const id = await ask(server, { contact: 'a@mail.example' })
    await shown(server, token, id)
    await answer(server, token, id)
    const { rows } = await server.db.pool.query(
      'select action from audit_log where actor_id = $1 and subject_id = $2 order by id',
      [operatorId, id],
    )
    expect(rows.map(({ action }) => action)).toEqual(['inquiry.view', 'inquiry.answer'])
  })
})

describe('[BIZ-4] answering a visitor', () => {
  const texts: { to: string; text: string }[] = []
  const withSms = (
    server: TestApp,
    send: (message: { to: string; text: string }) => Promise<{ messageId: null }>,
  ) => ({
    ...server.deps,
    providers: { ...server.deps.providers, sms: { send }, mail: { send: async () => {} } },
  })
  const working = (server: TestApp) =>
    withSms(server, async (message) => {
      texts.push(message)
      return { messageId: null }
    })

  test('by text, once, however many workers look', async ({ server }) => {
    const { token } = await agent(server)
    const id = await ask(server, { contact: '010-7777-8888' })
    await answer(server, token, id, '네, 참여할 수 있어요.')
    expect(await shown(server, token, id)).toMatchObject({ delivery: 'WAITING', contact: '010-7777-8888' })
    await Promise.all([
      sendAnswers(working(server)),
      sendAnswers(working(server)),
      sendAnswers(working(server)),
    ])
    const sent = texts.filter(({ to }) => to === '01077778888')
    expect(sent).toEqual([
      {
        to: '01077778888',
        text: `[커피어택] 문의하신 내용에 답을 드려요.\n\n네, 참여할 수 있어요.\n\n남기신 문의: ${asked.message.trim()}`,
      },
    ])
    expect(await shown(server, token, id)).toMatchObject({ delivery: 'SENT' })
  })

  test('by mail, under the name of the inquiry', async ({ server }) => {
    const { token } = await agent(server)
    const id = await ask(server, { contact: 'haneul@mail.example' })
    await answer(server, token, id, '메일로 드리는 답이에요.')
    const mails: Mail[] = []
    const send = async (mail: Mail) => void mails.push(mail)
    const { deps } = server
    await sendAnswers({ ...deps, providers: { ...deps.providers, mail: { send } } })
    expect(mails).toEqual([
      {
        id,
        to: 'haneul@mail.example',
        letter: expect.objectContaining({ paragraphs: ['메일로 드리는 답이에요.'] }),
      },
    ])
    expect(await shown(server, token, id)).toMatchObject({ delivery: 'SENT' })
  })

  test('an address that nobody has is tried once, and the agent sees it', async ({ server }) => {
    const { token } = await agent(server)
    const id = await ask(server, { contact: 'nobody@mail.example' })
    await answer(server, token, id)
    const send = vi.fn<Mailer['send']>(() => Promise.reject(new MailRefused(550)))
    const { deps } = server
    await sendAnswers({ ...deps, providers: { ...deps.providers, mail: { send } } })
    expect(send).toHaveBeenCalledOnce()
    expect(await shown(server, token, id)).toMatchObject({ delivery: 'FAILED' })
  })

  test('a sender that fails is asked again later, five times, and then the agent sees it', async ({
    server,
    clock,
  }) => {
    const { operatorId, sessionId } = await agent(server)
    const token = () => server.signIn('operator', { subjectId: operatorId, sessionId }).token
    const id = await ask(server, { contact: '010-9999-0000' })
    await answer(server, token(), id)
    let tries = 0
    const failing = withSms(server, async () => {
      tries += 1
      throw new Error('no')
    })
    for (const [minutes, expected] of [
      [0, 1],
      [0, 1],
      [1, 2],
      [4, 3],
      [16, 4],
      [64, 5],
      [300, 5],
    ] as const) {
      clock.advance({ minutes })
      await sendAnswers(failing)
      expect(tries).toBe(expected)
    }
    expect(await shown(server, token(), id)).toMatchObject({ delivery: 'FAILED' })
  })

  test('without a contact it can only be closed', async ({ server }) => {
    const { token } = await agent(server)
    const id = await ask(server)
    expect((await answer(server, token, id)).statusCode).toBe(409)
    const close = () => server.call('POST', `/console/inquiries/${id}/close`, { token })
    expect([(await close()).statusCode, (await close()).statusCode]).toEqual([204, 409])
    expect(await shown(server, token, id)).toMatchObject({ answer: null, delivery: null })
  })

  test('the contact is forgotten thirty days after the answer, and not before it was sent', async ({
    server,
    clock,
  }) => {
    const { token } = await agent(server)
    const [sent, waiting, open] = [
      await ask(server, { contact: 'a@mail.example' }),
      await ask(server, { contact: 'b@mail.example' }),
      await ask(server, { contact: 'c@mail.example' }),
    ]
    await answer(server, token, sent)
    await sendAnswers(working(server))
    await answer(server, token, waiting)
    const kept = async () =>
      (await Promise.all([sent, waiting, open].map((id) => rowOf(server, id)))).map(
        (row) => row.contact_sealed !== null,
      )
    clock.advance({ hours: 30 * 24 - 1 })
    await forgetContacts(server.deps)
    expect(await kept()).toEqual([true, true, true])
    clock.advance({ hours: 1 })
    await forgetContacts(server.deps)
    expect(await kept()).toEqual([false, true, true])
  })
})
