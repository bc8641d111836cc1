import type { ApiResult } from '@coffeeattack/contract/client/typing'
import type { PaidCard } from '../../paid-checks/cards.ts'
import type { PaidCheck, PaidResult } from '../../paid-checks/queries.ts'
import { offer, sampleId } from './offers.ts'

export const PAID_NOON = '2026-11-18T12:00:00+09:00'
export const paidCheckId = sampleId(950)

export const paidCard = (given: Partial<PaidCard> = {}): PaidCard => ({
  id: paidCheckId,
  coffeechatId: sampleId(901),
  company: offer().company!,
  round: 3,
  startsOn: '2026-08-18',
  state: 'INVITED',
  invitedAt: '2026-11-18T09:10:00+09:00',
  ...given,
})

export const paidCheck = (given: Partial<PaidCheck> = {}): PaidCheck => ({
  ...paidCard(),
  result: null,
  lastCertificate: { loginTypeLevel: 1, telecom: 0 },
  pact: { id: sampleId(951), sealedOn: '2026-08-04' },
  ...given,
})

/** The prototype's figures. */
export const kept: PaidResult = {
  judgement: 'KEPT',
  reason: null,
  figures: { promised: 6_500, insured: 6_500, keptFrom: 6_065 },
  month: '2026-10',
  source: 'HEALTH_INSURANCE',
  checkedOn: '2026-11-18',
  isProvable: true,
}

export const notKept: PaidResult = {
  ...kept,
  judgement: 'NOT_KEPT',
  figures: { promised: 6_500, insured: 6_000, keptFrom: 6_065 },
  isProvable: false,
}

export const unknown: PaidResult = {
  ...kept,
  judgement: 'UNKNOWN',
  reason: 'PART_OF_A_MONTH',
  figures: null,
  month: null,
  isProvable: false,
}

export const paidBegun = (): ApiResult<'POST /users/paid-checks/:id/certificate'> => ({
  id: 'attempt-1',
  cfid: 'cfid-1',
  jobIndex: 0,
  threadIndex: 0,
  jti: 'jti-1',
  twoWayTimestamp: 1,
  loginTypeLevel: 1,
  expiresAt: '2026-11-18T12:05:00+09:00',
})
