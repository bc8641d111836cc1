import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import { ownerIsPresent } from '../../accounts/core/store.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { coffeechats } from '../../../platform/db/schema/coffeechats.ts'
import { files } from '../../../platform/db/schema/files.ts'
import { agentApplications } from '../../../platform/db/schema/requests.ts'

export type FileReader =
  | { readonly kind: 'owner'; readonly userId: string }
  | { readonly kind: 'company'; readonly companyId: string }
  | { readonly kind: 'agent' }

const ownerIsHere = ownerIsPresent(files.userId)

function allows(reader: FileReader): SQL | undefined {
  switch (reader.kind) {
    case 'owner':
      return and(eq(files.userId, reader.userId), ownerIsHere)
    case 'company':
      return and(
        ownerIsHere,
        sql`exists (select from ${coffeechats} where ${coffeechats.candidateId} = ${files.userId} and ${coffeechats.companyId} = ${reader.companyId} and ${coffeechats.cancelledAt} is null)`,
      )
    case 'agent':
      return and(
        isNull(files.userId),
        sql`exists (select from ${agentApplications} where ${files.id} in (${agentApplications.resumeFileId}, ${agentApplications.portfolioFileId}))`,
      )
  }
}

/** The reader's right stands in the query: a file that may not be seen is a file that is not found. */
export async function readableFile(db: Queries, fileId: string, reader: FileReader) {
  const [found] = await db
    .select({ storeKey: files.storeKey, nameSealed: files.nameSealed, name: files.name })
    .from(files)
    .where(and(eq(files.id, fileId), eq(files.state, 'STORED'), isNull(files.removedAt), allows(reader)))
  return found ?? null
}
