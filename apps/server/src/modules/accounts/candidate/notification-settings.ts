import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { QuietHours } from '@coffeeattack/domain/notifications/quiet-hours'
import {
  isWanted,
  notificationTypeNames,
  notificationTypes,
  type NotificationType,
} from '@coffeeattack/domain/notifications/types'
import { lockAccount, mustBeHere } from '../core/store.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { recordMarketingWord, saveSettings, settingsOf, type Kept } from './store.ts'

type Switch = { type: NotificationType; enabled: boolean }
type Changes = { types?: Switch[] | undefined; quietHours?: QuietHours | null | undefined }

export async function showSettings(userId: string, { db }: ApiDeps) {
  await mustBeHere(db.drizzle, userId)
  return shown(await settingsOf(db.drizzle, userId))
}

/** What was sent changes, the rest stays (TRUST-5). */
export async function changeSettings(
  userId: string,
  { types = [], quietHours }: Changes,
  { db, ids, clock }: ApiDeps,
) {
  refuseSilencing(types)
  const now = clock()
  return db.transaction(async (tx) => {
    if (!(await lockAccount(tx, userId))) throw new Refusal('UNAUTHORIZED')
    const before = await settingsOf(tx, userId)
    const switched = new Map(types.map(({ type, enabled }) => [type, enabled]))
    const quiet = quietHours === undefined ? before.quiet : quietHours
    const isMuted = (type: NotificationType) => !(switched.get(type) ?? !before.muted.includes(type))
    const muted = notificationTypeNames.filter((type) => type !== 'NEWS' && isMuted(type))
    const news = switched.get('NEWS') ?? before.wantsNews
    await saveSettings(tx, userId, { muted, quiet }, now)
    if (news !== before.wantsNews) await sayNews(tx, { userId, agreed: news, id: ids.next(), at: now })
    return shown(await settingsOf(tx, userId))
  })
}

/** News are advertising: switching them is a consent given or taken back, and is kept as one. */
const sayNews = (tx: Queries, word: { userId: string; agreed: boolean; id: string; at: Date }) =>
  recordMarketingWord(tx, { ...word, screen: '/my/account' })

function refuseSilencing(types: readonly Switch[]): void {
  const at = types.findIndex(({ type, enabled }) => !enabled && !notificationTypes[type].canSwitchOff)
  if (at === -1) return
  throw new Refusal('INVALID_INPUT', { fields: { [`types.${at}.enabled`]: '끌 수 없는 알림이에요' } })
}

function shown({ muted, quiet, wantsNews }: Kept) {
  const choices = { ...Object.fromEntries(muted.map((type) => [type, false])), NEWS: wantsNews }
  return {
    types: notificationTypeNames.map((type) => ({ type, enabled: isWanted(type, choices) })),
    quietHours: quiet,
  }
}
