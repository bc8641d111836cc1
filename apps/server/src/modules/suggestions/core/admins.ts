import { and, eq } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { operators } from '../../../platform/db/schema/operators.ts'
import { isPerson, isWorking } from '../../operators/core/sql.ts'

/** Who is told of a group that is suggested too seldom, and may be put in charge of looking into it. */
export async function workingAdmins(db: Queries): Promise<{ id: string; name: string }[]> {
  return db
    .select({ id: operators.id, name: operators.name })
    .from(operators)
    .where(and(eq(operators.role, 'ADMIN'), isWorking, isPerson))
    .orderBy(operators.name, operators.id)
}
