import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { kstDay, longDayText } from '@coffeeattack/domain/kst'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../api/client.ts'

export type Coffeechat = ApiResult<'GET /users/coffeechats/:id'>
export type CoffeechatTime = Coffeechat['timeItems'][number]
export type FixedTime = NonNullable<Coffeechat['confirmedTime']>
export type Question = ApiResult<'GET /users/coffeechats/questions'>['items'][number]

export const coffeechatQuery = (id: string) =>
  queryOptions({
    queryKey: ['coffeechat', id],
    queryFn: ({ signal }) => api('GET /users/coffeechats/:id', { params: { id }, signal }),
    meta: { load: 'coffeechat' },
  })

/** What the company asked before the two meet (OFR-11). */
export const questionsQuery = (coffeechatId: string) =>
  queryOptions({
    queryKey: ['coffeechat', coffeechatId, 'questions'],
    queryFn: ({ signal }) => api('GET /users/coffeechats/questions', { query: { coffeechatId }, signal }),
    meta: { load: 'coffeechat' },
  })

/** How far the two sides have come with their meeting (TRUST-4), as the person sees it. */
export type Arrangement =
  | { kind: 'open' }
  /** The person proposed; the company has the word. */
  | { kind: 'waiting'; times: readonly CoffeechatTime[] }
  /** The company proposed; the person has the word. */
  | { kind: 'offered'; times: readonly CoffeechatTime[] }
  | { kind: 'fixed'; time: FixedTime }
  | { kind: 'met'; time: FixedTime }
  | { kind: 'cancelled' }

export function arrangementOf({ status, timeItems, confirmedTime }: Coffeechat): Arrangement {
  if (status === 'CANCELLED') return { kind: 'cancelled' }
  if (confirmedTime) return { kind: status === 'DONE' ? 'met' : 'fixed', time: confirmedTime }
  const theirs = timeItems.filter(({ canConfirm }) => canConfirm)
  if (theirs.length > 0) return { kind: 'offered', times: theirs }
  return timeItems.length > 0 ? { kind: 'waiting', times: timeItems } : { kind: 'open' }
}

/** Whom the person meets: the company, or the agent when the offer came from no company. */
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
