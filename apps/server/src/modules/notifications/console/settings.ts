import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { QuietHours } from '@coffeeattack/domain/notifications/delivery'
import {
  DIGEST,
  groupsOf,
  isHeard,
  type NotificationGroup,
  notificationGroups,
  OPERATOR_QUIET_HOURS,
  operatorChannels,
  type OperatorChannel,
  type OperatorChoices,
} from '@coffeeattack/domain/notifications/operator-groups'
import { inArray } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { operatorNoticeSettings } from '../../../platform/db/schema/notifications.ts'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'

type Settings = Omit<OperatorReader, 'choices'> & {
  kinds: { kind: NotificationGroup; channels: OperatorChannel[] }[]
}

export async function showSettings({ operatorId, role }: OperatorCaller, { db }: ApiDeps): Promise<Settings> {
  const { choices, quiet, digest } =
    (await readersOf(db.drizzle, [operatorId])).get(operatorId) ?? DEFAULT_READER
  const channels = (kind: NotificationGroup) =>
    operatorChannels.filter((channel) => isHeard(kind, channel, choices))
  return { kinds: groupsOf(role).map((kind) => ({ kind, channels: channels(kind) })), quiet, digest }
}

/** Replaces all settings at once: the last save wins as a whole. */
export async function changeSettings(
  { kinds, quiet, digest }: Settings,
  caller: OperatorCaller,
  deps: ApiDeps,
) {
  const { operatorId, role } = caller
  const own = groupsOf(role)
  const foreign = kinds.find(({ kind }) => !own.includes(kind))
  if (foreign) {
    const { label } = notificationGroups[foreign.kind]
    throw new Refusal('INVALID_INPUT', { fields: { kinds: `‘${label}’ 소식은 받을 수 없는 역할이에요` } })
  }
  const choices = Object.fromEntries(kinds.map(({ kind, channels }) => [kind, [...new Set(channels)]]))
  await saveReader(deps.db.drizzle, operatorId, { choices, quiet, digest }, deps.clock())
  return showSettings(caller, deps)
}

/** How an operator wants to be notified. */
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

/** The settings of the operators who changed something. */
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

async function saveReader(
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
