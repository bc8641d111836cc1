import type { Reason } from '@coffeeattack/domain/candidates/reasons/reason'
import { reasonText } from '@coffeeattack/domain/candidates/reasons/text'
import { companyKey } from '@coffeeattack/domain/companies/name'
import { describe, expect } from 'vitest'
import { companyChoices } from '../../../platform/db/schema/companies.ts'
import { careers } from '../../../platform/db/schema/profiles.ts'
import type { users } from '../../../platform/db/schema/users.ts'
import { addCompany } from '../../../platform/db/testing/test-rows.ts'
import { test as base } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { addCandidate } from '../../../testing/test-candidate.ts'
import { addTestOperator } from '../../../testing/test-operator.ts'
import { maskWords } from '../../profiles/core/mask-words.ts'

const COMPANY = '가온빛'

type Given = Partial<typeof users.$inferInsert> & { name?: string }

async function person(server: TestApp, given: Given): Promise<string> {
  const { userId } = await addCandidate(server, {
    jobLabel: '개발',
    jobSubLabel: '백엔드 개발자',
    techStack: ['Kotlin'],
    careerMonths: 60,
    hopeSalary: 7_000,
    isActive: true,
    attackEndsAt: new Date('2099-12-31T14:59:59Z'),
    ...given,
  })
  // A row shows the years of the careers; the search reads the column.
  const months = given.careerMonths ?? 60
  const began = new Date(Date.UTC(2026, 10 - months, 2)).toISOString().slice(0, 10)
  await server.db.drizzle.insert(careers).values({
    id: server.deps.ids.next(),
    userId,
    company: '어느 회사',
    companyKey: companyKey('어느 회사'),
    startedOn: began,
    detail: `${given.name ?? ''} 간편송금 승인 서버를 만들었어요. 연락은 010-1234-5678로 주세요.`,
    verifiedAt: server.clock(),
    updatedAt: server.clock(),
  })
  await maskWords(server.db.drizzle, userId, server.deps.secrets)
  return userId
}

const choose = (server: TestApp, userId: string, mode: 'INTEREST' | 'RESTRICT') =>
  server.db.drizzle
    .insert(companyChoices)
    .values({ userId, mode, name: COMPANY, companyKey: companyKey(COMPANY), position: 1 })

/** A person who fits, three who miss one condition each, one who shut the company out, and one whose keyword is her name. */
const test = base.extend('world', { scope: 'file' }, async ({ server }) => {
  const fits = await person(server, { hashtags: ['간편송금'], name: '남궁하늘' })
  const longer = await person(server, { careerMonths: 87 })
  const another = await person(server, { techStack: ['Java'] })
  const elsewhere = await person(server, { jobSubLabel: '프론트엔드 개발자' })
  const hidden = await person(server, { hashtags: ['간편송금'] })
  const named = await person(server, { careerMonths: 300, hashtags: ['제갈편송금'], name: '제갈편송금' })
  await choose(server, hidden, 'RESTRICT')
  await choose(server, longer, 'INTEREST')
  const companyId = await addCompany(server.db.drizzle, { name: COMPANY, key: companyKey(COMPANY) })
  const recruiter = await addTestOperator(server, { companyId })
  return { fits, longer, another, elsewhere, named, recruiter, agent: await addTestOperator(server) }
})

type Row = { id: string; why: Reason[] }
type OtherSearch = { filter: string; total: number; isMore: boolean }
type Near = {
  words: (OtherSearch & { typed: string; name: string })[]
  loosened: (OtherSearch & { condition: { kind: string } })[]
  butOne: { total: number; isMore: boolean }
  people: Row[]
}
type List = { items: Row[]; total: number; nextCursor: string | null }
type Facets = {
  skills: { name: string; group: string; total: number }[]
  jobs: { name: string; total: number }[]
  isMore: boolean
}

async function get<Answer>(server: TestApp, path: string, query: object, { token }: { token: string }) {
  const asked = new URLSearchParams(query as Record<string, string>)
  const answer = await server.call('GET', `/console/candidates${path}?${asked}`, { token })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<Answer>()
}
const said = ({ why }: Row) => why.map((one) => reasonText(one).text)
const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id)

describe('[BIZ-8] when nobody fits', () => {
  const q = '5년차 코틀린 백엔드 간편송긍'

  test('suggests the nearest word, the search without one condition, and the nearest people', async ({
    server,
    world,
  }) => {
    const near = await get<Near>(server, '/near', { q }, world.recruiter)
    expect(near.words).toEqual([
      {
        typed: '간편송긍',
        name: '간편송금',
        filter: new URLSearchParams({ q: '5년차 코틀린 백엔드 간편송금' }).toString(),
        total: 1,
        isMore: false,
      },
    ])
    expect(near.loosened).toMatchObject([
      { condition: { kind: 'terms', terms: [{ kind: 'word', name: '간편송긍' }] }, total: 1 },
    ])
    expect(near.butOne).toEqual({ total: 1, isMore: false })
    expect(idsOf(near.people)).toEqual([world.fits])
    expect(said(near.people[0]!)[0]).toBe('경력, 기술, 직무가 맞아요')
  })

  test('each suggested search finds as many people as it says', async ({ server, world }) => {
    const { words, loosened } = await get<Near>(server, '/near', { q }, world.recruiter)
    for (const { filter, total } of [...words, ...loosened]) {
      const found = await get<List>(server, '', new URLSearchParams(filter), world.recruiter)
      expect([filter, found.total]).toEqual([filter, total])
    }
  })

  test('a masked keyword is not suggested', async ({ server, world }) => {
    for (const typed of ['제갈편송긍', '갈편송금', '010-1234-5679']) {
      const { body } = await server.call(
        'GET',
        `/console/candidates/near?${new URLSearchParams({ q: `백엔드 ${typed}` })}`,
        world.recruiter,
      )
      expect(body).not.toContain('제갈편송금')
      expect(body).not.toContain('1234-5678')
    }
  })

  test('people who shut the company out are not counted', async ({ server, world }) => {
    const figures = async (who: { token: string }) =>
      (await get<Near>(server, '/near', { q }, who)).words.map(({ total }) => total)
    expect(await figures(world.recruiter)).toEqual([1])
    expect(await figures(world.agent)).toEqual([2])
  })
})

