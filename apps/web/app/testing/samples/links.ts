import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { lastMomentIn, sampleId } from './offers.ts'

type LinkPreview = ApiResult<'GET /links/:token'>

/** The public preview of an offer's link. */
export const linkPreview = (given: Partial<LinkPreview> = {}): LinkPreview => ({
  type: 'offer',
  id: sampleId(1),
  name: '노을클라우드',
  logo: null,
  position: '프론트엔드 개발자',
  companyCount: 1,
  salaryMin: 6_300,
  salaryMax: 6_800,
  status: 'WAITING',
  expiredAt: lastMomentIn(3),
  ...given,
})

/** The same for a curation. */
export const groupPreview = (given: Partial<LinkPreview> = {}): LinkPreview =>
  linkPreview({
    type: 'group',
    id: sampleId(501),
    name: '정하린',
    position: null,
    companyCount: 3,
    salaryMin: null,
    salaryMax: null,
    ...given,
  })
