import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { offer, sampleId } from './offers.ts'

/**
 * A pact as the server returns it at noon on Wednesday, 18 November 2026: the second version of 노을클라우드, sent that
 * morning, with a signing bonus of 300 in place of the 500 that were offered. The person asked for a change of the first.
 */

export type Pact = ApiResult<'GET /users/pacts/:id'>
type Version = Pact['versionItems'][number]

export const PACT_NOON = '2026-11-18T12:00:00+09:00'
export const pactId = sampleId(1001)
const FINGERPRINT = '26c99426b738e09a0d7b1e58f1c3a5d6f27b44e8990ac17d3b5582e1a6f48d93'

const terms: Version['terms'] = {
  base: 7_200,
  bonus: { min: 300, max: 700 },
  stock: { min: 1_200, max: 2_000, kind: 'OPTION', years: 4 },
  signing: 300,
  mealsMonthly: 20,
  startsOn: '2027-01-04',
  place: '서울 성동구 성수이로 24, 노을빌딩. 한 주에 두 번 재택근무',
  work: '요금 화면과 결제 흐름의 프론트엔드',
  hours: '하루 8시간, 한 주 40시간. 10~12시 사이에 출근',
  rest: '1시간',
  holidays: '토·일과 공휴일, 근로자의 날',
  leave: '첫해 한 달에 하루씩 11일까지, 1년 뒤 15일',
  payDay: 25,
  payWay: 'TRANSFER',
  probation: { months: 3, payPercent: 100 },
  other: '교육비 연 200만 원',
  reasons: {
    signing:
      '사이닝 보너스는 올해 쓸 수 있는 금액이 300만 원까지예요. 대신 연봉을 제안에서 가장 높은 7,200만 원으로 맞췄어요.',
  },
}

export const version = ({
  terms: more,
  ...given
}: Partial<Omit<Version, 'terms'>> & { terms?: Partial<Version['terms']> } = {}): Version => ({
  number: 2,
  sentAt: '2026-11-18T09:30:00+09:00',
  sentBy: '이도현 채용 리드',
  untilDay: '2026-11-25',
  readAt: PACT_NOON,
  fingerprint: FINGERPRINT,
  end: null,
  endedAt: null,
  ...given,
  terms: { ...terms, ...more },
})

export const firstVersion = version({
  number: 1,
  sentAt: '2026-11-12T10:00:00+09:00',
  untilDay: '2026-11-19',
  end: 'REPLACED',
  endedAt: '2026-11-18T09:30:00+09:00',
  terms: { base: 7_000, startsOn: '2026-12-21', probation: { months: 3, payPercent: 90 } },
})

export const requested = (
  given: Partial<Pact['requestItems'][number]> = {},
): Pact['requestItems'][number] => ({
  version: 1,
  text: '수습 동안에도 연봉을 그대로 받고 싶어요. 시작일은 1월 4일이면 좋겠어요.',
  at: '2026-11-16T20:00:00+09:00',
  closedAt: '2026-11-18T09:30:00+09:00',
  ...given,
})

export const signed = {
  state: 'SIGNED_BY_CANDIDATE',
  candidateSignature: { name: '한지우', at: '2026-11-18T11:14:00+09:00' },
} satisfies Partial<Pact>

export const sealed = {
  state: 'SEALED',
  candidateSignature: signed.candidateSignature,
  companySignature: { name: '강세아', at: '2026-11-18T11:52:00+09:00' },
  seal: { at: '2026-11-18T11:52:10+09:00', isReady: true, isStamped: true },
} satisfies Partial<Pact>

export const signingAsked: NonNullable<Pact['signing']> = {
  state: 'ASKED',
  askedAt: '2026-11-18T11:59:52+09:00',
  expiresAt: '2026-11-18T12:04:52+09:00',
  problem: null,
}

export const pact = (given: Partial<Pact> = {}): Pact => ({
  id: pactId,
  coffeechatId: sampleId(901),
  offerId: sampleId(1),
  state: 'SENT',
  position: '프론트엔드 개발자',
  company: offer().company!,
  income: { amount: 5_200, origin: { year: 2025, source: 'HEALTH' } },
  roomId: sampleId(601),
  offered: {
    base: { min: 6_700, max: 7_200 },
    pay: {
      bonus: { min: 300, max: 700 },
      stock: { min: 1_200, max: 2_000, kind: 'OPTION', years: 4 },
      signing: 500,
    },
  },
  counter: null,
  parties: {
    documentNumber: 'CA-2611-0482',
    company: {
      name: '주식회사 노을클라우드',
      businessNumber: '0000001482',
      representative: '정하늬',
      address: '서울 성동구 성수이로 24',
    },
    person: { name: '한지우', birthday: '1994-05-17', phone: '01000002417', position: '프론트엔드 개발자' },
    signer: { name: '강세아', title: '인사 총괄' },
  },
  versionItems: [firstVersion, version()],
  requestItems: [requested()],
  candidateSignature: null,
  companySignature: null,
  signing: null,
  seal: null,
  declined: null,
  withdrawn: null,
  ...given,
})