describe('[BIZ-8] people who miss exactly one condition', () => {
  const q = '5년차 코틀린 백엔드'

  test('are sorted by how near they are, and rows say what fits', async ({ server, world }) => {
    const { longer, another, elsewhere } = world
    const near = await get<Near>(server, '/near', { q }, world.recruiter)
    // A fourth person misses the years by far.
    expect(near.butOne).toEqual({ total: 4, isMore: false })
    expect(near.loosened.map(({ total }) => total)).toEqual([3, 2, 2])
    expect(near.words).toEqual([])
    expect(near.people.map((row) => [row.id, ...said(row)])).toEqual([
      [longer, '기술과 직무가 맞아요', '경력이 4개월 길어요'],
      [another, '경력과 직무가 맞아요'],
      [elsewhere, '경력과 기술이 맞아요'],
    ])
  })

  test('are a list with pages, without people who fit everything', async ({ server, world }) => {
    const asked = { q, butOne: 'true', limit: '3' }
    const first = await get<List>(server, '', asked, world.recruiter)
    expect(first.total).toBe(4)
    expect(idsOf(first.items)).toEqual([world.longer, world.another, world.elsewhere])
    const rest = await get<List>(server, '', { ...asked, cursor: first.nextCursor }, world.recruiter)
    expect([idsOf(rest.items), rest.nextCursor]).toEqual([[world.named], null])
    expect(idsOf((await get<List>(server, '', { q }, world.recruiter)).items)).toEqual([world.fits])
  })

  test('chosen conditions count like typed ones', async ({ server, world }) => {
    const asked = { jobSubLabel: '백엔드 개발자', yearsMin: '4', yearsMax: '6', techStack: 'Kotlin' }
    const near = await get<Near>(server, '/near', asked, world.recruiter)
    expect(near.butOne.total).toBe(4)
    expect(near.loosened[0]).toMatchObject({
      condition: { kind: 'years', bounds: { min: 4, max: 6 } },
      filter: new URLSearchParams({ jobSubLabel: '백엔드 개발자', techStack: 'Kotlin' }).toString(),
    })
  })

  test('where each alone is too few, two conditions are left out', async ({ server, world }) => {
    const near = await get<Near>(
      server,
      '/near',
      { q: '백엔드 코틀린 30~40년 1000만원 이하' },
      world.recruiter,
    )
    expect(near.loosened).toMatchObject([
      {
        condition: { kind: 'years' },
        also: { kind: 'hope' },
        filter: new URLSearchParams({ q: '백엔드 코틀린' }).toString(),
      },
    ])
    expect(near.people.length).toBeGreaterThan(0)
    expect(near.people.length).toBeLessThanOrEqual(near.loosened[0]!.total)
  })

  test('there are none for a single condition', async ({ server, world }) => {
    for (const asked of [{}, { q: '백엔드' }])
      expect(await get<Near>(server, '/near', asked, world.recruiter)).toMatchObject({
        loosened: [],
        butOne: { total: 0 },
        people: [],
      })
  })
})

describe('[BIZ-8] why a row is there', () => {
  test('quotes a career with masked words, or says that the person likes the company', async ({
    server,
    world,
  }) => {
    const quoted = '경력 설명에 ‘간편송금 승인 서버를’이 있어요'
    const { items } = await get<List>(server, '', { q: '코틀린 간편송금' }, world.recruiter)
    expect(items.map((row) => [row.id, said(row)])).toEqual([
      [world.fits, [quoted]],
      [world.named, [quoted]],
      [world.elsewhere, [quoted]],
      [world.longer, ['우리 회사를 관심회사로 골랐어요', quoted]],
    ])
    const liking = await get<List>(server, '', { likesUs: 'true' }, world.recruiter)
    expect(idsOf(liking.items)).toEqual([world.longer])
    const [row] = (await get<List>(server, '', { q: '7년차 백엔드 코틀린' }, world.recruiter)).items
    expect([row!.id, said(row!)]).toEqual([world.longer, ['우리 회사를 관심회사로 골랐어요']])
    // Agents have no company, so `likesUs` narrows nothing.
    expect((await get<List>(server, '', { likesUs: 'true' }, world.agent)).total).toBe(6)
  })
})

describe('[BIZ-8] the facets of a search', () => {
  test('are skills by group and other jobs, each with a count', async ({ server, world }) => {
    expect(await get<Facets>(server, '/facets', { q: '백엔드' }, world.recruiter)).toEqual({
      skills: [
        { name: 'Kotlin', group: '언어', total: 3 },
        { name: 'Java', group: '언어', total: 1 },
      ],
      jobs: [{ name: '프론트엔드 개발자', total: 1 }],
      isMore: false,
    })
    const everybody = await get<Facets>(server, '/facets', {}, world.agent)
    expect(everybody.skills[0]).toEqual({ name: 'Kotlin', group: '언어', total: 5 })
    expect(everybody.jobs).toEqual([
      { name: '백엔드 개발자', total: 5 },
      { name: '프론트엔드 개발자', total: 1 },
    ])
  })
})
