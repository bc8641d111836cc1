import { samplePosition } from '@coffeeattack/domain/positions/testing/sample'
import { candidateRow } from './candidates.ts'
import { sampleId } from './ids.ts'
import { sumOf, type SuggestionReason } from '@coffeeattack/domain/suggestions/reasons'
import type { ListedPosition, PeoplePage, Position, SuggestedPerson } from '../../positions/queries.ts'

/** Samples for positions. */

export const POSITION = sampleId(61)

const counts = {
  id: POSITION,
  createdAt: '2026-09-01T01:00:00.000Z',
  closedAt: null,
  stages: { SAVED: 4, OFFERED: 8, COFFEECHAT: 3, INTERVIEW: 1, TERMS: 1, HIRED: 1, ENDED: 20 },
  sent: 34,
}

const { title, jobLabel, jobSubLabel, yearsMin, yearsMax, salaryMin, salaryMax, mustHaves } = samplePosition
const listed = { title, jobLabel, jobSubLabel, yearsMin, yearsMax, salaryMin, salaryMax, mustHaves }

export const listedPosition = (given: Partial<ListedPosition> = {}): ListedPosition => ({
  ...counts,
  ...listed,
  ...given,
})

export const position = (given: Partial<Position> = {}): Position => ({
  ...counts,
  ...samplePosition,
  version: 3,
  figures: { read: 30, answered: 20, matched: 9, answerHours: 28 },
  ...given,
})

const has = (...had: (string | null)[]) => mustHaves.map((line, at) => ({ line, has: had[at] ?? null }))

export const reason = (
  signal: SuggestionReason['signal'],
  points: number,
  text: string,
  detail: string | null = null,
): SuggestionReason => ({ signal, points, text, detail })

export const suggestion = (reasons: SuggestionReason[]) => ({ reasons, sum: sumOf(reasons) })

/** 74 together. */
export const reasons = [
  reason('MUST_HAVES', 20, '꼭 필요한 것 3개 중 2개가 있어요', 'Kotlin, 결제 취소'),
  reason('JOB', 20, '직무가 같아요'),
  reason('HOPE', 15, '희망 연봉이 범위 안이에요', '희망 6,900만 원'),
  reason('SKILLS', 13, '기술 4개 중 3개가 가까워요', 'Spring, JPA, Kafka'),
  reason('YEARS', 8, '찾는 경력 안이에요', '4년 6개월'),
  reason('KEPT_WORD', 4, '커피챗 약속을 10번에 9번 지킨 회사예요'),
  reason('MUST_HAVES', -6, '꼭 필요한 대용량 처리를 적지 않았어요'),
]

export const suggestedPerson = (at: number, given: Partial<SuggestedPerson> = {}): SuggestedPerson => ({
  ...candidateRow({ id: sampleId(70 + at), jobSubLabel: '백엔드 개발자', totalMonth: 64 }),
  income: { kind: 'band', from: 6_000, to: 6_500 },
  hopeSalary: 7_200,
  met: has('Kotlin', '결제', '대용량 처리'),
  why: [{ kind: 'hope', place: 'middle' }],
  suggestion: suggestion(reasons),
  place: at,
  plainPlace: at,
  interestedOn: null,
  ...given,
})

export const suggestedPeople: PeoplePage = {
  order: 'suggested',
  interested: [],
  items: [
    suggestedPerson(1),
    suggestedPerson(2, {
      totalMonth: 73,
      isEmployed: false,
      income: { kind: 'exact', income: 6_852 },
      hopeSalary: 7_900,
      why: [{ kind: 'likesUs' }],
    }),
    suggestedPerson(3, {
      jobSubLabel: '서버 엔지니어',
      totalMonth: 86,
      income: { kind: 'hidden' },
      hopeSalary: null,
      met: has('Java', '결제'),
      why: [],
    }),
    suggestedPerson(4, { totalMonth: 51, hopeSalary: 6_200, met: has(null, null, null), why: [] }),
  ],
  total: 4,
  compared: 4,
  isMore: false,
  nextCursor: null,
}
