import { useInfiniteQuery } from '@tanstack/react-query'
import { PagedCards } from '../list/ConsoleList.tsx'
import { DeskPage } from './DeskPage.tsx'
import { MoreRequestCard } from './MoreRequestCard.tsx'
import { moreRequestsQuery } from './queries.ts'
import { RequestTabs, useRequestStatus } from './RequestTabs.tsx'

/** Candidates who asked for more offers; a curation is the answer that comes to mind. */
export function MoreRequestsPage() {
  const status = useRequestStatus()
  const requests = useInfiniteQuery(moreRequestsQuery(status))
  return (
    <DeskPage>
      <RequestTabs
        names={{ open: '기다려요', handled: '마쳤어요' }}
        openCount={requests.data?.pages[0]?.openCount}
      />
      <PagedCards
        name="제안을 더 받고 싶은 후보자"
        query={requests}
        empty={status === 'open' ? '기다리는 요청이 없어요' : '아직 마친 요청이 없어요'}
      >
        {(request) => <MoreRequestCard key={request.id} request={request} />}
      </PagedCards>
    </DeskPage>
  )
}
