import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { sampleId } from './ids.ts'

/** Candidates as a company sees them before a match. */

export type CandidateRow = ApiResult<'GET /console/candidates'>['items'][number]
export type OpenedProfile = ApiResult<'GET /console/candidates/:id'>

export const CANDIDATE = sampleId(1)

/** The fields that every list has. */
export const known = {
  id: CANDIDATE,
  jobLabel: '개발',
  jobSubLabel: '프론트엔드 개발자',
  totalMonth: 62,
  techStackItems: ['React', 'TypeScript'],
  hashtags: ['결제', '접근성'],
}

/** The same with the handle that the company has for the person. */
export const knownByHandle = { ...known, handle: '가로누' }

const told = {
  ...knownByHandle,
  isEmployed: true,
  income: { kind: 'band', from: 5_000, to: 5_500 },
  incomeOrigin: { year: 2025, source: 'HEALTH' },
  hopeSalary: 6_500,
  completenessPercent: 80,
} as const

/** A person without marks. */
export const unmarked: NonNullable<CandidateRow['marks']> = {
  isStarred: false,
  isHidden: false,
  tags: [],
  seenAt: null,
  isNew: false,
  listIds: [],
  notes: 0,
}

export const candidateRow = (given: Partial<CandidateRow> = {}): CandidateRow => ({
  ...told,
  lastActiveOn: '2026-11-14',
  offerStatus: null,
  why: [],
  marks: unmarked,
  ...given,
})

export const found = (...items: CandidateRow[]): ApiResult<'GET /console/candidates'> => ({
  items,
  total: items.length,
  isMore: false,
  nextCursor: null,
  read: [],
  setAside: [],
})

/** A saved search. */
export const savedSearch = (
  given: Partial<ApiResult<'POST /console/searches'>> = {},
): ApiResult<'POST /console/searches'> => ({
  id: sampleId(21),
  name: '결제 경험 백엔드',
  filter: `q=${encodeURIComponent('결제')}&yearsMin=3`,
  words: '3년 이상 · 결제',
  isInterest: false,
  tells: true,
  newCount: 0,
  createdAt: '2026-11-10T01:00:00.000Z',
  ...given,
})

export const openedProfile = (given: Partial<OpenedProfile['profile']> = {}): OpenedProfile => ({
  profile: {
    ...told,
    careerItems: [
      {
        company: '모카로지스',
        job: '프론트엔드 개발자',
        start: '2021-03',
        end: null,
        detail: '결제 화면을 만들었어요.',
      },
    ],
    schools: [{ type: 'UNIVERSITY', name: '한들대학교', major: '컴퓨터공학', degree: '학사' }],
    hasResume: true,
    hasPortfolio: false,
    ...given,
  },
  lastActiveOn: '2026-11-14',
  marks: unmarked,
  offers: [],
  refusal: null,
})
