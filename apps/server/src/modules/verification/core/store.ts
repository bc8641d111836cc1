import type { Page } from '@coffeeattack/contract/pages'
import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import type { SalaryType } from '@coffeeattack/domain/salary/items'
import type { AttemptState } from '@coffeeattack/domain/verification/attempt'
import {
  type VerificationConsent,
  verificationConsents as texts,
} from '@coffeeattack/domain/verification/consents'
import { WAITING } from '@coffeeattack/domain/verification/waiting'
import { and, desc, eq, gte, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Macs } from '../../../platform/crypto/secrets.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { consents } from '../../../platform/db/schema/consents.ts'
import { incomes } from '../../../platform/db/schema/profiles.ts'
import { users } from '../../../platform/db/schema/users.ts'
import {
  type attemptKinds,
  verificationAttempts,
  verificationDays,
  verificationFailures,
} from '../../../platform/db/schema/verification.ts'
import type { VerifiedCareer } from '../../../platform/providers/codef/career-rows.ts'
import type { VerifiedIncome } from '../../../platform/providers/codef/income-rows.ts'
import type { TwoWayInfo } from '../../../platform/providers/codef/wire.ts'
import { hasPhone, userHasNotLeft, isPresent } from '../../accounts/core/sql.ts'

/**
 * The institution's results until a call takes them over: each is taken once and then replaced by 'TAKEN'. A missing field
 * has not arrived yet.
 */
export type Facts = {
  readonly careers?: readonly VerifiedCareer[] | 'TAKEN'
  readonly incomes?: readonly VerifiedIncome[] | 'TAKEN' | 'FAILED'
}

const t = verificationAttempts

export type AttemptKind = (typeof attemptKinds)[number]
export type AttemptRow = Omit<typeof t.$inferSelect, 'facts'> & { facts: Facts | null }

export async function insertAttempt(tx: Queries, attempt: typeof t.$inferInsert): Promise<void> {
  await tx.insert(t).values(attempt)
}

/** Before a new attempt: ends older attempts of the same kinds and erases their results. */
export async function supersedeAttempts(
  tx: Queries,
  { userId, kinds }: { userId: string; kinds: AttemptKind[] },
  now: Date,
): Promise<void> {
  const older = and(eq(t.userId, userId), inArray(t.kind, kinds))
  await tx
    .update(t)
    .set({ state: 'DEAD', finishedAt: now, inputsSealed: null })
    .where(and(older, isNull(t.finishedAt)))
  await tx
    .update(t)
    .set({ facts: null })
    .where(and(older, isNotNull(t.facts)))
}

/** What finds an attempt: values that the server gave and the client cannot change. Everything else it sends is ignored. */
export type AttemptName = { userId: string; kind: AttemptKind; id: string; cfid: string }

export async function findAttempt(db: Queries, { userId, kind, id, cfid }: AttemptName) {
  const [found] = await db
    .select()
    .from(t)
    .where(and(eq(t.userId, userId), eq(t.kind, kind), eq(t.cfid, cfid), sql`${t.id}::text = ${id}`))
  return (found as AttemptRow | undefined) ?? null
}

export async function lockFacts(tx: Queries, id: string): Promise<Facts | null> {
  const found = await tx.select({ facts: t.facts }).from(t).where(eq(t.id, id)).for('update')
  const [locked] = found as Pick<AttemptRow, 'facts'>[]
  return locked?.facts ?? null
}

/** Merges the new facts in one statement, so that two concurrent results do not overwrite each other. */
export async function addFacts(db: Queries, id: string, facts: Facts): Promise<void> {
  await db
    .update(t)
    .set({ facts: sql`coalesce(${t.facts}, '{}'::jsonb) || ${JSON.stringify(facts)}::jsonb` })
    .where(and(eq(t.id, id), sql`${t.state} in ('PENDING', 'CALLING', 'DONE')`))
}

/** True for one of several concurrent presses; false for all after the provider's time is over. */
export async function claimPress(db: Queries, id: string, now: Date): Promise<boolean> {
  const stillWaits = new Date(now.getTime() - WAITING.providerEndsAfterMs)
  const { rowCount } = await db
    .update(t)
    .set({ state: 'CALLING', calledAt: now })
    .where(and(eq(t.id, id), eq(t.state, 'PENDING'), gte(t.startedAt, stillWaits)))
  return rowCount === 1
}

export type PressResult = {
  state: AttemptState
  earlyPresses: number
  /** What the next press must send; null when there is none. */
  twoWay: TwoWayInfo | null
  providerCode: string | null
  transactionId: string | null
}

