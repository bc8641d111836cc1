import { companyKey } from '@coffeeattack/domain/companies/name'
import { expect } from 'vitest'
import { createTestDatabase } from './platform/db/testing/test-database.ts'
import { addCompany } from './platform/db/testing/test-rows.ts'
import { serverTest } from './testing/server-test.ts'
import { addCandidate } from './testing/test-candidate.ts'
import { addTestOperator } from './testing/test-operator.ts'

/** The replica is an empty database: whatever was read there is not found. */
const test = serverTest().extend('empty', { scope: 'file' }, async ({}, { onCleanup }) => {
  const empty = await createTestDatabase()
  onCleanup(() => empty.drop())
  return empty
})
test.beforeEach(({ server, empty }) => void (server.db.replica = empty.drizzle))

const JOB = { jobLabel: '개발', jobSubLabel: '백엔드 개발자', careerMonths: 62 }

test('[OPS-1] the search finds people where the replica has them', async ({ server }) => {
  const companyId = await addCompany(server.db.drizzle, { name: '가나', key: companyKey('가나') })
  const { token } = await addTestOperator(server, { companyId })
  await addCandidate(server, { ...JOB, isActive: true, attackEndsAt: new Date('2099-12-31T14:59:59Z') })
  const total = async (sort: string) =>
    (await server.call('GET', `/console/candidates?sort=${sort}`, { token })).json<{ total: number }>().total
  expect([await total('fit'), await total('recent')]).toEqual([0, 0])
  server.db.replica = server.db.drizzle
  expect([await total('fit'), await total('recent')]).toEqual([1, 1])
})

test('[OPS-1] the report holds what the person just wrote against others of the replica', async ({
  server,
}) => {
  const [me] = await Promise.all(
    [5_000, 5_500, 6_000, 6_500, 7_000, 7_500].map((verifiedIncome) =>
      addCandidate(server, { ...JOB, verifiedIncome, hopeSalary: 8_000 }),
    ),
  )
  const ask = async (path: string) => {
    const { token } = server.signIn('candidate', { subjectId: me!.userId })
    return (await server.call('GET', path, { token })).json<object>()
  }
  const report = () => ask('/v3/users/salary')
  const standing = () => ask('/users/standing')
  expect(await report()).toMatchObject({ hopeSalary: 8_000, peerGroup: null })
  expect(await standing()).toMatchObject({ income: 5_000, place: null })
  server.db.replica = server.db.drizzle
  // What others earn stands still within the hour.
  server.clock.advance({ hours: 1 })
  expect(await report()).toMatchObject({ hopeSalary: 8_000, peerGroup: expect.anything() })
  expect(await standing()).toMatchObject({ income: 5_000, place: expect.anything() })
})
