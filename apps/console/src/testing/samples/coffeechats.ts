import type { ApiResult } from '@coffeeattack/contract/client/typing'
import type { Span } from '@coffeeattack/domain/coffeechats/by-time'
import { CANDIDATE } from './candidates.ts'
import { sampleId } from './ids.ts'
import { daysOn } from './times.ts'

/** A coffee chat as the company that matched sees it. */

export type Coffeechat = ApiResult<'GET /console/coffeechats/:id'>

export const COFFEECHAT = sampleId(301)

type Row = ApiResult<'GET /console/coffeechats'>['items'][number]

const row: Row = {
  id: COFFEECHAT,
  offerId: sampleId(101),
  candidateId: CANDIDATE,
  roomId: sampleId(401),
  status: 'NEW',
  todo: 'PROPOSE',
  company: { name: '새벽공방', logo: null },
  name: '노가온',
  position: '프론트엔드 개발자',
  salaryMin: 6_300,
  salaryMax: 6_800,
  createdAt: daysOn(-1),
  confirmedTime: null,
  sequence: 0,
  timeItems: [],
  place: null,
  outcome: null,
  stageItems: [],
}

/** A row of the lists by time. */
export const chatRow = (given: Partial<Row> = {}): Row => ({ ...row, ...given })

type Lists = Partial<Record<Span, Row[]>>

/** The lists by time; the default has one coffee chat that needs times from us. */
export function listed(lists: Lists = { todo: [row] }) {
  const inSpan = (span: Span) => lists[span] ?? []
  const counts = {
    todo: inSpan('todo').length,
    theirs: inSpan('theirs').length,
    ahead: inSpan('ahead').length,
    past: inSpan('past').length,
  }
  return ({ query }: { query: { span?: Span | undefined } }): ApiResult<'GET /console/coffeechats'> => ({
    items: query.span ? inSpan(query.span) : Object.values(lists).flat(),
    counts,
    nextCursor: null,
  })
}

/** A past meeting without an outcome from our side (KEEP-1). */
export function outcome(startsAt: string): NonNullable<Coffeechat['outcome']> {
  const until = new Date(Date.parse(startsAt) + (7 * 24 * 60 + 30) * 60_000).toISOString()
  return { startsAt, minutes: 30, until, canAnswer: true, said: 'NOT_YET' }
}

/** A recorded step that the candidate has not answered (KEEP-3). */
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
  cancelledAt: null,
  disclosure: [
    { kind: 'PHONE', text: '01031234567', url: null },
    { kind: 'EMAIL', text: 'gaon@mail.example', url: null },
    { kind: 'GITHUB', text: 'https://github.com/gaon', url: 'https://github.com/gaon' },
  ],
  usualPlace: null,
  timeItems: [],
  meetingItems: [],
  questions: [],
  ...given,
})
