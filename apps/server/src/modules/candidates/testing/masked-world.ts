import { companyKey } from '@coffeeattack/domain/companies/name'
import { careers } from '../../../platform/db/schema/profiles.ts'
import type { users } from '../../../platform/db/schema/users.ts'
import { addCompany } from '../../../platform/db/testing/test-rows.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { addCandidate } from '../../../testing/test-candidate.ts'
import { addTestOperator } from '../../../testing/test-operator.ts'
import { maskWords } from '../../profiles/core/mask-words.ts'

type Given = Partial<typeof users.$inferInsert> & { name?: string; phone?: string; detail?: string }

let count = 0

/** A recruiter, and a job group for the people of one test. */
export async function addSearcher(server: TestApp) {
  const name = `찾는 회사 ${(count += 1)}`
  const companyId = await addCompany(server.db.drizzle, { name, key: companyKey(name) })
  return { jobLabel: `가린 직군 ${count}`, companyId, ...(await addTestOperator(server, { companyId })) }
}

/** A person who can be found, with one career. */
export async function addFindable(server: TestApp, { detail = '결제를 만들었어요.', ...given }: Given) {
  const { userId } = await addCandidate(server, {
    jobSubLabel: '백엔드 개발자',
    techStack: ['Kotlin'],
    careerMonths: 64,
    isActive: true,
    attackEndsAt: new Date('2099-12-31T14:59:59Z'),
    ...given,
  })
  await server.db.drizzle.insert(careers).values({
    id: server.deps.ids.next(),
    userId,
    company: '어느 회사',
    companyKey: companyKey('어느 회사'),
    startedOn: '2021-07-01',
    job: '백엔드 개발자',
    detail,
    verifiedAt: server.clock(),
    updatedAt: server.clock(),
  })
  await maskWords(server.db.drizzle, userId, server.deps.secrets)
  return userId
}

/** A position for people of the recruiter's job group. */
export async function addPosition(
  server: TestApp,
  { token, jobLabel }: { token: string; jobLabel: string },
  mustHaves: readonly string[],
): Promise<string> {
  const body = {
    title: '백엔드 개발자',
    jobLabel,
    jobSubLabel: null,
    yearsMin: 4,
    yearsMax: 8,
    salaryMin: 6_000,
    salaryMax: 9_000,
    pay: null,
    benefits: [],
    mustHaves,
    interviewers: [],
    place: '',
    link: null,
    message: '',
  }
  const answer = await server.call('POST', '/console/positions', { token, body })
  if (answer.statusCode !== 200) throw new Error(`no position: ${answer.body}`)
  return answer.json<{ id: string }>().id
}
