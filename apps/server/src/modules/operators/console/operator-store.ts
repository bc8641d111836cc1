import type { OperatorRole } from '@coffeeattack/domain/operators/role'
import type { OperatorState } from '@coffeeattack/domain/operators/state'
import { and, asc, desc, eq, isNotNull, isNull, lt, not, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { companies } from '../../../platform/db/schema/companies.ts'
import { operatorProofs } from '../../../platform/db/schema/company-checks.ts'
import {
  type operatorRoles,
  operators,
  passkeys,
  recoveryCodes,
} from '../../../platform/db/schema/operators.ts'
import { isPerson, isWorking } from '../core/sql.ts'

/** A role as the contract spells it, and as its column does. */
export const roleOf = ({ role }: { role: Role }) => role.toLowerCase() as OperatorRole
export const columnOf = (role: OperatorRole) => role.toUpperCase() as Role

type Role = (typeof operatorRoles)[number]

const row = {
  id: operators.id,
  name: operators.name,
  email: operators.email,
  role: operators.role,
  companyId: companies.id,
  companyName: companies.name,
  companyLogo: companies.logo,
  hasSecondFactor: sql<boolean>`(${operators.secondFactorConfirmedAt} is not null
    or exists (select from ${passkeys} where ${passkeys.operatorId} = ${operators.id}))`,
  createdAt: operators.createdAt,
  lastSignInAt: operators.lastSignInAt,
  disabledAt: operators.disabledAt,
}

type OperatorsFilter = {
  companyId: string | null
  role: Role | null
  state: OperatorState | null
  /** Patterns for the name, e-mail or company. */
  typed: readonly string[]
  /** Ids increase with time, so they give the order. */
  before: string | null
  limit: number
}

const inState: Readonly<Record<OperatorState, SQL | undefined>> = {
  working: and(isWorking, isNotNull(operators.lastSignInAt)),
  new: and(isWorking, isNull(operators.lastSignInAt)),
  disabled: not(isWorking),
}

export async function findOperators(
  db: Queries,
  { companyId, role, state, typed, before, limit }: OperatorsFilter,
) {
  return db
    .select(row)
    .from(operators)
    .leftJoin(companies, eq(companies.id, operators.companyId))
    .where(
      and(
        isPerson,
        companyId === null ? undefined : eq(operators.companyId, companyId),
        role === null ? undefined : eq(operators.role, role),
        state === null ? undefined : inState[state],
        sql`concat_ws(' ', ${operators.name}, ${operators.email}, ${companies.name}) ~* all(${sql.param(typed)}::text[])`,
        before === null ? undefined : lt(operators.id, before),
      ),
    )
    .orderBy(desc(operators.id))
    .limit(limit)
}

const findPerson = async (db: Queries, who: SQL) => {
  const [found] = await db
    .select(row)
    .from(operators)
    .leftJoin(companies, eq(companies.id, operators.companyId))
    .where(and(who, isPerson))
  return found ?? null
}

export const findOperator = (db: Queries, id: string) => findPerson(db, eq(operators.id, id))

export const findOperatorByEmail = (db: Queries, email: string) => findPerson(db, eq(operators.email, email))

/** Locks the rows in id order until the transaction ends, so that two admins who disable each other run one after the other. */
export async function lockAdmins(tx: Queries): Promise<string[]> {
  const admins = await tx
    .select({ id: operators.id })
    .from(operators)
    .where(and(eq(operators.role, 'ADMIN'), isWorking))
    .orderBy(asc(operators.id))
    .for('update')
  return admins.map(({ id }) => id)
}

export async function setDisabled(tx: Queries, id: string, disabledAt: Date | null): Promise<void> {
  await tx.update(operators).set({ disabledAt }).where(eq(operators.id, id))
}

type PostColumns = { role: Role; companyId: string | null }

/** False when the row has changed meanwhile. */
export async function setPost(tx: Queries, id: string, was: PostColumns, next: PostColumns) {
  const { companyId } = operators
  const isSameCompany = was.companyId === null ? isNull(companyId) : eq(companyId, was.companyId)
  const { rowCount } = await tx
    .update(operators)
    .set(next)
    .where(and(eq(operators.id, id), eq(operators.role, was.role), isSameCompany))
  return rowCount === 1
}

/** True when candidates know the operator from an offer, a curation or a room. */
export async function hasWritten(tx: Queries, id: string): Promise<boolean> {
  const { rowCount } = await tx.$client.query(
    `select where exists (select from offers where operator_id = $1)
       or exists (select from offer_groups where operator_id = $1)
       or exists (select from message_rooms where operator_id = $1)`,
    [id],
  )
  return rowCount === 1
}

/** Removes authenticator, passkeys and recovery codes. The next sign-in sets up a new second factor. */
export async function clearSecondFactor(tx: Queries, id: string): Promise<void> {
  await tx.delete(passkeys).where(eq(passkeys.operatorId, id))
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.operatorId, id))
  await tx
    .update(operators)
    .set({ secondFactorSealed: null, secondFactorConfirmedAt: null, secondFactorStep: null })
    .where(eq(operators.id, id))
}

export type OwnAccount = { name: string; title: string; greeting: string }

export async function saveOwn(tx: Queries, id: string, given: OwnAccount): Promise<OwnAccount | null> {
  const [saved] = await tx
    .update(operators)
    .set(given)
    .where(eq(operators.id, id))
    .returning({ name: operators.name, title: operators.title, greeting: operators.greeting })
  return saved ?? null
}

export async function findOwn(db: Queries, id: string) {
  const [found] = await db
    .select({
      name: operators.name,
      title: operators.title,
      greeting: operators.greeting,
      email: operators.email,
      passwordHash: operators.passwordHash,
    })
    .from(operators)
    .where(eq(operators.id, id))
  return found ?? null
}

/** False when the password was changed since it was read. */
export async function savePassword(tx: Queries, id: string, was: string, passwordHash: string) {
  const { rowCount } = await tx
    .update(operators)
    .set({ passwordHash })
    .where(and(eq(operators.id, id), eq(operators.passwordHash, was)))
  return rowCount === 1
}

/** The proof of the operator's identity and employment no longer counts. */
export async function dropProof(tx: Queries, operatorId: string): Promise<void> {
  await tx.delete(operatorProofs).where(eq(operatorProofs.operatorId, operatorId))
}
