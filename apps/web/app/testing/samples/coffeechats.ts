import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { ANSWERED, offer, sampleId } from './offers.ts'

/** Coffee chats as the server returns them at noon on Sunday, 15 November 2026: with 노을클라우드, just matched. */

export type Coffeechat = ApiResult<'GET /users/coffeechats/:id'>
type Time = Coffeechat['timeItems'][number]
type Disclosure = ApiResult<'GET /users/coffeechats/disclosure'>
type Questions = ApiResult<'GET /users/coffeechats/questions'>

export const coffeechatId = sampleId(901)

export function coffeechat(given: Partial<Coffeechat> = {}): Coffeechat {
  const { id, position, link, salaryMin, salaryMax, increaseRate, company, operator } = offer()
  return {
    id: coffeechatId,
    status: 'NEW',
    createdAt: ANSWERED,
    cancelledAt: null,
    offer: { id, offerGroupId: null, position, link, salaryMin, salaryMax, increaseRate, isMaster: false },
    company,
    operator,
    contact: { name: operator.name, title: operator.title, email: 'dohyun@noeulcloud.example' },
    roomId: sampleId(601),
    disclosure: {
      to: '노을클라우드',
      at: ANSWERED,
      items: [
        { kind: 'NAME', text: '윤하람' },
        { kind: 'PHONE', text: '010-3141-5926' },
      ],
    },
    place: null,
    usualPlace: null,
    timeItems: [],
    confirmedTime: null,
    meetingItems: [],
    usualTimes: null,
    sequence: 0,
    questionCount: 2,
    answeredCount: 0,
    outcome: null,
    stageItems: [],
    isHirePayAsked: false,
    ...given,
  }
}

const time = (proposedBy: Time['proposedBy'], startsAt: string, place: number): Time => ({
  id: sampleId(910 + place),
  startsAt,
  minutes: 30,
  proposedBy,
  canConfirm: proposedBy === 'company',
  isTaken: false,
})

/** The times that one side has proposed. */
export const proposedBy = (side: Time['proposedBy'], ...starts: readonly string[]): Partial<Coffeechat> => ({
  status: 'PROPOSED',
  timeItems: starts.map((startsAt, place) => time(side, startsAt, place)),
})

/** The same time as the company proposed it, fixed. */
export function fixedAt(startsAt: string, given: Partial<Coffeechat> = {}): Partial<Coffeechat> {
  const { canConfirm: _, isTaken: _taken, ...confirmedTime } = time('company', startsAt, 0)
  return { status: 'CONFIRMED', confirmedTime, sequence: 1, ...given }
}

/** A meeting that is over, not yet answered (KEEP-1). */
export function outcome(startsAt: string): NonNullable<Coffeechat['outcome']> {
  const until = new Date(new Date(startsAt).getTime() + (7 * 24 * 60 + 30) * 60_000).toISOString()
  return { startsAt, minutes: 30, until, canAnswer: true, said: 'NOT_YET', pay: null }
}

/** A stage recorded by the company, not yet answered by the candidate (KEEP-3). */
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

export const cancelled = { status: 'CANCELLED', cancelledAt: ANSWERED } satisfies Partial<Coffeechat>

/** The company's questions, with the answers so far. */
export const questions = (...answers: readonly (string | null)[]): Questions => ({
  items: ['커피챗에서 가장 궁금한 점은 무엇인가요?', '요즘 어떤 일에 재미를 느끼나요?'].map(
    (question, place) => ({ id: sampleId(921 + place), question, answer: answers[place] ?? null }),
  ),
})

/** What accepting would disclose to a company. */
export const disclosure = (given: Partial<Disclosure> = {}): Disclosure => ({
  items: [
    { kind: 'NAME', text: '윤하람' },
    { kind: 'PHONE', text: '010-3141-5926' },
    { kind: 'EMAIL', text: 'haram@example.com' },
    { kind: 'RESUME_FILE', text: '윤하람_이력서_2026.pdf' },
    { kind: 'GITHUB', text: 'https://github.com/haram-demo' },
  ],
  askedItems: [],
  employer: '두들페이',
  ...given,
})
