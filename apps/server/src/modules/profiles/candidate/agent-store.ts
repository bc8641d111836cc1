import { and, eq, isNull } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { operators } from '../../../platform/db/schema/operators.ts'

export async function activeAgents(tx: Queries): Promise<string[]> {
  const found = await tx
    .select({ id: operators.id })
    .from(operators)
    .where(and(eq(operators.role, 'AGENT'), isNull(operators.disabledAt)))
  return found.map(({ id }) => id)
}
