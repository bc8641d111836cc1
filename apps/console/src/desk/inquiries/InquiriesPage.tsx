import { useInfiniteQuery } from '@tanstack/react-query'
import { Outlet, useParams } from 'react-router'
import { PageTitle } from '../../layout/ConsolePage.tsx'
import { PagedCards } from '../../list/ConsoleList.tsx'
import { RequestTabs, useRequestStatus } from '../RequestTabs.tsx'
import { InquiryRow } from './InquiryRow.tsx'
import { inquiriesQuery } from './queries.ts'

/** What people asked, the longest waiting first; one opens beside the list. */
export function InquiriesPage() {
  const status = useRequestStatus()
  const { id } = useParams()
  const inquiries = useInfiniteQuery(inquiriesQuery(status))
  return (
    <div className="flex h-full min-h-0">
      <PageTitle name="문의" />
      <main className="min-w-0 flex-1 overflow-y-auto px-4 py-6 lg:px-6">
        <div className="mx-auto max-w-console">
          <h1 className="mb-4 flex min-h-11 items-center text-h1">문의</h1>
          <RequestTabs
            names={{ open: '답을 기다려요', handled: '마쳤어요' }}
            openCount={inquiries.data?.pages[0]?.openCount}
          />
          <PagedCards
            name="문의"
            query={inquiries}
            empty={status === 'open' ? '기다리는 문의가 없어요' : '아직 마친 문의가 없어요'}
          >
            {(inquiry) => <InquiryRow key={inquiry.id} inquiry={inquiry} isOpen={inquiry.id === id} />}
          </PagedCards>
        </div>
      </main>
      <Outlet />
    </div>
  )
}
