import { kstDay } from '@coffeeattack/domain/kst'
import type { Message } from '@coffeeattack/kit/conversation/tabConversations'

export type CarriedOffer = NonNullable<Message['offer']>

const OVER = '기한이 지났어요'

const decided: Partial<Record<CarriedOffer['status'], string>> = {
  MATCHED: '매칭 완료',
  REFUSED: '거절했어요',
  EXPIRED: OVER,
  AGENT: '에이전트가 보고 있어요',
}

/** How an offer stands now. One that nobody has marked yet is over when its day is over (OFR-12). */
export function offerStanding(
  { status, expiredAt }: Pick<CarriedOffer, 'status' | 'expiredAt'>,
  now: Date,
): string {
  const days = kstDay(new Date(expiredAt)) - kstDay(now)
  if (days < 0) return decided[status] ?? OVER
  return decided[status] ?? (days > 0 ? `${days}일 남았어요` : '오늘 마감')
}
