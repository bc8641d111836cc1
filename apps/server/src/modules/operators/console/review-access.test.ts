import { describe, expect } from 'vitest'
import { addCandidate, addCompany, addOffer } from '../../../platform/db/testing/test-rows.ts'
import { serverTest } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { createTestClock } from '../../../testing/test-clock.ts'
import { addTestOperator, type TestOperator } from '../../../testing/test-operator.ts'
import { commandLine } from '../core/command-line.ts'
import { recordDeed } from '../core/audit.ts'

const test = serverTest({ clock: createTestClock('2027-03-15T10:00:00+09:00') }).extend(
  'admin',
  { scope: 'file' },
  ({ server }) => addTestOperator(server, { role: 'ADMIN' }),
)

type Review = { month: string; items: ({ operator: { id: string } } & Record<string, unknown>)[] }

const review = async (server: TestApp, admin: TestOperator, month?: string) =>
  (
    await server.call('GET', `/console/audit/review${month ? `?month=${month}` : ''}`, { token: admin.token })
  ).json<Review>()
const lineOf = async (server: TestApp, admin: TestOperator, who: TestOperator, month?: string) =>
  (await review(server, admin, month)).items.find(({ operator }) => operator.id === who.operatorId)

const open = (server: TestApp, who: TestOperator, candidateId: string, remoteAddress = '203.0.113.7') =>
  server.app.inject({
    url: `/api/console/candidates/${candidateId}`,
    headers: { authorization: `Bearer ${who.token}` },
    remoteAddress,
  })

describe('[SAFE] the record of an access', () => {
  test('holds who, when, from where, whose data and what', async ({ server, admin, clock }) => {
    const candidateId = await addCandidate(server.db.drizzle)
    const agent = await addTestOperator(server)
    expect((await open(server, agent, candidateId)).statusCode).toBe(200)
    const { rows } = await server.db.pool.query(
      'select actor_id, at, address, whose, action from audit_log where actor_id = $1',
      [agent.operatorId],
    )
    expect(rows).toEqual([
      {
        actor_id: agent.operatorId,
        at: clock(),
        address: '203.0.113.7',
        whose: [candidateId],
        action: 'profile.view',
      },
    ])
    const listed = await server.call('GET', `/console/audit?operatorId=${agent.operatorId}`, {
      token: admin.token,
    })
    expect(listed.json<{ items: object[] }>().items).toMatchObject([{ address: '203.0.113.7' }])
  })

  test('still names the candidate after the offer or room is gone', async ({ server, clock }) => {
    const { drizzle, pool } = server.db
    const companyId = await addCompany(drizzle)
    const { operatorId } = await addTestOperator(server, { companyId })
    const candidateId = await addCandidate(drizzle)
    const now = clock()
    const terms = {
      companyId,
      operatorId,
      candidateId,
      createdAt: now,
      deliverAt: now,
      expiryDay: '2027-03-20',
    }
    const subjectId = await addOffer(drizzle, terms)
    const who = { operatorId, address: null }
    await recordDeed(drizzle, who, { action: 'offer.send', subject: 'offer', subjectId }, now)
    await pool.query('delete from users where id = $1', [candidateId])
    const { rows } = await pool.query('select whose from audit_log where subject_id = $1', [subjectId])
    expect(rows).toEqual([{ whose: [candidateId] }])
  })

  test('has no address for the command line and no author for a talk post', async ({ server, clock }) => {
    const deed = { action: 'talk.hide', subject: 'talk-post', subjectId: server.deps.ids.next() } as const
    await recordDeed(server.db.drizzle, commandLine, deed, clock())
    const { rows } = await server.db.pool.query(
      'select address, whose from audit_log where subject_id = $1',
      [deed.subjectId],
    )
    expect(rows).toEqual([{ address: null, whose: [] }])
  })
})

