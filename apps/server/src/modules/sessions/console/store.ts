import type { OperatorRole } from '@coffeeattack/domain/operators/role'
import { and, eq, exists, gt, isNull, lt, or, type SQL } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { companies } from '../../../platform/db/schema/companies.ts'
import { operators, passwordResets } from '../../../platform/db/schema/operators.ts'
import { sessions } from '../../../platform/db/schema/sessions.ts'
import { isWorking } from '../../operators/core/sql.ts'

const account = {
  id: operators.id,
  email: operators.email,
  name: operators.name,
  passwordHash: operators.passwordHash,
  secondFactorSealed: operators.secondFactorSealed,
  secondFactorConfirmedAt: operators.secondFactorConfirmedAt,
}

/** Disabled operators are never found. */
const accounts = (db: Queries, condition: SQL) =>
  db.select(account).from(operators).where(and(condition, isWorking))

export type Account = NonNullable<Awaited<ReturnType<typeof accountById>>>

export const roleOf = ({ role }: { role: string }) => role.toLowerCase() as OperatorRole

export async function accountByEmail(db: Queries, email: string) {
  const [found] = await accounts(db, eq(operators.email, email))
  return found ?? null
}

export async function accountById(db: Queries, operatorId: string) {
  const [found] = await accounts(db, eq(operators.id, operatorId))
  return found ?? null
}

/** Locks the account, so that concurrent codes are checked one after the other. */
export async function lockAccount(tx: Queries, operatorId: string) {
  const [found] = await accounts(tx, eq(operators.id, operatorId)).for('update')
  return found ?? null
}

export async function recordSignIn(tx: Queries, operatorId: string, now: Date): Promise<void> {
  await tx.update(operators).set({ lastSignInAt: now }).where(eq(operators.id, operatorId))
}

/** A code works once: false when its step or a later one was used. */
export async function takeStep(tx: Queries, operatorId: string, step: number): Promise<boolean> {
  const { rowCount } = await tx
    .update(operators)
    .set({ secondFactorStep: step })
    .where(
      and(
        eq(operators.id, operatorId),
        or(isNull(operators.secondFactorStep), lt(operators.secondFactorStep, step)),
      ),
    )
  return rowCount === 1
}

/** Sets the authenticator. Only codes after the confirming one are valid. */
export async function setAuthenticator(
  tx: Queries,
  operatorId: string,
  given: { sealed: string; step: number; now: Date },
): Promise<void> {
  await tx
    .update(operators)
    .set({
      secondFactorSealed: given.sealed,
      secondFactorConfirmedAt: given.now,
      secondFactorStep: given.step,
    })
    .where(eq(operators.id, operatorId))
}

export async function removeAuthenticator(tx: Queries, operatorId: string): Promise<void> {
  await tx
    .update(operators)
    .set({ secondFactorSealed: null, secondFactorConfirmedAt: null, secondFactorStep: null })
    .where(eq(operators.id, operatorId))
}

/** When an operator's login began; null when it is somebody else's. */
export async function loginBegan(db: Queries, operatorId: string, sessionId: string): Promise<Date | null> {
  const [found] = await db
    .select({ createdAt: sessions.createdAt })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.operatorId, operatorId)))
  return found?.createdAt ?? null
}

export async function findOperator(db: Queries, operatorId: string) {
  const [found] = await db
    .select({
      id: operators.id,
      name: operators.name,
      email: operators.email,
      role: operators.role,
      title: operators.title,
      greeting: operators.greeting,
      companyId: companies.id,
      companyName: companies.name,
      companyLogo: companies.logo,
      companyVerifiedAt: companies.verifiedAt,
    })
    .from(operators)
    .leftJoin(companies, eq(companies.id, operators.companyId))
    .where(eq(operators.id, operatorId))
  return found ?? null
}

const isOpen = (tokenHash: string, now: Date) =>
  and(
    eq(passwordResets.tokenHash, tokenHash),
    isNull(passwordResets.usedAt),
    gt(passwordResets.expiresAt, now),
  )

const owner = and(eq(operators.id, passwordResets.operatorId), isWorking)

export async function findReset(db: Queries, tokenHash: string, now: Date) {
  const [found] = await db
    .select({ operatorId: operators.id, email: operators.email, name: operators.name })
    .from(passwordResets)
    .innerJoin(operators, owner)
    .where(isOpen(tokenHash, now))
  return found ?? null
}

/** Uses up an open link in time, unless its owner is disabled; one of two concurrent calls gets it. */
export async function takeReset(tx: Queries, tokenHash: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx
    .update(passwordResets)
    .set({ usedAt: now })
    .where(and(isOpen(tokenHash, now), exists(tx.select({ id: operators.id }).from(operators).where(owner))))
  return rowCount === 1
}

export async function setPassword(tx: Queries, operatorId: string, passwordHash: string): Promise<void> {
  await tx.update(operators).set({ passwordHash }).where(eq(operators.id, operatorId))
}
