import type { offerListItem } from '@coffeeattack/contract/offer-shapes'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import type { z } from 'zod'
import { JsonText } from '../../../platform/http/answer.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { groupsOf } from './group-store.ts'
import { listJson, type Moment, type Only, type Which } from './list-store.ts'
import { showCuration } from './show-offer.ts'
import { unreadOf } from './store.ts'

type Item = z.output<typeof offerListItem>

const momentOf = (now: Date): Moment => ({ now, today: formatDay(kstDay(now)) })

type Listed = { offerItems: Item[] }

/** Offers and groups, or offers alone. Open ones first, soonest deadline first (OFR-9). */
export async function showOffers(userId: string, which: Which, query: Only, { db, clock }: ApiDeps) {
  return new JsonText<Listed>(await listJson(db.drizzle, userId, which, momentOf(clock()), query))
}

/** The number of unread open offers; a group counts as one. */
export async function countUnread(userId: string, { db, clock }: ApiDeps) {
  return { unread: await unreadOf(db.drizzle, userId, momentOf(clock())) }
}

/** The offers of one company. The path names the person, who must be the caller. */
export async function showOffersOf(
  { userId, companyId, callerId }: { userId: string; companyId: string; callerId: string },
  { db, clock }: ApiDeps,
) {
  if (userId !== callerId) throw new Refusal('NOT_FOUND')
  return new JsonText<Listed>(await listJson(db.drizzle, userId, { companyId }, momentOf(clock())))
}

/** Decided and expired offers: the selected ones, or the others. */
export async function showHistory(userId: string, isSelected: boolean, { db, clock }: ApiDeps) {
  const moment = momentOf(clock())
  const isPast = ({ status }: { status: string }) =>
    status !== 'WAITING' && (status === 'MATCHED') === isSelected
  const [items, groups] = [
    await listJson(db.drizzle, userId, 'single', moment, { isSelected, isOpen: false }),
    await groupsOf(db.drizzle, userId, moment.now),
  ]
  return {
    ...(JSON.parse(String(items)) as Listed),
    groupItems: groups.map((group) => showCuration(group, moment.now)).filter(isPast),
  }
}
