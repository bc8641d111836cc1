import { and, eq, isNull } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { users } from '../../../platform/db/schema/users.ts'

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

const present = (userId: string) => and(eq(users.id, userId), isNull(users.deletedAt))

export async function findApplicant(db: Queries, userId: string): Promise<Applicant | null> {
  const [found] = await db.select(columns).from(users).where(present(userId))
  return found ?? null
}

/** Everything that changes a person takes this lock first, so that two requests of one person go one by one. */
export async function lockApplicant(tx: Queries, userId: string): Promise<Applicant | null> {
  const [found] = await tx.select(columns).from(users).where(present(userId)).for('no key update')
  return found ?? null
}

export async function findByPhone(db: Queries, phoneHash: string): Promise<Applicant | null> {
  const [found] = await db
    .select(columns)
    .from(users)
    .where(and(eq(users.phoneHash, phoneHash), isNull(users.deletedAt)))
  return found ?? null
}
