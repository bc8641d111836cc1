import { companyKey } from '@coffeeattack/domain/companies/name'
import { and, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { companyAliases, companyChoices } from '../../../platform/db/schema/companies.ts'
import { addCompany } from '../../../platform/db/testing/test-rows.ts'
import { test } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { addCandidate, type TestCandidate } from '../../../testing/test-candidate.ts'
import { addTestOperator } from '../../../testing/test-operator.ts'

/*
 * Two companies keep things about two people, who shut them out by either of their names, let them in again, or leave, in any
 * order (BIZ-11). After every step the tables contain what a simple model says.
 */

const things = ['star', 'hide', 'tag', 'note', 'list'] as const
type Thing = (typeof things)[number]

const who = { company: fc.nat(1), person: fc.nat(1) }
const aStep = fc.oneof(
  { weight: 6, arbitrary: fc.record({ ...who, does: fc.constantFrom(...things) }) },
  {
    weight: 3,
    arbitrary: fc.record({ ...who, does: fc.constantFrom('shut' as const, 'shutByAlias' as const) }),
  },
  { weight: 2, arbitrary: fc.record({ ...who, does: fc.constant('letIn' as const) }) },
  { weight: 1, arbitrary: fc.record({ ...who, does: fc.constant('leave' as const) }) },
)
type Step = typeof aStep extends fc.Arbitrary<infer Value> ? Value : never

let count = 0
async function aCompany(server: TestApp) {
  const name = `사라질 회사 ${(count += 1)}`
  const alias = `다른 이름 ${count}`
  const companyId = await addCompany(server.db.drizzle, { name, key: companyKey(name) })
  await server.db.drizzle.insert(companyAliases).values({ companyId, name: alias, key: companyKey(alias) })
  const { token } = await addTestOperator(server, { companyId })
  const list = await server.call('POST', '/console/lists', { token, body: { name: '목록' } })
  return { companyId, name, alias, token, listId: list.json<{ id: string }>().id }
}
type Company = Awaited<ReturnType<typeof aCompany>>

const aPerson = (server: TestApp) =>
  addCandidate(server, { isActive: true, attackEndsAt: new Date('2099-12-31T14:59:59Z') })

/** Whether the company was allowed to store it. */
async function keep(server: TestApp, { token, listId }: Company, { userId }: TestCandidate, thing: Thing) {
  const one = `/console/candidates/${userId}`
  const call = (method: 'POST' | 'PATCH', path: string, body: object) =>
    server.call(method, path, { token, body })
  const { statusCode } = await {
    star: () => call('PATCH', `${one}/marks`, { isStarred: true }),
    hide: () => call('PATCH', `${one}/marks`, { isHidden: true }),
    tag: () => call('PATCH', `${one}/marks`, { tags: ['결제'] }),
    note: () => call('POST', `${one}/notes`, { text: '메모', mentions: [] }),
    list: () => call('POST', `/console/lists/${listId}/people`, { candidateId: userId, isIn: true }),
  }[thing]()
  return statusCode === 200
}

async function held(server: TestApp, { companyId }: Company, { userId }: TestCandidate): Promise<Thing[]> {
  const { rows } = await server.db.pool.query<{ thing: Thing }>(
    `select 'star' as thing from people_marks where company_id = $1 and candidate_id = $2 and starred_at is not null
     union select 'hide' from people_marks where company_id = $1 and candidate_id = $2 and hidden_at is not null
     union select 'tag' from people_marks where company_id = $1 and candidate_id = $2 and tags <> '{}'
     union select 'note' from people_notes where company_id = $1 and candidate_id = $2
     union select 'list' from people_list_members join people_lists on id = list_id
       where company_id = $1 and candidate_id = $2`,
    [companyId, userId],
  )
  return rows.map(({ thing }) => thing).toSorted()
}

/** What the company's calls answer about the person: the number of marks and notes. */
async function told(server: TestApp, { token }: Company, { userId }: TestCandidate) {
  const answer = await server.call('GET', `/console/candidates/${userId}/notes`, { token })
  return answer.statusCode === 200 ? answer.json<{ items: unknown[] }>().items.length : null
}

test('[BIZ-11] nothing remains of a company that is shut out or of a person who left, and no other company reads it', async ({
  server,
}) => {
  await fc.assert(
    fc.asyncProperty(fc.array(aStep, { minLength: 4, maxLength: 14 }), async (steps) => {
      const companies = [await aCompany(server), await aCompany(server)] as const
      const people = [await aPerson(server), await aPerson(server)] as const
      const pairs = companies.flatMap((_, company) => people.map((__, person) => ({ company, person })))
      const nameOf = ({ company, person }: Pick<Step, 'company' | 'person'>) => `${company}:${person}`
      const kept = new Map(pairs.map((pair) => [nameOf(pair), new Set<Thing>()]))
      const shut = new Set<string>()
      const left = new Set<number>()
      let notes = 0
      for (const step of steps) {
        const [company, person] = [companies[step.company]!, people[step.person]!]
        const pair = nameOf(step)
        const choose = (name: string) =>
          server.db.drizzle
            .insert(companyChoices)
            .values({
              userId: person.userId,
              mode: 'RESTRICT',
              name,
              companyKey: companyKey(name),
              position: 1,
            })
            .onConflictDoNothing()
        if (step.does === 'leave') {
          const body = { reason: '이직을 마쳤어요' }
          if (!left.has(step.person)) await server.call('DELETE', '/v3/users', { token: person.token, body })
          left.add(step.person)
          for (const each of [0, 1]) kept.get(nameOf({ ...step, company: each }))!.clear()
        } else if (step.does === 'shut' || step.does === 'shutByAlias') {
          if (left.has(step.person)) continue
          await choose(step.does === 'shut' ? company.name : company.alias)
          shut.add(pair)
          kept.get(pair)!.clear()
        } else if (step.does === 'letIn') {
          for (const name of [company.name, company.alias])
            await server.db.drizzle
              .delete(companyChoices)
              .where(
                and(
                  eq(companyChoices.userId, person.userId),
                  eq(companyChoices.companyKey, companyKey(name)),
                ),
              )
          shut.delete(pair)
        } else {
          const isKept = await keep(server, company, person, step.does)
          expect(isKept).toBe(!shut.has(pair) && !left.has(step.person))
          if (isKept) kept.get(pair)!.add(step.does)
          if (isKept && step.does === 'note') notes += 1
        }
        for (const each of pairs)
          expect(await held(server, companies[each.company]!, people[each.person]!)).toEqual(
            [...kept.get(nameOf(each))!].toSorted(),
          )
      }
      for (const each of pairs) {
        const seen = await told(server, companies[each.company]!, people[each.person]!)
        const isGone = shut.has(nameOf(each)) || left.has(each.person)
        expect(seen === null).toBe(isGone)
        if (!isGone) expect((seen ?? 0) > 0).toBe(kept.get(nameOf(each))!.has('note'))
        expect(seen ?? 0).toBeLessThanOrEqual(notes)
      }
    }),
    { numRuns: 10 },
  )
}, 120_000)

describe('[BIZ-11] a company that gets a name which a person shut out loses what it kept about them', () => {
  test.for([
    ['as its own name', ({ name }: Company) => ({ name })],
    ['as an alias', ({ name }: Company) => ({ aliases: [name] })],
    ['by an affiliate of that name', ({ companyId }: Company) => ({ affiliateIds: [companyId] })],
  ] as const)('%s', async ([, change], { server }) => {
    const { db } = server
    // Only the previous release needs these triggers.
    await db.pool.query('alter table companies disable trigger user')
    await db.pool.query('alter table company_aliases disable trigger user')
    const [company, other, person] = [await aCompany(server), await aCompany(server), await aPerson(server)]
    for (const thing of things) await keep(server, company, person, thing)
    const choice = { mode: 'RESTRICT', name: other.name, companyKey: companyKey(other.name) } as const
    await db.drizzle.insert(companyChoices).values({ ...choice, position: 1, userId: person.userId })
    const cards = () => db.pool.query('select from pipeline_cards where company_id = $1', [company.companyId])
    expect(await held(server, company, person)).toEqual([...things].toSorted())
    expect((await cards()).rowCount).toBe(1)
    const admin = await addTestOperator(server, { role: 'ADMIN' })
    const answer = await server.call('PATCH', `/console/companies/${company.companyId}`, {
      token: admin.token,
      body: change(other),
    })
    expect(answer.statusCode).toBe(200)
    expect(await held(server, company, person)).toEqual([])
    expect((await cards()).rowCount).toBe(0)
  })
})
