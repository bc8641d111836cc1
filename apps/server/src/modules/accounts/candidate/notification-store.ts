import { DEFAULT_QUIET_HOURS, type QuietHours } from '@coffeeattack/domain/notifications/quiet-hours'
import type { NotificationType } from '@coffeeattack/domain/notifications/types'
import { consents as texts } from '@coffeeattack/domain/verification/consents'
import { and, desc, eq } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { consents } from '../../../platform/db/schema/consents.ts'
import { notificationSettings } from '../../../platform/db/schema/notices.ts'

export type Kept = { muted: NotificationType[]; quiet: QuietHours | null; wantsNews: boolean }

export async function settingsOf(db: Queries, userId: string): Promise<Kept> {
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
  { muted, quiet }: Omit<Kept, 'wantsNews'>,
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

type Word = { id: string; userId: string; agreed: boolean; screen: string; at: Date }

export async function recordMarketingWord(tx: Queries, word: Word): Promise<void> {
  await tx.insert(consents).values({ ...word, kind: 'marketing', version: texts.marketing.version })
}
