import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { parties, secondVersion, terms } from '@coffeeattack/domain/pacts/testing/pact-case'
import type { Terms } from '@coffeeattack/domain/pacts/terms'
import { CANDIDATE } from './candidates.ts'
import { COFFEECHAT } from './coffeechats.ts'
import { sampleId } from './ids.ts'

/** The pact of 노가온: an offer of 6,700~7,200, a first version of 7,000, a second of 7,200 with a lower signing bonus. */

export type Pact = ApiResult<'GET /console/pacts/:id'>
type Version = Pact['versionItems'][number]

export const PACT_ID = sampleId(1_201)

/** Who is named for signing: a colleague, and the signed-in recruiter. */
export const sea: Pact['signer'] = {
  id: sampleId(921),
  name: '강세아',
  title: '인사 총괄',
  canSign: true,
  isCaller: false,
  hasContact: true,
}
export const ire: Pact['signer'] = {
  id: sampleId(901),
  name: '한이레',
  title: '채용 리드',
  canSign: true,
  isCaller: true,
  hasContact: true,
}

export const wholeTerms = { ...terms, base: 7_200, startsOn: '2027-01-04' }

export const firstTerms = {
  ...wholeTerms,
  base: 7_000,
  startsOn: '2026-12-21',
  probation: { months: 3, payPercent: 90 },
}

const version = (number: number, given: Partial<Version> = {}): Version => ({
  number,
  terms: number === 1 ? firstTerms : wholeTerms,
  sentAt: number === 1 ? '2026-11-09T10:00:00+09:00' : '2026-11-13T14:05:00+09:00',
  sentBy: '한이레',
  untilDay: number === 1 ? '2026-11-16' : '2026-11-20',
  readAt: null,
  fingerprint: '26c99426b738e09a7a6e22decdd3fc6e906ad3f70b942ec69e424c45d8dd8d93',
  end: null,
  endedAt: null,
  ...given,
})

export const request: Pact['requestItems'][number] = {
  version: 1,
  text: '수습 동안에도 연봉을 그대로 받고 싶어요. 시작일은 1월 4일이면 좋겠어요.',
  at: '2026-11-12T20:31:00+09:00',
  closedAt: null,
}

export const draftOf = (given: Partial<Terms> = {}, revision = 3): Pact['draft'] => ({
  terms: { ...wholeTerms, ...given },
  revision,
  savedAt: '2026-11-15T11:40:00+09:00',
  savedBy: '한이레',
  startedAt: '2026-11-13T09:00:00+09:00',
})

/** As it is sent, in its first version. */
export const firstVersion = (given: Partial<Version> = {}) => [version(1, given)]

/** The second version, after a change that was asked for. */
export const twoVersions = (given: Partial<Version> = {}) => [
  version(1, { readAt: '2026-11-09T18:00:00+09:00', end: 'REPLACED', endedAt: '2026-11-13T14:05:00+09:00' }),
  version(2, given),
]

export const pact = (given: Partial<Pact> = {}): Pact => ({
  id: PACT_ID,
  coffeechatId: COFFEECHAT,
  offerId: sampleId(101),
  candidateId: CANDIDATE,
  state: 'SENT',
  name: '노가온',
  position: '프론트엔드 개발자',
  company: { name: '새벽공방', logo: null },
  offered: { base: secondVersion.offered.base, pay: secondVersion.offered.pay },
  counter: { amount: 7_200, answer: 'RAISED' },
  parties: { ...parties, person: { ...parties.person, name: '노가온' } },
  versionItems: twoVersions({ readAt: '2026-11-13T15:20:00+09:00' }),
  requestItems: [{ ...request, closedAt: '2026-11-13T14:05:00+09:00' }],
  candidateSignature: null,
  companySignature: null,
  signing: null,
  seal: null,
  declined: null,
  withdrawn: null,
  draft: null,
  signer: sea,
  fee: null,
  askedAgainAt: null,
  ...given,
})

const signedAt = '2026-11-14T21:14:00+09:00'

/** The person signed, and we have not. */
export const signedByOne = (given: Partial<Pact> = {}): Pact =>
  pact({ state: 'SIGNED_BY_CANDIDATE', candidateSignature: { name: '노가온', at: signedAt }, ...given })

export const sealed = (given: Partial<Pact> = {}): Pact =>
  signedByOne({
    state: 'SEALED',
    versionItems: twoVersions({ readAt: signedAt, end: 'SEALED', endedAt: '2026-11-15T10:02:47+09:00' }),
    companySignature: { name: '강세아', at: '2026-11-15T10:02:00+09:00' },
    seal: { at: '2026-11-15T10:02:47+09:00', isReady: true, isStamped: true },
    fee: 5_040_000,
    ...given,
  })

/** What `GET /console/coffeechats/:id/pact` answers. */
export const opened = (shown: Pact | null, canDraft = false) => ({ pact: shown, canDraft })
