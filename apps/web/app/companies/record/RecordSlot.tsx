import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { recordsQuery } from './queries.ts'

const RecordLine = lazy(() => import('./RecordLine.tsx'))

/** Reserves the line's space, so that nothing shifts when the record has loaded. */
export function RecordSlot({ companyId }: { companyId: string }) {
  const record = useQuery(recordsQuery([companyId])).data?.get(companyId)
  return (
    <div className="mt-2 -mb-1.5 min-h-11">
      <Suspense>{record && <RecordLine companyId={companyId} record={record} />}</Suspense>
    </div>
  )
}
