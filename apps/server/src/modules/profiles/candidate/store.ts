import type { Activity } from '@coffeeattack/domain/profiles/attack-period'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { moreOfferRequests } from '../../../platform/db/schema/desk.ts'
import { careers } from '../../../platform/db/schema/profiles.ts'
import { users } from '../../../platform/db/schema/users.ts'
import { isPresent } from '../../accounts/core/sql.ts'

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

/** Locks the account, so that two tabs run one after the other. */
export async function lockAccount(tx: Queries, userId: string): Promise<Account | null> {
  const [found] = await tx.select(columns).from(users).where(isPresent(userId)).for('no key update')
  return found ?? null
}

type AccountChanges = Partial<
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

/** Leaves undefined fields unchanged. False when the account is gone. */
export async function changeAccount(db: Queries, userId: string, changes: AccountChanges, now: Date) {
  const { rowCount } = await db
    .update(users)
    .set({ ...changes, updatedAt: now })
    .where(isPresent(userId))
  return rowCount === 1
}

/** What a person may change of a verified job; absent fields stay unchanged. */
export type CareerChange = {
  id: string
  job?: string | undefined
  detail?: string | undefined
  hide?: boolean | undefined
}

/** Changes the owner's jobs in one statement and returns how many were found. */
export async function changeCareers(
  tx: Queries,
  userId: string,
  changes: readonly CareerChange[],
  now: Date,
): Promise<number> {
  const { job, detail, hidden } = careers
  const { rowCount } = await tx
    .update(careers)
    .set({
      job: sql`coalesce(trim(change.job), ${job})`,
      detail: sql`coalesce(change.detail, ${detail})`,
      hidden: sql`coalesce(change.hide, ${hidden})`,
      updatedAt: now,
    })
    .from(
      sql`jsonb_to_recordset(${JSON.stringify(changes)}) as change (id uuid, job text, detail text, hide boolean)`,
    )
    .where(and(eq(careers.userId, userId), sql`${careers.id} = change.id`))
  return rowCount ?? 0
}

/** The periods that companies may see. */
export async function shownPeriods(tx: Queries, userId: string) {
  return tx
    .select({ start: careers.startedOn, end: careers.endedOn })
    .from(careers)
    .where(and(eq(careers.userId, userId), eq(careers.hidden, false)))
}

/** Replaces the message of the open request, if one is given. False when no request is open. */
export async function renewOpenRequest(tx: Queries, userId: string, message: string | undefined) {
  const { rowCount } = await tx
    .update(moreOfferRequests)
    .set({ message: message ?? sql`${moreOfferRequests.message}` })
    .where(and(eq(moreOfferRequests.userId, userId), isNull(moreOfferRequests.handledAt)))
  return rowCount !== 0
}

export async function addRequest(
  tx: Queries,
  request: Pick<typeof moreOfferRequests.$inferInsert, 'id' | 'userId' | 'message' | 'createdAt'>,
): Promise<void> {
  await tx.insert(moreOfferRequests).values(request)
}
