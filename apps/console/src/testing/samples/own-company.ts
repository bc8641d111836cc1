import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { sampleId } from './ids.ts'

type Own = ApiResult<'GET /console/own-company'>

const mayAll = { prepare: true, seeCandidates: true, meet: true, talk: true, send: true, match: true }
const mayPrepare = {
  prepare: true,
  seeCandidates: false,
  meet: false,
  talk: false,
  send: false,
  match: false,
}

/** An approved company that has sent offers. */
export const ownCompany = (given: Partial<Own> = {}): Own => ({
  id: sampleId(900),
  name: '새벽공방',
  businessNumber: '9998613043',
  logo: '/logos/x.svg',
  domain: '집 구하기',
  region: '서울 연남동',
  introduction: '한 뼘 더 넓은 집을 찾아 드려요',
  homepage: 'hanppyeom.example',
  usualPlace: { kind: 'ADDRESS', text: '서울 마포구 동교로 00, 3층' },
  state: 'APPROVED',
  stateChangedAt: '2026-11-14T10:12:00+09:00',
  businessState: 'OPEN',
  may: mayAll,
  whyNot: null,
  reason: '',
  question: '',
  steps: {
    approvedAt: '2026-11-14T10:12:00+09:00',
    page: true,
    position: true,
    offer: true,
    template: true,
    colleague: true,
  },
  ...given,
})

/** A company whose application is in review: it may prepare and sees nobody. */
export const unapproved = (given: Partial<Own> = {}): Own =>
  ownCompany({
    state: 'IN_REVIEW',
    may: mayPrepare,
    whyNot: 'COMPANY_NOT_APPROVED',
    logo: null,
    introduction: '',
    usualPlace: null,
    steps: {
      approvedAt: null,
      page: false,
      position: false,
      offer: false,
      template: false,
      colleague: false,
    },
    ...given,
  })
