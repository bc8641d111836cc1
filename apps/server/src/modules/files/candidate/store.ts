import { and, count, eq, gt, inArray, lte, ne } from 'drizzle-orm'
import { isPresent } from '../../accounts/core/store.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { files } from '../../../platform/db/schema/files.ts'
import { agentApplications } from '../../../platform/db/schema/requests.ts'
import { users } from '../../../platform/db/schema/users.ts'

export async function isHere(db: Queries, userId: string): Promise<boolean> {
  const found = await db.select({ id: users.id }).from(users).where(isPresent(userId))
  return found.length === 1
}

export async function countUploads(db: Queries, userId: string, since: Date): Promise<number> {
  const [found] = await db
    .select({ begun: count() })
    .from(files)
    .where(and(eq(files.userId, userId), ne(files.state, 'STORED'), gt(files.createdAt, since)))
  return found?.begun ?? 0
}

export async function insertApplication(
  tx: Queries,
  application: typeof agentApplications.$inferInsert,
): Promise<void> {
  await tx.insert(agentApplications).values(application)
}

/** Past their day they are gone; their files are marked for the sweep. */
export async function forgetDueApplications(tx: Queries, now: Date): Promise<void> {
  const due = await tx
    .delete(agentApplications)
    .where(lte(agentApplications.purgeAt, now))
    .returning({ resume: agentApplications.resumeFileId, portfolio: agentApplications.portfolioFileId })
  const fileIds = due.flatMap(({ resume, portfolio }) => [resume, portfolio]).filter((id) => id !== null)
  if (fileIds.length > 0) await tx.update(files).set({ removedAt: now }).where(inArray(files.id, fileIds))
}
