import { companyKey } from '@coffeeattack/domain/companies/name'
import { INTEREST_SEARCH, SAVED_SEARCH } from '@coffeeattack/domain/candidates/saved-search'
import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { companyChoices } from '../../../platform/db/schema/companies.ts'
import { users } from '../../../platform/db/schema/users.ts'
import { addCompany } from '../../../platform/db/testing/test-rows.ts'
import { test } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { addCandidate } from '../../../testing/test-candidate.ts'
import { addTestOperator } from '../../../testing/test-operator.ts'

type Saved = {
  id: string
  name: string
  filter: string
  words: string
  isInterest: boolean
  tells: boolean
  newCount: number
}

/** Every test has a job of its own, so that it finds no people of other tests. */
let count = 0
const newJob = () => `직군 저장 ${(count += 1)}`

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

async function recruiter(server: TestApp, name = `저장 회사 ${(count += 1)}`) {
  const companyId = await addCompany(server.db.drizzle, { name, key: companyKey(name) })
  return { companyId, ...(await addTestOperator(server, { companyId })) }
}

const all = async (server: TestApp, token: string) =>
  (await server.call('GET', '/console/searches', { token })).json<{ items: Saved[] }>().items
const own = async (server: TestApp, token: string) =>
  (await all(server, token)).filter(({ isInterest }) => !isInterest)
const save = (server: TestApp, token: string, name: string, filter: string, more: object = {}) =>
  server.call('POST', '/console/searches', { token, body: { name, filter, ...more } })
const saveJob = async (server: TestApp, token: string, jobLabel: string) =>
  (await save(server, token, jobLabel, String(new URLSearchParams({ jobLabel })))).json<Saved>()
const change = (server: TestApp, token: string, id: string, body: object) =>
  server.call('PATCH', `/console/searches/${id}`, { token, body })
const remove = (server: TestApp, token: string, id: string) =>
  server.call('DELETE', `/console/searches/${id}`, { token })
const look = (server: TestApp, token: string, id: string) =>
  server.call('POST', `/console/searches/${id}/look`, { token })

