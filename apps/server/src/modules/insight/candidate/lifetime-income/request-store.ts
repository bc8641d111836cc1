import type { LifetimeStatus } from '@coffeeattack/domain/lifetime-income/progress'
import type { YearRange } from '@coffeeattack/domain/lifetime-income/ranges'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../../../../platform/db/queries.ts'
import { lifetimeRequests as t } from '../../../../platform/db/schema/lifetime-income.ts'
import { verificationAttempts } from '../../../../platform/db/schema/verification.ts'

export type RequestRow = YearRange & {
  id: string
  attemptId: string | null
  status: LifetimeStatus
  /** In the order in which they were loaded. */
  loadedYears: number[]
  sessionSealed: string | null
}

const columns = {
  id: t.id,
  attemptId: t.attemptId,
  status: t.state,
  startYear: t.startYear,
  endYear: t.endYear,
  loadedYears: t.loadedYears,
  sessionSealed: t.sessionSealed,
}

/** A run has ten requests at most; failed ones in between leave room. */
const NEWEST = 50

export async function newestRequests(db: Queries, userId: string): Promise<RequestRow[]> {
  return db
    .select(columns)
    .from(t)
    .where(eq(t.userId, userId))
    .orderBy(desc(t.createdAt), desc(t.id))
    .limit(NEWEST)
}

export async function requestOfAttempt(db: Queries, attemptId: string): Promise<RequestRow | null> {
  const [found] = await db.select(columns).from(t).where(eq(t.attemptId, attemptId))
  return found ?? null
}

export async function isAttemptOpen(tx: Queries, attemptId: string): Promise<boolean> {
  const { id, state } = verificationAttempts
  const found = await tx
    .select({ id })
    .from(verificationAttempts)
    .where(and(eq(id, attemptId), eq(state, 'PENDING')))
  return found.length === 1
}

type NewRequest = YearRange & { id: string; userId: string; createdAt: Date }

export async function insertWaiting(tx: Queries, request: NewRequest & { attemptId: string }): Promise<void> {
  await tx.insert(t).values({ ...request, state: 'WAITING' })
}

/** A load under the session of an earlier confirmation: nobody has to confirm. */
export async function insertLoading(
  tx: Queries,
  request: NewRequest & { sessionSealed: string },
): Promise<void> {
  await tx.insert(t).values({ ...request, state: 'LOADING', movedAt: request.createdAt })
}

/** Whoever asks anew means the new request: what was open before is over. */
export async function endOpenRequests(tx: Queries, userId: string, now: Date): Promise<void> {
  await tx
    .update(t)
    .set({ state: 'FAILED', finishedAt: now, sessionSealed: null })
    .where(and(eq(t.userId, userId), inArray(t.state, ['WAITING', 'LOADING'])))
}

/** The phone has confirmed. False when the request was given up meanwhile. */
export async function startLoading(
  tx: Queries,
  id: string,
  { sessionSealed, now }: { sessionSealed: string; now: Date },
): Promise<boolean> {
  const started = await tx
    .update(t)
    .set({ state: 'LOADING', sessionSealed, movedAt: now })
    .where(and(eq(t.id, id), eq(t.state, 'WAITING')))
    .returning({ id: t.id })
  return started.length === 1
}

/** One more year is there. False when the load was given up meanwhile: then nothing is to be kept. */
export async function addLoadedYear(tx: Queries, id: string, year: number, now: Date): Promise<boolean> {
  const moved = await tx
    .update(t)
    .set({ loadedYears: sql`array_append(${t.loadedYears}, ${year}::smallint)`, movedAt: now })
    .where(and(eq(t.id, id), eq(t.state, 'LOADING')))
    .returning({ id: t.id })
  return moved.length === 1
}

export async function finishLoading(
  db: Queries,
  id: string,
  state: 'DONE' | 'FAILED',
  now: Date,
): Promise<void> {
  await db
    .update(t)
    .set({ state, finishedAt: now, movedAt: now })
    .where(and(eq(t.id, id), eq(t.state, 'LOADING')))
}

export async function failWaiting(db: Queries, id: string, now: Date): Promise<void> {
  await db
    .update(t)
    .set({ state: 'FAILED', finishedAt: now })
    .where(and(eq(t.id, id), eq(t.state, 'WAITING')))
}

export async function forgetSessions(db: Queries, userId: string): Promise<void> {
  await db
    .update(t)
    .set({ sessionSealed: null })
    .where(and(eq(t.userId, userId), sql`${t.sessionSealed} is not null`))
}
