import { phoneAsTyped } from '@coffeeattack/domain/verification/phone'
import { describe, expect } from 'vitest'
import { files } from '../../../platform/db/schema/files.ts'
import { addCompany } from '../../../platform/db/testing/test-rows.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { addCandidate, type TestCandidate } from '../../../testing/test-candidate.ts'
import { addTestOperator, type TestOperator } from '../../../testing/test-operator.ts'
import { type CoffeechatWorld, test } from '../testing/coffeechat-world.ts'

type Item = { kind: string; text: string; url: string | null }
type Shown = {
  id: string
  name: string
  status: string
  roomId: string | null
  disclosure: Item[]
  questions: { answer: string | null }[]
}
type List = { items: { id: string; name: string; status: string }[]; nextCursor: string | null }

const show = async (world: CoffeechatWorld, who: TestOperator, id: string) =>
  (await world.console.show(who, id)).json<Shown>()
const kinds = ({ disclosure }: Shown) => disclosure.map(({ kind }) => kind)

/** A candidate who filled in everything. */
async function openHanded(server: TestApp): Promise<TestCandidate> {
  const me = await addCandidate(server, {
    emailSealed: server.deps.secrets.seal('jiu@example.com', 'users.email_sealed'),
    resumeUrl: 'https://example.com/resume',
    githubUrl: 'https://github.com/jiu',
  })
  const userFolder = server.deps.ids.next()
  await server.db.drizzle.insert(files).values({
    id: server.deps.ids.next(),
    userId: me.userId,
    purpose: 'RESUME',
    type: 'pdf',
    storeKey: `${userFolder}/${server.deps.ids.next()}.pdf`,
    nameSealed: server.deps.secrets.seal('한지우_이력서.pdf', 'files.name_sealed'),
    size: 1000,
    state: 'STORED',
    createdAt: server.clock(),
    storedAt: server.clock(),
  })
  return me
}

/** An agent who wrote on behalf of the company. */
async function matchedByAgent(
  server: TestApp,
  world: CoffeechatWorld,
  me: TestCandidate,
  companyId: string | null = world.companyId,
) {
  const agent = await addTestOperator(server, { name: '윤에이전트' })
  const id = await world.match(me, {
    companyId,
    operatorId: agent.operatorId,
    isMaster: true,
    ...(companyId === null && { isJustMessage: true, salaryMin: null, salaryMax: null }),
  })
  return { agent, id }
}

