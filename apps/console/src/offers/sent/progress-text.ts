import { agoText } from '@coffeeattack/domain/kst'
import { deadlineBadge, timeLeft } from '@coffeeattack/domain/offers/deadline'
import type { SentOffer } from './queries.ts'

type Progress = Pick<SentOffer, 'status' | 'sentAt' | 'deliverAt' | 'expiredAt' | 'readAt' | 'decidedAt'>

/** '어제 보냄 · 읽음 · 3일 남았어요' */
export function progressText(offer: Progress, now: Date): string {
  const { status, sentAt, deliverAt, expiredAt, readAt, decidedAt } = offer
  const sent = `${agoText(new Date(sentAt), now)} 보냄`
  if (status === 'WAITING') {
    if (new Date(deliverAt) > now) return `${sent} · 곧 전해져요`
    const left = deadlineBadge(timeLeft(new Date(expiredAt), now))
    return [sent, readAt ? '읽음' : '아직 안 읽음', left].join(' · ')
  }
  if (status === 'EXPIRED') return [sent, readAt ? '읽음' : '읽지 않음'].join(' · ')
  return decidedAt ? `${sent} · ${agoText(new Date(decidedAt), now)} 답함` : sent
}
