import type { QuietHours } from '@coffeeattack/domain/notifications/delivery'
import {
  DIGEST,
  OPERATOR_QUIET_HOURS,
  type OperatorChoices,
} from '@coffeeattack/domain/notifications/operator-notices'
import { inArray } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { operatorNoticeSettings } from '../../../platform/db/schema/notifications.ts'

/** How somebody of the console wants to be told. */
export type OperatorReader = {
  choices: OperatorChoices
  quiet: QuietHours & { on: boolean }
  digest: { on: boolean; hour: number; weekdaysOnly: boolean }
}

export const DEFAULT_READER: OperatorReader = {
  choices: {},
  quiet: { on: true, ...OPERATOR_QUIET_HOURS },
  digest: { on: true, hour: DIGEST.hour, weekdaysOnly: true },
}

/** Of those who changed something. */
export async function readersOf(
  db: Queries,
  operatorIds: readonly string[],
): Promise<Map<string, OperatorReader>> {
  if (operatorIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(operatorNoticeSettings)
    .where(inArray(operatorNoticeSettings.operatorId, [...operatorIds]))
  return new Map(rows.map((row) => [row.operatorId, readerOf(row)]))
}

function readerOf(row: typeof operatorNoticeSettings.$inferSelect): OperatorReader {
  return {
    choices: row.choices,
    quiet: { on: row.quiet, from: row.quietFromHour, until: row.quietToHour },
    digest: { on: row.digest, hour: row.digestHour, weekdaysOnly: row.digestOnWeekdaysOnly },
  }
}

export async function saveReader(
  db: Queries,
  operatorId: string,
  { choices, quiet, digest }: OperatorReader,
  now: Date,
): Promise<void> {
  const row = {
    choices,
    quiet: quiet.on,
    quietFromHour: quiet.from,
    quietToHour: quiet.until,
    digest: digest.on,
    digestHour: digest.hour,
    digestOnWeekdaysOnly: digest.weekdaysOnly,
    updatedAt: now,
  }
  await db
    .insert(operatorNoticeSettings)
    .values({ operatorId, ...row })
    .onConflictDoUpdate({ target: operatorNoticeSettings.operatorId, set: row })
}
