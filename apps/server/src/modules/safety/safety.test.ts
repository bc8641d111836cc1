import { emptyPosition } from '@coffeeattack/domain/positions/position'
import { describe, expect } from 'vitest'
import { serverTest } from '../../testing/server-test.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { addCandidate, type TestCandidate } from '../../testing/test-candidate.ts'
import { addTestOperator, type TestOperator } from '../../testing/test-operator.ts'
import { createOffersWorld } from '../offers/testing/offers-world.ts'
import { createRoomsWorld } from '../rooms/testing/rooms-world.ts'

const test = serverTest()

type World = Awaited<ReturnType<typeof createRoomsWorld>>

type Case = {
  id: string
  company: { id: string }
  reports: number
  signals: number
  reason: string | null
  isStopped: boolean
  actions: string[]
  outcome: string | null
  evidence: { kind: string; text: string; lines: { isCompany: boolean; text: string }[]; reporter: unknown }[]
  trail: { name: string; by: string | null }[]
  figures: { people: { offer: number; talk: number } }
  told: { all: number } | null
}
type Report = {
  id: string
  outcome: string | null
  steps: { name: string }[]
  finding: string
  told: number | null
}

const tokenOf = (server: TestApp, { operatorId: subjectId, sessionId }: TestOperator) =>
  server.signIn('operator', { subjectId, sessionId }).token

/** The cases of one company, because the worlds of this file share a database. */
async function desk(server: TestApp, { agent, companyId }: Pick<World, 'agent' | 'companyId'>) {
  const answer = await server.call('GET', '/console/safety', { token: tokenOf(server, agent) })
  const { items } = answer.json<{ items: Case[] }>()
  return items.filter(({ company }) => company.id === companyId)
}

async function act(server: TestApp, who: TestOperator, id: string, deed = '', body?: unknown) {
  const path = `/console/safety/${id}${deed && `/${deed}`}`
  return server.call(deed ? 'POST' : 'GET', path, { token: tokenOf(server, who), body })
}

const candidate = (server: TestApp, { userId, sessionId }: TestCandidate) =>
  server.signIn('candidate', { subjectId: userId, sessionId }).token

async function report(server: TestApp, who: TestCandidate, body: object) {
  return server.call('POST', '/users/reports', { token: candidate(server, who), body })
}

const reportOf = async (server: TestApp, who: TestCandidate, id: string) =>
  (await server.call('GET', `/users/reports/${id}`, { token: candidate(server, who) })).json<Report>()

const noticesOf = async (server: TestApp, userId: string) =>
  (
    await server.db.pool.query<{ type: string }>(
      'select type from notices where user_id = $1 order by type',
      [userId],
    )
  ).rows.map(({ type }) => type)

const ASKING = '면접 없이 바로 모셔요. 계좌번호와 통장 사본을 먼저 보내 주세요.'

