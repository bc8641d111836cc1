import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { asSql, type Queries } from '../../../platform/db/queries.ts'
import { companies } from '../../../platform/db/schema/companies.ts'
import { offerGroups, offers } from '../../../platform/db/schema/offers.ts'
import { canBeTakenBack, notTakenBack } from '../core/sql.ts'

export async function insertOffer(tx: Queries, row: typeof offers.$inferInsert): Promise<void> {
  await tx.insert(offers).values(row)
}

export async function insertGroup(tx: Queries, row: typeof offerGroups.$inferInsert): Promise<void> {
  await tx.insert(offerGroups).values(row)
}

/** Those of them that may write to candidates. */
export async function activeCompanies(tx: Queries, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await tx.$client.query<{ id: string }>(
    'select id from companies where active and id = any($1)',
    [ids],
  )
  return new Set(rows.map(({ id }) => id))
}

const RECENT = 30

/** What the sender's side wrote lately, the newest first. */
export async function recentMessages(
  db: Queries,
  sender: { companyId: string | null; operatorId: string },
): Promise<string[]> {
  const rows = await db
    .select({ message: offers.message })
    .from(offers)
    .where(
      and(
        sender.companyId ? eq(offers.companyId, sender.companyId) : eq(offers.operatorId, sender.operatorId),
        asSql(notTakenBack('offers')),
      ),
    )
    .orderBy(desc(offers.createdAt))
    .limit(RECENT)
  return rows.map(({ message }) => message)
}

/** Whose offers a caller may take back or look at. */
export type Side = { companyId: string | null; operatorId: string }

const ofSide = ({ companyId, operatorId }: Side) =>
  companyId ? eq(offers.companyId, companyId) : eq(offers.operatorId, operatorId)

const singleOffer = (id: string, side: Side) => and(eq(offers.id, id), ofSide(side), isNull(offers.groupId))

/**
 * Takes an offer back while nobody has seen it; null when it is too late or the offer is not theirs. The row is locked first:
 * `undoneAt` is then later than any change that the call waited for.
 */
export async function undoOffer(tx: Queries, id: string, side: Side, clock: () => Date) {
  await tx.select({ id: offers.id }).from(offers).where(singleOffer(id, side)).for('no key update')
  const undoneAt = clock()
  const [undone] = await tx
    .update(offers)
    .set({ undoneAt })
    .where(and(singleOffer(id, side), asSql(canBeTakenBack('offers', '?'), undoneAt)))
    .returning()
  return undone ? { ...undone, undoneAt } : null
}

/** How a sent offer of theirs stands, for telling why it cannot be taken back. */
export async function isUndone(tx: Queries, id: string, side: Side): Promise<boolean | null> {
  const [found] = await tx.select({ undoneAt: offers.undoneAt }).from(offers).where(singleOffer(id, side))
  return found ? found.undoneAt !== null : null
}

const ownGroup = (id: string, operatorId: string) =>
  and(eq(offerGroups.id, id), eq(offerGroups.operatorId, operatorId))

/** The same for a group and all of its offers. */
export async function undoGroup(tx: Queries, id: string, operatorId: string, clock: () => Date) {
  await tx
    .select({ id: offerGroups.id })
    .from(offerGroups)
    .where(ownGroup(id, operatorId))
    .for('no key update')
  const undoneAt = clock()
  const [undone] = await tx
    .update(offerGroups)
    .set({ undoneAt })
    .where(and(ownGroup(id, operatorId), asSql(canBeTakenBack('offer_groups', '?'), undoneAt)))
    .returning()
  if (!undone) return null
  await tx.update(offers).set({ undoneAt }).where(eq(offers.groupId, id))
  return { ...undone, undoneAt }
}

export async function isGroupUndone(tx: Queries, id: string, operatorId: string): Promise<boolean | null> {
  const [found] = await tx
    .select({ undoneAt: offerGroups.undoneAt })
    .from(offerGroups)
    .where(ownGroup(id, operatorId))
  return found ? found.undoneAt !== null : null
}

const CHOICES = 20

/** Companies for whom an agent may write, by what was typed of their name: its folded part, its initials, half of it. */
export async function companyChoices(db: Queries, { key, typed }: { key: string; typed: readonly string[] }) {
  return db
    .select({
      id: companies.id,
      name: companies.name,
      logo: companies.logo,
      domain: companies.domain,
      active: companies.active,
      isVerified: sql<boolean>`${companies.verifiedAt} is not null`,
    })
    .from(companies)
    .where(
      and(
        companies.active,
        key === ''
          ? undefined
          : sql`(strpos(${companies.key}, ${key}) > 0 or ${companies.name} ~* all(${sql.param(typed)}::text[]))`,
      ),
    )
    .orderBy(companies.name)
    .limit(CHOICES)
}
