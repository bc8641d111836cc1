import { expect } from 'vitest'
import { jobs } from '../../../platform/db/schema/catalogue.ts'
import { addCandidate, addCompany, addOffer, addOperator } from '../../../platform/db/testing/test-rows.ts'
import { serverTest } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'

type Item = { place: number; jobSubLabel: string; salary: number; income: number | null; people: number }

const DAY_MS = 86_400_000

const test = serverTest()
  .extend('companies', { scope: 'file' }, ({ server }) =>
    Promise.all(['가', '나', '다'].map((name) => addCompany(server.db.drizzle, { name, key: name }))),
  )
  .extend('operatorId', { scope: 'file' }, ({ server }) => addOperator(server.db.drizzle))

test.beforeAll(async ({ server }) => {
  await server.db.drizzle.insert(jobs).values(
    ['백엔드 개발자', '브랜드 디자이너', '경영 기획', '영업'].map((subLabel) => ({
      id: server.deps.ids.next(),
      label: '직무',
      subLabel,
      key: subLabel,
    })),
  )
})

type Offered = { salary?: number; companyIds?: string[]; daysAgo?: number; undone?: boolean; income?: number }

/** A person of the job with an offer from each of the companies. */
async function offeredTo(
  server: TestApp,
  companies: string[],
  operatorId: string,
  jobSubLabel: string,
  { salary = 6000, companyIds = companies, ...given }: Offered = {},
) {
  const { drizzle } = server.db
  const candidateId = await addCandidate(drizzle, { jobLabel: '직무', jobSubLabel })
  const at = new Date(server.clock().getTime() - (given.daysAgo ?? 2) * DAY_MS)
  for (const companyId of companyIds)
    await addOffer(drizzle, {
      candidateId,
      companyId,
      operatorId,
      salaryMin: salary,
      salaryMax: salary,
      incomeBasis: given.income ?? null,
      createdAt: at,
      deliverAt: at,
      expiryDay: '2099-01-01',
      undoneAt: given.undone ? at : null,
    })
  return candidateId
}

const ask = async (server: TestApp) =>
  (await server.call('GET', '/rankings/jobs')).json<{ day: string; items: Item[] }>()
/** The ranking is computed once a day. */
async function nextDay(server: TestApp) {
  server.clock.advance({ hours: 24 })
  return ask(server)
}

test('[ROUTE-11] a figure needs five people and three companies', async ({
  server,
  companies,
  operatorId,
}) => {
  for (let person = 0; person < 4; person += 1)
    await offeredTo(server, companies, operatorId, '백엔드 개발자', { income: 5000 })
  for (let person = 0; person < 8; person += 1)
    await offeredTo(server, companies, operatorId, '브랜드 디자이너', {
      salary: 5500,
      companyIds: companies.slice(0, 2),
    })
  expect((await nextDay(server)).items).toEqual([])
  await offeredTo(server, companies, operatorId, '백엔드 개발자', { income: 5000 })
  await offeredTo(server, companies, operatorId, '브랜드 디자이너', {
    salary: 5500,
    companyIds: [companies[2]!],
  })
  expect((await nextDay(server)).items).toEqual([
    { place: 1, jobLabel: '직무', jobSubLabel: '백엔드 개발자', salary: 6000, income: 5000, people: 5 },
    { place: 2, jobLabel: '직무', jobSubLabel: '브랜드 디자이너', salary: 5500, income: null, people: 5 },
  ])
})

test('[ROUTE-11] today’s offers do not change today’s ranking', async ({ server, companies, operatorId }) => {
  const before = await ask(server)
  const ids: string[] = []
  for (let person = 0; person < 6; person += 1)
    ids.push(await offeredTo(server, companies, operatorId, '경영 기획', { daysAgo: 0 }))
  expect(await ask(server)).toEqual(before)
  const after = await nextDay(server)
  expect(after.items.map(({ jobSubLabel }) => jobSubLabel)).toContain('경영 기획')
  expect(JSON.stringify(after)).not.toMatch(new RegExp([...ids, ...companies].join('|')))
})

test('[ROUTE-11] withdrawn offers, offers over a year old, and jobs that somebody typed in do not count', async ({
  server,
  companies,
  operatorId,
}) => {
  for (let person = 0; person < 3; person += 1) {
    await offeredTo(server, companies, operatorId, '영업', {})
    await offeredTo(server, companies, operatorId, '영업', { undone: true })
    await offeredTo(server, companies, operatorId, '영업', { daysAgo: 400 })
  }
  for (let person = 0; person < 6; person += 1)
    await offeredTo(server, companies, operatorId, '한지우의 비서', {})
  const names = (await nextDay(server)).items.map(({ jobSubLabel }) => jobSubLabel)
  expect(names).not.toContain('영업')
  expect(names).not.toContain('한지우의 비서')
})

test('[ROUTE-11] requests at the same time wait for one computation', async ({ server, clock }) => {
  clock.advance({ hours: 24 })
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask(server)))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
})
