import { samplePosition } from '@coffeeattack/domain/positions/testing/sample'
import { candidateRow } from './candidates.ts'
import { sampleId } from './ids.ts'
import type { ListedPosition, MatchingPerson, PeoplePage, Position } from '../../positions/queries.ts'

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
