import { withJosa } from '../text/josa.ts'
import type { ProofFacts } from './proof-badge.ts'
import { onDay } from './proof-day.ts'

/** The card above an offer or a company page whose business is not open; null while it is. */
export function stoppedNotice({ business }: ProofFacts, company: string, now: Date) {
  if (!business || business.state === 'OPEN') return null
  const isClosed = business.state === 'CLOSED'
  const source = `국세청 · ${onDay(business.checkedAt, now)}에 확인`
  const since = business.since && onDay(business.since, now)
  return {
    kind: business.state,
    band: isClosed ? '닫힌 어택이에요' : '지금은 멈춰 있어요',
    bandDay: since && (isClosed ? since : `${since}부터`),
    title: isClosed
      ? `${withJosa(company, '이/가')} 폐업했어요`
      : `${withJosa(company, '이/가')} 휴업 중이에요`,
    about: isClosed
      ? '이 어택과 대화는 더 이어지지 않아요. 이름과 연락처는 알리지 않았어요.'
      : '답하지 않고 두어도 괜찮아요. 다시 영업하면 알려 드릴게요.',
    pageTitle: isClosed ? '폐업했어요' : '휴업 중이에요',
    pageAbout: isClosed
      ? '이 회사는 더 이상 어택을 보낼 수 없어요.'
      : '지금은 새 어택을 보낼 수 없어요. 다시 영업하면 저절로 풀려요.',
    source,
  }
}
