import { companyKey } from '@coffeeattack/domain/companies/name'
import { and, eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { companyChoices } from '../../../platform/db/schema/companies.ts'
import { notices } from '../../../platform/db/schema/notifications.ts'
import { operators } from '../../../platform/db/schema/operators.ts'
import { addCompany } from '../../../platform/db/testing/test-rows.ts'
import { failingFor } from '../../../testing/failing-rows.ts'
import { test } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { addCandidate } from '../../../testing/test-candidate.ts'
import { addTestOperator, type TestOperator } from '../../../testing/test-operator.ts'
import { tellOfSearchesJob } from './tell-of-searches.ts'

/** Every test has a job and a company of its own. */
let count = 0
const unique = (name: string) => `${name} 아침 ${(count += 1)}`

const person = (server: TestApp, jobLabel: string, at: Date) =>
  addCandidate(server, {
    jobLabel,
    jobSubLabel: '백엔드 개발자',
    isActive: true,
    attackEndsAt: new Date('2099-12-31T14:59:59Z'),
    updatedAt: at,
  })

async function recruiter(server: TestApp, name = unique('회사')) {
  const companyId = await addCompany(server.db.drizzle, { name, key: companyKey(name) })
  return { name, ...(await addTestOperator(server, { companyId })) }
}

async function save(server: TestApp, { token }: TestOperator, jobLabel: string, more: object = {}) {
  const filter = String(new URLSearchParams({ jobLabel }))
  const answer = await server.call('POST', '/console/searches', {
    token,
    body: { name: jobLabel, filter, ...more },
  })
  return answer.json<{ id: string }>().id
}

const morning = (server: TestApp, day: number, time = '08:30') => ({
  ...server.deps,
  clock: () => new Date(`2026-11-${day}T${time}:00+09:00`),
})
const told = async (server: TestApp, { operatorId }: TestOperator) =>
  server.db.drizzle
    .select({ key: notices.dedupeKey, content: notices.content })
    .from(notices)
    .where(and(eq(notices.operatorId, operatorId), eq(notices.type, 'SAVED_SEARCH')))
    .orderBy(notices.createdAt)

describe('[BIZ-12] the morning job', () => {
  test('[OPS-1] goes on after a search that fails', async ({ server }) => {
    const [broken, other] = [await recruiter(server), await recruiter(server)]
    const jobLabel = unique('직군')
    for (const mine of [broken, other]) await save(server, mine, jobLabel)
    await person(server, jobLabel, new Date('2026-11-16T20:00:00+09:00'))
    const brokenRows = { table: 'notices', rows: `operator_id = '${broken.operatorId}'` }
    await failingFor(server.db.pool, brokenRows, () =>
      expect(tellOfSearchesJob.run(morning(server, 17))).rejects.toThrow('1 of the pieces'),
    )
    const counts = async () =>
      Promise.all([broken, other].map(async (mine) => (await told(server, mine)).length))
    expect(await counts()).toEqual([0, 1])
    await tellOfSearchesJob.run(morning(server, 17, '08:40'))
    expect(await counts()).toEqual([1, 1])
  })

  test('notifies of a search with new people once a day, also when it runs several times or in parallel', async ({
    server,
    clock,
  }) => {
    const mine = await recruiter(server)
    const jobLabel = unique('직군')
    await person(server, jobLabel, clock())
    const id = await save(server, mine, jobLabel)
    const evening = new Date('2026-11-16T20:00:00+09:00')
    await person(server, jobLabel, evening)
    await person(server, jobLabel, evening)
    await Promise.all([1, 2, 3].map(() => tellOfSearchesJob.run(morning(server, 17))))
    await tellOfSearchesJob.run(morning(server, 17, '09:10'))
    expect(await told(server, mine)).toEqual([
      {
        key: `SAVED_SEARCH:${id}:2026-11-17`,
        content: { savedSearchId: id, count: 2, name: jobLabel },
      },
    ])
    await tellOfSearchesJob.run(morning(server, 18))
    expect(await told(server, mine), 'nobody came since').toHaveLength(1)
    await person(server, jobLabel, new Date('2026-11-18T12:00:00+09:00'))
    await tellOfSearchesJob.run(morning(server, 19))
    expect((await told(server, mine)).at(-1)).toMatchObject({ content: { savedSearchId: id, count: 1 } })
  })

  test('does not notify of a search that was opened since, has no notifications, or belongs to a disabled recruiter', async ({
    server,
  }) => {
    const [looked, silent, gone] = [await recruiter(server), await recruiter(server), await recruiter(server)]
    const jobLabel = unique('직군')
    const id = await save(server, looked, jobLabel)
    await save(server, silent, jobLabel, { tells: false })
    await save(server, gone, jobLabel)
    await person(server, jobLabel, new Date('2026-11-16T20:00:00+09:00'))
    await server.db.pool.query('update saved_searches set looked_at = $2 where id = $1', [
      id,
      new Date('2026-11-16T22:00:00+09:00'),
    ])
    await server.db.drizzle
      .update(operators)
      .set({ disabledAt: server.clock() })
      .where(eq(operators.id, gone.operatorId))
    await tellOfSearchesJob.run(morning(server, 17))
    for (const who of [looked, silent, gone]) expect(await told(server, who)).toEqual([])
  })

  test('does not count people who shut the company out', async ({ server }) => {
    const mine = await recruiter(server)
    const jobLabel = unique('직군')
    await save(server, mine, jobLabel)
    const { userId } = await person(server, jobLabel, new Date('2026-11-16T20:00:00+09:00'))
    await server.db.drizzle.insert(companyChoices).values({
      userId,
      mode: 'RESTRICT',
      name: mine.name,
      companyKey: companyKey(mine.name),
      position: 0,
    })
    await tellOfSearchesJob.run(morning(server, 17))
    expect(await told(server, mine)).toEqual([])
  })

  test('notifies recruiters who never opened the search of people who like the company', async ({
    server,
  }) => {
    const mine = await recruiter(server)
    await tellOfSearchesJob.run(morning(server, 17))
    const evening = new Date('2026-11-17T20:00:00+09:00')
    const { userId } = await person(server, unique('직군'), evening)
    await server.db.drizzle.insert(companyChoices).values({
      userId,
      mode: 'INTEREST',
      name: mine.name,
      companyKey: companyKey(mine.name),
      position: 0,
      chosenAt: evening,
    })
    await tellOfSearchesJob.run(morning(server, 18))
    expect(await told(server, mine)).toMatchObject([
      { content: { count: 1, name: '우리를 관심회사로 고른 분' } },
    ])
  })
})
