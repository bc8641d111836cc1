import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { neverCounted } from '@coffeeattack/domain/suggestions/criteria'
import { sumOf, type SuggestionReason } from '@coffeeattack/domain/suggestions/reasons'
import { signalNames, signals } from '@coffeeattack/domain/suggestions/signals'

type Suggestions = ApiResult<'GET /users/suggestions'>
type Suggested = Suggestions['items'][number]
type Criteria = ApiResult<'GET /suggestions/criteria'>

export const reason = (
  signal: SuggestionReason['signal'],
  points: number,
  text: string,
  detail: string | null = null,
): SuggestionReason => ({ signal, points, text, detail })

/** Seven reasons of both sides, 73 together. */
export const reasons: readonly SuggestionReason[] = [
  reason('MUST_HAVES', 30, '꼭 필요한 것 3개 중 3개가 있어요'),
  reason('JOB', 20, '직무가 같아요'),
  reason('HOPE', 15, '희망 연봉이 범위 안이에요'),
  reason('SKILLS', 12, '기술 5개 중 4개가 가까워요'),
  reason('KEPT_WORD', 4, '커피챗 약속을 10번에 9번 지킨 회사예요'),
  reason('YEARS', -5, '찾는 경력은 4~7년인데 8년 2개월이에요'),
  reason('SKILLS', -3, '데이터 시각화를 적지 않았어요'),
]

const idOf = (place: number) => `0190a6f0-0000-7000-8000-0000000900${String(place).padStart(2, '0')}`

const company = (name: string): NonNullable<Suggested['company']> => ({
  id: idOf(90),
  name,
  logo: null,
  domain: '데이터',
  isVerified: true,
})

/** An open position; `name` null where the company does not show itself. */
export const suggested = (
  place: number,
  name: string | null,
  { reasons: given = reasons, ...more }: Partial<Suggested> = {},
): Suggested => ({
  id: idOf(place),
  title: '프론트엔드 개발자 · 데이터 시각화',
  job: '프론트엔드 개발자',
  company: name === null ? null : company(name),
  interestedAt: null,
  ...more,
  reasons: [...given],
  sum: sumOf(given),
})

export const suggestions = (items: Suggested[], given: Partial<Suggestions> = {}): Suggestions => ({
  state: 'ON',
  items,
  total: items.length,
  isMore: false,
  nextCursor: null,
  isNoticed: true,
  hasFewSkills: false,
  review: null,
  reviewDueOn: '2026-11-25',
  ...given,
})

const weights = signalNames.map((signal) => ({
  signal,
  label: signals[signal].label,
  weight: signals[signal].handWeight,
}))

export const criteria = (given: Partial<Criteria> = {}): Criteria => ({
  signals: weights.map((one) => ({ ...one, looksAt: signals[one.signal].looksAt })),
  never: [...neverCounted],
  since: '2026-11-19',
  outcomes: null,
  versions: [{ since: '2026-11-19', outcomes: null, weights, isLearnt: false }],
  gathered: 312,
  needed: 500,
  answerDays: 5,
  inCharge: { name: '', contact: '' },
  ...given,
})
