import type { YearIncome } from '@coffeeattack/domain/insight/lifetime-incomes'
import type { YearRange } from '@coffeeattack/domain/insight/lifetime-ranges'
import { SESSION_MS, SILENT_MS } from '@coffeeattack/domain/insight/lifetime-run'
import type { SharedResult } from '@coffeeattack/domain/insight/lifetime-share'
import { WAITING } from '@coffeeattack/domain/verification/waiting'
import { and, asc, desc, eq, gt, inArray, isNotNull, lt, or, sql } from 'drizzle-orm'
import type { Queries } from '../../../../platform/db/queries.ts'
import {
  lifetimeItems as yearRows,
  lifetimeRequests as t,
  lifetimeShares as shares,
} from '../../../../platform/db/schema/insight.ts'
import { users } from '../../../../platform/db/schema/users.ts'
import { verificationAttempts } from '../../../../platform/db/schema/verification.ts'
import { hasNotLeft, userHasNotLeft } from '../../../accounts/core/sql.ts'

const columns = {
  id: t.id,
  attemptId: t.attemptId,
  status: t.state,
  startYear: t.startYear,
  endYear: t.endYear,
  /** In the order of loading. */
  loadedYears: t.loadedYears,
  sessionSealed: t.sessionSealed,
}

/** Ten requests reach back to the first year; the rest is room for failed ones. */
const NEWEST = 50

export async function newestRequests(db: Queries, userId: string) {
  return db
    .select(columns)
    .from(t)
    .where(eq(t.userId, userId))
    .orderBy(desc(t.createdAt), desc(t.id))
    .limit(NEWEST)
}

export type RequestRow = Awaited<ReturnType<typeof newestRequests>>[number]

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

/** A load with the session of an earlier confirmation. */
export async function insertLoading(tx: Queries, request: NewRequest & { sessionSealed: string }) {
  await tx.insert(t).values({ ...request, state: 'LOADING', movedAt: request.createdAt })
}

/** A new request replaces the open ones. */
export async function endOpenRequests(tx: Queries, userId: string, now: Date): Promise<void> {
  await tx
    .update(t)
    .set({ state: 'FAILED', finishedAt: now, sessionSealed: null })
    .where(and(eq(t.userId, userId), inArray(t.state, ['WAITING', 'LOADING'])))
}

/** After the confirmation on the phone. False if the request was ended meanwhile. */
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

/** Records a loaded year. False if the load was ended meanwhile: then its incomes must not be stored. */
export async function addLoadedYear(tx: Queries, id: string, year: number, now: Date): Promise<boolean> {
  const moved = await tx
    .update(t)
    .set({ loadedYears: sql`array_append(${t.loadedYears}, ${year}::smallint)`, movedAt: now })
    .where(and(eq(t.id, id), eq(t.state, 'LOADING')))
    .returning({ id: t.id })
  return moved.length === 1
}

export async function finishLoading(db: Queries, id: string, state: 'DONE' | 'FAILED', now: Date) {
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

/** Newest year first. */
export async function itemsOf(db: Queries, userId: string, years?: readonly number[]): Promise<YearIncome[]> {
  return db
    .select({ year: yearRows.year, company: yearRows.company, income: yearRows.income })
    .from(yearRows)
    .where(and(eq(yearRows.userId, userId), years && inArray(yearRows.year, [...years])))
    .orderBy(desc(yearRows.year), asc(yearRows.company))
}

/** Replaces the incomes of a year. */
export async function replaceYear(
  tx: Queries,
  { userId, year }: { userId: string; year: number },
  items: readonly YearIncome[],
): Promise<void> {
  await tx.delete(yearRows).where(and(eq(yearRows.userId, userId), eq(yearRows.year, year)))
  if (items.length > 0) await tx.insert(yearRows).values(items.map((item) => ({ ...item, userId })))
}

/** The newest are enough, and the limit bounds the cost. */
const COMPARED = 2000

/** The sum of each other person. */
export async function totalsOfOthers(db: Queries, userId: string): Promise<number[]> {
  const { rows } = await db.$client.query<{ total: number }>(
    `select sum(i.income)::int as total
     from (select distinct user_id from
            (select user_id from lifetime_requests where state = 'DONE' and user_id <> $1 order by id desc limit $2) newest
          ) others
     join users u on u.id = others.user_id and ${hasNotLeft('u')}
     join lifetime_items i on i.user_id = others.user_id
     group by others.user_id`,
    [userId, COMPARED],
  )
  return rows.map(({ total }) => total)
}

export async function shareOf(db: Queries, userId: string, now: Date) {
  const [found] = await db
    .select({ id: shares.id, total: shares.total })
    .from(shares)
    .where(and(eq(shares.userId, userId), gt(shares.expiresAt, now)))
    .orderBy(desc(shares.createdAt))
    .limit(1)
  return found ?? null
}

/** Keeps an existing id, so that an old link shows the new content. */
export async function saveShare(tx: Queries, shared: typeof shares.$inferInsert): Promise<void> {
  const { id, userId: _, ...result } = shared
  await tx
    .insert(shares)
    .values(shared)
    .onConflictDoUpdate({ target: shares.id, set: result, setWhere: eq(shares.id, id) })
}

export async function deleteShares(db: Queries, userId: string): Promise<void> {
  await db.delete(shares).where(eq(shares.userId, userId))
}

/** The public content of a share that has not ended and whose person has not left. */
export async function findShared(db: Queries, id: string, now: Date): Promise<SharedResult | null> {
  const [found] = await db
    .select({ total: shares.total, percentile: shares.percentile, shape: shares.shape })
    .from(shares)
    .innerJoin(users, and(eq(users.id, shares.userId), userHasNotLeft))
    .where(and(eq(shares.id, id), gt(shares.expiresAt, now)))
  return found ?? null
}

/**
 * Ends requests that were not confirmed in time, loads without progress, and expired sessions of the tax office; for one person or
 * for all.
 */
export async function endOverdue(db: Queries, now: Date, userId?: string): Promise<void> {
  const ago = (ms: number) => new Date(now.getTime() - ms)
  const theirs = userId === undefined ? undefined : eq(t.userId, userId)
  await db
    .update(t)
    .set({ state: 'FAILED', finishedAt: now, sessionSealed: null })
    .where(
      and(
        theirs,
        or(
          and(eq(t.state, 'WAITING'), lt(t.createdAt, ago(WAITING.endsAfterMs))),
          and(eq(t.state, 'LOADING'), lt(t.movedAt, ago(SILENT_MS))),
        ),
      ),
    )
  await db
    .update(t)
    .set({ sessionSealed: null })
    .where(and(theirs, isNotNull(t.sessionSealed), lt(t.movedAt, ago(SESSION_MS))))
}
