import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { known } from './candidates.ts'
import { sampleId } from './ids.ts'
import { daysOn } from './times.ts'

/** Samples for the agents' desk. */

export type Inquiry = ApiResult<'GET /console/inquiries/:id'>
export type KeptWord = ApiResult<'GET /console/kept-words'>['items'][number]
export type MoreRequest = ApiResult<'GET /console/more-requests'>['items'][number]

const untouched = { handler: null, handledAt: null }

/** A member's inquiry; with `visitor` somebody without an account. */
export const inquiry = (given: Partial<Inquiry> = {}): Inquiry => ({
  id: sampleId(501),
  from: '/my/attack',
  message: '다시 연결할 수 있나요?',
  createdAt: daysOn(-1),
  candidate: known,
  recruiter: null,
  hasContact: false,
  contact: null,
  ...untouched,
  answer: null,
  delivery: null,
  objection: null,
  context: {
    isActive: true,
    waitingOfferCount: 2,
    matchedOfferCount: 1,
    inquiryCount: 1,
    roomId: null,
    userSurveyItems: [{ surveyCode: 'Q2', answer: '석 달 안에' }],
  },
  ...given,
})

export const visitor = (contact: string | null) => ({
  candidate: null,
  context: null,
  contact,
  hasContact: contact !== null,
})

export const inquiries = (...items: Inquiry[]): ApiResult<'GET /console/inquiries'> => ({
  items: items.map(({ contact: _contact, context: _context, ...listed }) => listed),
  openCount: items.filter(({ handledAt }) => handledAt === null).length,
  nextCursor: null,
})

export const moreRequest = (given: Partial<MoreRequest> = {}): MoreRequest => ({
  id: sampleId(511),
  candidate: known,
  isActive: true,
  message: '재택이 되는 곳을 더 보고 싶어요',
  curation: null,
  roomId: null,
  createdAt: daysOn(-1),
  ...untouched,
  ...given,
})

export const applications: ApiResult<'GET /console/applications'> = {
  items: [
    {
      id: sampleId(521),
      name: '서다온',
      phone: '01031234567',
      files: [{ id: sampleId(522), type: 'resume', name: '이력서.pdf' }],
      purgeAt: daysOn(29),
      createdAt: daysOn(-1),
      ...untouched,
    },
  ],
  openCount: 1,
  nextCursor: null,
}

export const surveys: ApiResult<'GET /console/surveys'> = {
  items: [
    {
      id: sampleId(531),
      roomId: sampleId(401),
      candidate: known,
      sentAt: daysOn(-2),
      userSurveyItems: [{ surveyCode: 'Q2', answer: '석 달 안에' }],
      answeredAt: daysOn(-1),
    },
  ],
  nextCursor: null,
}

export const keptWord = (given: Partial<KeptWord> = {}): KeptWord => ({
  id: sampleId(541),
  kind: 'MEETING',
  candidate: known,
  name: '한가온',
  company: '노을클라우드',
  startAt: '2026-11-13T14:00:00+09:00',
  said: { candidate: '만났어요', company: '후보자가 나오지 않았어요' },
  isSettled: false,
  pay: [{ name: '처음 제안한 연봉', value: '6,300~6,800만 원' }],
  roomId: null,
  recruiter: '서하늘',
  lines: [],
  figure: 'CAME',
  finding: null,
  createdAt: daysOn(-1),
  ...untouched,
  ...given,
})

export const keptWords = (...items: KeptWord[]): ApiResult<'GET /console/kept-words'> => ({
  items,
  openCount: items.filter(({ handledAt }) => handledAt === null).length,
  nextCursor: null,
})