describe('[OFR-13] after the match', () => {
  test('the company reads name, contact, files and links in order', async ({ server, world }) => {
    const me = await openHanded(server)
    const id = await world.match(me)
    const shown = await show(world, world.recruiter, id)
    expect(shown).toMatchObject({
      id,
      status: 'NEW',
      name: '한지우',
      candidateId: me.userId,
      company: { name: '노을클라우드', logo: null },
      position: '프론트엔드 개발자',
      salaryMin: 6000,
      salaryMax: 6800,
      cancelledAt: null,
      confirmedTime: null,
      timeItems: [],
      roomId: expect.any(String),
    })
    expect(shown.disclosure).toEqual([
      { kind: 'NAME', text: '한지우', url: null },
      { kind: 'PHONE', text: phoneAsTyped(me.phone), url: null },
      { kind: 'EMAIL', text: 'jiu@example.com', url: null },
      { kind: 'RESUME_FILE', text: '한지우_이력서.pdf', url: expect.stringContaining('.pdf') },
      { kind: 'RESUME_LINK', text: 'https://example.com/resume', url: 'https://example.com/resume' },
      { kind: 'GITHUB', text: 'https://github.com/jiu', url: 'https://github.com/jiu' },
    ])
    const own = (await world.show(me, id)).json<{ disclosure: { items: object[] } }>()
    expect(own.disclosure.items).toEqual(shown.disclosure.map(({ kind, text }) => ({ kind, text })))
  })

  test('after a cancellation files and links are gone, the rest stays', async ({ server, world }) => {
    const me = await openHanded(server)
    const id = await world.match(me)
    await world.cancel(me, id)
    const shown = await show(world, world.recruiter, id)
    expect([shown.status, shown.name, kinds(shown)]).toEqual([
      'CANCELLED',
      '한지우',
      ['NAME', 'PHONE', 'EMAIL'],
    ])
    const own = (await world.show(me, id)).json<{ disclosure: { items: Item[] } }>()
    expect(own.disclosure.items.map(({ kind }) => kind)).toEqual(kinds(shown))
  })

  test('[PRO-14] a person who left has no name, contact or answers', async ({ server, world }) => {
    const me = await openHanded(server)
    const id = await world.match(me)
    const { items } = (await world.questions(me, id)).json<{ items: { id: string }[] }>()
    await world.answer(me, [{ id: items[0]!.id, answer: '카나리아 답' }])
    await world.propose(me, id, ['2026-11-20T16:00:00+09:00'])
    expect((await show(world, world.recruiter, id)).questions[0]?.answer).toBe('카나리아 답')
    await server.call('DELETE', '/v3/users', { token: me.token, body: { reason: '이직했어요' } })
    const answer = await world.console.show(world.recruiter, id)
    expect(answer.json()).toMatchObject({
      status: 'CANCELLED',
      name: '',
      disclosure: [],
      questions: [],
      timeItems: [],
    })
    expect(answer.body).not.toMatch(/한지우|카나리아|jiu@/)
    const list = (await world.console.list(world.recruiter)).json<List>()
    expect(list.items.find((item) => item.id === id)).toMatchObject({ name: '', status: 'CANCELLED' })
  })

  test('[PRO-14] a past meeting stays one, without its time, when the person leaves', async ({
    server,
    world,
  }) => {
    const me = await openHanded(server)
    const [met, ahead] = [await world.match(me), await world.match(me)]
    await world.fixed(met, '2026-11-15T16:00:00')
    await world.fixed(ahead, '2026-11-20T16:00:00')
    await world.console.outcome(world.recruiter, met, 'MET')
    await server.call('DELETE', '/v3/users', { token: me.token, body: { reason: '이직했어요' } })
    const shown = (await world.console.show(world.recruiter, met)).json()
    expect(shown).toMatchObject({ status: 'DONE', name: '', confirmedTime: null, outcome: { said: 'MET' } })
    expect((await world.console.show(world.recruiter, ahead)).json()).toMatchObject({ status: 'CANCELLED' })
    const list = (await world.console.list(world.recruiter)).json<List>()
    expect(list.items.find((item) => item.id === met)).toMatchObject({ name: '', status: 'DONE' })
  })

  test('[PRO-14] [KEEP-3] beside a hire the meeting stays one, and so does the hire', async ({
    server,
    world,
  }) => {
    const me = await openHanded(server)
    const id = await world.match(me)
    await world.fixed(id, '2026-11-15T16:00:00')
    await world.console.outcome(world.recruiter, id, 'MET')
    const hire = { startsOn: '2026-12-01', basePay: 6_700 }
    await world.console.stage(world.recruiter, id, { stage: 'HIRED', onDay: '2026-11-16', hire, seen: 0 })
    await world.stage(me, id, { seen: 1, isAgreed: true, hire })
    await server.call('DELETE', '/v3/users', { token: me.token, body: { reason: '이직했어요' } })
    expect((await world.console.show(world.recruiter, id)).json()).toMatchObject({
      status: 'DONE',
      name: '',
      outcome: { said: 'MET' },
      stageItems: [{ stage: 'HIRED', hire, isHire: true }],
    })
    expect(await world.hires(id)).toHaveLength(1)
  })

  test('an agent reads contact and links of their own matches, and no files', async ({ server, world }) => {
    const me = await openHanded(server)
    const { agent, id } = await matchedByAgent(server, world, me)
    const shown = await show(world, agent, id)
    expect(kinds(shown)).toEqual(['NAME', 'PHONE', 'EMAIL', 'RESUME_LINK', 'GITHUB'])
    expect(shown.roomId).toEqual(expect.any(String))
    const ofCompany = await show(world, world.recruiter, id)
    expect(kinds(ofCompany)).toContain('RESUME_FILE')
    expect(ofCompany.roomId).toBeNull()
  })

  test('files are not mentioned to an agent without a company', async ({ server, world }) => {
    const me = await openHanded(server)
    const { agent, id } = await matchedByAgent(server, world, me, null)
    const own = (await world.show(me, id)).json<{ disclosure: { items: Item[] } }>()
    expect(own.disclosure.items.map(({ kind }) => kind)).toEqual(kinds(await show(world, agent, id)))
    expect(await show(world, agent, id)).toMatchObject({ company: null, name: '한지우' })
  })

  test('every opening is recorded without a name; a polling page is recorded once', async ({
    server,
    world,
  }) => {
    const me = await addCandidate(server)
    const id = await world.match(me)
    await world.console.show(world.recruiter, id)
    await world.console.show(world.recruiter, id)
    await world.console.list(world.recruiter)
    const { rows } = await server.db.pool.query(
      `select action, detail::text from audit_log
       where actor_id = $1 and (subject_id = $2 or strpos(detail::text, $2::text) > 0) and action like 'coffeechat.%'
       order by id desc`,
      [world.operatorId, id],
    )
    expect(rows).toMatchObject([{ action: 'coffeechat.list' }, { action: 'coffeechat.view' }])
    expect(rows[0].detail).toContain(id)
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`한지우|${me.phone}`))
  })
})