describe('[SAFE] the monthly review', () => {
  /** So many candidates, each read once on a day. */
  const readOn = (server: TestApp, who: TestOperator, day: string, people: number, more: object = {}) =>
    recordDeed(
      server.db.drizzle,
      { operatorId: who.operatorId, address: '203.0.113.7' },
      {
        action: 'room.list',
        subject: 'candidate',
        subjectId: null,
        whose: Array.from({ length: people }, () => server.deps.ids.next()),
        ...more,
      },
      new Date(`${day}+09:00`),
    )

  test('counts people instead of openings, and the addresses used', async ({ server, admin }) => {
    const agent = await addTestOperator(server)
    const [one, other] = [await addCandidate(server.db.drizzle), await addCandidate(server.db.drizzle)]
    await open(server, agent, one)
    await open(server, agent, one, '203.0.113.8')
    await open(server, agent, other)
    await server.call('POST', '/console/exports', {
      token: agent.token,
      body: { kind: 'offers', reason: '월간 보고' },
    })
    expect(await lineOf(server, admin, agent)).toMatchObject({
      operator: { id: agent.operatorId, name: '이도현', role: 'agent' },
      deeds: 4,
      people: 2,
      addresses: 3,
      exports: 1,
      usual: 0,
      isUnusual: false,
    })
  })

  test('covers a month in Seoul and marks outliers against the three months before', async ({
    server,
    admin,
  }) => {
    const agent = await addTestOperator(server)
    await readOn(server, agent, '2026-12-01T00:00:00', 30)
    await readOn(server, agent, '2027-02-28T23:59:59.999', 15)
    await readOn(server, agent, '2027-03-01T00:00:00', 100)
    expect(await lineOf(server, admin, agent)).toMatchObject({ people: 100, usual: 15, isUnusual: true })
    expect(await lineOf(server, admin, agent, '2027-02')).toMatchObject({
      people: 15,
      usual: 10,
      isUnusual: false,
    })
    expect(await lineOf(server, admin, agent, '2027-01')).toBeUndefined()
  })

  test('reaches back as far as records are kept, and not into the future', async ({ server, admin }) => {
    expect((await review(server, admin, '2019-01')).month).toBe('2025-03')
    expect((await review(server, admin, '2031-01')).month).toBe('2027-03')
    expect((await review(server, admin)).month).toBe('2027-03')
  })

  test('[BIZ-6] is signed off once the month is over, by one of two at once, and stays as it was signed', async ({
    server,
    admin,
  }) => {
    const agent = await addTestOperator(server)
    await readOn(server, agent, '2026-05-10T10:00:00', 60)
    const other = await addTestOperator(server, { role: 'ADMIN' })
    const sign = (who: TestOperator, month: string, note: string) =>
      server.call('POST', '/console/audit/review/sign-off', { token: who.token, body: { month, note } })
    expect(await review(server, admin, '2026-05')).toMatchObject({ signedOff: null, canSignOff: true })
    expect((await sign(admin, '2026-05', ' ')).json()).toMatchObject({
      fields: { note: '평소보다 많이 본 사람이 있어요. 무엇을 확인했는지 적어 주세요' },
    })
    expect((await sign(admin, '2027-03', '끝나지 않은 달')).json()).toMatchObject({
      fields: { month: '끝난 달만 서명할 수 있어요' },
    })
    expect((await sign(agent, '2026-05', '제가요')).statusCode).toBe(403)
    const note = '채용 박람회 문의에 답한 기록이었어요'
    const answers = await Promise.all([sign(admin, '2026-05', note), sign(other, '2026-05', note)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409])
    expect(await review(server, admin, '2026-05')).toMatchObject({
      signedOff: { name: '이도현', note },
      canSignOff: false,
    })
    expect((await sign(admin, '2026-04', '')).statusCode).toBe(204)
    const { rows } = await server.db.pool.query(
      `select detail from audit_log where action = 'access.sign-off' order by id`,
    )
    expect(rows).toEqual([{ detail: { month: '2026-05' } }, { detail: { month: '2026-04' } }])
  })

  test('is for admins only', async ({ server }) => {
    const agent = await addTestOperator(server)
    expect((await server.call('GET', '/console/audit/review', { token: agent.token })).statusCode).toBe(403)
  })
})
