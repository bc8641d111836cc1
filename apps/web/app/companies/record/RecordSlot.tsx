import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { recordsQuery } from './queries.ts'

const RecordLine = lazy(() => import('./RecordLine.tsx'))

/** The line's place is kept free from the start: nothing moves when the record comes, and nothing is missed without it. */
export function RecordSlot({ companyId }: { companyId: string }) {
  const record = useQuery(recordsQuery([companyId])).data?.get(companyId)
  return (
    <div className="mt-2 -mb-1.5 min-h-11">
      <Suspense>{record && <RecordLine companyId={companyId} record={record} />}</Suspense>
    </div>
  )
}
