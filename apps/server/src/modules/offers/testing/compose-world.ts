import { companyKey } from '@coffeeattack/domain/companies/name'
import type { users } from '../../../platform/db/schema/users.ts'
import { addCompany } from '../../../platform/db/testing/test-rows.ts'
import { worldTest } from '../../../testing/server-test.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { addCandidate } from '../../../testing/test-candidate.ts'
import { addTestOperator, type TestOperator } from '../../../testing/test-operator.ts'

/** Companies with recruiters, candidates, and the console's calls for sending, for tests. */
export async function createComposeWorld() {
  const server = await createTestApp()
  let count = 0

  async function company(name = `회사 ${(count += 1)}`) {
    return addCompany(server.db.drizzle, { name, key: companyKey(name) })
  }
  async function recruiter(companyId?: string) {
    const own = companyId ?? (await company())
    return { companyId: own, ...(await addTestOperator(server, { companyId: own })) }
  }
  const candidate = (given: Partial<typeof users.$inferInsert> = {}) =>
    addCandidate(server, {
      jobLabel: '개발',
      jobSubLabel: '프론트엔드 개발자',
      verifiedIncome: 5_200,
      isActive: true,
      attackEndsAt: new Date('2099-12-31T14:59:59Z'),
      ...given,
    })
  /** Access tokens expire after fifteen minutes, and the clock leaps, so the login gets a new one. */
  const tokenNow = ({ operatorId, sessionId }: TestOperator) =>
    server.signIn('operator', { subjectId: operatorId, sessionId }).token
  const offer = (candidateId: string, more: object = {}) => ({
    candidateId,
    isJustMessage: false,
    salaryMin: 6_300,
    salaryMax: 6_800,
    position: '프론트엔드 개발자',
    link: 'https://noeul.example/jobs',
    offerItems: ['사이닝 500만'],
    message: '안녕하세요. 팀이 먼저 커피 한 잔 사고 싶어요.',
    ...more,
  })
  const send = (token: string, candidateId: string, more: object = {}) =>
    server.call('POST', '/console/offers', { token, body: offer(candidateId, more) })
  const curate = (token: string, candidateId: string, companyIds: readonly string[], more: object = {}) =>
    server.call('POST', '/console/curations', {
      token,
      body: {
        candidateId,
        message: '이야기 나눈 조건에 맞는 회사들이에요.',
        items: companyIds.map((companyId) => ({ companyId, position: '프론트엔드 개발자' })),
        ...more,
      },
    })
  return {
    ...server,
    server,
    company,
    recruiter,
    candidate,
    offer,
    tokenNow,
    send,
    curate,
    agent: () => addTestOperator(server),
  }
}

export type ComposeWorld = Awaited<ReturnType<typeof createComposeWorld>>

export const test = worldTest(createComposeWorld)

/** The status of an answer, and the code of its refusal. */
export const outcome = (answer: { statusCode: number; body: string }) => [
  answer.statusCode,
  answer.body === '' ? undefined : (JSON.parse(answer.body) as { code?: string }).code,
]

/** Everything that was sent to a candidate, oldest first. */
export const offersOf = async (world: ComposeWorld, candidateId: string) =>
  (
    await world.db.pool.query('select * from offers where candidate_id = $1 order by created_at', [
      candidateId,
    ])
  ).rows
