import { companyKey } from '@coffeeattack/domain/companies/name'
import { describe, expect } from 'vitest'
import { companyAliases, companyChoices } from '../../../platform/db/schema/companies.ts'
import { careers } from '../../../platform/db/schema/profiles.ts'
import type { users } from '../../../platform/db/schema/users.ts'
import { addCompany } from '../../../platform/db/testing/test-rows.ts'
import { test } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { addCandidate } from '../../../testing/test-candidate.ts'
import { addTestOperator } from '../../../testing/test-operator.ts'

type Row = { id: string; hopeSalary: number | null; income: unknown; offerStatus: string | null }
type List = { items: Row[]; total: number; isMore: boolean; nextCursor: string | null }

/** Every test has a job of its own, so that it finds no people of other tests. */
let count = 0
const newJob = () => `직군 ${(count += 1)}`

async function person(server: TestApp, jobLabel: string, given: Partial<typeof users.$inferInsert> = {}) {
  const { userId } = await addCandidate(server, {
    jobLabel,
    jobSubLabel: '프론트엔드 개발자',
    careerMonths: 62,
    isActive: true,
    attackEndsAt: new Date('2099-12-31T14:59:59Z'),
    ...given,
  })
  return userId
}

async function recruiter(server: TestApp, name = '가나', more: object = {}) {
  const companyId = await addCompany(server.db.drizzle, { name, key: companyKey(name), ...more })
  return { companyId, ...(await addTestOperator(server, { companyId })) }
}

type Query = Record<string, string | number | undefined>

function path(query: Query): string {
  const asked = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) if (value !== undefined) asked.set(key, String(value))
  return `/console/candidates?${asked}`
}

async function list(server: TestApp, token: string, query: Query): Promise<List> {
  const answer = await server.call('GET', path(query), { token })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<List>()
}
const idsOf = ({ items }: List) => items.map(({ id }) => id)

