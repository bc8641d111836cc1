import { describe, expect } from 'vitest'
import { consents } from '../../../platform/db/schema/consents.ts'
import { hires } from '../../../platform/db/schema/coffeechats.ts'
import { inquiries } from '../../../platform/db/schema/desk.ts'
import { verificationAttempts, verificationFailures } from '../../../platform/db/schema/verification.ts'
import {
  addCandidate,
  addCompany,
  addOffer,
  addOperator,
  addUser,
} from '../../../platform/db/testing/test-rows.ts'
import { serverTest } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { createTestClock } from '../../../testing/test-clock.ts'
import { addTestOperator } from '../../../testing/test-operator.ts'

/** Each test uses its own month, so that tests do not count each other's rows. */
const test = serverTest({ clock: createTestClock('2026-11-16T10:00:00+09:00') })

/** An admin who signs in at that time; earlier sessions would have expired. */
async function adminAt(server: TestApp, moment: string): Promise<string> {
  server.clock.set(seoul(moment))
  return (await addTestOperator(server, { role: 'ADMIN' })).token
}
type House = {
  days: { from: string; until: string }
  before: { from: string; until: string }
  waiting: Record<string, number>
  figures: Record<string, { count: number; before: number; days: number[] }>
  steps: { step: string; count: number; before: number }[]
  failures: { count: number; people: number; finished: number; codes: { code: string; count: number }[] }
}

const seoul = (text: string) => new Date(`${text.length < 14 ? '2026-' : ''}${text}+09:00`)
const look = async (server: TestApp, token: string, period = '') =>
  (await server.call('GET', `/console/house${period && `?period=${period}`}`, { token })).json<House>()

describe('[BIZ-18] from the offer to the hire', () => {
  test('shows figures by day in Seoul, compared with the days before', async ({ server }) => {
    const token = await adminAt(server, '11-16T10:30')
    const db = server.db.drizzle
    const companyId = await addCompany(db)
    const operatorId = await addOperator(db, companyId)
    const sent = async (deliver: string, given: object = {}) =>
      addOffer(db, {
        candidateId: await addCandidate(db),
        companyId,
        operatorId,
        createdAt: seoul(deliver),
        deliverAt: seoul(deliver),
        expiryDay: '2026-12-01',
        ...given,
      })
    const answered = (at: string, status: 'MATCHED' | 'REFUSED' | 'EXPIRED') => ({
      status,
      decidedAt: seoul(at),
      ...(status === 'MATCHED' && { selectedAt: seoul(at) }),
    })
    // Before: 2 sent, 1 answer. In the week: 4 sent, 3 answers, 2 of them matches. Today and what was taken back: nothing.
    await sent('11-02T09:00')
    await sent('11-08T23:59', answered('11-08T23:59', 'REFUSED'))
    await sent('11-09T00:00', answered('11-09T10:00', 'MATCHED'))
    await sent('11-09T12:00', answered('11-15T23:59', 'MATCHED'))
    await sent('11-11T12:00', answered('11-12T12:00', 'REFUSED'))
    await sent('11-15T23:59', answered('11-15T23:59', 'EXPIRED'))
    await sent('11-12T12:00', { undoneAt: seoul('11-12T12:01') })
    await sent('11-16T09:00')
    const hire = { companyId, position: '개발자', startsOn: '2026-12-01', basePay: 6_800, feeRate: 700 }
    for (const at of ['11-08T12:00', '11-10T00:00', '11-16T00:00'])
      await db.insert(hires).values({ ...hire, id: server.deps.ids.next(), at: seoul(at) })

    const { days, before, figures } = await look(server, token)
    expect([days, before]).toEqual([
      { from: '2026-11-09', until: '2026-11-15' },
      { from: '2026-11-02', until: '2026-11-08' },
    ])
    expect(figures).toEqual({
      sent: { count: 4, before: 2, days: [2, 0, 1, 0, 0, 0, 1] },
      answered: { count: 3, before: 1, days: [1, 0, 0, 1, 0, 0, 1] },
      matched: { count: 2, before: 0, days: [1, 0, 0, 0, 0, 0, 1] },
      hired: { count: 1, before: 1, days: [0, 1, 0, 0, 0, 0, 0] },
    })
    const month = await look(server, token, 'month')
    expect(month.figures['sent']).toMatchObject({ count: 7, before: 0 })
    expect(month.figures['hired']).toMatchObject({ count: 3, before: 0 })
    expect(month.figures['sent']!.days).toHaveLength(16)
  })
})

