import { endOfKstDay, parseDay } from '@coffeeattack/domain/kst'
import { increaseRate } from '@coffeeattack/domain/offers/increase-rate'
import type { OfferStatus } from '@coffeeattack/domain/offers/offer'
import { effectiveStatus, offerFlags } from '@coffeeattack/domain/offers/status'
import type { GroupRow } from './group-store.ts'
import type { Entry, OfferRow } from './store.ts'

type Stored = { status: OfferStatus; expiryDay: string }

/** The last millisecond of the expiry day in Seoul (OFR-2). */
export const expiredAt = ({ expiryDay }: Pick<Stored, 'expiryDay'>) => endOfKstDay(parseDay(expiryDay)!)

/** An offer as the rules read it: its stored status and its deadline. */
export const dated = (stored: Stored) => ({ status: stored.status, expiredAt: expiredAt(stored) })

/** What waits unread; what is over is nobody's news. */
const isNew = (status: OfferStatus, readAt: Date | null) => status === 'WAITING' && readAt === null

const iso = (at: Date | string | null) => at && new Date(at).toISOString()

/** One line of a list. */
export function showEntry(entry: Entry, now: Date) {
  const status = effectiveStatus(dated(entry), now)
  return {
    id: entry.id,
    offerGroupId: entry.groupId,
    type: entry.groupId ? ('SUPER_CURATION' as const) : ('SUPER' as const),
    status,
    name: entry.companyName ?? entry.operatorName,
    logo: entry.companyLogo,
    expiredAt: expiredAt(entry).toISOString(),
    createdAt: entry.createdAt.toISOString(),
    selectedAt: iso(entry.selectedAt),
    position: entry.position,
    salaryMin: entry.salaryMin,
    salaryMax: entry.salaryMax,
    incomeBasis: entry.incomeBasis,
    increaseRate: increaseRate(entry.incomeBasis, entry),
    offerItems: entry.offerItems,
    operatorName: entry.operatorName,
    isMaster: entry.isMaster,
    isJustMessage: entry.isJustMessage,
    isNew: isNew(status, entry.readAt),
    ...offerFlags(dated(entry), now),
    isLike: entry.isLike,
    coffeechatId: entry.coffeechatId,
    companyItems: entry.companyItems,
  }
}

/** The whole offer; shown is read. */
export function showWhole(offer: OfferRow, now: Date) {
  const { isSelected: _, companyItems: __, ...entry } = showEntry(offer, now)
  const { groupId, link, message, refusalReason, company, operator, salaryType, hopeSalary, roomId } = offer
  return {
    ...entry,
    isNew: false,
    groupId,
    link,
    message,
    refusalReason,
    company,
    operator,
    salaryType,
    hopeSalary,
    roomId,
  }
}

/** A group and its companies; all of them end on one day. */
export function showCuration(group: GroupRow, now: Date) {
  const status = effectiveStatus(dated(group), now)
  return {
    groupId: group.groupId,
    status,
    message: group.message,
    expiredAt: expiredAt(group).toISOString(),
    createdAt: group.createdAt.toISOString(),
    decidedAt: iso(group.decidedAt),
    operatorName: group.operator.name,
    operator: group.operator,
    isLike: group.isLike,
    isNew: isNew(status, group.readAt),
    roomId: group.roomId,
    offerItems: group.offerItems.map((item) => ({
      ...item,
      status: effectiveStatus({ status: item.status, expiredAt: expiredAt(group) }, now),
      increaseRate: increaseRate(item.incomeBasis, item),
      selectedAt: iso(item.selectedAt),
      createdAt: new Date(item.createdAt).toISOString(),
    })),
  }
}
