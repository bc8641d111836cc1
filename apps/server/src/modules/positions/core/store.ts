import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { PayParts } from '@coffeeattack/domain/offers/whole-pay'
import { and, eq, getTableColumns, inArray, type SQL } from 'drizzle-orm'
import { asSql, type Queries } from '../../../platform/db/queries.ts'
import { positions } from '../../../platform/db/schema/positions.ts'
import { payOf } from '../../offers/core/sql.ts'

export type Owned = { companyId: string; id: string }
export type PositionRow = typeof positions.$inferSelect

export const owned = ({ companyId, id }: Owned) =>
  and(eq(positions.companyId, companyId), eq(positions.id, id))

/** A position of another company answers 404. */
export async function findPosition(db: Queries, which: Owned) {
  const pay = asSql(payOf('positions')) as SQL<PayParts | null>
  const [row] = await db
    .select({ ...getTableColumns(positions), pay })
    .from(positions)
    .where(owned(which))
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}

/**
 * Refuses an offer for a closed position or for another company's (BIZ-9). The row stays locked until the offer is
 * written, so nobody closes the position in between.
 */
export async function refuseClosedPosition(tx: Queries, which: Owned): Promise<void> {
  const [row] = await tx
    .select({ closedAt: positions.closedAt })
    .from(positions)
    .where(owned(which))
    .for('share')
  if (!row) throw new Refusal('NOT_FOUND')
  if (row.closedAt) throw new Refusal('POSITION_CLOSED')
}

/** The companies of these positions and whether each is closed, by id; locked as by `refuseClosedPosition`. */
export async function holdPositions(tx: Queries, ids: readonly string[]) {
  const rows = await tx
    .select({ id: positions.id, companyId: positions.companyId, closedAt: positions.closedAt })
    .from(positions)
    .where(inArray(positions.id, [...ids]))
    .orderBy(positions.id)
    .for('share')
  return new Map(rows.map(({ id, companyId, closedAt }) => [id, { companyId, isClosed: closedAt !== null }]))
}
