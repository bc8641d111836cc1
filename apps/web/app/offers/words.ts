import type { OfferStatus } from '@coffeeattack/domain/offers/offer'
import type { OfferEntry } from './queries.ts'

/** The badge of an entry that has been answered or is over. */
export const decidedBadge: Record<Exclude<OfferStatus, 'WAITING'>, string> = {
  MATCHED: '커피챗 매칭',
  REFUSED: '거절한 제안',
  AGENT: '에이전트와 상의 중',
  EXPIRED: '기한이 지났어요',
}

/** A group is one entry (OFR-9): how many companies, and which. */
export function entryTitle({ offerGroupId, name, companyItems }: OfferEntry): string {
  return offerGroupId === null ? name : `에이전트가 고른 ${companyItems.length}곳`
}

export function entrySubtitle({ offerGroupId, position, companyItems }: OfferEntry): string {
  if (offerGroupId === null) return position
  const [first, second, ...others] = companyItems.map(({ name }) => name)
  const shown = [first, second].filter(Boolean).join(', ')
  return others.length > 0 ? `${shown} 외 ${others.length}곳` : shown
}

/** Who offered it: a company, or those of a group. */
export function companyOf(entry: OfferEntry): string {
  return entry.offerGroupId === null ? entry.name : entrySubtitle(entry)
}

/** Nothing here yet, for each list. */
export const emptyTexts = {
  all: { title: '아직 받은 어택이 없어요', description: '프로필을 채우면 회사가 더 빨리 찾아와요' },
  select: {
    title: '아직 고른 어택이 없어요',
    description: '마음에 드는 회사를 고르면 여기에서 커피챗을 이어가요',
  },
  expired: { title: '지난 어택이 없어요', description: '기한이 지난 어택이 여기에 모여요' },
} as const
