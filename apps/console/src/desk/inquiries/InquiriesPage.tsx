import { consolePaths } from '@coffeeattack/contract/pages'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useLocation, useParams } from 'react-router'
import { ListPage } from '../../layout/ListPage.tsx'
import { PagedCards } from '../../list/ConsoleList.tsx'
import { RequestTabs, useRequestStatus } from '../RequestTabs.tsx'
import { InquiryRow } from './InquiryRow.tsx'
import { inquiriesQuery } from './queries.ts'

/** What people asked, the longest waiting first; one opens beside the list. */
export function InquiriesPage() {
  const status = useRequestStatus()
  const { id } = useParams()
  const { search } = useLocation()
  const inquiries = useInfiniteQuery(inquiriesQuery(status))
  return (
    <ListPage
      title="문의"
      query={inquiries}
      addressOf={(next) => ({ pathname: consolePaths.inquiry(next), search })}
    >
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
    </ListPage>
  )
}
