import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { lastMomentIn, sampleId, SENT } from './offers.ts'
import { headcounts, proof } from './proofs.ts'

type CompanyPage = ApiResult<'GET /users/company/:id'>
type CompanyRecord = CompanyPage['record']

export const companyId = sampleId(801)

/** More than twenty answers: a response within half a day, and a promise kept nine times out of ten. */
export const record = (given: Partial<CompanyRecord> = {}): CompanyRecord => ({
  answers: { value: 1, people: 50 },
  came: { value: 9, people: 20 },
  payKept: { value: 9, people: 20 },
  payReceived: { value: 9, people: 10 },
  ...given,
})

export const noRecord: CompanyRecord = { answers: null, came: null, payKept: null, payReceived: null }

type SentOffer = CompanyPage['offerItems'][number]

export const sentOffer = (given: Partial<SentOffer> = {}): SentOffer => ({
  id: sampleId(1),
  offerGroupId: null,
  status: 'WAITING',
  position: '프론트엔드 개발자',
  salaryMin: 6_300,
  salaryMax: 6_800,
  isJustMessage: false,
  operatorName: '이도현',
  createdAt: SENT,
  expiredAt: lastMomentIn(3),
  ...given,
})

export const companyPage = (given: Partial<CompanyPage> = {}): CompanyPage => ({
  id: companyId,
  name: '노을클라우드',
  logo: null,
  domain: '클라우드 협업 도구',
  region: '서울 성수동',
  headcount: 120,
  isVerified: true,
  record: record(),
  proof: proof(),
  headcountItems: headcounts(),
  offerItems: [
    sentOffer(),
    sentOffer({
      id: sampleId(2),
      status: 'EXPIRED',
      position: '웹 개발자',
      salaryMin: 5_600,
      salaryMax: 6_000,
      createdAt: '2026-04-02T10:00:00+09:00',
      expiredAt: '2026-04-09T23:59:59.999+09:00',
    }),
  ],
  viewItems: ['2026-11-15T09:40:00+09:00', '2026-11-11T16:05:00+09:00', '2026-11-08T14:53:00+09:00'],
  ...given,
})
