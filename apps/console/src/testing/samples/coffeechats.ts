import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { CANDIDATE } from './candidates.ts'
import { sampleId } from './ids.ts'
import { daysOn } from './times.ts'

/** A coffee chat as the company that matched sees it. */

export type Coffeechat = ApiResult<'GET /console/coffeechats/:id'>

export const COFFEECHAT = sampleId(301)

const row = {
  id: COFFEECHAT,
  offerId: sampleId(101),
  status: 'NEW',
  company: { name: '새벽공방', logo: null },
  name: '노가온',
  position: '프론트엔드 개발자',
  salaryMin: 6_300,
  salaryMax: 6_800,
  createdAt: daysOn(-1),
  confirmedTime: null,
} as const

export const coffeechats: ApiResult<'GET /console/coffeechats'> = { items: [row], nextCursor: null }

export const coffeechat = (given: Partial<Coffeechat> = {}): Coffeechat => ({
  ...row,
  candidateId: CANDIDATE,
  roomId: sampleId(401),
  cancelledAt: null,
  disclosure: [
    { kind: 'PHONE', text: '01031234567', url: null },
    { kind: 'EMAIL', text: 'gaon@mail.example', url: null },
    { kind: 'GITHUB', text: 'https://github.com/gaon', url: 'https://github.com/gaon' },
  ],
  timeItems: [],
  questions: [],
  ...given,
})
