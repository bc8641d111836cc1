import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import { deadlineOf } from '@coffeeattack/domain/offers/deadline'
import { increaseRate } from '@coffeeattack/domain/offers/increase-rate'
import { effectiveStatus, offerFlags } from '@coffeeattack/domain/offers/status'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { groupsOf } from './group-store.ts'
import { type ListFilter, listOf, type ListRow, type ListScope, type Moment } from './list-store.ts'
import { dated, isNew, iso, showCuration } from './show-offer.ts'
import { unreadOf } from './store.ts'

const momentOf = (now: Date): Moment => ({ now, today: formatDay(kstDay(now)) })

/** Single offers and groups, or single offers alone; open ones first, the nearest deadline on top (OFR-9). */
export async function showOffers(
  userId: string,
  scope: ListScope,
  filter: ListFilter,
  { db, clock }: ApiDeps,
) {
  const moment = momentOf(clock())
  const rows = await listOf(db.drizzle, userId, scope, moment, filter)
  return { offerItems: rows.map((row) => showEntry(row, moment.now)) }
}

/** How many open entries are unread; a group counts as one. */
export async function countUnread(userId: string, { db, clock }: ApiDeps) {
  return { unread: await unreadOf(db.drizzle, userId, momentOf(clock())) }
}

/** The offers of one company. The path names the candidate, who has to be the caller. */
export async function showOffersOf(
  { userId, companyId, callerId }: { userId: string; companyId: string; callerId: string },
  deps: ApiDeps,
) {
  if (userId !== callerId) throw new Refusal('NOT_FOUND')
  return showOffers(userId, { companyId }, {}, deps)
}

/** Decided and expired entries: the selected ones, or the others. */
export async function showHistory(userId: string, isSelected: boolean, deps: ApiDeps) {
  const now = deps.clock()
  const isPast = ({ status }: { status: string }) =>
    status !== 'WAITING' && (status === 'MATCHED') === isSelected
  const { offerItems } = await showOffers(userId, 'single', { isSelected, isOpen: false }, deps)
  const groups = await groupsOf(deps.db.drizzle, userId, now)
  return { offerItems, groupItems: groups.map((group) => showCuration(group, now)).filter(isPast) }
}

function showEntry(row: ListRow, now: Date) {
  const { readAt, companyName, groupCompanies, expiryDay, ...terms } = row
  const status = effectiveStatus(dated(row), now)
  return {
    ...terms,
    ...offerFlags(dated(row), now),
    offerGroupId: row.groupId,
    type: row.groupId === null ? ('SUPER' as const) : ('SUPER_CURATION' as const),
    status,
    name: companyName ?? row.operatorName,
    expiredAt: deadlineOf(expiryDay).toISOString(),
    createdAt: row.createdAt.toISOString(),
    selectedAt: iso(row.selectedAt),
    increaseRate: increaseRate(row.incomeBasis, row),
    isNew: isNew(status, readAt),
    companyItems: groupCompanies ?? (companyName === null ? [] : [{ name: companyName, logo: row.logo }]),
  }
}
