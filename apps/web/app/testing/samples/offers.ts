import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { increaseRate } from '@coffeeattack/domain/offers/increase-rate'

/**
 * Offers as the server returns them at noon on 15 November 2026: 6,000 to 6,800만원 against 5,200, with five days left.
 */

export type Offer = ApiResult<'GET /v2/users/offers/:id'>
export type OfferEntry = ApiResult<'GET /v3/users/offers'>['offerItems'][number]
export type History = ApiResult<'GET /v2/users/offers/history'>

export const NOON = '2026-11-15T12:00:00+09:00'
export const SENT = '2026-11-14T10:00:00+09:00'
export const ANSWERED = '2026-11-15T11:00:00+09:00'

/** The last moment of the day this many days after the sample day. */
export function lastMomentIn(days: number): string {
  const midnight = Date.parse('2026-11-16T00:00:00+09:00')
  return new Date(midnight + days * 24 * 60 * 60 * 1000 - 1).toISOString()
}

/** An id with a number in it. */
export const sampleId = (place: number) => `0190a6f0-0000-7000-8000-${String(place).padStart(12, '0')}`

const entryId = sampleId(1)
const coffeechatId = sampleId(901)
const companyId = sampleId(801)

/** The fields that belong to a status. */
function decided(status: Offer['status']) {
  const isMatched = status === 'MATCHED'
  return {
    isMatched,
    isExpired: status === 'EXPIRED',
    selectedAt: isMatched ? ANSWERED : null,
    coffeechatId: isMatched ? coffeechatId : null,
  }
}

function terms(given: Partial<Pick<Offer, 'salaryMin' | 'salaryMax' | 'incomeBasis'>>) {
  const { salaryMin = 6_000, salaryMax = 6_800, incomeBasis = 5_200 } = given
  const rate = increaseRate(incomeBasis, { salaryMin, salaryMax })
  const incomeOrigin = incomeBasis === null ? null : ({ year: 2025, source: 'HEALTH' } as const)
  return { salaryMin, salaryMax, incomeBasis, incomeOrigin, increaseRate: rate }
}

const told = {
  id: entryId,
  offerGroupId: null,
  type: 'SUPER',
  name: '노을클라우드',
  logo: null,
  expiredAt: lastMomentIn(5),
  createdAt: SENT,
  position: '프론트엔드 개발자',
  offerItems: ['재택근무 주 2회', '스톡옵션'],
  pay: null,
  operatorName: '이도현',
  isMaster: false,
  isJustMessage: false,
  isNew: false,
  isLike: false,
} as const

export function offer({ status = 'WAITING', ...given }: Partial<Offer> = {}): Offer {
  return {
    ...told,
    offerItems: [...told.offerItems],
    status,
    ...decided(status),
    ...terms(given),
    groupId: null,
    link: 'https://noeulcloud.example/jobs/frontend',
    message: '안녕하세요. 결제 화면을 함께 만들 분을 찾고 있어요.',
    refusalReason: null,
    company: {
      id: companyId,
      name: '노을클라우드',
      logo: null,
      domain: '클라우드 비용 관리',
      isVerified: true,
    },
    operator: { id: sampleId(701), name: '이도현', title: '채용 리드', photo: null, role: 'RECRUITER' },
    salaryType: 'HEALTH',
    hopeSalary: null,
    roomId: null,
    counter: null,
    positionDetails: null,
    ...given,
  }
}

/** A counter of 7,200 to an offer of up to 6,800; the company has not answered. */
export const counter = (
  given: Partial<NonNullable<Offer['counter']>> = {},
): NonNullable<Offer['counter']> => ({
  amount: 7_200,
  note: '',
  askedAt: ANSWERED,
  answer: null,
  answerNote: '',
  answeredAt: given.answer ? NOON : null,
  was: { salaryMin: 6_000, salaryMax: 6_800 },
  ...given,
})

/** An offer with only a message: no salary yet. */
export const messageOnly = {
  isJustMessage: true,
  salaryMin: null,
  salaryMax: null,
  increaseRate: null,
  offerItems: [],
} satisfies Partial<Offer>

export function offerEntry({ status = 'WAITING', ...given }: Partial<OfferEntry> = {}): OfferEntry {
  return {
    ...told,
    offerItems: [...told.offerItems],
    status,
    ...decided(status),
    isSelected: status === 'MATCHED',
    isTakenBack: false,
    ...terms(given),
    companyId,
    companyItems: [{ name: given.name ?? told.name, logo: null }],
    ...given,
  }
}

/** A curation as a list entry: one for several companies. */
export function curationEntry(companies: readonly string[], given: Partial<OfferEntry> = {}): OfferEntry {
  const id = given.id ?? sampleId(501)
  return offerEntry({
    id,
    offerGroupId: id,
    type: 'SUPER_CURATION',
    name: '정하린',
    operatorName: '정하린',
    isMaster: true,
    position: '프론트엔드 개발자',
    salaryMin: null,
    salaryMax: null,
    incomeBasis: null,
    increaseRate: null,
    offerItems: [],
    coffeechatId: null,
    companyId: null,
    companyItems: companies.map((name) => ({ name, logo: null })),
    ...given,
  })
}

export const offerList = (...offerItems: OfferEntry[]): ApiResult<'GET /v3/users/offers'> => ({ offerItems })

export const history = (given: Partial<History> = {}): History => ({
  offerItems: [],
  groupItems: [],
  ...given,
})

/** The person who has these offers. */
export const owner = (given: Partial<ApiResult<'GET /v3/users/my'>> = {}): ApiResult<'GET /v3/users/my'> => ({
  isActivate: true,
  name: '한바다',
  certified: true,
  expiredAt: '2027-02-12T12:00:00+09:00',
  ...given,
})
