import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { kstDay, longDayText } from '@coffeeattack/domain/kst'
import { queryOf } from '../api/client.ts'

export type Coffeechat = ApiResult<'GET /users/coffeechats/:id'>
export type CoffeechatTime = Coffeechat['timeItems'][number]
export type FixedTime = NonNullable<Coffeechat['confirmedTime']>
export type Question = ApiResult<'GET /users/coffeechats/questions'>['items'][number]

export const coffeechatQuery = (id: string) =>
  queryOf(
    'GET /users/coffeechats/:id',
    ['coffeechat', id],
    { params: { id } },
    { meta: { load: 'coffeechat' } },
  )

/** The company's questions before the meeting (OFR-11). */
export const questionsQuery = (coffeechatId: string) =>
  queryOf(
    'GET /users/coffeechats/questions',
    ['coffeechat', coffeechatId, 'questions'],
    { query: { coffeechatId } },
    { meta: { load: 'coffeechat' } },
  )

/** The state of the scheduling (TRUST-4), seen by the person. */
export type Arrangement =
  | { kind: 'open' }
  /** The person has proposed; the company must answer. */
  | { kind: 'waiting'; times: readonly CoffeechatTime[] }
  /** The company has proposed; the person must answer. */
  | { kind: 'offered'; times: readonly CoffeechatTime[] }
  /** A fixed time stands while one side waits for the other to agree to move it. */
  | { kind: 'fixed'; time: FixedTime; move: Move | null }
  | { kind: 'met'; time: FixedTime }
  | { kind: 'cancelled' }

type Move = { by: 'me' | 'them'; times: readonly CoffeechatTime[] }

export function arrangementOf({ status, timeItems, confirmedTime }: Coffeechat): Arrangement {
  if (status === 'CANCELLED') return { kind: 'cancelled' }
  const theirs = timeItems.filter(({ proposedBy }) => proposedBy === 'company')
  const isTheirs = theirs.length > 0
  if (confirmedTime) {
    if (status === 'DONE') return { kind: 'met', time: confirmedTime }
    const move: Move | null = timeItems.length > 0 ? { by: isTheirs ? 'them' : 'me', times: timeItems } : null
    return { kind: 'fixed', time: confirmedTime, move }
  }
  if (isTheirs) return { kind: 'offered', times: theirs }
  return timeItems.length > 0 ? { kind: 'waiting', times: timeItems } : { kind: 'open' }
}

/** The person's other fixed meetings, as slots. */
export const meetingsOf = ({ meetingItems }: Pick<Coffeechat, 'meetingItems'>) =>
  meetingItems.map(({ name, startsAt, minutes }) => ({ name, startsAt: new Date(startsAt), minutes }))

/** The other party: the company, or our agent when the offer came from no company. */
export function partnerName({ company, operator }: Pick<Coffeechat, 'company' | 'operator'>): string {
  return company?.name ?? operator.name
}

/** '11월 17일 화요일' */
export function meetingDay(startsAt: Date): string {
  return longDayText(kstDay(startsAt))
}

/** '30분', '1시간', '1시간 30분' */
export function lengthText(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return [hours > 0 && `${hours}시간`, rest > 0 && `${rest}분`].filter(Boolean).join(' ')
}
