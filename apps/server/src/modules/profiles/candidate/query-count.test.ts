import { Client } from 'pg'
import { expect, vi } from 'vitest'
import { careers, incomes, schools } from '../../../platform/db/schema/profiles.ts'
import { addCompany, addOffer, addOperator } from '../../../platform/db/testing/test-rows.ts'
import { serverTest } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { addWhole, type Whole } from '../testing/profile-world.ts'

const test = serverTest()
  .extend('small', { scope: 'file' }, ({ server }) => addWhole(server))
  .extend('large', { scope: 'file' }, ({ server }) => addWhole(server))

test.beforeAll(async ({ server, small, large }) => {
  await grow(server, large)
  await addOffers(server, small, 1)
  await addOffers(server, large, 40)
})

const MANY = Array.from({ length: 40 }, (_, place) => place)

/** Forty jobs, thirty years of income, nine schools. */
async function grow(server: TestApp, { userId, careerIds }: Whole) {
  const db = server.db.drizzle
  const now = server.clock()
  const next = () => server.deps.ids.next()
  const own = { userId, updatedAt: now }
  const jobs = MANY.map((place) => ({
    ...own,
    id: next(),
    company: `회사 ${place}`,
    companyKey: `회사${place}`,
    startedOn: '2010-01-01',
    endedOn: '2010-12-31',
    verifiedAt: now,
  }))
  await db.insert(careers).values(jobs)
  careerIds.push(...jobs.map(({ id }) => id))
  await db.insert(incomes).values(
    MANY.slice(0, 30).map((place) => ({
      userId,
      year: 1990 + place,
      source: 'HEALTH' as const,
      amount: 3000,
      verifiedAt: now,
    })),
  )
  await db.insert(schools).values(
    MANY.slice(2, 10).map((place) => ({
      ...own,
      id: next(),
      place,
      type: 'OTHER' as const,
      name: `학교 ${place}`,
      start: '2014-03',
      createdAt: now,
    })),
  )
}

/** Each from a company of its own; an agent comes with every one, whom a saved profile is told to. */
async function addOffers(server: TestApp, { userId }: Whole, count: number) {
  const db = server.db.drizzle
  for (const place of MANY.slice(0, count)) {
    const companyId = await addCompany(db, { name: `회사 ${place}`, key: `회사${place}` })
    await addOffer(db, { candidateId: userId, companyId, operatorId: await addOperator(db, companyId) })
    await addOperator(db)
  }
}

async function queriesOf(call: () => Promise<{ statusCode: number }>): Promise<number> {
  const spy = vi.spyOn(Client.prototype, 'query')
  try {
    expect((await call()).statusCode).toBeLessThan(300)
    return spy.mock.calls.length
  } finally {
    spy.mockRestore()
  }
}

type Made = { path: string; method?: 'POST' | 'PATCH'; body?: object }

const allCareers = ({ careerIds }: Whole) =>
  careerIds.map((id) => ({ id, detail: '새로 썼어요', hide: false }))

/** begin and commit are counted too. */
test.for<[string, number, (who: Whole) => Made]>([
  ['GET /v3/users/profile', 1, () => ({ path: '/v3/users/profile' })],
  ['GET /users/profile/:id', 1, ({ userId }) => ({ path: `/users/profile/${userId}` })],
  ['GET /v3/users/my', 1, () => ({ path: '/v3/users/my' })],
  ['GET /v3/users/my/attack', 1, () => ({ path: '/v3/users/my/attack' })],
  ['GET /users/schools', 1, () => ({ path: '/users/schools' })],
  ['GET /users/surveys/answer/:id', 1, ({ userId }) => ({ path: `/users/surveys/answer/${userId}` })],
  [
    'PATCH /users/additional',
    12,
    (who) => ({
      path: '/users/additional',
      method: 'PATCH',
      body: { careerItems: allCareers(who), hashtags: ['하나'], isSlack: true },
    }),
  ],
  [
    'PATCH /users/hashtag',
    5,
    () => ({ path: '/users/hashtag', method: 'PATCH', body: { hashtags: ['둘'] } }),
  ],
  ['PATCH /v2/users/attack', 4, () => ({ path: '/v2/users/attack', method: 'PATCH', body: { month: 1 } })],
  [
    'POST /users/schools',
    7,
    () => ({
      path: '/users/schools',
      method: 'POST',
      body: { type: 'OTHER', name: '학교', start: '2014-03' },
    }),
  ],
])('%s asks %i queries, however much there is', async ([, queries, made], { server, small, large }) => {
  for (const who of [small, large]) {
    const { path, method = 'GET', body } = made(who)
    const call = () => server.call(method, path, { token: who.token, ...(body && { body }) })
    expect(await queriesOf(call)).toBe(queries)
  }
})
