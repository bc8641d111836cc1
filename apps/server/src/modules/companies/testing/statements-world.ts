import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { FEE } from '@coffeeattack/domain/companies/statement'
import { hires } from '../../../platform/db/schema/coffeechats.ts'
import { addCompany } from '../../../platform/db/testing/test-rows.ts'
import { serverTest } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { addTestOperator } from '../../../testing/test-operator.ts'

export type Statements = ApiResult<'GET /console/statements'>
export type Statement = ApiResult<'GET /console/statements/:companyId/:month'>
export type Month = ApiResult<'GET /console/statement-months'>['items'][number]

export const seoul = (text: string) => new Date(`${text}+09:00`)

/** An admin's token comes along. */
export const test = serverTest().extend(
  'token',
  { scope: 'file' },
  async ({ server }) => (await addTestOperator(server, { role: 'ADMIN', name: '서누리' })).token,
)

/** Moves the clock. A login does not last that long, so the admin is a new one. */
export async function adminAt(server: TestApp, text: string): Promise<string> {
  server.clock.set(seoul(text))
  return (await addTestOperator(server, { role: 'ADMIN', name: '서누리' })).token
}

let businessNumbers = 1_000_000_000

/** Every company has a business number of its own, unless it is given as null. */
export const company = (server: TestApp, name = '노을클라우드', given: { businessNumber?: null } = {}) => {
  businessNumbers += 1
  return addCompany(server.db.drizzle, {
    name,
    key: server.deps.ids.next(),
    businessNumber: String(businessNumbers),
    ...given,
  })
}

type GivenHire = { companyId: string; at: Date; basePay?: number; feeRate?: number; position?: string }

export async function hire(server: TestApp, given: GivenHire): Promise<string> {
  const id = server.deps.ids.next()
  await server.db.drizzle.insert(hires).values({
    position: '백엔드 개발자',
    startsOn: '2026-12-01',
    basePay: 6_800,
    feeRate: FEE.defaultRate,
    ...given,
    id,
  })
  return id
}

const path = (companyId: string, month: string) => `/console/statements/${companyId}/${month}`

export const list = async (server: TestApp, token: string, query = '') =>
  (await server.call('GET', `/console/statements${query}`, { token })).json<Statements>()
export const show = (server: TestApp, token: string, companyId: string, month: string) =>
  server.call('GET', path(companyId, month), { token })
export const close = (server: TestApp, token: string, companyId: string, month: string) =>
  server.call('POST', `${path(companyId, month)}/close`, { token })
export const download = (server: TestApp, token: string, companyId: string, month: string) =>
  server.call('POST', `${path(companyId, month)}/download`, { token })
export const pdf = (server: TestApp, token: string, companyId: string, month: string) =>
  server.call('POST', `${path(companyId, month)}/pdf`, { token })

type At = readonly [companyId: string, month: string]

export const pay = (server: TestApp, token: string, at: At, paidOn: string | null) =>
  server.call('PATCH', `${path(...at)}/payment`, { token, body: { paidOn } })

type Correction = { hireId: string; right: { basePay: number; feeRate: number } | null; reason?: string }

export const correct = (server: TestApp, token: string, at: At, given: Correction) =>
  server.call('POST', `${path(...at)}/corrections`, {
    token,
    body: {
      hireId: given.hireId,
      basePay: given.right?.basePay ?? null,
      feeRate: given.right?.feeRate ?? FEE.defaultRate,
      reason: given.reason ?? '기본 연봉을 잘못 적었어요',
    },
  })
