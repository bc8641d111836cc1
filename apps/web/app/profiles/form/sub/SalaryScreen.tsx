import { ErrorState } from '@coffeeattack/ui/ErrorState'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { salaryReportQuery } from '../../../insight/salary/report-query.ts'
import { salariesQuery } from '../queries.ts'
import { SalaryFields } from './SalaryFields.tsx'
import { SubPage } from './SubPage.tsx'

/** Contract, reward and hope by year (PRO-12). */
export function SalaryScreen() {
  const salaries = useQuery(salariesQuery)
  const incomes = useQuery(salaryReportQuery)
  if (salaries.data && incomes.data) return <SalaryFields salaries={salaries.data} incomes={incomes.data} />
  const failed = [salaries, incomes].filter(({ isError }) => isError)
  return (
    <SubPage title="연봉">
      <div className="px-5 pt-6">
        {failed.length > 0 ? (
          <ErrorState
            title="연봉을 불러오지 못했어요"
            busy={failed.some(({ isFetching }) => isFetching) && '불러오는 중'}
            onRetry={() => failed.forEach(({ refetch }) => void refetch())}
          />
        ) : (
          <SkeletonGroup label="연봉을 불러오고 있어요">
            <div className="grid gap-4">
              <Skeleton round="card" className="h-20" />
              <Skeleton round="card" className="h-20" />
              <Skeleton round="card" className="h-20" />
            </div>
          </SkeletonGroup>
        )}
      </div>
    </SubPage>
  )
}