describe('[FIRM-8] a report', () => {
  test('from an offer, a room and a company page is one case of the sender, and names nobody', async ({
    server,
  }) => {
    const world = await createRoomsWorld(server, '새벽별파트너스')
    const me = await addCandidate(server, { name: '한지우', jobSubLabel: '프론트엔드 개발자' })
    const other = await addCandidate(server)
    const offerId = await world.offerTo(me)
    const { roomId } = await world.matchedRoom(other)
    const first = await report(server, me, { place: 'OFFER', id: offerId, reason: 'MONEY' })
    expect(first.statusCode).toBe(200)
    const same = await report(server, me, { place: 'COMPANY', id: world.companyId, reason: 'MONEY' })
    expect(same.json<Report>().id).toBe(first.json<Report>().id)
    const text = '교육비를 먼저 내면 돌려준다고 했어요. 제 번호는 010-2345-6789예요.'
    expect((await report(server, other, { place: 'ROOM', id: roomId, reason: 'OTHER' })).statusCode).toBe(400)
    await report(server, other, { place: 'ROOM', id: roomId, reason: 'OTHER', text })
    expect((await report(server, other, { place: 'OFFER', id: offerId, reason: 'MONEY' })).statusCode).toBe(
      404,
    )

    const items = await desk(server, world)
    expect(items).toMatchObject([{ reports: 2, signals: 0, reason: 'OTHER', isStopped: false }])
    const answer = await act(server, world.agent, items[0]!.id)
    const shown = answer.json<Case>()
    expect(shown.actions).toEqual(['stop', 'handOver', 'close'])
    expect(shown.evidence.map(({ text: said }) => said)).toContain(
      '교육비를 먼저 내면 돌려준다고 했어요. 제 번호는 〔전화번호〕예요.',
    )
    expect(answer.body).toContain('프론트엔드 개발자')
    for (const secret of ['한지우', me.userId, other.userId, '2345-6789'])
      expect(answer.body).not.toContain(secret)
    const recruiter = await act(server, world.recruiter, items[0]!.id)
    expect(recruiter.statusCode).toBe(403)
  })

  test('can be taken back for ten minutes, and ten a day are taken', async ({ server, clock }) => {
    const world = await createRoomsWorld(server)
    const me = await addCandidate(server)
    const offerId = await world.offerTo(me)
    const body = { place: 'OFFER', id: offerId, reason: 'INSULT' }
    const undo = (id: string) =>
      server.call('DELETE', `/users/reports/${id}`, { token: candidate(server, me) })
    const slip = (await report(server, me, body)).json<Report>()
    expect((await undo(slip.id)).statusCode).toBe(204)
    expect(await desk(server, world)).toEqual([])
    const meant = (await report(server, me, body)).json<Report>()
    clock.advance({ minutes: 11 })
    expect((await undo(meant.id)).json()).toMatchObject({ code: 'CONFLICT' })
    for (const reason of ['MONEY', 'MESSENGER', 'TERMS', 'FAKE'])
      await report(server, me, { ...body, reason })
    expect(await desk(server, world)).toMatchObject([{ reports: 5 }])
  })

  test('tells its reporter that nothing was found, with words, and is looked at again once', async ({
    server,
  }) => {
    const world = await createRoomsWorld(server)
    const me = await addCandidate(server)
    const { id } = (
      await report(server, me, { place: 'OFFER', id: await world.offerTo(me), reason: 'TERMS' })
    ).json<Report>()
    const [found] = await desk(server, world)
    const closed = await act(server, world.agent, found!.id, 'close', { reason: '연봉 범위는 같았어요.' })
    expect(closed.json()).toMatchObject({ outcome: 'NOTHING', actions: [] })
    expect(await reportOf(server, me, id)).toMatchObject({
      outcome: 'NOTHING',
      finding: '연봉 범위는 같았어요.',
    })
    expect(await noticesOf(server, me.userId)).toEqual(['REPORT'])
    const again = () => server.call('POST', `/users/reports/${id}/again`, { token: candidate(server, me) })
    expect((await again()).json()).toMatchObject({ outcome: null })
    expect((await again()).statusCode).toBe(409)
    expect(await desk(server, world)).toMatchObject([{ reports: 1 }])
  })
})

describe('[FIRM-9] a signal', () => {
  test('of a stored message or offer stands in the queue with its words, and stops nobody', async ({
    server,
  }) => {
    const world = await createRoomsWorld(server)
    const me = await addCandidate(server)
    const { roomId } = await world.matchedRoom(me)
    const say = (message: string) =>
      world.console(world.recruiter, 'POST', `rooms/${roomId}/messages`, { message })
    expect((await say('반가워요. 편한 시간을 알려 주세요.')).statusCode).toBe(200)
    expect(await desk(server, world)).toEqual([])
    expect((await say(ASKING)).statusCode).toBe(200)
    expect((await say('010-1234-5678로 전화 주세요')).statusCode).toBe(200)
    const items = await desk(server, world)
    expect(items.map(({ reports, signals }) => [reports, signals])).toEqual([[0, 1]])
    const shown = (await act(server, world.agent, items[0]!.id)).json<Case>()
    expect(shown.evidence).toMatchObject([
      { kind: 'signal', lines: [{ isCompany: true, text: ASKING }], reporter: null },
    ])
  })
})

