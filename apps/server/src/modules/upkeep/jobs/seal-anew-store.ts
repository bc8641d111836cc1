import { isNull } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { recoveryCodes } from '../../../platform/db/schema/operators.ts'

/** Beside every recovery code that has none yet. */
export async function keepCodeKey(db: Queries, hashKeySealed: string): Promise<void> {
  await db.update(recoveryCodes).set({ hashKeySealed }).where(isNull(recoveryCodes.hashKeySealed))
}
