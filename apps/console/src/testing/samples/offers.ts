import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { formatDay, parseDay } from '@coffeeattack/domain/kst'
import { samplePosition } from '@coffeeattack/domain/positions/testing/sample'
import { knownByHandle } from './candidates.ts'
import { sampleId } from './ids.ts'
import { daysOn, minutesOn } from './times.ts'

/** Sent offers in several states. */

type Sent = ApiResult<'GET /console/offers'>
export type SentOffer = Sent['items'][number]
export type SentCounter = NonNullable<SentOffer['counter']>
type OfferTemplate = ApiResult<'GET /console/offer-templates'>['items'][number]
export type SentCuration = ApiResult<'GET /console/curations'>['items'][number]

export const sentOffer = (given: Partial<SentOffer> = {}): SentOffer => ({
  id: sampleId(101),
  groupId: null,
  status: 'WAITING',
  company: { name: '새벽공방', logo: null },
  operatorName: '한이레',
  candidate: knownByHandle,
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
  nudgedAt: null,
  decidedAt: null,
  counter: null,
  income: { kind: 'exact', income: 5_200 },
  incomeOrigin: { year: 2025, source: 'HEALTH' },
  question: null,
  ...given,
})

/** A counter-offer of 7,200 against an offer up to 6,800 (OFR-16). */
/** What was written in an offer that was taken back. */
export const undoneOffer = (): ApiResult<'POST /console/offers/:id/undo'> => {
  const { candidate, isJustMessage, salaryMin, salaryMax, position, link, offerItems, message } = sentOffer()
  const pay = { bonus: { min: 300, max: 600 }, signing: null, stock: null }
  const content = { isJustMessage, salaryMin, salaryMax, pay, position, link, offerItems, message }
  return { ...content, candidateId: candidate.id, company: null, positionId: null }
}

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

export const offerTemplate = (given: Partial<OfferTemplate> = {}): OfferTemplate => ({
  id: sampleId(301),
  name: '결제 백엔드',
  message: '안녕하세요, {회사}이에요. {직무}로 {경력} 쌓은 경험을 봤어요.',
  operatorName: '한이레',
  ...given,
})

/** A page of sent offers with its counts. */
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

type Figures = ApiResult<'GET /console/figures'>

/** A row of the figures: the seven steps and the hours. */
const funnel = (...counts: [number, number, number, number, number, number, number, number | null]) => {
  const [sent, read, answered, matched, met, interviewed, hired, answerHours] = counts
  return { sent, read, answered, matched, met, interviewed, hired, answerHours }
}

const weeks = [3, 4, 5, 5, 6, 5, 6, 7, 8, 8, 10, 14, 15]
const chats = [1, 1, 2, 1, 2, 1, 2, 2, 2, 3, 2, 2, 1]
const weekStarts = Array.from({ length: 13 }, (_, week) => formatDay(parseDay('2026-08-24')! + week * 7))
const positionTitles = ['백엔드 개발자', '프론트엔드 개발자', '데이터 엔지니어', '프로덕트 디자이너']

/** Three months of one company. */
export const figures: Figures = {
  from: '2026-08-24',
  to: '2026-11-18',
  total: funnel(96, 81, 52, 22, 15, 8, 2, 31),
  listed: 94,
  byAgents: 3,
  inTalks: 2,
  people: { sent: 96, matched: 22, hired: 2 },
  spanKind: 'week',
  spans: weekStarts.map((from, place) => ({ from, sent: weeks[place] ?? 0, matched: chats[place] ?? 0 })),
  positions: [
    { id: sampleId(931), title: positionTitles[0]!, ...funnel(34, 30, 20, 9, 6, 4, 1, 28) },
    { id: sampleId(932), title: positionTitles[1]!, ...funnel(26, 22, 14, 6, 4, 2, 1, 33) },
    { id: sampleId(933), title: positionTitles[2]!, ...funnel(18, 15, 9, 4, 3, 1, 0, 36) },
    { id: sampleId(934), title: positionTitles[3]!, ...funnel(12, 10, 7, 3, 2, 1, 0, 26) },
    { id: null, title: null, ...funnel(6, 4, 2, 0, 0, 0, 0, null) },
  ],
  colleagues: [
    { id: sampleId(921), name: '이도현', isAgent: false, ...funnel(44, 38, 26, 12, 9, 5, 1, 30) },
    { id: sampleId(922), name: '강세아', isAgent: false, ...funnel(36, 30, 19, 8, 5, 3, 1, 29) },
    { id: sampleId(923), name: '서지안', isAgent: true, ...funnel(16, 13, 7, 2, 1, 0, 0, 40) },
  ],
  reasons: [
    { code: 'SALARY', count: 10 },
    { code: 'TIMING', count: 5 },
    { code: 'OTHER', count: 15 },
  ],
  answerTimes: [
    { hours: 6, count: 9 },
    { hours: 24, count: 14 },
    { hours: 48, count: 13 },
    { hours: 96, count: 10 },
    { hours: 168, count: 6 },
  ],
  raises: [
    { band: 'UNDER_10', answered: 14, matched: 4 },
    { band: 'UNDER_20', answered: 22, matched: 9 },
    { band: 'FROM_20', answered: 16, matched: 9 },
  ],
  choices: {
    colleagues: [
      { id: sampleId(921), name: '이도현' },
      { id: sampleId(922), name: '강세아' },
      { id: sampleId(923), name: '서지안' },
    ],
    positions: positionTitles.map((title, place) => ({ id: sampleId(931 + place), title })),
  },
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

type FittingPage = ApiResult<'GET /console/curations/positions'>
export type FittingPosition = FittingPage['items'][number]

/** An open position of one of the companies; its title tells it from the others. */
export const fittingPosition = (place: number, given: Partial<FittingPosition> = {}): FittingPosition => ({
  ...samplePosition,
  id: sampleId(940 + place),
  title: ['결제 백엔드', '플랫폼 서버', '데이터 서버'][place]!,
  company: {
    id: sampleId(910 + place),
    name: companyNames[place]!,
    logo: null,
    domain: '클라우드 비용 관리',
    isVerified: place === 0,
  },
  met: samplePosition.mustHaves.map((line, at) => ({ line, has: at < 2 ? line : null })),
  fit: 'HOPE',
  record: {
    answers: { value: 1, people: 20 },
    came: { value: 9, people: 10 },
    payKept: null,
    payReceived: null,
  },
  suggestion: null,
  refusal: null,
  ...given,
})

export const fittingPositions = (...items: FittingPosition[]): FittingPage => ({
  items,
  jobs: items.length === 0 ? [] : ['개발', '디자인'].map((jobLabel) => ({ jobLabel, total: 1 })),
  total: items.length,
  isMore: false,
  nextCursor: null,
})

export const sentCuration = (given: Partial<SentCuration> = {}): SentCuration => ({
  groupId: sampleId(201),
  status: 'WAITING',
  candidate: knownByHandle,
  contact: null,
  message: '작은 팀에서 제품을 끝까지 맡는 자리예요.',
  sentAt: daysOn(-1),
  deliverAt: daysOn(-1),
  expiredAt: daysOn(5),
  request: null,
  offerItems: companyNames.map((name, place) => ({
    id: sampleId(211 + place),
    company: { name, logo: null },
    position: '프론트엔드 개발자',
    isSelected: false,
  })),
  ...given,
})
