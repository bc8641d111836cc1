import { companyKey } from '@coffeeattack/domain/companies/name'
import { emptyPosition } from '@coffeeattack/domain/positions/position'
import { expect } from 'vitest'
import type { users } from '../../../platform/db/schema/users.ts'
import { addCompany } from '../../../platform/db/testing/test-rows.ts'
import { worldTest } from '../../../testing/server-test.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { addCandidate } from '../../../testing/test-candidate.ts'
import { addTestOperator } from '../../../testing/test-operator.ts'

export type Suggested = {
  id: string
  title: string
  company: { name: string } | null
  sum: number
  reasons: { text: string; points: number; signal: string }[]
  interestedAt: string | null
}
export type SuggestedPerson = {
  id: string
  suggestion: Pick<Suggested, 'sum' | 'reasons'> | null
  place: number | null
  plainPlace: number | null
  interestedOn: string | null
}
type Listed = { state: string; items: Suggested[]; total: number; review: object | null; isNoticed: boolean }
type People = { interested: SuggestedPerson[]; items: SuggestedPerson[]; total: number; compared: number }

type Answered<Body> = { status: number; text: string; json: () => Body }

/** Companies with open positions, and people who may suit them, for tests. Each job group is used by one test alone. */
export async function createSuggestionsWorld() {
  const server = await createTestApp({ settings: { SUGGESTIONS_LEARNING: 'on' } })
  let count = 0

  async function recruiter(name = `물레 ${(count += 1)}`) {
    const key = companyKey(name)
    const companyId = await addCompany(server.db.drizzle, { name, key })
    return { companyId, key, name, ...(await addTestOperator(server, { companyId })) }
  }
  const newJob = () => `직군 ${(count += 1)}`
  async function position(token: string, jobLabel: string, more: object = {}) {
    const body = {
      ...emptyPosition,
      title: '백엔드 개발자 · 결제와 정산',
      jobLabel,
      jobSubLabel: '백엔드 개발자',
      yearsMin: 4,
      yearsMax: 8,
      salaryMin: 6_000,
      salaryMax: 8_000,
      mustHaves: ['Kotlin 또는 Java', '결제나 정산'],
      ...more,
    }
    const made = await server.call('POST', '/console/positions', { token, body })
    expect(made.statusCode, made.body).toBe(200)
    return made.json<{ id: string }>().id
  }
  const person = (jobLabel: string, given: Partial<typeof users.$inferInsert> = {}) =>
    addCandidate(server, {
      jobLabel,
      jobSubLabel: '백엔드 개발자',
      techStack: ['Kotlin', 'Spring'],
      hashtags: ['결제'],
      careerMonths: 64,
      hopeSalary: 7_000,
      isActive: true,
      attackEndsAt: new Date('2099-12-31T14:59:59Z'),
      ...given,
    })
  const ask = async <Answer>(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    token: string,
    body?: object,
  ): Promise<Answered<Answer>> => {
    const answer = await server.call(method, path, { token, ...(body && { body }) })
    return { status: answer.statusCode, text: answer.body, json: () => answer.json<Answer>() }
  }
  return {
    ...server,
    server,
    recruiter,
    newJob,
    position,
    person,
    ask,
    async listed(token: string) {
      const answer = await ask<Listed>('GET', '/users/suggestions', token)
      expect(answer.status, answer.text).toBe(200)
      return answer.json()
    },
    async peopleOf(token: string, positionId: string, order = 'suggested') {
      const path = `/console/positions/${positionId}/suggestions?order=${order}`
      const answer = await ask<People>('GET', path, token)
      expect(answer.status, answer.text).toBe(200)
      return answer.json()
    },
  }
}

export type SuggestionsWorld = Awaited<ReturnType<typeof createSuggestionsWorld>>

export const test = worldTest(createSuggestionsWorld)