describe('[BIZ-12] a saved search', () => {
  test('belongs to one recruiter, shows its conditions in words, and is replaced under the same name', async ({
    server,
  }) => {
    const mine = await recruiter(server)
    const other = await recruiter(server)
    const { id } = (await save(server, mine.token, '결제 개발자', 'q=결제')).json<Saved>()
    await save(server, mine.token, '결제 개발자', 'q=5년차+결제&hopeMax=8000', { tells: false })
    expect(await own(server, mine.token)).toEqual([
      expect.objectContaining({
        id,
        name: '결제 개발자',
        tells: false,
        words: '4~6년 · 8,000만 이하 · 결제',
      }),
    ])
    expect(await own(server, other.token)).toEqual([])
    for (const refused of [
      await change(server, other.token, id, { tells: true }),
      await look(server, other.token, id),
      await remove(server, other.token, id),
    ])
      expect(refused.statusCode).toBe(404)
    expect((await remove(server, mine.token, id)).statusCode).toBe(204)
    expect(await own(server, mine.token)).toEqual([])
  })

  test('needs a name and a valid filter', async ({ server }) => {
    const { token } = await recruiter(server)
    expect((await save(server, token, '  ', 'q=결제')).json()).toMatchObject({
      fields: { name: '필수 값이에요' },
    })
    expect((await save(server, token, '이상한 검색', 'yearsMin=여섯')).json()).toMatchObject({
      fields: { filter: '저장할 수 없는 검색이에요' },
    })
  })

  test('is not saved twice: the same conditions under another name, however they are typed', async ({
    server,
  }) => {
    const { token } = await recruiter(server)
    const { id } = (await save(server, token, '하나', 'q=5년차+결제')).json<Saved>()
    for (const filter of ['q=5년차+결제', 'q=결제&yearsMin=4&yearsMax=6'])
      expect((await save(server, token, '둘', filter)).json(), filter).toMatchObject({
        code: 'SEARCH_SAVED_ALREADY',
      })
    const twice = await Promise.all(['셋', '넷'].map((name) => save(server, token, name, 'q=정산')))
    expect(twice.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect((await save(server, token, '하나', 'q=5년차+결제')).json()).toMatchObject({ id })
    expect(await own(server, token)).toHaveLength(2)
  })

  test('can be renamed, but not to the name of another search, and its notifications can be switched', async ({
    server,
  }) => {
    const { token } = await recruiter(server)
    const { id } = (await save(server, token, '하나', 'q=결제')).json<Saved>()
    await save(server, token, '둘', 'q=정산')
    expect((await change(server, token, id, { name: '둘' })).json()).toMatchObject({
      code: 'NAME_TAKEN',
    })
    expect((await change(server, token, id, { name: '셋', tells: false })).statusCode).toBe(204)
    expect((await own(server, token)).find((one) => one.id === id)).toMatchObject({
      name: '셋',
      tells: false,
    })
  })

  test('is refused above the limit, also for two requests at once', async ({ server }) => {
    const { token } = await recruiter(server)
    for (let made = 1; made < SAVED_SEARCH.most; made++) await save(server, token, `검색 ${made}`, `hopeMin=${made}00`)
    const answers = await Promise.all(['가', '나'].map((name) => save(server, token, name, 'q=결제')))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect((await save(server, token, '다', 'q=결제')).json()).toMatchObject({
      code: 'SAVED_SEARCH_LIMIT',
    })
    expect((await save(server, token, '검색 1', 'q=정산')).statusCode).toBe(200)
    expect(await own(server, token)).toHaveLength(SAVED_SEARCH.most)
  })
})

describe('[BIZ-12] new people', () => {
  const newIn = async (server: TestApp, token: string, id: string) =>
    (await all(server, token)).find((one) => one.id === id)?.newCount

  test('opened their profile since the last look', async ({ server, clock }) => {
    const { token } = await recruiter(server)
    const jobLabel = newJob()
    await person(server, jobLabel)
    const { id } = await saveJob(server, token, jobLabel)
    expect(await newIn(server, token, id)).toBe(0)
    clock.advance({ minutes: 2 })
    const later = await person(server, jobLabel)
    await person(server, newJob())
    expect(await newIn(server, token, id)).toBe(1)
    expect((await look(server, token, id)).statusCode).toBe(204)
    expect(await newIn(server, token, id)).toBe(0)

    clock.advance({ minutes: 2 })
    const { drizzle } = server.db
    const changed = { updatedAt: clock(), careerMonths: 70, lastActiveAt: clock() }
    await drizzle.update(users).set(changed).where(eq(users.id, later))
    expect(await newIn(server, token, id), 'who only changed something is not new').toBe(0)
    const rest = (isActive: boolean) =>
      drizzle.update(users).set({ isActive, updatedAt: clock() }).where(eq(users.id, later))
    await rest(false)
    await rest(true)
    expect(await newIn(server, token, id), 'who was away and came back is').toBe(1)
  })

  test('are new again when they extend an expired period', async ({ server, clock }) => {
    const { token } = await recruiter(server)
    const jobLabel = newJob()
    const away = await person(server, jobLabel, { attackEndsAt: new Date('2026-11-01T00:00:00Z') })
    const { id } = await saveJob(server, token, jobLabel)
    clock.advance({ minutes: 1 })
    await server.db.drizzle
      .update(users)
      .set({ attackEndsAt: new Date('2027-02-01T00:00:00Z'), updatedAt: clock() })
      .where(eq(users.id, away))
    expect(await newIn(server, token, id)).toBe(1)
  })

  test('do not include people who shut the company out, inactive people, or people with the words masked', async ({
    server,
    clock,
  }) => {
    const name = `막힌 회사 ${(count += 1)}`
    const { token } = await recruiter(server, name)
    const jobLabel = newJob()
    const { id } = await saveJob(server, token, jobLabel)
    const named = (await save(server, token, '이름으로', `jobLabel=${jobLabel}&q=남궁소윤`)).json<Saved>()
    const contact = (await save(server, token, '번호로', 'q=010-9999-1234')).json<Saved>()
    clock.advance({ minutes: 1 })
    const blocked = await person(server, jobLabel)
    await server.db.drizzle.insert(companyChoices).values({
      userId: blocked,
      mode: 'RESTRICT',
      name,
      companyKey: companyKey(name),
      position: 1,
    })
    await person(server, jobLabel, { isActive: false })
    const { userId } = await addCandidate(server, {
      name: '남궁소윤',
      jobLabel,
      jobSubLabel: '프론트엔드 개발자',
      hashtags: ['남궁소윤', '010-9999-1234'],
      isActive: true,
      attackEndsAt: new Date('2099-12-31T14:59:59Z'),
    })
    expect(userId).toBeTruthy()
    expect(await newIn(server, token, id)).toBe(1)
    expect(await newIn(server, token, named.id)).toBe(0)
    expect(await newIn(server, token, contact.id)).toBe(0)
    const agent = await addTestOperator(server)
    clock.advance({ minutes: -2 })
    const theirs = await saveJob(server, agent.token, jobLabel)
    clock.advance({ minutes: 2 })
    expect(await newIn(server, agent.token, theirs.id), 'our own people see who shut a company out').toBe(2)
  })
})

describe('[BIZ-12] the search for people who like the company', () => {
  const likes = (server: TestApp, userId: string, name: string, chosenAt: Date | null) =>
    server.db.drizzle.insert(companyChoices).values({
      userId,
      mode: 'INTEREST',
      name,
      companyKey: companyKey(name),
      position: 0,
      chosenAt,
    })

  test('exists once for every recruiter and for no agent', async ({ server }) => {
    const { token } = await recruiter(server)
    await Promise.all([all(server, token), all(server, token)])
    const [interest, ...more] = await all(server, token)
    expect(more).toEqual([])
    expect(interest).toMatchObject({ ...INTEREST_SEARCH, isInterest: true, tells: true, newCount: 0 })
    const agent = await addTestOperator(server)
    expect(await all(server, agent.token)).toEqual([])
  })

  test('cannot be deleted, renamed or replaced, but its notifications can be switched off', async ({
    server,
  }) => {
    const { token } = await recruiter(server)
    const [{ id }] = (await all(server, token)) as [Saved]
    expect((await remove(server, token, id)).statusCode).toBe(404)
    expect((await change(server, token, id, { name: '딴 이름' })).statusCode).toBe(404)
    expect((await save(server, token, INTEREST_SEARCH.name, 'q=결제')).statusCode).toBe(409)
    expect((await change(server, token, id, { tells: false })).statusCode).toBe(204)
    expect(await all(server, token)).toEqual([
      expect.objectContaining({ ...INTEREST_SEARCH, id, isInterest: true, tells: false }),
    ])
  })

  test('counts people who opened their profile or chose the company since', async ({ server, clock }) => {
    const name = `좋은 회사 ${(count += 1)}`
    const { token } = await recruiter(server, name)
    const before = await person(server, newJob())
    await likes(server, await person(server, newJob()), name, clock())
    const [{ id }] = (await all(server, token)) as [Saved]
    clock.advance({ minutes: 1 })
    await likes(server, await person(server, newJob()), name, null)
    await likes(server, before, name, clock())
    await likes(server, await person(server, newJob()), '딴 회사', clock())
    expect((await all(server, token))[0]?.newCount).toBe(2)
    await look(server, token, id)
    expect((await all(server, token))[0]?.newCount).toBe(0)
  })
})
