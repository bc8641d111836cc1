import { hashQuickly } from '../../../platform/crypto/testing/quick-hash.ts'
import { partners } from '../../../platform/db/schema/partners.ts'
import type { TestApp } from '../../../testing/test-app.ts'

export const PARTNER_PASSWORD = 'correct horse battery'
const passwordHash = hashQuickly(PARTNER_PASSWORD)

/** A signed-in partner. */
export async function addPartner(server: TestApp, given: Partial<typeof partners.$inferInsert> = {}) {
  const id = server.deps.ids.next()
  const row = {
    email: `${id}@example.com`,
    name: '서다온',
    code: `code-${id.slice(-12)}`,
    createdAt: server.clock(),
    passwordHash: await passwordHash,
    ...given,
    id,
  }
  await server.db.drizzle.insert(partners).values(row)
  const { email, name, code } = row
  return { id, email, name, code, token: server.signIn('partner', { subjectId: id }).token }
}