/** False when a newer attempt replaced this one during the call to the provider. The inputs are erased at the end. */
export async function settlePress(tx: Queries, id: string, settled: PressResult, now: Date) {
  const { state, earlyPresses, twoWay, providerCode, transactionId } = settled
  const { rowCount } = await tx
    .update(t)
    .set({
      state,
      earlyPresses,
      ...twoWay,
      ...(providerCode !== null && { providerCode, transactionId }),
      ...(state !== 'PENDING' && { finishedAt: now, inputsSealed: null }),
    })
    .where(and(eq(t.id, id), eq(t.state, 'CALLING')))
  return rowCount === 1
}

/** Closes an open attempt that cannot succeed any more. */
export async function closeAttempt(db: Queries, id: string, state: 'EXPIRED' | 'DEAD', now: Date) {
  await db
    .update(t)
    .set({ state, finishedAt: now, inputsSealed: null })
    .where(and(eq(t.id, id), eq(t.state, 'PENDING')))
}

/** Stores the failure's code alone, for the statistics of why verifications fail (BIZ-18). */
export async function keepFailure(db: Queries, failure: typeof verificationFailures.$inferInsert) {
  await db.insert(verificationFailures).values(failure)
}

const applicants = (db: Queries, who: SQL | undefined) =>
  db
    .select({
      userId: users.id,
      phoneHash: users.phoneHash,
      nameSealed: users.nameSealed,
      phoneSealed: users.phoneSealed,
      birthdaySealed: users.birthdaySealed,
      jobSubLabel: users.jobSubLabel,
      phoneProvedAt: users.phoneProvedAt,
      certifiedAt: users.certifiedAt,
      isActive: users.isActive,
      attackEndsAt: users.attackEndsAt,
    })
    .from(users)
    .where(who)

export type Applicant = NonNullable<Awaited<ReturnType<typeof findApplicant>>>

export async function findApplicant(db: Queries, userId: string) {
  const [found] = await applicants(db, isPresent(userId))
  return found ?? null
}

/** Every change of a person takes this lock first, so that two requests of one person run one after the other. */
export async function lockApplicant(tx: Queries, userId: string) {
  const [found] = await applicants(tx, isPresent(userId)).for('no key update')
  return found ?? null
}

export async function findByPhone(db: Queries, phoneHashes: Macs) {
  const [found] = await applicants(db, and(hasPhone(phoneHashes), userHasNotLeft))
  return found ?? null
}

type NewConsent = { userId: string; kind: VerificationConsent; screen: string }

/** Records the consent to the current text. */
export async function recordConsent(
  tx: Queries,
  { userId, kind, screen }: NewConsent,
  made: { id: string; at: Date },
): Promise<void> {
  const { version } = texts[kind]
  await tx.insert(consents).values({ ...made, userId, kind, version, agreed: true, screen })
}

/** The screens that ask for consent. */
export const SCREENS = {
  apply: '/submit/:job/:subjob',
  reapply: '/my/retry',
  lifetime: '/my/money',
  paidCheck: '/my/paid/:id',
} as const satisfies Record<string, Page>

const days = verificationDays

type Request = { phoneHashes: Macs; now: Date; limit: number }

/**
 * Counts a request of this phone on this day in Seoul. False when the limit is exceeded; the caller then rolls back. Counts
 * under older keys move to the current key.
 */
export async function countRequest(tx: Queries, { phoneHashes: [phoneHash, ...older], now, limit }: Request) {
  const day = formatDay(kstDay(now))
  const moved =
    older.length === 0
      ? []
      : await tx
          .delete(days)
          .where(and(inArray(days.phoneHash, older), eq(days.day, day)))
          .returning({ count: days.count })
  const [counted] = await tx
    .insert(days)
    .values({ phoneHash, day, count: moved.reduce((sum, { count }) => sum + count, 1) })
    .onConflictDoUpdate({
      target: [days.phoneHash, days.day],
      set: { count: sql`${days.count} + excluded.count` },
    })
    .returning({ count: days.count })
  return counted!.count <= limit
}

/** A verified income and its source. */
export type EarnedYear = { source: SalaryType; year: number; amount: number; months: number[] | null }

/** Every verified income of a person, the newest first. */
export async function earnedYears(db: Queries, userId: string): Promise<EarnedYear[]> {
  return db
    .select({ source: incomes.source, year: incomes.year, amount: incomes.amount, months: incomes.months })
    .from(incomes)
    .where(eq(incomes.userId, userId))
    .orderBy(desc(incomes.year))
}