describe('[BIZ-1] access to coffee chats', () => {
  test('of others is 404 on every call, and nothing changes', async ({ server, world }) => {
    const me = await addCandidate(server)
    const id = await world.match(me)
    await world.propose(me, id, ['2026-11-20T16:00:00+09:00'])
    const [time] = await world.times(id)
    const before = [await world.chat(id), await world.times(id), await world.room(me)]
    const elsewhere = await addCompany(server.db.drizzle, { name: '다른회사', key: '다른회사' })
    const strangers = [await addTestOperator(server, { companyId: elsewhere }), await addTestOperator(server)]
    for (const stranger of strangers) {
      const answers = [
        await world.console.show(stranger, id),
        await world.console.propose(stranger, id, '2026-11-20T16:00:00'),
        await world.console.confirm(stranger, id, time!.id),
        await world.console.takeBack(stranger, id),
        await world.console.ask(stranger, id, ['왜요?']),
      ]
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 404))
      expect((await world.console.list(stranger)).json<List>()).toMatchObject({ items: [], nextCursor: null })
    }
    expect((await world.console.show(world.recruiter, server.deps.ids.next())).statusCode).toBe(404)
    expect((await world.console.show(world.recruiter, 'nothing')).statusCode).toBe(404)
    expect([await world.chat(id), await world.times(id), await world.room(me)]).toEqual(before)
  })

  test('is shared by colleagues; newest first, and paging lists each once', async ({
    server,
    world,
    clock,
  }) => {
    const companyId = await addCompany(server.db.drizzle, { name: '새벽상회', key: '새벽상회' })
    const sender = await addTestOperator(server, { companyId })
    const colleague = await addTestOperator(server, { companyId })
    const made: string[] = []
    for (const later of [false, false, true, false, true]) {
      // Without `later` the matches have the same time, so the id decides their order.
      if (later) clock.advance({ minutes: 1 })
      const me = await addCandidate(server)
      made.push(await world.match(me, { companyId, operatorId: sender.operatorId }))
    }
    const whole = (await world.console.list(colleague)).json<List>()
    expect(whole.items.map(({ id }) => id)).toEqual(made.toReversed())
    expect(whole.nextCursor).toBeNull()
    const met: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const query: string = cursor === '' ? '?limit=2' : `?limit=2&cursor=${cursor}`
      const page = (await world.console.list(colleague, query)).json<List>()
      met.push(...page.items.map(({ id }) => id))
      cursor = page.nextCursor
    }
    expect(met).toEqual(made.toReversed())
  })

  test.for([
    'bm9wZQ',
    'WzFlMzAwLCJ4Il0',
    Buffer.from('[1e300,"00000000-0000-4000-8000-000000000000"]').toString('base64url'),
  ])('an unknown cursor %s starts at the beginning', async (cursor, { world }) => {
    const whole = (await world.console.list(world.recruiter)).json<List>()
    expect((await world.console.list(world.recruiter, `?cursor=${cursor}`)).json<List>()).toEqual(whole)
  })
})
