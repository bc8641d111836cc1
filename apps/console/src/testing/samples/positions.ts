import { candidateRow } from './candidates.ts'
import { sampleId } from './ids.ts'
import type { ListedPosition, MatchingPerson, PeoplePage, Position } from '../../positions/queries.ts'

/** Samples for positions. */

export const POSITION = sampleId(61)

const listed: ListedPosition = {
  id: POSITION,
  title: '백엔드 개발자 · 결제와 정산',
  jobLabel: '개발',
  jobSubLabel: '백엔드 개발자',
  yearsMin: 4,
  yearsMax: 8,
  salaryMin: 6_000,
  salaryMax: 8_000,
  mustHaves: ['Kotlin 또는 Java', '결제나 정산', '대용량 처리'],
  createdAt: '2026-09-01T01:00:00.000Z',
  closedAt: null,
  stages: { SAVED: 4, OFFERED: 8, COFFEECHAT: 3, INTERVIEW: 1, TERMS: 1, HIRED: 1, ENDED: 20 },
  sent: 34,
}

export const listedPosition = (given: Partial<ListedPosition> = {}): ListedPosition => ({
  ...listed,
  ...given,
})

export const position = (given: Partial<Position> = {}): Position => ({
  ...listed,
  pay: { bonus: { min: 400, max: 600 }, signing: null, stock: null },
  benefits: ['주 2회 재택'],
  interviewers: ['윤하람', '이도현'],
  place: '성수',
  link: 'https://noeul.example/jobs',
  message: '결제 승인부터 정산까지 함께할 분을 찾아요.',
  version: 3,
  figures: { read: 30, answered: 20, matched: 9, answerHours: 28 },
  ...given,
})

const has = (...had: (string | null)[]) =>
  listed.mustHaves.map((line, at) => ({ line, has: had[at] ?? null }))

export const matchingPerson = (place: number, given: Partial<MatchingPerson> = {}): MatchingPerson => ({
  ...candidateRow({ id: sampleId(70 + place), jobSubLabel: '백엔드 개발자', totalMonth: 64 }),
  income: { kind: 'band', from: 6_000, to: 6_500 },
  hopeSalary: 7_200,
  met: has('Kotlin', '결제', '대용량 처리'),
  why: [{ kind: 'hope', place: 'middle' }],
  ...given,
})

export const matchingPeople: PeoplePage = {
  items: [
    matchingPerson(1),
    matchingPerson(2, {
      totalMonth: 73,
      isEmployed: false,
      income: { kind: 'exact', income: 6_852 },
      hopeSalary: 7_900,
      why: [{ kind: 'likesUs' }],
    }),
    matchingPerson(3, {
      jobSubLabel: '서버 엔지니어',
      totalMonth: 86,
      income: { kind: 'hidden' },
      hopeSalary: null,
      met: has('Java', '결제'),
      why: [],
    }),
    matchingPerson(4, { totalMonth: 51, hopeSalary: 6_200, met: has(null, null, null), why: [] }),
  ],
  total: 4,
  isMore: false,
  nextCursor: null,
}
