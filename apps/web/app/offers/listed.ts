import { paths } from '@coffeeattack/contract/pages'
import { type ListMode, listOffers } from '@coffeeattack/domain/offers/list'
import type { OfferStatus } from '@coffeeattack/domain/offers/offer'
import { effectiveStatus } from '@coffeeattack/domain/offers/status'
import { matchPath } from 'react-router'
import type { OfferEntry } from './queries.ts'

/** One screen at three addresses, each with its list. */
export const lists = [
  { mode: 'all', label: '받은 어택', to: paths.offers() },
  { mode: 'select', label: '고른 어택', to: paths.selectedOffers() },
  { mode: 'expired', label: '지난 어택', to: paths.expiredOffers() },
] as const satisfies readonly { mode: ListMode; label: string; to: string }[]

export const listAt = ({ pathname }: { pathname: string }) =>
  lists.find(({ to }) => matchPath(to, pathname)) ?? lists[0]

/** An entry with its current status: it may have expired since it was fetched (OFR-12). */
export type ListedEntry = { entry: OfferEntry; status: OfferStatus }

/** A list's entries in order: open ones first, by deadline. */
export function listed(entries: readonly OfferEntry[], mode: ListMode, now: Date): ListedEntry[] {
  const dated = entries.map((entry) => ({
    id: entry.id,
    status: entry.status,
    expiredAt: new Date(entry.expiredAt),
    createdAt: new Date(entry.createdAt),
    entry,
  }))
  return listOffers(dated, mode, now).map((item) => ({
    entry: item.entry,
    status: effectiveStatus(item, now),
  }))
}

/** The badge of an answered or expired entry. */
export const decidedBadge: Record<Exclude<OfferStatus, 'WAITING'>, string> = {
  MATCHED: '커피챗 매칭',
  REFUSED: '거절한 제안',
  AGENT: '에이전트와 상의 중',
  EXPIRED: '기한이 지났어요',
}

/** A group is one entry (OFR-9): the number of companies, and their names. */
export function entryTitle({ offerGroupId, name, companyItems }: OfferEntry): string {
  return offerGroupId === null ? name : `에이전트가 고른 ${companyItems.length}곳`
}

export function entrySubtitle({ offerGroupId, position, companyItems }: OfferEntry): string {
  if (offerGroupId === null) return position
  const [first, second, ...others] = companyItems.map(({ name }) => name)
  const shown = [first, second].filter(Boolean).join(', ')
  return others.length > 0 ? `${shown} 외 ${others.length}곳` : shown
}

/** The company of an offer, or those of a group. */
export function companyOf(entry: OfferEntry): string {
  return entry.offerGroupId === null ? entry.name : entrySubtitle(entry)
}

/** The empty state of each list. */
export const emptyTexts = {
  all: { title: '아직 받은 어택이 없어요', description: '프로필을 채우면 회사가 더 빨리 찾아와요' },
  select: {
    title: '아직 고른 어택이 없어요',
    description: '마음에 드는 회사를 고르면 여기에서 커피챗을 이어가요',
  },
  expired: { title: '지난 어택이 없어요', description: '기한이 지난 어택이 여기에 모여요' },
} as const
