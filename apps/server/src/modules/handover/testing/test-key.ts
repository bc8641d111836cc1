import { hashToken } from '../../../platform/crypto/token-hash.ts'
import { apiKeys } from '../../../platform/db/schema/handover.ts'
import { addOperator } from '../../../platform/db/testing/test-rows.ts'
import type { TestApp } from '../../../testing/test-app.ts'

/** A key of the company in clear. */
export async function addTestKey({ db, deps }: TestApp, companyId: string): Promise<string> {
  const key = `ca_live_${deps.ids.next()}`
  await db.drizzle.insert(apiKeys).values({
    id: deps.ids.next(),
    companyId,
    name: '채용 프로그램',
    prefix: 'ca_live_test',
    hash: hashToken(key),
    createdBy: await addOperator(db.drizzle, companyId),
    createdAt: deps.clock(),
  })
  return key
}
