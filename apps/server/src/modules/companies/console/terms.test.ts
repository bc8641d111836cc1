import { describe, expect } from 'vitest'
import { addCandidate, addCompany } from '../../../platform/db/testing/test-rows.ts'
import { serverTest } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { addTestOperator } from '../../../testing/test-operator.ts'

const test = serverTest().extend('token', { scope: 'file' }, async ({ server }) => {
  const { token } = await addTestOperator(server, { role: 'ADMIN', name: '서누리' })
  return token
})

type Terms = {
  feeRate: number
  nextFeeRate: number
  feeHistory: { month: string; rate: number; setBy: string }[]
  quota: { monthly: number; daily: number }
}

const patch = (server: TestApp, token: string, id: string, body: object) =>
  server.call('PATCH', `/console/companies/${id}`, { token, body })
const offer = (server: TestApp, token: string, candidateId: string) => {
  const pay = { salaryMin: 6_000, salaryMax: 6_800 }
  const message = `${candidateId} 님의 경험을 더 듣고 싶어요. 편하게 커피 한잔해요.`
  const body = {
    candidateId,
    isJustMessage: false,
    ...pay,
    position: '백엔드 개발자',
    offerItems: [],
    message,
  }
  return server.call('POST', '/console/offers', { token, body })
}
const deedsOf = async (server: TestApp, id: string) =>
  (
    await server.db.pool.query<{ action: string; detail: object }>(
      'select action, detail from audit_log where subject_id = $1 order by id',
      [id],
    )
  ).rows

describe('[BIZ-18] what a company has agreed on with us', () => {
  test('without a word it is the house’s own', async ({ server, token }) => {
    const id = await addCompany(server.db.drizzle)
    const shown = (await server.call('GET', `/console/companies/${id}`, { token })).json<Terms>()
    expect(shown).toMatchObject({
      feeRate: 700,
      nextFeeRate: 700,
      feeHistory: [],
      quota: { monthly: 50, daily: 10 },
    })
  })

  test('a fee counts from the next month, the last word of a month wins, and each is a deed', async ({
    server,
    token,
  }) => {
    const id = await addCompany(server.db.drizzle)
    await patch(server, token, id, { feeRate: 850 })
    const changed = (await patch(server, token, id, { feeRate: 900, domain: '게임' })).json<Terms>()
    expect(changed).toMatchObject({
      feeRate: 700,
      nextFeeRate: 900,
      feeHistory: [{ month: '2026-12', rate: 900, setBy: '서누리' }],
    })
    await patch(server, token, id, { feeRate: 900 })
    expect(await deedsOf(server, id)).toEqual([
      { action: 'company.fee', detail: { feeRate: '7% → 8.5%', from: '2026-12' } },
      { action: 'company.change', detail: { changed: ['domain'] } },
      { action: 'company.fee', detail: { feeRate: '8.5% → 9%', from: '2026-12' } },
    ])
  })

  test('a recruiter reads the own fee with the statements, and nobody else’s', async ({ server, token }) => {
    const [own, other] = [await addCompany(server.db.drizzle), await addCompany(server.db.drizzle)]
    const recruiter = await addTestOperator(server, { companyId: own })
    await patch(server, token, own, { feeRate: 650 })
    const read = async (query = '') =>
      (await server.call('GET', `/console/statements${query}`, { token: recruiter.token })).json<{
        fee: unknown
      }>().fee
    expect(await read()).toEqual({ rate: 700, nextRate: 650 })
    expect(await read(`?companyId=${other}`)).toBeNull()
    const all = await server.call('GET', '/console/statements', { token })
    expect(all.json()).toMatchObject({ fee: null })
  })

  test('a quota counts from now on, in the rail and at the door', async ({ server, token }) => {
    const id = await addCompany(server.db.drizzle, { verifiedAt: server.clock() })
    const recruiter = await addTestOperator(server, { companyId: id })
    const send = async () => {
      const candidateId = await addCandidate(server.db.drizzle)
      const answer = await offer(server, recruiter.token, candidateId)
      return answer.statusCode === 200 ? 200 : answer.json<{ code: string }>().code
    }
    const changed = await patch(server, token, id, { quota: { monthly: 2, daily: 1 } })
    expect(changed.json<Terms>().quota).toEqual({ monthly: 2, daily: 1 })
    expect([await send(), await send()]).toEqual([200, 'OFFER_QUOTA_DAILY'])
    const quota = await server.call('GET', '/console/quota', { token: recruiter.token })
    expect(quota.json()).toEqual({ month: { sent: 1, limit: 2 }, day: { sent: 1, limit: 1 } })
    await patch(server, token, id, { quota: { monthly: 1, daily: 1 } })
    expect(await send()).toBe('OFFER_QUOTA_MONTHLY')
    expect(await deedsOf(server, id)).toEqual([
      { action: 'company.quota', detail: { quota: '월 50건 · 하루 10건 → 월 2건 · 하루 1건' } },
      { action: 'company.quota', detail: { quota: '월 2건 · 하루 1건 → 월 1건 · 하루 1건' } },
    ])
  })

  test('a company that may send nothing sends nothing, not even the first', async ({ server, token }) => {
    const id = await addCompany(server.db.drizzle, { verifiedAt: server.clock() })
    const recruiter = await addTestOperator(server, { companyId: id })
    await patch(server, token, id, { quota: { monthly: 0, daily: 0 } })
    const candidateId = await addCandidate(server.db.drizzle)
    const answer = await offer(server, recruiter.token, candidateId)
    expect(answer.json()).toMatchObject({ code: 'OFFER_QUOTA_MONTHLY' })
  })

  test.for([
    [{ quota: { monthly: 1_001, daily: 1 } }, 'quota.monthly'],
    [{ quota: { monthly: 5, daily: 6 } }, 'quota.daily'],
    [{ quota: { monthly: 5, daily: -1 } }, 'quota.daily'],
    [{ feeRate: 3_001 }, 'feeRate'],
  ])('%o is refused at its field', async ([body, field], { server, token }) => {
    const id = await addCompany(server.db.drizzle)
    const answer = await patch(server, token, id, body as object)
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual([field])
  })
})
