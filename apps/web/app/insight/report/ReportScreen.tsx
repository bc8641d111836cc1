import { ErrorState } from '@coffeeattack/ui/ErrorState'
import { useQuery } from '@tanstack/react-query'
import { Page } from '../../layout/Page.tsx'
import { SettingsLink } from '../../layout/SettingsLink.tsx'
import { TabHeader } from '../../layout/TabHeader.tsx'
import { personQuery } from '../../offers/offer-query.ts'
import { profileQuery } from '../../profiles/profile-query.ts'
import { PanelRaise } from '../salary/PanelRaise.tsx'
import { salaryReportQuery } from '../salary/report-query.ts'
import { raiseOf } from './comparisons.ts'
import { Comparisons } from './Comparisons.tsx'
import { ExpectedSection } from './ExpectedSection.tsx'
import { Further } from './Further.tsx'
import { IncomeYears } from './IncomeYears.tsx'
import { ReportSkeleton } from './ReportSkeleton.tsx'
import { privateMeta } from '../../seo.ts'

/** The expected salary, where it stands, what is offered against it (PRO-15). */
export default function ReportScreen() {
  const person = useQuery(personQuery)
  const report = useQuery(salaryReportQuery)
  const profile = useQuery(profileQuery)
  const failed = [person, report].find(({ isError, data }) => isError && !data)
  return (
    <Page header={<TabHeader title="리포트" actions={<SettingsLink />} />}>
      {person.data && report.data && (
        <>
          <ExpectedSection person={person.data} report={report.data} />
          <Comparisons report={report.data} />
          {profile.data && <IncomeYears profile={profile.data} />}
          <Further />
          <PanelRaise about="지금보다 더 받을 수 있는 금액이에요" manwon={raiseOf(report.data)} />
        </>
      )}
      {failed && (
        <ErrorState
          className="m-auto"
          title="리포트를 불러오지 못했어요"
          busy={failed.isFetching && '불러오는 중'}
          onRetry={() => void failed.refetch()}
        />
      )}
      {!failed && !(person.data && report.data) && <ReportSkeleton />}
    </Page>
  )
}

export const meta = () => privateMeta('리포트')
