import type { OperatorRole } from '@coffeeattack/domain/operators/role'
import type { Tries } from '@coffeeattack/domain/session/sign-in-lock'
import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { Queries } from '../../db/queries.ts'
import { companies } from '../../db/schema/companies.ts'
import { operators } from '../../db/schema/operators.ts'

const account = {
  id: operators.id,
  role: operators.role,
  email: operators.email,
  passwordHash: operators.passwordHash,
  secondFactorSealed: operators.secondFactorSealed,
  secondFactorConfirmedAt: operators.secondFactorConfirmedAt,
  failedSignIns: operators.failedSignIns,
  lockedUntil: operators.lockedUntil,
}

export const roleOf = ({ role }: { role: string }) => role.toLowerCase() as OperatorRole

export async function accountByEmail(db: Queries, email: string) {
  const [found] = await db
    .select(account)
    .from(operators)
    .where(and(eq(operators.email, email.toLowerCase()), isNull(operators.disabledAt)))
  return found ?? null
}

/** Held until the transaction ends: of two codes at once one waits for the other. */
export async function lockAccount(tx: Queries, operatorId: string) {
  const [found] = await tx
    .select(account)
    .from(operators)
    .where(and(eq(operators.id, operatorId), isNull(operators.disabledAt)))
    .for('update')
  return found ?? null
}

export async function saveTries(db: Queries, operatorId: string, tries: Tries): Promise<void> {
  await db.update(operators).set(tries).where(eq(operators.id, operatorId))
}

export async function recordSignIn(tx: Queries, operatorId: string, now: Date): Promise<void> {
  await tx
    .update(operators)
    .set({ failedSignIns: 0, lockedUntil: null, lastSignInAt: now })
    .where(eq(operators.id, operatorId))
}

/** A code is good once: false when this step or a later one was used before. */
export async function takeStep(tx: Queries, operatorId: string, step: number): Promise<boolean> {
  const taken = await tx
    .update(operators)
    .set({ secondFactorStep: step })
    .where(
      and(
        eq(operators.id, operatorId),
        or(isNull(operators.secondFactorStep), lt(operators.secondFactorStep, step)),
      ),
    )
    .returning({ id: operators.id })
  return taken.length === 1
}

/** The first to confirm sets the secret; nobody changes it by signing in. */
export async function confirmSecret(tx: Queries, operatorId: string, sealed: string, now: Date) {
  const confirmed = await tx
    .update(operators)
    .set({ secondFactorSealed: sealed, secondFactorConfirmedAt: now })
    .where(and(eq(operators.id, operatorId), isNull(operators.secondFactorConfirmedAt)))
    .returning({ id: operators.id })
  return confirmed.length === 1
}

export async function findOperator(db: Queries, operatorId: string) {
  const [found] = await db
    .select({
      id: operators.id,
      name: operators.name,
      email: operators.email,
      role: operators.role,
      greeting: operators.greeting,
      companyId: companies.id,
      companyName: companies.name,
      companyLogo: companies.logo,
    })
    .from(operators)
    .leftJoin(companies, eq(companies.id, operators.companyId))
    .where(eq(operators.id, operatorId))
  return found ?? null
}
