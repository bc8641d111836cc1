import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { CANDIDATE } from './candidates.ts'
import { sampleId } from './ids.ts'
import { daysOn } from './times.ts'

/** A coffee chat as the company that matched sees it. */

export type Coffeechat = ApiResult<'GET /console/coffeechats/:id'>

export const COFFEECHAT = sampleId(301)

const row: ApiResult<'GET /console/coffeechats'>['items'][number] = {
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
  place: null,
  outcome: null,
  stageItems: [],
}

type Row = typeof row

/** One coffee chat in the list; of those our side is asked of, the given ones. */
export const listed =
  (...asked: Row[]) =>
  ({ query }: { query: { isAsked?: boolean | undefined } }): ApiResult<'GET /console/coffeechats'> => ({
    items: query.isAsked ? asked : [row],
    nextCursor: null,
  })

/** A meeting that is over and of which our side has said nothing yet (KEEP-1). */
export function outcome(startsAt: string): NonNullable<Coffeechat['outcome']> {
  const until = new Date(Date.parse(startsAt) + (7 * 24 * 60 + 30) * 60_000).toISOString()
  return { startsAt, minutes: 30, until, canAnswer: true, said: 'NOT_YET' }
}

/** A step that our side recorded and the candidate has not answered (KEEP-3). */
export const stage = (
  given: Partial<Coffeechat['stageItems'][number]> = {},
): Coffeechat['stageItems'][number] => ({
  stage: 'INTERVIEW',
  onDay: '2026-11-15',
  hire: null,
  isAgreed: null,
  candidateHire: null,
  isHire: false,
  ...given,
})

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
  usualPlace: null,
  questions: [],
  ...given,
})
