import { companyKey } from '@coffeeattack/domain/companies/name'
import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { companyChoices } from '../../../platform/db/schema/companies.ts'
import { careers, incomes } from '../../../platform/db/schema/profiles.ts'
import { users } from '../../../platform/db/schema/users.ts'
import { addCompany } from '../../../platform/db/testing/test-rows.ts'
import { test } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { addTestOperator } from '../../../testing/test-operator.ts'
import { maskWords } from '../../profiles/core/mask-words.ts'
import { addFile, addWhole } from '../../profiles/testing/profile-world.ts'

type Row = Record<string, unknown>

/** A person whom only this test finds. */
let count = 0
async function findable(server: TestApp, given: Partial<typeof users.$inferInsert> = {}) {
  const jobLabel = `줄 ${(count += 1)}`
  const { userId, careerIds } = await addWhole(server, { jobLabel, ...given })
  return { id: userId, careerIds, jobLabel }
}

async function recruiter(server: TestApp) {
  const name = `회사 ${(count += 1)}`
  const companyId = await addCompany(server.db.drizzle, { name, key: companyKey(name) })
  return addTestOperator(server, { companyId })
}

async function rowOf(server: TestApp, token: string, { id, jobLabel }: { id: string; jobLabel: string }) {
  const asked = new URLSearchParams({ jobLabel })
  const { items } = (await server.call('GET', `/console/candidates?${asked}`, { token })).json<{
    items: Row[]
  }>()
  return items.find((row) => row['id'] === id)
}

async function profileOf(server: TestApp, token: string, { id }: { id: string }) {
  const answer = await server.call('GET', `/console/candidates/${id}`, { token })
  return answer.json<{ profile: Row; lastActiveOn: string; marks: Row }>()
}

/** Changes to a complete profile that rows must show as the opened profile does. */
const changes: [
  what: string,
  change: (server: TestApp, id: string, careerIds: string[]) => Promise<unknown>,
][] = [
  ['nothing changed', async () => {}],
  [
    'a name, a number and an address among the words',
    ({ db }, id) =>
      db.drizzle
        .update(users)
        .set({
          jobSubLabel: '한지우 개발자',
          techStack: ['React', '010-1234-5678'],
          hashtags: ['한지우', 'jiwoo@example.com', 'www.example.com/jiwoo', '결제'],
        })
        .where(eq(users.id, id)),
  ],
  [
    'nobody’s name is known',
    ({ db }, id) => db.drizzle.update(users).set({ nameSealed: null }).where(eq(users.id, id)),
  ],
  [
    'a detail of spaces of every kind',
    ({ db }, _, [first]) =>
      db.drizzle
        .update(careers)
        .set({ detail: ' \t\n\u00a0\u2003\u3000\ufeff' })
        .where(eq(careers.id, first!)),
  ],
  [
    'a detail that begins with spaces',
    ({ db }, _, [first]) =>
      db.drizzle.update(careers).set({ detail: '\u3000 결제' }).where(eq(careers.id, first!)),
  ],
  [
    'the present employer is hidden',
    ({ db }, _, [first]) => db.drizzle.update(careers).set({ hidden: true }).where(eq(careers.id, first!)),
  ],
  ['no career at all', ({ db }, id) => db.drizzle.delete(careers).where(eq(careers.userId, id))],
  [
    'no verified income but a part of a year',
    async ({ db }, id) => {
      await db.drizzle.update(users).set({ verifiedIncome: null }).where(eq(users.id, id))
      await db.drizzle.delete(incomes).where(eq(incomes.userId, id))
      const part = { year: 2023, source: 'HEALTH', amount: 900, months: [11, 12] } as const
      await db.drizzle
        .insert(incomes)
        .values({ userId: id, ...part, months: [11, 12], verifiedAt: new Date(0) })
    },
  ],
  [
    'no income at all',
    async ({ db }, id) => {
      await db.drizzle.update(users).set({ verifiedIncome: null }).where(eq(users.id, id))
      await db.drizzle.delete(incomes).where(eq(incomes.userId, id))
    },
  ],
  [
    'no company is liked',
    ({ db }, id) => db.drizzle.delete(companyChoices).where(eq(companyChoices.userId, id)),
  ],
  [
    'links are gone',
    ({ db }, id) =>
      db.drizzle
        .update(users)
        .set({ resumeUrl: null, githubUrl: null, linkedinUrl: '' })
        .where(eq(users.id, id)),
  ],
  [
    'files stand in for the links',
    async (server, id) => {
      await server.db.drizzle
        .update(users)
        .set({ resumeUrl: null, githubUrl: null, linkedinUrl: null })
        .where(eq(users.id, id))
      await addFile(server, { userId: id, purpose: 'RESUME', state: 'STORED' })
      await addFile(server, { userId: id, purpose: 'PORTFOLIO', state: 'STORED' })
    },
  ],
]

describe('[BIZ-2] [OFR-13] a row of the search', () => {
  test.for(changes)('shows the same as the opened profile: %s', async ([, change], { server }) => {
    const { token } = await recruiter(server)
    const { careerIds, ...person } = await findable(server)
    await change(server, person.id, careerIds)
    await maskWords(server.db.drizzle, person.id, server.deps.secrets)
    const { lastActiveOn, offerStatus, why, marks, ...row } = (await rowOf(server, token, person))!
    const opened = await profileOf(server, token, person)
    expect(opened.profile).toMatchObject(row)
    expect([lastActiveOn, offerStatus, why]).toEqual([opened.lastActiveOn, null, []])
    expect(marks).toEqual(opened.marks)
  })

  test('masks a name that is written, or becomes the person’s own, after the row was shown', async ({
    server,
  }) => {
    const { token } = await recruiter(server)
    const person = await findable(server, { hashtags: ['남궁하늘', '결제'] })
    const change = async (given: Partial<typeof users.$inferInsert>) => {
      await server.db.drizzle.update(users).set(given).where(eq(users.id, person.id))
      await maskWords(server.db.drizzle, person.id, server.deps.secrets)
    }
    const shown = async () => (await rowOf(server, token, person))!['hashtags']
    expect([await shown(), await shown()]).toEqual([
      ['남궁하늘', '결제'],
      ['남궁하늘', '결제'],
    ])
    await change({ hashtags: ['남궁하늘', '한지우'] })
    expect(await shown()).toEqual(['남궁하늘', '〔이름〕'])
    await change({ nameSealed: server.deps.secrets.seal('남궁하늘', 'users.name_sealed') })
    expect(await shown()).toEqual(['〔이름〕', '한지우'])
  })

  test('has no other fields', async ({ server }) => {
    const { token } = await recruiter(server)
    const person = await findable(server)
    expect(Object.keys((await rowOf(server, token, person))!)).toEqual([
      'id',
      'jobLabel',
      'jobSubLabel',
      'totalMonth',
      'isEmployed',
      'techStackItems',
      'hashtags',
      'income',
      'incomeOrigin',
      'hopeSalary',
      'completenessPercent',
      'handle',
      'lastActiveOn',
      'offerStatus',
      'why',
      'marks',
    ])
  })
})
