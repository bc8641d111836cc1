import { describe, expect } from 'vitest'
import { coffeechats } from '../../../platform/db/schema/coffeechats.ts'
import { companies } from '../../../platform/db/schema/companies.ts'
import { untilLockAwaited } from '../../../platform/db/testing/test-locks.ts'
import { addCandidate, addOffer } from '../../../platform/db/testing/test-rows.ts'
import { serverTest } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { addTestOperator } from '../../../testing/test-operator.ts'
import { company } from '../testing/statements-world.ts'
import { addHire } from './hires.ts'

const test = serverTest().extend('admin', { scope: 'file' }, ({ server }) =>
  addTestOperator(server, { role: 'ADMIN' }),
)

/** A moment before the month is over in Seoul: another process may have come to the next one. */
const LAST = new Date('2026-10-31T23:59:59.999+09:00')

async function chatOf(server: TestApp) {
  const { db, deps, clock } = server
  const companyId = await company(server)
  const { operatorId } = await addTestOperator(server, { companyId })
  const candidateId = await addCandidate(db.drizzle)
  const parties = { candidateId, companyId, operatorId }
  const offerId = await addOffer(db.drizzle, parties)
  const id = deps.ids.next()
  await db.drizzle.insert(coffeechats).values({ ...parties, id, offerId, createdAt: clock() })
  return { coffeechatId: id, companyId, position: '백엔드 개발자', startsOn: '2026-12-01', basePay: 6_800 }
}

const hired = async (server: TestApp, companyId: string) =>
  (
    await server.db.pool.query<{ at: Date; fee_rate: number }>(
      'select at, fee_rate from hires where company_id = $1 order by at',
      [companyId],
    )
  ).rows
const close = (server: TestApp, token: string, companyId: string) =>
  server.call('POST', `/console/statements/${companyId}/2026-10/close`, { token })

describe('[KEEP-6] the ledger of hires', () => {
  test('[BIZ-18] holds a coffee chat once, with the rate of its month; a new rate counts from the next one', async ({
    server,
    admin,
  }) => {
    const { db, deps, clock } = server
    const one = await chatOf(server)
    const now = clock()
    await Promise.all(
      Array.from({ length: 10 }, () => db.transaction((tx) => addHire(tx, one, { ids: deps.ids, now }))),
    )
    expect(await hired(server, one.companyId)).toEqual([{ at: now, fee_rate: 700 }])
    const path = `/console/companies/${one.companyId}`
    const changed = await server.call('PATCH', path, { token: admin.token, body: { feeRate: 850 } })
    expect(changed.json()).toMatchObject({ feeRate: 700, nextFeeRate: 850 })
    const { rows } = await db.pool.query(`select action, detail from audit_log where subject_id = $1`, [
      one.companyId,
    ])
    expect(rows).toEqual([{ action: 'company.fee', detail: { feeRate: '7% → 8.5%', from: '2026-12' } }])
    const month = (await server.call('GET', `/console/statements/${one.companyId}/2026-11`, admin)).json<{
      sum: number
    }>()
    expect(month.sum).toBe(4_760_000)
    const another = { ...(await chatOf(server)), companyId: one.companyId }
    await addHire(db.drizzle, another, { ids: deps.ids, now: new Date('2026-11-30T23:59:59.999+09:00') })
    const later = { ...(await chatOf(server)), companyId: one.companyId }
    await addHire(db.drizzle, later, { ids: deps.ids, now: new Date('2026-12-01T00:00:00+09:00') })
    expect((await hired(server, one.companyId)).map(({ fee_rate }) => fee_rate)).toEqual([700, 700, 850])
  })

  test('whoever closes the month waits for a hire that is being written', async ({ server, admin }) => {
    const { db, deps } = server
    const early = await chatOf(server)
    const other = { ...(await chatOf(server)), companyId: early.companyId }
    await addHire(db.drizzle, early, { ids: deps.ids, now: LAST })
    const closing = await db.transaction(async (tx) => {
      await addHire(tx, other, { ids: deps.ids, now: LAST })
      const waiting = close(server, admin.token, early.companyId)
      await untilLockAwaited(db)
      return { waiting }
    })
    expect((await closing.waiting).json()).toMatchObject({ hireCount: 2, sum: 2 * 4_760_000 })
  })

  test('a hire that comes when its month was closed a moment ago stands in the next', async ({
    server,
    admin,
  }) => {
    const { db, deps, clock } = server
    const first = await chatOf(server)
    const late = { ...(await chatOf(server)), companyId: first.companyId }
    await addHire(db.drizzle, first, { ids: deps.ids, now: LAST })
    await close(server, admin.token, first.companyId)
    await addHire(db.drizzle, late, { ids: deps.ids, now: LAST })
    expect((await hired(server, first.companyId)).map(({ at }) => at)).toEqual([LAST, clock()])
    const list = await server.call('GET', `/console/statements?companyId=${first.companyId}`, admin)
    expect(list.json()).toMatchObject({
      items: [
        { month: '2026-11', hireCount: 1, closedAt: null },
        { month: '2026-10', hireCount: 1, closedAt: clock().toISOString() },
      ],
    })
  })

  test('[KEEP-6] nobody may set a rate that is none', async ({ server, admin }) => {
    const { companyId } = await chatOf(server)
    for (const feeRate of [-1, 3_001, 7.5, '7', null]) {
      const options = { token: admin.token, body: { feeRate } }
      const answer = await server.call('PATCH', `/console/companies/${companyId}`, options)
      expect([feeRate, answer.statusCode]).toEqual([feeRate, 400])
    }
    const rows = await server.db.drizzle.select({ rate: companies.feeRate }).from(companies)
    expect(rows.some(({ rate }) => rate > 3_000)).toBe(false)
  })
})
