import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import { listOffers } from '@coffeeattack/domain/offers/list'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { groupsOf } from './group-store.ts'
import { dated, showCuration, showEntry } from './show-offer.ts'
import { entriesFrom, entriesOf, type Entry, unreadOf } from './store.ts'

type OffersQuery = { isSelected?: boolean | undefined; isExpired?: boolean | undefined }

/** Single offers and groups, or single offers alone; open ones first, the soonest deadline on top (OFR-9). */
export async function showOffers(
  userId: string,
  which: 'all' | 'single',
  { isSelected, isExpired }: OffersQuery,
  { db, clock }: ApiDeps,
) {
  const now = clock()
  const offerItems = inOrder(await entriesOf(db.drizzle, userId, which, now), now).filter(
    (item) =>
      (isSelected === undefined || item.isSelected === isSelected) &&
      (isExpired === undefined || item.isExpired === isExpired),
  )
  return { offerItems }
}

/** How many open ones wait to be read; a group counts as one. */
export async function countUnread(userId: string, { db, clock }: ApiDeps) {
  const now = clock()
  return { unread: await unreadOf(db.drizzle, userId, { now, today: formatDay(kstDay(now)) }) }
}

/** What one company offered, by a path that names the person: nobody else's is found there. */
export async function showOffersOf(
  { userId, companyId, callerId }: { userId: string; companyId: string; callerId: string },
  { db, clock }: ApiDeps,
) {
  if (userId !== callerId) throw new Refusal('NOT_FOUND')
  const now = clock()
  return { offerItems: inOrder(await entriesFrom(db.drizzle, userId, companyId, now), now) }
}

/** What is decided or over: the selected ones, or the others. */
export async function showHistory(userId: string, isSelected: boolean, { db, clock }: ApiDeps) {
  const now = clock()
  const isPast = ({ status }: { status: string }) =>
    status !== 'WAITING' && (status === 'MATCHED') === isSelected
  const [entries, groups] = [
    await entriesOf(db.drizzle, userId, 'single', now),
    await groupsOf(db.drizzle, userId, now),
  ]
  return {
    offerItems: inOrder(entries, now).filter(isPast),
    groupItems: groups.map((group) => showCuration(group, now)).filter(isPast),
  }
}

function inOrder(entries: readonly Entry[], now: Date) {
  const sortable = entries.map((entry) => ({ ...entry, ...dated(entry) }))
  return listOffers(sortable, 'all', now).map((entry) => showEntry(entry, now))
}
