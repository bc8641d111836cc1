import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { anonymousName } from '@coffeeattack/domain/profiles/anonymous-name'
import { queries } from '../../api/queries.ts'
import { pages, query } from '../../api/query.ts'
import type { RequestStatus } from '../Handling.tsx'

/** A member by what they do; a visitor is a visitor. */
export function askerName({ candidate }: Pick<Inquiry, 'candidate'>): string {
  return candidate ? anonymousName(candidate) : '방문자'
}

export const deliveryNames: Readonly<Record<NonNullable<Inquiry['delivery']>, string>> = {
  ROOM: '대화방으로 보냈어요',
  WAITING: '연락처로 보내는 중이에요',
  SENT: '연락처로 보냈어요',
  FAILED: '연락처에 닿지 않았어요',
}

export type Inquiry = ApiResult<'GET /console/inquiries'>['items'][number]
export type OpenedInquiry = ApiResult<'GET /console/inquiries/:id'>

export const inquiriesQuery = (status: RequestStatus) =>
  pages('GET /console/inquiries', ['inquiries', status], { status }, { refetchInterval: 60_000 })

/** Opening is recorded, so the query does not refetch on window focus. */
export const inquiryQuery = (id: string) =>
  query('GET /console/inquiries/:id', ['inquiry', id], { params: { id } }, { refetchOnWindowFocus: false })

/** After an act, mine or a colleague's. */
export function refreshInquiry(id: string): Promise<unknown> {
  const changed = [['inquiries'], ['inquiry', id]]
  return Promise.all(changed.map((queryKey) => queries.invalidateQueries({ queryKey })))
}