describe('[BIZ-2] the search', () => {
  test('finds and counts active, verified people in their period, the newest first', async ({ server }) => {
    const { token } = await recruiter(server)
    const jobLabel = newJob()
    const older = await person(server, jobLabel, { lastActiveAt: new Date('2026-11-01T00:00:00Z') })
    const newer = await person(server, jobLabel, { lastActiveAt: new Date('2026-11-02T00:00:00Z') })
    await person(server, jobLabel, { isActive: false })
    await person(server, jobLabel, { attackEndsAt: new Date('2026-01-01T00:00:00Z') })
    await person(server, jobLabel, { isActive: false, certifiedAt: null })
    const found = await list(server, token, { jobLabel, sort: 'recent' })
    expect(idsOf(found)).toEqual([newer, older])
    expect(found).toMatchObject({ total: 2, isMore: false, nextCursor: null })
  })

  test('every condition narrows', async ({ server }) => {
    const { token } = await recruiter(server)
    const jobLabel = newJob()
    const match = await person(server, jobLabel, {
      careerMonths: 95,
      hopeSalary: 6_500,
      techStack: ['React', 'TypeScript'],
      hashtags: ['결제화면개편'],
    })
    await person(server, jobLabel, {
      careerMonths: 96,
      hopeSalary: 8_600,
      techStack: ['Vue'],
      hashtags: ['검색'],
    })
    for (const query of [
      { jobSubLabel: '프론트엔드 개발자', yearsMin: 7, yearsMax: 7 },
      { hopeMin: 6_500, hopeMax: 6_500 },
      { techStack: 'React,TypeScript' },
      { hashtags: '결제화면개편' },
      { q: '결제' },
      { q: '프론트엔드 개편' },
      { q: 'REACT #결제' },
    ])
      expect([query, idsOf(await list(server, token, { jobLabel, ...query }))]).toEqual([query, [match]])
    for (const query of [{ q: '결제 검색' }, { q: '개선' }, { hopeMin: 6_501, hopeMax: 8_599 }])
      expect(idsOf(await list(server, token, { jobLabel, keepAll: 'true', ...query }))).toEqual([])
  })

  test('separate pairs of letters are not the word', async ({ server }) => {
    const { token } = await recruiter(server)
    const jobLabel = newJob()
    await person(server, jobLabel, { hashtags: ['결제', '제화', '화면'] })
    expect(idsOf(await list(server, token, { jobLabel, q: '결제화면' }))).toEqual([])
  })

  test('a contact among the keywords is not found', async ({ server }) => {
    const { token } = await recruiter(server)
    const jobLabel = newJob()
    await person(server, jobLabel, { hashtags: ['010-9876-5432'] })
    const kept = { jobLabel, q: '010-9876-5432', keepAll: 'true' }
    expect(await list(server, token, kept)).toMatchObject({ items: [], total: 0 })
    expect((await list(server, token, { jobLabel })).total).toBe(1)
  })

  test('the better fit comes first, then the newest', async ({ server }) => {
    const { token } = await recruiter(server)
    const jobLabel = newJob()
    const at = (day: number) => ({ lastActiveAt: new Date(Date.UTC(2026, 10, day)) })
    const keyword = await person(server, jobLabel, { hashtags: ['react'], ...at(5) })
    const skillOld = await person(server, jobLabel, { techStack: ['React'], ...at(1) })
    const skillNew = await person(server, jobLabel, { techStack: ['React'], ...at(2) })
    expect(idsOf(await list(server, token, { jobLabel, q: 'react' }))).toEqual([skillNew, skillOld, keyword])
  })

  test.for(['recent', 'fit'])('pages by %s contain everyone once', async (sort, { server }) => {
    const { token } = await recruiter(server)
    const jobLabel = newJob()
    const everyone = new Set<string>()
    // All at the same moment, so the id decides.
    for (let index = 0; index < 7; index++) everyone.add(await person(server, jobLabel))
    const met: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const found: List = await list(server, token, { jobLabel, sort, limit: 3, ...(cursor && { cursor }) })
      met.push(...idsOf(found))
      cursor = found.nextCursor
    }
    expect(met).toHaveLength(7)
    expect(new Set(met)).toEqual(everyone)
  })

  test('an invalid cursor starts from the beginning', async ({ server }) => {
    const { token } = await recruiter(server)
    const jobLabel = newJob()
    const id = await person(server, jobLabel)
    for (const cursor of ['nonsense', Buffer.from('[1,"x"]').toString('base64url')])
      expect(idsOf(await list(server, token, { jobLabel, sort: 'recent', cursor }))).toEqual([id])
  })
})

describe('[TRUST-1] income in the search', () => {
  test('is shown and found only as far as it is disclosed', async ({ server }) => {
    const { token } = await recruiter(server)
    const jobLabel = newJob()
    const income = { verifiedIncome: 5_340 }
    const exact = await person(server, jobLabel, { ...income, incomeDisclosure: 'EXACT' })
    const band = await person(server, jobLabel, { ...income, incomeDisclosure: 'BAND' })
    const atLeast = await person(server, jobLabel, { ...income, incomeDisclosure: 'AT_LEAST' })
    const hidden = await person(server, jobLabel, { ...income, incomeDisclosure: 'HIDDEN' })
    const all = await list(server, token, { jobLabel })
    const shown = new Map(all.items.map((row) => [row.id, row.income]))
    expect(shown.get(exact)).toEqual({ kind: 'exact', income: 5_340 })
    expect(shown.get(band)).toEqual({ kind: 'band', from: 5_000, to: 5_500 })
    expect(shown.get(atLeast)).toEqual({ kind: 'atLeast', from: 5_000 })
    expect(shown.get(hidden)).toEqual({ kind: 'hidden' })
    const between = async (incomeMin: number, incomeMax: number) =>
      new Set(idsOf(await list(server, token, { jobLabel, incomeMin, incomeMax })))
    expect(await between(5_340, 5_340)).toEqual(new Set([exact, band]))
    expect(await between(5_400, 5_450)).toEqual(new Set([band]))
    expect(await between(5_000, 5_200)).toEqual(new Set([band, atLeast]))
    expect(await between(0, 200_000)).toEqual(new Set([exact, band, atLeast]))
  })
})

