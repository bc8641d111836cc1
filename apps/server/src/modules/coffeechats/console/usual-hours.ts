import { settlePlace } from '@coffeeattack/domain/coffeechats/place'
import type { UsualHours } from '@coffeeattack/domain/coffeechats/usual-hours'
import { eq } from 'drizzle-orm'
import { usualHours } from '../../../platform/db/schema/coffeechats.ts'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { recordDeed } from '../../operators/core/audit.ts'
import { findUsualHours } from '../core/usual-hours.ts'

/** The caller's own usual hours (TRUST-4). */
export async function showUsualHours({ operatorId }: OperatorCaller, { db }: ApiDeps) {
  return { hours: await findUsualHours(db.drizzle, operatorId) }
}

/** From now on candidates pick from these hours; meetings that are fixed stay. */
export async function setUsualHours(given: UsualHours, caller: OperatorCaller, { db, clock }: ApiDeps) {
  const { operatorId } = caller
  const place = given.place && settlePlace(given.place)
  const weekdays = given.weekdays.toSorted((a, b) => a - b)
  const now = clock()
  const row = {
    weekdays,
    fromMinute: given.from,
    untilMinute: given.until,
    minutes: given.minutes,
    placeKind: place?.kind ?? null,
    place: place?.text ?? null,
    updatedAt: now,
  }
  await db.transaction(async (tx) => {
    await tx
      .insert(usualHours)
      .values({ operatorId, ...row })
      .onConflictDoUpdate({ target: usualHours.operatorId, set: row })
    await recordDeed(tx, caller, hoursDeed(operatorId), now)
  })
  return { hours: { ...given, weekdays, place } }
}

/** Where there are none, nothing happens. */
export async function dropUsualHours(caller: OperatorCaller, { db, clock }: ApiDeps): Promise<void> {
  const { operatorId } = caller
  await db.transaction(async (tx) => {
    const { rowCount } = await tx.delete(usualHours).where(eq(usualHours.operatorId, operatorId))
    if (rowCount === 1) await recordDeed(tx, caller, hoursDeed(operatorId), clock())
  })
}

const hoursDeed = (operatorId: string) =>
  ({ action: 'operator.usual-hours', subject: 'operator', subjectId: operatorId }) as const