test('[FIRM-9] an offer and a position below the minimum wage are refused with the figure', async ({
  server,
}) => {
  const world = await createRoomsWorld(server)
  const { userId } = await addCandidate(server)
  const range = { salaryMin: 2_450, salaryMax: 3_000 }
  const offer = { candidateId: userId, position: '매장 운영', message: '함께 일해요', ...range }
  const position = { ...emptyPosition, title: '매장 운영', jobLabel: '개발', ...range }
  for (const [path, body] of [
    ['offers', offer],
    ['positions', position],
  ] as const) {
    const refused = await world.console(world.recruiter, 'POST', path, body)
    expect([refused.statusCode, refused.json()]).toMatchObject([
      400,
      { fields: { salaryMin: expect.stringContaining('2026년 최저임금은 시급 10,320원') } },
    ])
  }
  const enough = await world.console(world.recruiter, 'POST', 'offers', { ...offer, salaryMin: 2_600 })
  expect(enough.statusCode).not.toBe(400)
})

describe('[FIRM-9] a takedown', () => {
  test('closes offers and talks, tells everybody once, the matched ones in other words', async ({
    server,
  }) => {
    const world = await createRoomsWorld(server)
    const admin = await addTestOperator(server, { role: 'ADMIN' })
    const [offered, matched, stranger] = [
      await addCandidate(server),
      await addCandidate(server),
      await addCandidate(server),
    ]
    const offerId = await world.offerTo(offered)
    const { roomId } = await world.matchedRoom(matched)
    await report(server, matched, { place: 'ROOM', id: roomId, reason: 'MONEY' })
    const [{ id }] = (await desk(server, world)) as [Case]
    expect((await act(server, world.agent, id, 'take-down', { reason: '확인' })).statusCode).toBe(403)
    const down = await act(server, admin, id, 'take-down', { reason: '통장 사본 요구 확인' })
    expect(down.json()).toMatchObject({ outcome: 'TAKEN_DOWN', told: { all: 2 }, actions: [] })
    const takedown = async (who: TestCandidate) =>
      (
        await server.call('GET', `/users/takedowns/${world.companyId}`, { token: candidate(server, who) })
      ).json<{ tie: string; offers: number }>()
    expect(await takedown(offered)).toMatchObject({ tie: 'OFFER', offers: 1, reason: 'MONEY' })
    expect(await takedown(matched)).toMatchObject({ tie: 'MATCHED', offers: 0 })
    expect(await takedown(stranger)).toMatchObject({ code: 'NOT_FOUND' })
    expect(await noticesOf(server, offered.userId)).toEqual(['TAKEDOWN'])
    expect(await noticesOf(server, matched.userId)).toEqual(expect.arrayContaining(['REPORT', 'TAKEDOWN']))
    const accept = await server.call('POST', '/v2.1/users/coffeechat', {
      token: candidate(server, offered),
      body: { offerId },
    })
    expect(accept.json()).toMatchObject({ code: 'COMPANY_TAKEN_DOWN' })
    const say = await world.console(world.recruiter, 'POST', `rooms/${roomId}/messages`, {
      message: '잠깐만요',
    })
    expect(say.statusCode).toBeGreaterThanOrEqual(400)
    expect((await act(server, admin, id, 'take-down', { reason: '확인' })).statusCode).toBe(409)
  })

  test('and an acceptance at the same moment: one of both holds, and the person is told', async ({
    server,
  }) => {
    const admin = await addTestOperator(server, { role: 'ADMIN' })
    for (let round = 0; round < 6; round++) {
      const world = await createRoomsWorld(server)
      const me = await addCandidate(server)
      const offerId = await world.offerTo(me)
      await report(server, me, { place: 'OFFER', id: offerId, reason: 'FAKE' })
      const found = await server.db.pool.query<{ id: string }>(
        'select id from safety_cases where company_id = $1',
        [world.companyId],
      )
      const [accept, down] = await Promise.all([
        server.call('POST', '/v2.1/users/coffeechat', { token: candidate(server, me), body: { offerId } }),
        act(server, admin, found.rows[0]!.id, 'take-down', { reason: '확인' }),
      ])
      expect(down.statusCode).toBe(200)
      const { rows } = await server.db.pool.query<{ tie: string; status: string; open: number }>(
        `select p.tie, o.status, (select count(*)::int from message_rooms r where r.company_id = $1
            and r.closed_at is null) + (select count(*)::int from coffeechats k where k.company_id = $1 and k.cancelled_at is null) as open
         from takedown_people p join offers o on o.company_id = p.company_id where p.company_id = $1`,
        [world.companyId],
      )
      expect(rows).toEqual([
        accept.statusCode === 200
          ? { tie: 'MATCHED', status: 'MATCHED', open: 0 }
          : { tie: 'OFFER', status: 'EXPIRED', open: 0 },
      ])
      expect([200, 409]).toContain(accept.statusCode)
      expect(await noticesOf(server, me.userId)).toContain('TAKEDOWN')
    }
  })
  test('takes its company out of a curation, which the person decides without it; an empty one is over', async ({
    server,
  }) => {
    const world = await createOffersWorld(server)
    const admin = await addTestOperator(server, { role: 'ADMIN' })
    const me = await addCandidate(server)
    const group = await world.sendGroup(me, 2)
    const [first, second] = group.offerIds
    const takeDown = async (offerId: string) => {
      await report(server, me, { place: 'OFFER', id: offerId, reason: 'FAKE' })
      const { companyId } = await world.offer(offerId)
      const found = await server.db.pool.query<{ id: string }>(
        'select id from safety_cases where company_id = $1',
        [companyId],
      )
      return act(server, admin, found.rows[0]!.id, 'take-down', { reason: '확인' })
    }
    const whole = await world.sendGroup(me, 2)
    expect((await takeDown(first!)).statusCode).toBe(200)
    expect([await world.offer(first!), await world.group(group.groupId)]).toMatchObject([
      { status: 'EXPIRED' },
      { status: 'WAITING' },
    ])
    expect((await world.decide(me, group.groupId, true, [first!])).statusCode).toBeGreaterThanOrEqual(400)
    expect((await world.decide(me, group.groupId, true, [second!])).statusCode).toBe(200)
    expect(await world.offer(second!)).toMatchObject({ status: 'MATCHED' })

    for (const id of whole.offerIds) expect((await takeDown(id)).statusCode).toBe(200)
    expect(await world.group(whole.groupId)).toMatchObject({ status: 'EXPIRED' })
  })
})

