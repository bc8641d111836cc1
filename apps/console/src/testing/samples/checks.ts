import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { sampleId } from './ids.ts'

type Own = ApiResult<'GET /console/own-checks'>

const at = '2026-11-15T02:10:00+09:00'

/** Four checks of the own company; neither the mail domain nor the recruiter is proved. */
export const ownProof: Own['proof'] = {
  registeredAt: at,
  business: { state: 'OPEN', checkedAt: at, since: at },
  arrears: { isListed: false, askedAt: at },
  headcount: { people: 41, month: '202610' },
  domain: null,
  recruiter: { name: '서하늘', provedOn: null },
  off: [],
}

export const ownChecks = (given: Partial<Own> = {}): Own => ({
  company: { id: sampleId(1), name: '한뼘하우스', logo: null, region: '서울 연남동' },
  proof: ownProof,
  domainProof: null,
  mailDomain: 'hanppyeom.example',
  ...given,
})
