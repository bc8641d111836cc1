import { describe, expect } from 'vitest'
import { profileViews } from '../../../platform/db/schema/candidates.ts'
import { companies, companyRecords } from '../../../platform/db/schema/companies.ts'
import { addGroup, addOffer, addOperator } from '../../../platform/db/testing/test-rows.ts'
import { eq } from 'drizzle-orm'
import { costOf } from '../../../platform/db/testing/test-plans.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { addCandidate, type TestCandidate } from '../../../testing/test-candidate.ts'
import { test } from '../testing/record-world.ts'

type Company = { companyId: string; operatorId: string }

const seoul = (text: string) => new Date(`${text}+09:00`)
const page = (server: TestApp, { token }: TestCandidate, id: string) =>
  server.call('GET', `/users/company/${id}`, { token })
const records = (server: TestApp, { token }: TestCandidate, ...ids: string[]) =>
  server.call('GET', `/users/company-records?ids=${ids.join(',')}`, { token })
const send = (server: TestApp, { userId }: TestCandidate, company: Company, columns = {}) =>
  addOffer(server.db.drizzle, { candidateId: userId, ...company, ...columns })
const release = (server: TestApp, { companyId }: Company, releasedAt: Date) =>
  server.db.drizzle.insert(companyRecords).values([
    { companyId, figure: 'ANSWERS', value: 1, people: 23, releasedAt },
    { companyId, figure: 'CAME', value: 9, people: 19, releasedAt },
    { companyId, figure: 'PAY_KEPT', value: 10, people: 7, releasedAt },
  ])
const EMPTY = { answers: null, came: null, payKept: null, payReceived: null }

describe('[KEEP-4] the page of a company', () => {
  test('says what it is, what it sent me, its record, and when it looked', async ({ server, world }) => {
    const [me, other] = [await addCandidate(server), await addCandidate(server)]
    const company = await world.company()
    await server.db.drizzle
      .update(companies)
      .set({ domain: '협업 도구', region: '서울 성수동', headcount: 120, verifiedAt: server.clock() })
      .where(eq(companies.id, company.companyId))
    const old = await send(server, me, company, {
      createdAt: seoul('2026-10-01T09:00:00'),
      deliverAt: seoul('2026-10-01T09:05:00'),
      expiryDay: '2026-10-08',
      position: '웹 개발자',
    })
    await server.db.pool.query(`update offers set status = 'EXPIRED', decided_at = $2 where id = $1`, [
      old,
      seoul('2026-10-09T00:00:00'),
    ])
    const open = await send(server, me, company, { position: '프론트엔드 개발자' })
    await send(server, other, company)
    await release(server, company, server.clock())
    const view = (at: string, who = me) =>
      server.db.drizzle.insert(profileViews).values({
        id: server.deps.ids.next(),
        candidateId: who.userId,
        ...company,
        role: 'RECRUITER',
        at: seoul(at),
      })
    for (const at of [
      '2026-11-15T09:40:00',
      '2026-11-15T08:00:00',
      '2026-10-20T00:00:00',
      '2026-10-19T23:59:59',
    ])
      await view(at)
    await view('2026-11-14T09:00:00', other)

    const answer = await page(server, me, company.companyId)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({
      id: company.companyId,
      name: expect.any(String),
      logo: null,
      domain: '협업 도구',
      region: '서울 성수동',
      headcount: 120,
      isVerified: true,
      proof: expect.objectContaining({ business: null, recruiter: { name: '채용 담당자', provedOn: null } }),
      headcountItems: [],
      record: {
        answers: { value: 1, people: 20 },
        came: { value: 9, people: 10 },
        payKept: { value: 10, people: 5 },
        payReceived: null,
      },
      offerItems: [
        {
          id: open,
          offerGroupId: null,
          status: 'WAITING',
          position: '프론트엔드 개발자',
          salaryMin: 6000,
          salaryMax: 6800,
          isJustMessage: false,
          operatorName: '채용 담당자',
          createdAt: '2026-11-10T03:00:00.000Z',
          expiredAt: '2026-11-17T14:59:59.999Z',
        },
        expect.objectContaining({ id: old, status: 'EXPIRED', position: '웹 개발자' }),
      ],
      viewItems: ['2026-11-15T00:40:00.000Z', '2026-10-19T15:00:00.000Z'],
    })
  })

  test('of a curated offer leads to its group', async ({ server, world }) => {
    const me = await addCandidate(server)
    const { companyId } = await world.company()
    const operatorId = await addOperator(server.db.drizzle)
    const { groupId } = await addGroup(server.db.drizzle, { candidateId: me.userId, operatorId }, [companyId])
    const { offerItems } = (await page(server, me, companyId)).json<{ offerItems: unknown[] }>()
    expect(offerItems).toMatchObject([{ offerGroupId: groupId, status: 'WAITING' }])
  })

  test('is not there for whom it sent nothing, nothing yet, or took it back', async ({ server, world }) => {
    const [me, other] = [await addCandidate(server), await addCandidate(server)]
    const [strange, early, undone] = [await world.company(), await world.company(), await world.company()]
    await send(server, other, strange)
    await send(server, me, early, { deliverAt: seoul('2026-11-16T10:00:01') })
    await send(server, me, undone, { undoneAt: seoul('2026-11-10T12:01:00') })
    for (const company of [strange, early, undone]) {
      expect((await page(server, me, company.companyId)).statusCode).toBe(404)
      await release(server, company, server.clock())
    }
    const asked = await records(server, me, strange.companyId, early.companyId, undone.companyId)
    expect(asked.json()).toEqual({ items: [] })
    expect((await page(server, other, strange.companyId)).statusCode).toBe(200)
  })
})

describe('[KEEP-4] the records of several companies', () => {
  test('those that reached me, each with what may be seen of it', async ({ server, world }) => {
    const me = await addCandidate(server)
    const [good, none, old] = [await world.company(), await world.company(), await world.company()]
    for (const company of [good, none, old]) await send(server, me, company)
    await release(server, good, server.clock())
    await release(server, old, seoul('2026-05-20T09:00:00'))
    const { items } = (await records(server, me, good.companyId, none.companyId, old.companyId)).json<{
      items: { id: string; record: unknown }[]
    }>()
    expect(new Map(items.map(({ id, record }) => [id, record]))).toEqual(
      new Map<string, unknown>([
        [good.companyId, expect.objectContaining({ came: { value: 9, people: 10 } })],
        [none.companyId, EMPTY],
        [old.companyId, EMPTY],
      ]),
    )
  })

  test('are asked for by one statement, however many', async ({ server, world }) => {
    const me = await addCandidate(server)
    const ids: string[] = []
    for (let place = 0; place < 10; place++) {
      const company = await world.company()
      await send(server, me, company)
      ids.push(company.companyId)
    }
    const one = await costOf(server.db, () => records(server, me, ids[0]!))
    const ten = await costOf(server.db, () => records(server, me, ...ids))
    expect(ten.statements.length).toBe(one.statements.length)
    expect((await records(server, me, ...ids, ids[0]!.replace(/.$/, 'f'))).statusCode).toBe(400)
  })

  test('of a person who left nobody reads any', async ({ server, world }) => {
    const company = await world.company()
    const gone = await addCandidate(server)
    await send(server, gone, company)
    await server.db.pool.query(
      `update users set deleted_at = $2, name_sealed = null, phone_sealed = null, phone_hash = null, phone_proved_at = null
       where id = $1`,
      [gone.userId, server.clock()],
    )
    expect((await page(server, gone, company.companyId)).statusCode).not.toBe(200)
  })
})
