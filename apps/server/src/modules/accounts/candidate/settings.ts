import { paths } from '@coffeeattack/contract/pages'
import { BRAND } from '@coffeeattack/domain/brand'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { QuietHours } from '@coffeeattack/domain/notifications/delivery'
import {
  isWanted,
  type NotificationType,
  notificationTypeNames,
  candidateNotifications,
} from '@coffeeattack/domain/notifications/candidate-notifications'
import { discloseIncome, type DisclosureLevel } from '@coffeeattack/domain/profiles/disclosure'
import type { Queries } from '../../../platform/db/queries.ts'
import { cutPage, type PageQuery } from '../../../platform/http/cursor.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { lockAccount, mustBeHere } from '../core/store.ts'
import {
  consentsOf,
  disclosureOf,
  type KeptSettings,
  type Place,
  recordMarketingWord,
  saveDisclosure,
  saveSettings,
  settingsOf,
  viewsOf,
} from './store.ts'

type NotificationSwitch = { type: NotificationType; enabled: boolean }
type SettingsChange = { types?: NotificationSwitch[] | undefined; quietHours?: QuietHours | null | undefined }

export async function showSettings(userId: string, { db }: ApiDeps) {
  await mustBeHere(db.drizzle, userId)
  return shown(await settingsOf(db.drizzle, userId))
}

/** Changes only the given fields (TRUST-5). */
export async function changeSettings(
  userId: string,
  { types = [], quietHours }: SettingsChange,
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

/** News are advertising, so switching them is recorded as a consent given or withdrawn. */
const sayNews = (tx: Queries, word: { userId: string; agreed: boolean; id: string; at: Date }) =>
  recordMarketingWord(tx, { ...word, screen: paths.account() })

function refuseSilencing(types: readonly NotificationSwitch[]): void {
  const at = types.findIndex(
    ({ type, enabled }) => !enabled && candidateNotifications[type].settings.byDefault === 'always on',
  )
  if (at === -1) return
  throw new Refusal('INVALID_INPUT', { fields: { [`types.${at}.enabled`]: '끌 수 없는 알림이에요' } })
}

function shown({ muted, quiet, wantsNews }: KeptSettings) {
  const choices = { ...Object.fromEntries(muted.map((type) => [type, false])), NEWS: wantsNews }
  return {
    types: notificationTypeNames.map((type) => ({ type, enabled: isWanted(type, choices) })),
    quietHours: quiet,
  }
}

/** The disclosure level of the verified income, and what companies see at each level (TRUST-1). */
export async function showDisclosure(userId: string, { db }: ApiDeps) {
  return shownDisclosure(await disclosureOf(db.drizzle, userId))
}

export async function chooseDisclosure(userId: string, level: DisclosureLevel, { db, clock }: ApiDeps) {
  return shownDisclosure(await saveDisclosure(db.drizzle, userId, level, clock()))
}

function shownDisclosure(chosen: { level: DisclosureLevel; income: number | null } | null) {
  if (!chosen) throw new Refusal('UNAUTHORIZED')
  return { incomeDisclosure: chosen.level, preview: discloseIncome(chosen.income, chosen.level) }
}

/** All consents given and withdrawn, newest first (TRUST-6). */
export async function showConsents(userId: string, { db }: ApiDeps) {
  await mustBeHere(db.drizzle, userId)
  const found = await consentsOf(db.drizzle, userId)
  return { items: found.map(({ at, ...consent }) => ({ ...consent, at: at.toISOString() })) }
}

const PAGE = 20

/** Views of the profile with company, role and time, but not the operator (OFR-14, TRUST-2). */
export async function showViews(userId: string, { cursor, limit = PAGE }: PageQuery, { db }: ApiDeps) {
  await mustBeHere(db.drizzle, userId)
  const after = cursor === undefined ? null : placeIn(cursor)
  const found = await viewsOf(db.drizzle, userId, { after, limit: limit + 1 })
  const { page: shown, nextCursor } = cutPage(found, limit, cursorOf)
  return {
    items: shown.map(({ company, logo, role, at }) => ({
      company: company ?? BRAND.ko,
      logo,
      role: role === 'RECRUITER' ? ('recruiter' as const) : ('agent' as const),
      at: at.toISOString(),
    })),
    nextCursor,
  }
}

function cursorOf({ at, id }: Place): string {
  return `${at.getTime()}_${id}`
}

function placeIn(cursor: string): Place {
  const [, time, id] = /^(\d{1,14})_([0-9a-f-]{36})$/.exec(cursor) ?? []
  if (!time || !id || !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id))
    throw new Refusal('INVALID_INPUT', { fields: { cursor: '처음부터 다시 불러와 주세요' } })
  return { at: new Date(Number(time)), id }
}
