import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { DisclosureLevel } from '@coffeeattack/domain/income-disclosure/disclosure'
import { consentKinds, type ConsentKind } from '@coffeeattack/domain/verification/consents'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { isPresent } from '../../accounts/store.ts'
import type { Queries } from '../../db/queries.ts'
import { companies } from '../../db/schema/companies.ts'
import { consents } from '../../db/schema/consents.ts'
import { profileViews } from '../../db/schema/oversight.ts'
import { users } from '../../db/schema/users.ts'

/** Somebody who has left may still hold a token for a few minutes: they are nobody here. */
export async function mustBeHere(db: Queries, userId: string): Promise<void> {
  const found = await db.select({ id: users.id }).from(users).where(isPresent(userId))
  if (found.length === 0) throw new Refusal('UNAUTHORIZED')
}

export type View = { id: string; company: string | null; role: 'RECRUITER' | 'AGENT' | 'ADMIN'; at: Date }
export type Place = { at: Date; id: string }

/** Who opened the profile, newest first, from behind the given place on. */
export async function viewsOf(
  db: Queries,
  userId: string,
  { after, limit }: { after: Place | null; limit: number },
): Promise<View[]> {
  return db
    .select({ id: profileViews.id, company: companies.name, role: profileViews.role, at: profileViews.at })
    .from(profileViews)
    .leftJoin(companies, eq(companies.id, profileViews.companyId))
    .where(
      and(
        eq(profileViews.candidateId, userId),
        after ? sql`(${profileViews.at}, ${profileViews.id}) < (${after.at}, ${after.id}::uuid)` : undefined,
      ),
    )
    .orderBy(desc(profileViews.at), desc(profileViews.id))
    .limit(limit)
}

/** Newest first; the last word on each kind counts. */
export async function consentsOf(db: Queries, userId: string) {
  const found = await db
    .select({ kind: consents.kind, version: consents.version, agreed: consents.agreed, at: consents.at })
    .from(consents)
    .where(and(eq(consents.userId, userId), inArray(consents.kind, consentKinds)))
    .orderBy(desc(consents.at), desc(consents.id))
  return found as ((typeof found)[number] & { kind: ConsentKind })[]
}

export async function disclosureOf(db: Queries, userId: string) {
  const [found] = await db
    .select({ level: users.incomeDisclosure, income: users.verifiedIncome })
    .from(users)
    .where(isPresent(userId))
  return found ?? null
}

export async function saveDisclosure(db: Queries, userId: string, level: DisclosureLevel, now: Date) {
  const [saved] = await db
    .update(users)
    .set({ incomeDisclosure: level, updatedAt: now })
    .where(isPresent(userId))
    .returning({ level: users.incomeDisclosure, income: users.verifiedIncome })
  return saved ?? null
}
