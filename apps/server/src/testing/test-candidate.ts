import { maskWords } from '../modules/profiles/core/mask-words.ts'
import { users } from '../platform/db/schema/users.ts'
import type { TestApp } from './test-app.ts'

export type TestCandidate = { userId: string; sessionId: string; token: string; name: string; phone: string }

type CandidateFields = { name?: string; phone?: string } & Partial<typeof users.$inferInsert>

let count = 0

/** A certified candidate with a row of their own, signed in. Other columns of the row can be given. */
export async function addCandidate(server: TestApp, given: CandidateFields = {}): Promise<TestCandidate> {
  const { deps, db, clock } = server
  const { name = '한지우', phone = `0109${String((count += 1)).padStart(7, '0')}`, ...columns } = given
  const userId = columns.id ?? deps.ids.next()
  const now = clock()
  await db.drizzle.insert(users).values({
    nameSealed: deps.secrets.seal(name, 'users.name_sealed'),
    phoneSealed: deps.secrets.seal(phone, 'users.phone_sealed'),
    phoneHash: deps.secrets.mac('phone', phone),
    phoneProvedAt: columns.phoneHash === null ? null : now,
    certifiedAt: now,
    lastActiveAt: now,
    createdAt: now,
    updatedAt: now,
    ...columns,
    id: userId,
  })
  await maskWords(db.drizzle, userId, deps.secrets)
  const { token, sessionId } = server.signIn('candidate', { subjectId: userId })
  return { userId, sessionId, token, name, phone }
}
