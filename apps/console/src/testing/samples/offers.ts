import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { known } from './candidates.ts'
import { sampleId } from './ids.ts'
import { daysOn, minutesOn } from './times.ts'

/** What a company or an agent has sent, and what became of it. */

type Sent = ApiResult<'GET /console/offers'>
export type SentOffer = Sent['items'][number]
export type SentCounter = NonNullable<SentOffer['counter']>
export type SentCuration = ApiResult<'GET /console/curations'>['items'][number]

export const sentOffer = (given: Partial<SentOffer> = {}): SentOffer => ({
  id: sampleId(101),
  groupId: null,
  status: 'WAITING',
  company: { name: '새벽공방', logo: null },
  operatorName: '한이레',
  candidate: known,
  contact: null,
  coffeechatId: null,
  roomId: null,
  isMaster: false,
  isJustMessage: false,
  position: '프론트엔드 개발자',
  link: 'https://dawn.example/jobs/1',
  salaryMin: 6_300,
  salaryMax: 6_800,
  pay: null,
  offerItems: ['주 2회 재택'],
  message: '결제 화면 이야기를 읽고 연락드려요.',
  sentAt: daysOn(-1),
  deliverAt: daysOn(-1),
  expiredAt: daysOn(5),
  readAt: null,
  decidedAt: null,
  counter: null,
  income: { kind: 'exact', income: 5_200 },
  question: null,
  ...given,
})

/** 7,200 was asked of an offer up to 6,800 (OFR-16). */
export const sentCounter = (given: Partial<SentCounter> = {}): SentCounter => ({
  amount: 7_200,
  note: '올해 조정이 예정돼 있어서요.',
  askedAt: minutesOn(-30),
  answer: null,
  answerNote: '',
  answeredAt: null,
  was: { salaryMin: 6_300, salaryMax: 6_800 },
  income: { kind: 'exact', income: 5_200 },
  ...given,
})

/** A page of what was sent, with how many of it there are. */
export function sentOffers(...items: SentOffer[]): Sent {
  const counts = { WAITING: 0, MATCHED: 0, REFUSED: 0, EXPIRED: 0, AGENT: 0 }
  for (const { status } of items) counts[status] += 1
  const waits = items.filter(({ status }) => status === 'WAITING')
  const waiting = {
    countered: waits.filter(({ counter }) => counter?.answer === null).length,
    asked: waits.filter(({ question }) => question?.waits).length,
    unread: waits.filter(({ readAt }) => readAt === null).length,
    today: 0,
  }
  const names = [...new Set(items.map(({ operatorName }) => operatorName))]
  const senders = names.map((name, place) => ({ id: sampleId(921 + place), name }))
  return { items, counts, waiting, found: items.length, senders, nextCursor: null }
}

export const figures: ApiResult<'GET /console/figures'> = {
  sent: 26,
  listed: 24,
  read: 21,
  counts: { WAITING: 4, MATCHED: 7, REFUSED: 12, EXPIRED: 3, AGENT: 0 },
  answerHours: 18,
  reasons: [
    { code: 'SALARY', count: 5 },
    { code: 'OTHER', count: 5 },
  ],
  months: [
    { month: '2026-10', sent: 14, byAgents: 0, matched: 3 },
    { month: '2026-11', sent: 12, byAgents: 2, matched: 4 },
  ],
}

const companyNames = ['노을클라우드', '온결헬스', '반달랩스']

export const companyChoices: ApiResult<'GET /console/companies/choices'> = {
  items: companyNames.map((name, place) => ({
    id: sampleId(910 + place),
    name,
    logo: null,
    domain: '클라우드 비용 관리',
    active: true,
    isVerified: false,
  })),
}

export const sentCuration = (given: Partial<SentCuration> = {}): SentCuration => ({
  groupId: sampleId(201),
  status: 'WAITING',
  candidate: known,
  contact: null,
  message: '작은 팀에서 제품을 끝까지 맡는 자리예요.',
  sentAt: daysOn(-1),
  deliverAt: daysOn(-1),
  expiredAt: daysOn(5),
  offerItems: companyNames.map((name, place) => ({
    id: sampleId(211 + place),
    company: { name, logo: null },
    position: '프론트엔드 개발자',
    isSelected: false,
  })),
  ...given,
})
