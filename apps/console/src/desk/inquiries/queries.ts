import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { consolePaths } from '@coffeeattack/contract/console-pages'
import { anonymousName } from '@coffeeattack/domain/profiles/anonymous-name'
import { queries } from '../../api/queries.ts'
import { pages, query } from '../../api/query.ts'
import type { RequestStatus } from '../Handling.tsx'

/** The inquiries of candidates and visitors, which agents answer, and those of companies, which admins answer as well. */
export type Queue = 'candidates' | 'companies'

/** A member by what they do, a recruiter by name and company. */
export function askerName(
  queue: Queue,
  { candidate, recruiter }: Pick<Inquiry, 'candidate' | 'recruiter'>,
): string {
  if (recruiter) return [recruiter.company, recruiter.name].filter(Boolean).join(' · ')
  if (queue === 'companies') return '도입을 묻는 회사'
  return candidate ? anonymousName(candidate) : '방문자'
}

export const queues = {
  candidates: {
    title: '문의',
    list: consolePaths.inquiries,
    one: consolePaths.inquiry,
    calls: {
      list: 'GET /console/inquiries',
      open: 'GET /console/inquiries/:id',
      take: 'POST /console/inquiries/:id/take',
      answer: 'POST /console/inquiries/:id/answer',
      close: 'POST /console/inquiries/:id/close',
    },
  },
  companies: {
    title: '회사 문의',
    list: consolePaths.companyInquiries,
    one: consolePaths.companyInquiry,
    calls: {
      list: 'GET /console/company-inquiries',
      open: 'GET /console/company-inquiries/:id',
      take: 'POST /console/company-inquiries/:id/take',
      answer: 'POST /console/company-inquiries/:id/answer',
      close: 'POST /console/company-inquiries/:id/close',
    },
  },
} as const satisfies Record<Queue, object>

export const deliveryNames: Readonly<Record<NonNullable<Inquiry['delivery']>, string>> = {
  ROOM: '대화방으로 보냈어요',
  WAITING: '연락처로 보내는 중이에요',
  SENT: '연락처로 보냈어요',
  FAILED: '연락처에 닿지 않았어요',
}

export type Inquiry = ApiResult<'GET /console/inquiries'>['items'][number]
export type OpenedInquiry = ApiResult<'GET /console/inquiries/:id'>

export const inquiriesQuery = (queue: Queue, status: RequestStatus) =>
  pages(
    queues[queue].calls.list,
    ['inquiries', queue, status],
    { status },
    // Admins hear of no list by the stream.
    { refetchInterval: 60_000 },
  )

/** Opening is recorded, so the query does not refetch on window focus. */
export const inquiryQuery = (queue: Queue, id: string) =>
  query(queues[queue].calls.open, ['inquiry', id], { params: { id } }, { refetchOnWindowFocus: false })

/** After an act, mine or a colleague's. */
export function refreshInquiry(id: string): Promise<unknown> {
  const changed = [['inquiries'], ['inquiry', id]]
  return Promise.all(changed.map((queryKey) => queries.invalidateQueries({ queryKey })))
}
