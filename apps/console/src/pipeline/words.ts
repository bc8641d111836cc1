import { kstDay, kstMonth, kstMoment, kstYear, fullDayText, timeText } from '@coffeeattack/domain/kst'
import { type PipelineStage, stageNames } from '@coffeeattack/domain/pipeline/stage'
import { jobTitle } from '@coffeeattack/domain/profiles/anonymous-name'
import { lengthText } from '@coffeeattack/domain/profiles/career'
import { groupDigits } from '@coffeeattack/domain/salary/format'
import { withJosa } from '@coffeeattack/domain/text/josa'
import { spokenText } from '@coffeeattack/domain/text/marks'
import { raiseCell } from '../offers/sent/words.ts'
import type { Card, StoryEntry } from './queries.ts'

/** The job title; after a match the name (OFR-13). It may contain masking marks. */
export const whoIs = (card: Card): string => card.name ?? jobTitle(card)

/** The same as plain text for labels and titles. */
export const whoIsSpoken = (card: Card): string => spokenText(whoIs(card))

/** '백엔드', for narrow places. */
const shortJob = (card: Card): string => jobTitle(card).replace(/(?<=.) (?:개발자|엔지니어)$/, '')

/** What the name does not say. */
export const whatTheyDo = (card: Card): string =>
  [card.name !== null && shortJob(card), lengthText(card.totalMonth), card.name === null && card.handle]
    .filter(Boolean)
    .join(' · ')

/** '7,000~7,600' in 만 원; null for a message without an offer. */
export function salaryOf({ offer, hire }: Pick<Card, 'offer' | 'hire'>): string | null {
  if (hire?.isAgreed) return groupDigits(hire.basePay)
  if (!offer || offer.salaryMin === null || offer.salaryMax === null) return null
  return [...new Set([offer.salaryMin, offer.salaryMax])].map(groupDigits).join('~')
}

/** As the list of sent offers writes it: '+9.0~60.0%', '최대 +24.6%'. */
export const raiseOf = ({ offer }: Pick<Card, 'offer'>) => offer && raiseCell(offer)

/** '염재휘 님을 면접으로 옮겼어요'. */
export const movedText = (card: Card, to: PipelineStage): string =>
  `${withJosa(card.name ? `${card.name} 님` : whoIsSpoken(card), '을/를')} ${withJosa(stageNames[to], '으로/로')} 옮겼어요`

/** Moves between these stages are announced to the candidate; moves from or to 담아 둔 분 are not. */
export const isAnnounced = (from: PipelineStage, to: PipelineStage): boolean =>
  from !== 'SAVED' && to !== 'SAVED'

const whenClosed: Readonly<Record<PipelineStage, string>> = {
  SAVED: '이미 어택을 보낸 분이에요.',
  OFFERED: '어택을 보내면 들어와요.',
  COFFEECHAT: '후보자가 수락하면 들어와요.',
  INTERVIEW: '커피챗을 한 다음에 열려요.',
  TERMS: '커피챗을 한 다음에 열려요.',
  HIRED: '둘 다 확인하면 들어와요.',
  ENDED: '답을 기다리고 있어요.',
}

/** Why no card can be dragged to the stage. */
export const whyStageClosed = ({ stage }: Pick<Card, 'stage'>, to: PipelineStage): string =>
  stage === 'HIRED' && to !== 'OFFERED' && to !== 'COFFEECHAT' ? '채용이 확정된 분이에요.' : whenClosed[to]

/** '10월'; in another year '2025년 12월'. */
export function monthOf(at: string, now: Date): string {
  const { year, month } = kstMoment(new Date(at))
  return year === kstYear(now) ? `${month}월` : `${year}년 ${month}월`
}

/** '오늘 09:40', '10월 22일', '2025년 12월 3일'. */
export function entryTime(at: string, now: Date): string {
  const when = new Date(at)
  if (kstDay(when) === kstDay(now)) return `오늘 ${timeText(when)}`
  const full = fullDayText(kstDay(when))
  return kstYear(when) === kstYear(now) ? full.slice(full.indexOf(' ') + 1) : full
}

/** A story grouped by month, oldest first. */
export function inMonths(story: readonly StoryEntry[], now: Date): { name: string; entries: StoryEntry[] }[] {
  const months = Map.groupBy(story, ({ at }) => kstMonth(new Date(at)))
  return [...months.values()].map((entries) => ({ name: monthOf(entries[0]!.at, now), entries }))
}
