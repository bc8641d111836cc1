import { useInfiniteQuery } from '@tanstack/react-query'
import { ConsolePage } from '../../layout/ConsolePage.tsx'
import { PagedRows } from '../../list/ConsoleList.tsx'
import { useFilterParams } from '../../list/use-filter-params.ts'
import { AccessReview } from './AccessReview.tsx'
import { AuditFilters } from './AuditFilters.tsx'
import { DeedRow } from './DeedRow.tsx'
import { ExportButton } from './ExportButton.tsx'
import { type Filter, readFilter, withFilter, withParam } from './filter.ts'
import { auditQuery } from './queries.ts'

/** BIZ-6: who did what, when, and a month of it at a glance. Nothing here can be changed. */
export function AuditPage() {
  const [params, setParams] = useFilterParams()
  const filter = readFilter(params)
  const deeds = useInfiniteQuery(auditQuery(filter))
  const items = deeds.data?.pages.flatMap((page) => page.items)
  const change = (more: Filter) => setParams(withFilter(params, more))
  const changeMonth = (month: string) => setParams(withParam(params, 'month', month))
  return (
    <ConsolePage title="기록" action={<ExportButton filter={filter} />}>
      <AccessReview month={params.get('month') ?? undefined} changeMonth={changeMonth} change={change} />
      <AuditFilters filter={filter} change={change} deeds={items ?? []} />
      <PagedRows
        label="기록"
        query={deeds}
        empty="찾는 기록이 없어요"
        renderRow={(deed) => <DeedRow deed={deed} change={change} />}
      />
    </ConsolePage>
  )
}