describe('[OFR-13] people who shut a company out', () => {
  const spellings = ['(주)가나', '주식회사 가나', '㈜가나', '가나 주식회사', 'Gana', '가나벤처스']

  test.for(spellings)(
    '%s as the current employer: in no list, no count, not by id',
    async (employer, { server, clock }) => {
      const groupId = server.deps.ids.next()
      const { token, companyId } = await recruiter(server, '가나', { groupId })
      await addCompany(server.db.drizzle, { name: '가나벤처스', key: companyKey('가나벤처스'), groupId })
      await server.db.drizzle
        .insert(companyAliases)
        .values({ companyId, name: 'Gana', key: companyKey('Gana') })
      const jobLabel = newJob()
      const blocked = await person(server, jobLabel)
      const seen = await person(server, jobLabel)
      const now = clock()
      const job = (userId: string, company: string, endedOn: string | null) => ({
        id: server.deps.ids.next(),
        userId,
        company,
        companyKey: companyKey(company),
        startedOn: '2021-03-02',
        endedOn,
        verifiedAt: now,
        updatedAt: now,
      })
      await server.db.drizzle
        .insert(careers)
        .values([job(blocked, employer, null), job(seen, employer, '2022-01-31')])
      for (const sort of ['fit', 'recent']) {
        const found = await list(server, token, { jobLabel, sort })
        expect(idsOf(found)).toEqual([seen])
        expect(found.total).toBe(1)
      }
      expect((await server.call('GET', `/console/candidates/${blocked}`, { token })).statusCode).toBe(404)
      expect((await server.call('GET', `/console/candidates/${seen}`, { token })).statusCode).toBe(200)
      const agent = await addTestOperator(server)
      expect((await list(server, agent.token, { jobLabel })).total).toBe(2)
    },
  )

  test('a restricted company does not find them', async ({ server }) => {
    const { token } = await recruiter(server, '다라')
    const jobLabel = newJob()
    const blocked = await person(server, jobLabel)
    await server.db.drizzle.insert(companyChoices).values({
      userId: blocked,
      mode: 'RESTRICT',
      name: '㈜다라',
      companyKey: companyKey('㈜다라'),
      position: 1,
    })
    expect((await list(server, token, { jobLabel })).total).toBe(0)
    expect((await server.call('GET', `/console/candidates/${blocked}`, { token })).statusCode).toBe(404)
  })
})

describe('[OFR-14] opening a profile', () => {
  test('is recorded each time with the operator, the company and the time', async ({ server }) => {
    const { token, operatorId, companyId } = await recruiter(server)
    const id = await person(server, newJob())
    for (let times = 0; times < 2; times++) await server.call('GET', `/console/candidates/${id}`, { token })
    const { rows } = await server.db.pool.query(
      'select operator_id, company_id, role from profile_views where candidate_id = $1',
      [id],
    )
    expect(rows).toEqual(
      Array.from({ length: 2 }, () => ({
        operator_id: operatorId,
        company_id: companyId,
        role: 'RECRUITER',
      })),
    )
    const audit = await server.db.pool.query(
      `select count(*)::int as count from audit_log where subject_id = $1 and action = 'profile.view'`,
      [id],
    )
    expect(audit.rows).toEqual([{ count: 2 }])
  })

  test('an unknown profile is not recorded', async ({ server }) => {
    const { token } = await recruiter(server)
    const id = await person(server, newJob(), { isActive: false })
    expect((await server.call('GET', `/console/candidates/${id}`, { token })).statusCode).toBe(404)
    const { rowCount } = await server.db.pool.query('select from profile_views where candidate_id = $1', [id])
    expect(rowCount).toBe(0)
  })
})
