import { hashPassword } from '../crypto/passwords.ts'
import { operators, type operatorRoles } from '../db/schema/operators.ts'
import { operator } from '../sessions/owner.ts'
import { insertSession } from '../sessions/session-store.ts'
import type { TestApp } from './test-app.ts'

export type TestOperator = { operatorId: string; sessionId: string; token: string; email: string }

type Given = Partial<typeof operators.$inferInsert> & { role?: (typeof operatorRoles)[number] }

export const TEST_PASSWORD = 'correct horse battery'
// One for all: making it is slow on purpose.
const passwordHash = hashPassword(TEST_PASSWORD)

/** Somebody who works in the console, signed in: a recruiter of the given company, else an agent of ours. */
export async function addTestOperator(server: TestApp, given: Given = {}): Promise<TestOperator> {
  const { deps, db, clock } = server
  const operatorId = given.id ?? deps.ids.next()
  const email = given.email ?? `${operatorId}@example.com`
  await db.drizzle.insert(operators).values({
    role: given.companyId ? 'RECRUITER' : 'AGENT',
    passwordHash: await passwordHash,
    name: '이도현',
    createdAt: clock(),
    ...given,
    email,
    id: operatorId,
  })
  const sessionId = deps.ids.next()
  await insertSession(db.drizzle, {
    id: sessionId,
    owner: operator(operatorId),
    device: 'Mac · Chrome',
    now: clock(),
  })
  const { token } = server.signIn('operator', { subjectId: operatorId, sessionId })
  return { operatorId, sessionId, token, email }
}
