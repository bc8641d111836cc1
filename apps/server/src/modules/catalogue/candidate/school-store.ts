import type { Degree, School, SchoolType } from '@coffeeattack/domain/education/education'
import { and, asc, eq } from 'drizzle-orm'
import { ownerIsPresent } from '../../accounts/core/store.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { schools } from '../../../platform/db/schema/profile.ts'

export type SchoolItem = School & { id: string }

const columns = {
  id: schools.id,
  type: schools.type,
  name: schools.name,
  major: schools.major,
  degree: schools.degree,
  start: schools.start,
  end: schools.end,
}

type Row = Omit<SchoolItem, 'type' | 'degree' | 'start'> & {
  type: string
  degree: string | null
  start: string | null
}

const asItem = ({ type, degree, start, ...rest }: Row): SchoolItem => ({
  ...rest,
  type: type as SchoolType,
  degree: degree as Degree | null,
  start: start ?? '',
})

/** Nothing is left of somebody who has left. */
const ofUser = (userId: string) => and(eq(schools.userId, userId), ownerIsPresent(schools.userId))
const own = (userId: string, id: string) => and(eq(schools.id, id), ofUser(userId))

export async function schoolsOf(db: Queries, userId: string): Promise<SchoolItem[]> {
  const found = await db.select(columns).from(schools).where(ofUser(userId)).orderBy(asc(schools.place))
  return found.map(asItem)
}

export async function takenPlaces(tx: Queries, userId: string): Promise<number[]> {
  const found = await tx.select({ place: schools.place }).from(schools).where(eq(schools.userId, userId))
  return found.map(({ place }) => place)
}

export async function findSchool(db: Queries, userId: string, id: string): Promise<SchoolItem | null> {
  const [found] = await db.select(columns).from(schools).where(own(userId, id))
  return found ? asItem(found) : null
}

type Added = { userId: string; place: number; school: SchoolItem; now: Date }

export async function addSchool(tx: Queries, { userId, place, school, now }: Added): Promise<void> {
  await tx.insert(schools).values({ ...school, userId, place, createdAt: now, updatedAt: now })
}

export async function changeSchool(
  tx: Queries,
  userId: string,
  { id, ...changed }: SchoolItem,
  now: Date,
): Promise<void> {
  await tx
    .update(schools)
    .set({ ...changed, updatedAt: now })
    .where(own(userId, id))
}

export async function removeSchool(db: Queries, userId: string, id: string): Promise<boolean> {
  const removed = await db.delete(schools).where(own(userId, id)).returning({ id: schools.id })
  return removed.length === 1
}
