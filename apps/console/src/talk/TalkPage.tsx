import { useInfiniteQuery } from '@tanstack/react-query'
import { RequestTabs, useRequestStatus } from '../desk/RequestTabs.tsx'
import { ConsolePage } from '../layout/ConsolePage.tsx'
import { PagedCards } from '../list/ConsoleList.tsx'
import { reportedQuery } from './queries.ts'
import { ReportedCard } from './ReportedCard.tsx'

/** Posts of the anonymous talk that people reported (ROUTE-11), the longest waiting first. */
export function TalkPage() {
  const status = useRequestStatus()
  const reported = useInfiniteQuery(reportedQuery(status))
  return (
    <ConsolePage title="랭킹톡">
      <RequestTabs
        names={{ open: '살펴볼 글', handled: '마쳤어요' }}
        openCount={reported.data?.pages[0]?.openCount}
      />
      <PagedCards
        name="신고된 글"
        query={reported}
        empty={status === 'open' ? '살펴볼 신고가 없어요' : '아직 마친 신고가 없어요'}
      >
        {(post) => <ReportedCard key={post.id} post={post} />}
      </PagedCards>
    </ConsolePage>
  )
}
