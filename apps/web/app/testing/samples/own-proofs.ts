import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { offer, sampleId } from './offers.ts'

/** 한지우's proofs as the server returns them at noon on Tuesday, 25 November 2025, and what can be proved. */

type Card = ApiResult<'GET /users/proofs'>['items'][number]
type Proof = ApiResult<'GET /users/proofs/:id'>
type Offered = ApiResult<'GET /users/proofs/offered'>
type Request = ApiResult<'GET /users/proof-requests/:id'>

export const PROOF_NOON = '2025-11-25T12:00:00+09:00'
export const proofId = sampleId(1_301)
export const requestId = sampleId(1_351)

const origin = { source: 'HEALTH', lookedUpOn: '2025-11-03' } as const

export const facts = (given: Partial<Card['facts']> = {}): Card['facts'] => ({
  kind: 'INCOME_AT_LEAST',
  amount: 5_000,
  year: null,
  years: null,
  company: null,
  ...given,
})

export const career = facts({ kind: 'CAREER_AT_LEAST', amount: null, years: 8 })

export const proofCard = (given: Partial<Card> = {}): Card => ({
  id: proofId,
  facts: facts(),
  ...origin,
  receiver: '조약돌은행',
  name: null,
  state: 'RUNNING',
  madeAt: '2025-11-18T12:00:00+09:00',
  untilDay: '2025-12-18',
  takenBackAt: null,
  lookCount: 3,
  lastLookAt: '2025-11-25T09:12:00+09:00',
  ...given,
})

export const ownProof = ({ link, ...given }: Partial<Proof> = {}): Proof => ({
  ...proofCard(given),
  link: link === undefined ? 'https://coffeeattack.example/proof/7Qm4ZK2t9fWdX0aB3cDe4F' : link,
})

export const takenBack = {
  state: 'TAKEN_BACK',
  takenBackAt: '2025-11-25T10:02:00+09:00',
  link: null,
} satisfies Partial<Proof>

export const looks: ApiResult<'GET /users/proofs/:id/looks'> = {
  items: [
    { at: '2025-11-25T09:12:00+09:00', by: 'PERSON', host: null },
    { at: '2025-11-19T16:40:00+09:00', by: 'PROGRAM', host: 'verify.joyakdol.example' },
    { at: '2025-11-19T16:38:00+09:00', by: 'PERSON', host: null },
  ],
  nextCursor: null,
}

export const offered = (given: Partial<Offered> = {}): Offered => ({
  incomeAtLeast: { highest: 5_000, ...origin },
  careerAtLeast: { highest: 8, ...origin },
  employed: [{ careerId: sampleId(1_390), company: '두들페이', ...origin }],
  incomeExact: { amount: 5_200, year: 2024, ...origin },
  paid: null,
  name: '한지우',
  receivers: ['노을클라우드', '도란부동산'],
  left: 18,
  ...given,
})

export const proofRequest = (given: Partial<Request> = {}): Request => {
  const { company, operator } = offer()
  return {
    id: requestId,
    coffeechatId: sampleId(901),
    company: company!,
    operator,
    kind: 'CAREER_AT_LEAST',
    purpose: '연봉 구간을 정하는 데만 써요.',
    state: 'OPEN',
    askedAt: '2025-11-25T09:00:00+09:00',
    proofId: null,
    ...given,
  }
}
