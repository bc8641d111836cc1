import { DEFAULT_QUIET_HOURS, type QuietHours } from '@coffeeattack/domain/notifications/delivery'
import type { NotificationType } from '@coffeeattack/domain/notifications/candidate-notifications'
import type { DisclosureLevel } from '@coffeeattack/domain/profiles/disclosure'
import { type ConsentKind, consentKinds, consents as texts } from '@coffeeattack/domain/accounts/consents'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { profileViews } from '../../../platform/db/schema/candidates.ts'
import { companies } from '../../../platform/db/schema/companies.ts'
import { consents } from '../../../platform/db/schema/consents.ts'
import { notificationSettings } from '../../../platform/db/schema/notifications.ts'
import { users } from '../../../platform/db/schema/users.ts'
import { isPresent } from '../core/sql.ts'

export type Place = { at: Date; id: string }

/** Views of the profile, newest first, after the cursor. */
export async function viewsOf(
  db: Queries,
  userId: string,
  { after, limit }: { after: Place | null; limit: number },
) {
  return db
    .select({
      id: profileViews.id,
      company: companies.name,
      logo: companies.logo,
      role: profileViews.role,
      at: profileViews.at,
    })
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

/** Newest first; the newest of each kind is in force. */
export async function consentsOf(db: Queries, userId: string) {
  const found = await db
    .select({
      kind: consents.kind,
      version: consents.version,
      agreed: consents.agreed,
      company: companies.name,
      at: consents.at,
    })
    .from(consents)
    .leftJoin(companies, eq(companies.id, consents.companyId))
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

export type KeptSettings = { muted: NotificationType[]; quiet: QuietHours | null; wantsNews: boolean }

export async function settingsOf(db: Queries, userId: string): Promise<KeptSettings> {
  const [row] = await db.select().from(notificationSettings).where(eq(notificationSettings.userId, userId))
  const [word] = await db
    .select({ agreed: consents.agreed })
    .from(consents)
    .where(and(eq(consents.userId, userId), eq(consents.kind, 'marketing')))
    .orderBy(desc(consents.at), desc(consents.id))
    .limit(1)
  const hours = row ? { from: row.quietFromHour, until: row.quietToHour } : DEFAULT_QUIET_HOURS
  return {
    muted: (row?.mutedTypes ?? []) as NotificationType[],
    quiet: row && !row.quiet ? null : hours,
    wantsNews: word?.agreed ?? false,
  }
}

export async function saveSettings(
  tx: Queries,
  userId: string,
  { muted, quiet }: Omit<KeptSettings, 'wantsNews'>,
  now: Date,
): Promise<void> {
  const { from, until } = quiet ?? DEFAULT_QUIET_HOURS
  const row = {
    mutedTypes: muted,
    quiet: quiet !== null,
    quietFromHour: from,
    quietToHour: until,
    updatedAt: now,
  }
  await tx
    .insert(notificationSettings)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: notificationSettings.userId, set: row })
}

type MarketingWord = { id: string; userId: string; agreed: boolean; screen: string; at: Date }

export async function recordMarketingWord(tx: Queries, word: MarketingWord): Promise<void> {
  await tx.insert(consents).values({ ...word, kind: 'marketing', version: texts.marketing.version })
}