describe('[BIZ-18] the registration funnel', () => {
  test('counts everybody who began at the furthest step reached', async ({ server }) => {
    const token = await adminAt(server, '2027-03-15T10:00')
    const db = server.db.drizzle
    const began = seoul('2027-03-10T12:00')
    const agree = async (userId: string, at: Date) =>
      db.insert(consents).values({
        id: server.deps.ids.next(),
        userId,
        kind: 'thirdParty',
        version: '1',
        agreed: true,
        screen: '/submit',
        at,
      })
    const [asked, confirmed] = [seoul('2027-03-10T12:05'), seoul('2027-03-10T12:06')]
    const phone = (text: string) => ({ phoneHash: text, jobLabel: '개발' })
    await addUser(db, { createdAt: began })
    await addUser(db, { createdAt: began, jobLabel: '개발' })
    // A phone proved by a code, before a certificate was chosen, is not yet a confirmation.
    await agree(await addUser(db, { createdAt: began, ...phone('a'), phoneProvedAt: began }), asked)
    await agree(await addUser(db, { createdAt: began, ...phone('b'), phoneProvedAt: confirmed }), asked)
    await addCandidate(db, { createdAt: began, certifiedAt: confirmed })
    await addUser(db, { createdAt: seoul('2027-03-07T23:59') })
    await addUser(db, { createdAt: seoul('2027-03-15T00:00') })
    expect((await look(server, token)).steps).toEqual([
      { step: 'begun', count: 5, before: 1 },
      { step: 'applied', count: 4, before: 0 },
      { step: 'asked', count: 3, before: 0 },
      { step: 'confirmed', count: 2, before: 0 },
      { step: 'opened', count: 1, before: 0 },
    ])
  })

  test('lists errors by code with people, and how many finished later', async ({ server }) => {
    const token = await adminAt(server, '2027-05-17T10:00')
    const db = server.db.drizzle
    const [one, two, three] = [await addUser(db), await addUser(db), await addUser(db)]
    const fail = (userId: string, code: string, at: string) =>
      db.insert(verificationFailures).values({
        id: server.deps.ids.next(),
        userId,
        kind: 'CAREER',
        code,
        at: seoul(at),
      })
    await fail(one, 'CF-12001', '2027-05-12T10:00')
    await fail(one, 'CF-12001', '2027-05-12T10:10')
    await fail(two, 'CF-12872', '2027-05-13T10:00')
    await fail(three, 'CF-12001', '2027-05-09T10:00')
    const done = { kind: 'CAREER', state: 'DONE', jobIndex: 0, threadIndex: 0, jti: '' } as const
    await db.insert(verificationAttempts).values({
      ...done,
      id: server.deps.ids.next(),
      userId: one,
      cfid: 'cf',
      twoWayTimestamp: 1,
      loginTypeLevel: 1,
      telecom: 0,
      startedAt: seoul('2027-05-12T10:15'),
      expiresAt: seoul('2027-05-12T10:20'),
      finishedAt: seoul('2027-05-12T10:16'),
    })
    expect((await look(server, token)).failures).toEqual({
      count: 3,
      people: 2,
      finished: 1,
      codes: [
        { code: 'CF-12001', count: 2 },
        { code: 'CF-12872', count: 1 },
      ],
    })
  })
})

test('[BIZ-18] counts what waits for an admin, without names', async ({ server }) => {
  const db = server.db.drizzle
  const token = await adminAt(server, '2027-08-16T10:00')
  const before = (await look(server, token)).waiting
  const companyId = await addCompany(db, { name: '숨은이름', key: '숨은이름' })
  await addCompany(db, { verifiedAt: seoul('11-01T00:00') })
  await addCompany(db, { active: false })
  const hire = { companyId, position: '개발자', startsOn: '2027-12-01', basePay: 6_800, feeRate: 700 }
  for (const at of ['2027-06-30T23:59', '2027-07-01T00:00', '2027-07-31T23:59', '2027-08-01T00:00'])
    await db.insert(hires).values({ ...hire, id: server.deps.ids.next(), at: seoul(at) })
  await db.insert(inquiries).values({
    id: server.deps.ids.next(),
    fromPath: '/ask',
    message: '숨은이름이 물어요',
    createdAt: seoul('2027-08-15T10:00'),
  })
  const answer = await server.call('GET', '/console/house', { token })
  const { waiting } = answer.json<House>()
  const more = Object.entries(waiting).map(([name, count]) => [name, count - before[name]!])
  expect(Object.fromEntries(more)).toEqual({
    unverifiedCompanies: 1,
    // June and July; August is not over.
    openStatements: 2,
    reportedPosts: 0,
    unassignedRooms: 0,
    openInquiries: 1,
    openRequests: 0,
  })
  expect(answer.body).not.toContain('숨은이름')
})
