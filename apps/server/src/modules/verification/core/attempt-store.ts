import type { AttemptState } from '@coffeeattack/domain/verification/attempt'
import type { LoginTypeLevel, Telecom } from '@coffeeattack/domain/verification/certificate'
import { WAITING } from '@coffeeattack/domain/verification/waiting'
import { and, eq, gte, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { verificationAttempts, type attemptKinds } from '../../../platform/db/schema/verification.ts'
import type { TwoWayInfo } from '../../../platform/providers/codef/wire.ts'
import type { Facts } from './facts.ts'

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
  const claimed = await db
    .update(t)
    .set({ state: 'CALLING', calledAt: now })
    .where(and(eq(t.id, id), eq(t.state, 'PENDING'), gte(t.startedAt, stillWaits)))
    .returning({ id: t.id })
  return claimed.length === 1
}

export type Settled = {
  state: AttemptState
  earlyPresses: number
  /** What the next press must carry, when there will be one. */
  twoWay: TwoWayInfo | null
  providerCode: string | null
  transactionId: string | null
}

/** False when a newer attempt took over while the provider was asked. What was typed is forgotten at the end. */
export async function settlePress(tx: Queries, id: string, settled: Settled, now: Date): Promise<boolean> {
  const { state, earlyPresses, twoWay, providerCode, transactionId } = settled
  const saved = await tx
    .update(t)
    .set({
      state,
      earlyPresses,
      ...twoWay,
      ...(providerCode !== null && { providerCode, transactionId }),
      ...(state !== 'PENDING' && { finishedAt: now, inputsSealed: null }),
    })
    .where(and(eq(t.id, id), eq(t.state, 'CALLING')))
    .returning({ id: t.id })
  return saved.length === 1
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
