import { companyKey } from '@coffeeattack/domain/companies/name'
import { emptyPosition } from '@coffeeattack/domain/positions/position'
import { describe, expect } from 'vitest'
import { companyChoices } from '../../../platform/db/schema/companies.ts'
import { peopleMarks } from '../../../platform/db/schema/memory.ts'
import { careers } from '../../../platform/db/schema/profiles.ts'
import type { users } from '../../../platform/db/schema/users.ts'
import { addCompany } from '../../../platform/db/testing/test-rows.ts'
import { test } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { addCandidate } from '../../../testing/test-candidate.ts'
import { addTestOperator } from '../../../testing/test-operator.ts'
import { maskWords } from '../../profiles/core/mask-words.ts'

type Person = {
  id: string
  met: { line: string; has: string | null }[]
  why: { kind: string }[]
  offerStatus: string | null
}
type People = { items: Person[]; total: number; isMore: boolean; nextCursor: string | null }

let count = 0

async function recruiter(server: TestApp) {
  const name = `바람개비 ${(count += 1)}`
  const key = companyKey(name)
  const companyId = await addCompany(server.db.drizzle, { name, key })
  return { companyId, key, ...(await addTestOperator(server, { companyId })) }
}

/** Every position has a job of its own, so that it finds no people of other tests. */
async function position(server: TestApp, token: string, more: object = {}) {
  const jobLabel = `직군 ${(count += 1)}`
  const body = {
    ...emptyPosition,
    title: '백엔드 개발자',
    jobLabel,
    yearsMin: 4,
    yearsMax: 8,
    salaryMin: 6_000,
    salaryMax: 9_000,
    mustHaves: ['Kotlin 또는 Java', '결제나 정산', '대용량 처리'],
    ...more,
  }
  const { id } = (await server.call('POST', '/console/positions', { token, body })).json<{ id: string }>()
  return { id, jobLabel }
}

async function person(server: TestApp, jobLabel: string, given: Partial<typeof users.$inferInsert> = {}) {
  const { userId } = await addCandidate(server, {
    jobLabel,
    jobSubLabel: '백엔드 개발자',
    careerMonths: 64,
    isActive: true,
    attackEndsAt: new Date('2099-12-31T14:59:59Z'),
    ...given,
  })
  return userId
}

async function people(server: TestApp, token: string, id: string, query = ''): Promise<People> {
  const answer = await server.call('GET', `/console/positions/${id}/people${query}`, { token })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<People>()
}
const idsOf = ({ items }: People) => items.map(({ id }) => id)

