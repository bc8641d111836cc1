import { Loaded, together } from '@coffeeattack/kit/Loaded'
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
  return (
    <Loaded
      query={together({ salaries, incomes })}
      title="연봉을 불러오지 못했어요"
      skeleton={<SalaryShapes />}
      renderFrame={(inside) => (
        <SubPage title="연봉">
          <div className="px-5 pt-6">{inside}</div>
        </SubPage>
      )}
    >
      {(known) => <SalaryFields {...known} />}
    </Loaded>
  )
}

function SalaryShapes() {
  return (
    <SkeletonGroup label="연봉을 불러오고 있어요">
      <div className="grid gap-4">
        <Skeleton round="card" className="h-20" />
        <Skeleton round="card" className="h-20" />
        <Skeleton round="card" className="h-20" />
      </div>
    </SkeletonGroup>
  )
}
