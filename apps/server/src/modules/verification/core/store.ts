import type { Page } from '@coffeeattack/contract/pages'
import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import type { SalaryType } from '@coffeeattack/domain/salary/items'
import type { AttemptState } from '@coffeeattack/domain/verification/attempt'
import type { LoginTypeLevel, Telecom } from '@coffeeattack/domain/verification/certificate'
import {
  type VerificationConsent,
  verificationConsents as texts,
} from '@coffeeattack/domain/verification/consents'
import { WAITING } from '@coffeeattack/domain/verification/waiting'
import { and, desc, eq, gte, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
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
 * What the institution said, between its answer and the call that takes it over: each fact is taken once, and then
 * only the word is left. Nothing is there yet while a field is missing.
 */
export type Facts = {
  readonly careers?: readonly VerifiedCareer[] | 'TAKEN'
  readonly incomes?: readonly VerifiedIncome[] | 'TAKEN' | 'FAILED'
}

const t = verificationAttempts

export type AttemptKind = (typeof attemptKinds)[number]
export type AttemptRow = Omit<typeof t.$inferSelect, 'facts'> & { facts: Facts | null }

export type NewAttempt = TwoWayInfo & {
  id: string
  userId: string
  kind: AttemptKind
  cfid: string
  loginTypeLevel: LoginTypeLevel
  telecom: Telecom
  inputsSealed: string | null
  reapply: boolean
  isRestart: boolean
  providerCode: string
  transactionId: string
  startedAt: Date
  expiresAt: Date
}

export async function insertAttempt(tx: Queries, attempt: NewAttempt): Promise<void> {
  await tx.insert(t).values(attempt)
}

/** Whoever asks anew means the new one: older confirmations of the kind end, and what they brought is forgotten. */
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

/** Only what the client was given and never changes finds the attempt; the rest of what it sends back is not believed. */
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

/** Adds to what is there: two answers that arrive at once do not push each other out. */
export async function addFacts(db: Queries, id: string, facts: Facts): Promise<void> {
  await db
    .update(t)
    .set({ facts: sql`coalesce(${t.facts}, '{}'::jsonb) || ${JSON.stringify(facts)}::jsonb` })
    .where(and(eq(t.id, id), sql`${t.state} in ('PENDING', 'CALLING', 'DONE')`))
}

/** Of two presses at once, and none after the provider's time. */
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
  /** What the next press must carry, when there will be one. */
  twoWay: TwoWayInfo | null
  providerCode: string | null
  transactionId: string | null
}

/** False when a newer attempt took over while the provider was asked. What was typed is forgotten at the end. */
export async function settlePress(
  tx: Queries,
  id: string,
  settled: PressResult,
  now: Date,
): Promise<boolean> {
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

/** An open attempt that can lead nowhere any more. */
export async function closeAttempt(
  db: Queries,
  id: string,
  state: 'EXPIRED' | 'DEAD',
  now: Date,
): Promise<void> {
  await db
    .update(t)
    .set({ state, finishedAt: now, inputsSealed: null })
    .where(and(eq(t.id, id), eq(t.state, 'PENDING')))
}

/** By its code alone, so that it can be seen what keeps people from coming through (BIZ-18). */
export async function keepFailure(
  db: Queries,
  failure: typeof verificationFailures.$inferInsert,
): Promise<void> {
  await db.insert(verificationFailures).values(failure)
}

/** The person as verification needs to know them. */
export type Applicant = {
  userId: string
  phoneHash: string | null
  nameSealed: string | null
  birthdaySealed: string | null
  jobSubLabel: string | null
  phoneProvedAt: Date | null
  certifiedAt: Date | null
  isActive: boolean
  attackEndsAt: Date | null
}

const columns = {
  userId: users.id,
  phoneHash: users.phoneHash,
  nameSealed: users.nameSealed,
  birthdaySealed: users.birthdaySealed,
  jobSubLabel: users.jobSubLabel,
  phoneProvedAt: users.phoneProvedAt,
  certifiedAt: users.certifiedAt,
  isActive: users.isActive,
  attackEndsAt: users.attackEndsAt,
}

export async function findApplicant(db: Queries, userId: string): Promise<Applicant | null> {
  const [found] = await db.select(columns).from(users).where(isPresent(userId))
  return found ?? null
}

/** Everything that changes a person takes this lock first, so that two requests of one person go one by one. */
export async function lockApplicant(tx: Queries, userId: string): Promise<Applicant | null> {
  const [found] = await tx.select(columns).from(users).where(isPresent(userId)).for('no key update')
  return found ?? null
}

export async function findByPhone(db: Queries, phoneHashes: Macs): Promise<Applicant | null> {
  const [found] = await db
    .select(columns)
    .from(users)
    .where(and(hasPhone(phoneHashes), userHasNotLeft))
  return found ?? null
}

type NewConsent = { userId: string; kind: VerificationConsent; screen: string }

/** A yes, to the text that is in force now. */
export async function recordConsent(
  tx: Queries,
  { userId, kind, screen }: NewConsent,
  made: { id: string; at: Date },
): Promise<void> {
  const { version } = texts[kind]
  await tx.insert(consents).values({ ...made, userId, kind, version, agreed: true, screen })
}

/** Where people say yes. */
export const SCREENS = {
  apply: '/submit/:job/:subjob',
  reapply: '/my/retry',
  lifetime: '/my/money',
} as const satisfies Record<string, Page>

const days = verificationDays

type Request = { phoneHashes: Macs; now: Date; limit: number }

/**
 * One more request of this phone on this Seoul day; false when the day's requests are used up, and then the caller
 * takes it back. What was counted under a key of before is counted on under the current one.
 */
export async function countRequest(
  tx: Queries,
  { phoneHashes: [phoneHash, ...older], now, limit }: Request,
): Promise<boolean> {
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

/** A verified income with the office that said so. */
export type EarnedYear = { source: SalaryType; year: number; amount: number; months: number[] | null }

/** Every verified income of a person, the newest first. */
export async function earnedYears(db: Queries, userId: string): Promise<EarnedYear[]> {
  return db
    .select({ source: incomes.source, year: incomes.year, amount: incomes.amount, months: incomes.months })
    .from(incomes)
    .where(eq(incomes.userId, userId))
    .orderBy(desc(incomes.year))
}