describe('[BIZ-9] people for a position', () => {
  test('have its job and about its years; those with most must-haves come first', async ({ server }) => {
    const { token } = await recruiter(server)
    const { id, jobLabel } = await position(server, token)
    const last = { lastActiveAt: new Date('2026-11-15T00:00:00Z') }
    const none = await person(server, jobLabel, { ...last, hashtags: ['검색'] })
    const two = await person(server, jobLabel, { techStack: ['Java'], hashtags: ['정산'] })
    const all = await person(server, jobLabel, {
      techStack: ['Kotlin'],
      hashtags: ['결제', '대용량처리'],
      hopeSalary: 7_500,
    })
    await person(server, jobLabel, { careerMonths: 3 * 12 - 1 })
    await person(server, jobLabel, { careerMonths: 10 * 12 })
    await person(server, '다른 직군')
    const found = await people(server, token, id)
    expect(idsOf(found)).toEqual([all, two, none])
    expect(found).toMatchObject({ total: 3, isMore: false, nextCursor: null })
    expect(found.items[0]).toMatchObject({
      met: [
        { line: 'Kotlin 또는 Java', has: 'Kotlin' },
        { line: '결제나 정산', has: '결제' },
        { line: '대용량 처리', has: '대용량 처리' },
      ],
      why: [{ kind: 'hope', place: 'middle' }],
    })
    expect(found.items[1]!.met.map(({ has }) => has)).toEqual(['Java', '정산', null])
    // One year less or more is still about its years.
    for (const careerMonths of [3 * 12, 9 * 12 + 11]) await person(server, jobLabel, { careerMonths })
    expect((await people(server, token, id)).total).toBe(5)
  })

  test('[OFR-13] meet must-haves by texts of careers, but not by masked words in them', async ({
    server,
  }) => {
    const { token } = await recruiter(server)
    const { id, jobLabel } = await position(server, token, { mustHaves: ['대용량 처리', '김새벽'] })
    const told = await person(server, jobLabel)
    const named = await person(server, jobLabel, {
      nameSealed: server.deps.secrets.seal('김새벽', 'users.name_sealed'),
    })
    await server.db.drizzle.insert(careers).values(
      [
        { userId: told, detail: '하루 2천만 건의 대용량 로그를 처리했어요.' },
        { userId: named, detail: '김새벽이 혼자 만들었어요.' },
      ].map(({ userId, detail }) => ({
        id: server.deps.ids.next(),
        userId,
        company: '어느 회사',
        companyKey: companyKey('어느 회사'),
        startedOn: '2021-01-01',
        detail,
        verifiedAt: server.clock(),
        updatedAt: server.clock(),
      })),
    )
    for (const userId of [told, named]) await maskWords(server.db.drizzle, userId, server.deps.secrets)
    const found = await people(server, token, id)
    expect(idsOf(found)).toEqual([told, named])
    expect(found.items.map(({ met }) => met.map(({ has }) => has))).toEqual([
      ['대용량 처리', null],
      [null, null],
    ])
  })

  test('do not include people who shut the company out, hidden people, or people in its pipeline', async ({
    server,
  }) => {
    const { token, companyId, key, operatorId } = await recruiter(server)
    const { id, jobLabel } = await position(server, token)
    const [free, shut, hidden, offered, refused] = await Promise.all(
      Array.from({ length: 5 }, () => person(server, jobLabel)),
    )
    const now = server.clock()
    const shutOut = { mode: 'RESTRICT', name: key, companyKey: key, position: 1 } as const
    await server.db.drizzle.insert(companyChoices).values({ ...shutOut, userId: shut! })
    await server.db.drizzle
      .insert(peopleMarks)
      .values({ companyId, candidateId: hidden!, hiddenAt: now, hiddenBy: operatorId })
    const card = (candidateId: string, stage: string, expiryDay: string) =>
      server.db.pool.query(
        `insert into pipeline_cards (id, company_id, candidate_id, stage, stage_since, expiry_day)
         values ($1, $2, $3, $4, $5, $6)`,
        [server.deps.ids.next(), companyId, candidateId, stage, now, expiryDay],
      )
    await card(offered!, 'OFFERED', '2099-01-01')
    await card(refused!, 'ENDED', '2026-01-01')
    const found = await people(server, token, id)
    expect(new Set(idsOf(found))).toEqual(new Set([free, refused]))
    expect(found.total).toBe(2)
    // All five are new to another company.
    const other = await recruiter(server)
    const theirs = await position(server, other.token, { jobLabel })
    expect((await people(server, other.token, theirs.id)).total).toBe(5)
  })

  test('keep their order from page to page', async ({ server }) => {
    const { token } = await recruiter(server)
    const { id, jobLabel } = await position(server, token)
    for (const techStack of [['Java'], [], ['Kotlin']]) await person(server, jobLabel, { techStack })
    const whole = idsOf(await people(server, token, id))
    const first = await people(server, token, id, '?limit=2')
    const next = await people(server, token, id, `?limit=2&cursor=${first.nextCursor}`)
    expect([...idsOf(first), ...idsOf(next)]).toEqual(whole)
    expect(next.nextCursor).toBeNull()
  })

  test('are shown only to the company of the position', async ({ server }) => {
    const { token } = await recruiter(server)
    const { id } = await position(server, token)
    const other = await recruiter(server)
    const answer = await server.call('GET', `/console/positions/${id}/people`, { token: other.token })
    expect(answer.statusCode).toBe(404)
  })
})
