import type { Activity } from '@coffeeattack/domain/profile/attack-period'
import { isPresent } from '../../accounts/core/store.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { users } from '../../../platform/db/schema/users.ts'

export type Account = { nameSealed: string | null; certifiedAt: Date | null; activity: Activity }

const columns = {
  nameSealed: users.nameSealed,
  certifiedAt: users.certifiedAt,
  activity: { isActivate: users.isActive, expiredAt: users.attackEndsAt },
}

export async function findAccount(db: Queries, userId: string): Promise<Account | null> {
  const [found] = await db.select(columns).from(users).where(isPresent(userId))
  return found ?? null
}

/** Two tabs of one person take turns from here on. */
export async function lockAccount(tx: Queries, userId: string): Promise<Account | null> {
  const [found] = await tx.select(columns).from(users).where(isPresent(userId)).for('no key update')
  return found ?? null
}

type Changes = Partial<
  Pick<
    typeof users.$inferInsert,
    | 'emailSealed'
    | 'resumeUrl'
    | 'portfolioUrl'
    | 'githubUrl'
    | 'linkedinUrl'
    | 'hashtags'
    | 'techStack'
    | 'isMajor'
    | 'willingness'
    | 'agentHelp'
    | 'careerMonths'
    | 'isActive'
    | 'attackEndsAt'
  >
>

/** What is undefined stays as it is. False when the account is gone. */
export async function changeAccount(
  db: Queries,
  userId: string,
  changes: Changes,
  now: Date,
): Promise<boolean> {
  const changed = await db
    .update(users)
    .set({ ...changes, updatedAt: now })
    .where(isPresent(userId))
    .returning({ id: users.id })
  return changed.length === 1
}
