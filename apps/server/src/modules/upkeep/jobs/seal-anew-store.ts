import { isNull } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { recoveryCodes } from '../../../platform/db/schema/operators.ts'

/** Sets the key id of recovery codes that have none. */
export async function keepCodeKey(db: Queries, hashKeySealed: string): Promise<void> {
  await db.update(recoveryCodes).set({ hashKeySealed }).where(isNull(recoveryCodes.hashKeySealed))
}
