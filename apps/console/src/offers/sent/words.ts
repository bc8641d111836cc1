import { fullDayText, kstDay } from '@coffeeattack/domain/kst'
import { timeLeft } from '@coffeeattack/domain/offers/deadline'
import { disclosedRaise, disclosedRaiseFigure } from '@coffeeattack/domain/profiles/disclosed-raise'
import { NAMELESS } from '@coffeeattack/domain/rooms/nameless'
import { groupDigits, moneyText } from '@coffeeattack/domain/salary/format'
import type { SentOffer } from './queries.ts'

/** '11월 13일'; of another year '25.11.13'. */
export function dayCell(iso: string, now: Date): string {
  const full = fullDayText(kstDay(new Date(iso)))
  const [year = '', ...rest] = full.split(' ')
  if (fullDayText(kstDay(now)).startsWith(year)) return rest.join(' ')
  return [year.slice(2), ...rest].map((part) => part.replaceAll(/\D/g, '')).join('.')
}

/** '12,100~12,600'. The column head names the unit. */
export function salaryCell({ salaryMin, salaryMax }: Pick<SentOffer, 'salaryMin' | 'salaryMax'>) {
  if (salaryMin === null || salaryMax === null) return null
  return [...new Set([salaryMin, salaryMax])].map(groupDigits).join('~')
}

/** The raise over the disclosed income, '+9.0~60.0%' or '최대 +30.8%'; null when nothing is disclosed. */
export function raiseCell(offer: Pick<SentOffer, 'income' | 'salaryMin' | 'salaryMax'>) {
  const raise = disclosedRaise(offer.income, offer)
  const heard = disclosedRaiseFigure(raise)
  if (raise.kind === 'none' || heard === null) return null
  const rises = raise.to > 0
  return { text: rises ? heard.replace(/\d/, '+$&') : heard, heard, rises }
}

type Standing = Pick<
  SentOffer,
  'status' | 'deliverAt' | 'readAt' | 'nudgedAt' | 'decidedAt' | 'expiredAt' | 'counter' | 'question'
>

/** The state, and whether it needs an action. */
export function nowCell(
  offer: Standing,
  now: Date,
): { kind: 'countered' | 'asked' | 'nudged' | 'plain'; text: string } {
  const { status, counter, question } = offer
  if (status !== 'WAITING') return { kind: 'plain', text: overText(offer, now) }
  if (counter?.answer === null)
    return { kind: 'countered', text: `${moneyText(counter.amount)}이면 만날게요` }
  if (question?.waits)
    return { kind: 'asked', text: `질문 ${question.asked} / ${NAMELESS.questions} · 답을 기다려요` }
  if (new Date(offer.deliverAt) > now) return { kind: 'plain', text: '곧 전해져요' }
  if (offer.nudgedAt && !offer.readAt)
    return { kind: 'nudged', text: `${dayCell(offer.nudgedAt, now)}에 다시 알렸어요` }
  if (counter) return { kind: 'plain', text: '되물음에 답했어요' }
  return { kind: 'plain', text: question ? '질문에 답했어요' : '아직 답이 없어요' }
}

function overText({ status, decidedAt, expiredAt, counter }: Standing, now: Date): string {
  const on = dayCell(decidedAt ?? expiredAt, now)
  switch (status) {
    case 'MATCHED':
      return `${on} 커피챗을 골랐어요`
    case 'REFUSED':
      return `${on} 거절했어요`
    case 'AGENT':
      return '에이전트와 이야기하고 있어요'
    default:
      return counter?.answer === 'TAKEN_BACK' ? `${on} 우리가 거뒀어요` : `${on} 답 없이 지났어요`
  }
}

/** The time left to answer; null when it is over. */
export function leftCell({ status, expiredAt }: Pick<SentOffer, 'status' | 'expiredAt'>, now: Date) {
  const left = timeLeft(new Date(expiredAt), now)
  if (status !== 'WAITING' || left.kind === 'over') return null
  return left.kind === 'today'
    ? { text: '오늘 마감', isToday: true }
    : { text: `${left.days}일`, isToday: false }
}
