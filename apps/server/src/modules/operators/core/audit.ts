import type { Queries } from '../../../platform/db/queries.ts'
import { auditLog } from '../../../platform/db/schema/operators.ts'
import type { OperatorCaller } from '../../../platform/http/caller.ts'

/** What happened to what. Ids and words alone: no name, no contact, no text that a person wrote. */
export type Deed = {
  action: string
  subject: string
  subjectId: string | null
  detail?: Record<string, unknown>
}

/** Written in the transaction that does it: what is not in the trail did not happen. */
export async function recordDeed(
  tx: Queries,
  { operatorId }: Pick<OperatorCaller, 'operatorId'>,
  deed: Deed,
  now: Date,
): Promise<void> {
  await tx.insert(auditLog).values({ at: now, actor: 'OPERATOR', actorId: operatorId, ...deed })
}