/** Last, because it moves the clock of the file by days. */
describe('[FIRM-9] a stop', () => {
  test('holds one sender back at once, ends after 72 hours, and lasts once an admin confirms it', async ({
    server,
    clock,
  }) => {
    const world = await createRoomsWorld(server)
    const admin = await addTestOperator(server, { role: 'ADMIN', name: '문가람' })
    const me = await addCandidate(server)
    const { roomId } = await world.matchedRoom(me)
    await report(server, me, { place: 'ROOM', id: roomId, reason: 'MONEY' })
    const [{ id }] = (await desk(server, world)) as [Case]
    const say = (who: TestOperator) =>
      world.console(who, 'POST', `rooms/${roomId}/messages`, { message: '안녕하세요' })
    expect((await act(server, world.agent, id, 'confirm')).statusCode).toBe(403)
    expect((await act(server, world.agent, id, 'stop', { reason: '계좌 요구' })).json()).toMatchObject({
      isStopped: true,
      actions: ['release', 'handOver'],
    })
    expect((await act(server, world.agent, id, 'stop', { reason: '계좌 요구' })).statusCode).toBe(409)
    expect((await act(server, world.agent, id, 'close', { reason: '없음' })).statusCode).toBe(409)
    expect((await say(world.recruiter)).json()).toMatchObject({ code: 'SENDING_STOPPED' })
    expect((await say(world.colleague)).statusCode).toBe(200)
    clock.advance({ hours: 72 })
    expect((await say(world.recruiter)).statusCode).toBe(200)
    expect((await act(server, world.agent, id)).json<Case>().trail[0]).toMatchObject({ name: 'LAPSED' })
    await act(server, world.agent, id, 'stop', { reason: '다시 요구' })
    expect((await act(server, admin, id, 'confirm')).json()).toMatchObject({ outcome: 'STOPPED' })
    clock.advance({ hours: 100 })
    expect((await say(world.recruiter)).statusCode).toBe(403)
    expect(await noticesOf(server, me.userId)).toContain('REPORT')
    const deeds = await server.db.pool.query<{ action: string }>(
      `select action from audit_log where subject_id = $1 and action <> 'safety.view' order by id`,
      [id],
    )
    expect(deeds.rows.map(({ action }) => action)).toEqual(['safety.stop', 'safety.stop', 'safety.confirm'])
  })
})
