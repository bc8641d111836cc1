import type { Place } from '@coffeeattack/domain/coffeechats/place'
import { and, eq, sql } from 'drizzle-orm'
import { asSql, type Queries } from '../../../platform/db/queries.ts'
import { coffeechats } from '../../../platform/db/schema/coffeechats.ts'
import { notCalledOff } from './sql.ts'

export async function savePlace(
  tx: Queries,
  coffeechatId: string,
  { kind, text }: Place,
  now: Date,
): Promise<void> {
  await tx
    .update(coffeechats)
    .set({
      placeKind: kind,
      place: text,
      placeSetAt: now,
      placeChanges: sql`${coffeechats.placeChanges} + 1`,
    })
    .where(and(eq(coffeechats.id, coffeechatId), asSql(notCalledOff('coffeechats'))))
}

/** Saves the company's usual place; false when it did not change. */
export async function keepUsualPlace(
  tx: Queries,
  companyId: string,
  { kind, text }: Place,
): Promise<boolean> {
  const { rowCount } = await tx.$client.query(
    `update companies set usual_place_kind = $2, usual_place = $3
     where id = $1 and (usual_place_kind, usual_place) is distinct from ($2, $3)`,
    [companyId, kind, text],
  )
  return rowCount === 1
}
