import type { Place } from '@coffeeattack/domain/coffeechats/place'
import { and, eq, sql } from 'drizzle-orm'
import { asSql, type Queries } from '../../../platform/db/queries.ts'
import { coffeechats } from '../../../platform/db/schema/coffeechats.ts'
import { companies } from '../../../platform/db/schema/companies.ts'
import { notCalledOff } from './sql.ts'

export async function savePlace(tx: Queries, coffeechatId: string, { kind, text }: Place, now: Date) {
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
export async function keepUsualPlace(tx: Queries, companyId: string, { kind, text }: Place) {
  const { id, usualPlaceKind, usualPlace } = companies
  const isOther = sql`(${usualPlaceKind}, ${usualPlace}) is distinct from (${kind}, ${text})`
  const { rowCount } = await tx
    .update(companies)
    .set({ usualPlaceKind: kind, usualPlace: text })
    .where(and(eq(id, companyId), isOther))
  return rowCount === 1
}
