import { useInfiniteQuery } from '@tanstack/react-query'
import { PagedCards } from '../list/ConsoleList.tsx'
import { ApplicationCard } from './ApplicationCard.tsx'
import { DeskPage } from './DeskPage.tsx'
import { applicationsQuery } from './queries.ts'
import { RequestTabs, useRequestStatus } from './RequestTabs.tsx'

/** People without an account who sent their files and wait for a call. */
export function ApplicationsPage() {
  const status = useRequestStatus()
  const applications = useInfiniteQuery(applicationsQuery(status))
  return (
    <DeskPage>
      <RequestTabs
        names={{ open: '기다려요', handled: '마쳤어요' }}
        openCount={applications.data?.pages[0]?.openCount}
      />
      <PagedCards
        name="에이전트 신청"
        query={applications}
        empty={status === 'open' ? '기다리는 신청이 없어요' : '아직 마친 신청이 없어요'}
      >
        {(application) => <ApplicationCard key={application.id} application={application} />}
      </PagedCards>
    </DeskPage>
  )
}
