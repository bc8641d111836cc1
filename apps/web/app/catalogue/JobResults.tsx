import { freeJob, type JobChoice, JOB_SEARCH } from '@coffeeattack/domain/profiles/job-search'
import { ErrorState } from '@coffeeattack/ui/ErrorState'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { jobSearchQuery } from './job-search-query.ts'
import { ChoiceRow } from './ChoiceRow.tsx'

type JobResultsProps = { typed: string; query: string; onChoose: (job: JobChoice) => void }

/** What the search found, and always the way to go on with one's own words (기타). */
export function JobResults({ typed, query, onChoose }: JobResultsProps) {
  const { data, isError, isFetching, refetch } = useQuery(jobSearchQuery(query))
  const own = freeJob(typed)
  return (
    <section aria-label="검색 결과" aria-busy={isFetching} className="mt-4 px-2 pb-10">
      {!data && isError && (
        <ErrorState busy={isFetching && '찾는 중'} onRetry={() => void refetch()} className="px-3" />
      )}
      {!data && !isError && <RowShapes />}
      {data?.items.length === 0 && <p className="px-3 py-4 text-body-s text-ink-3">{JOB_SEARCH.noResults}</p>}
      <output className="sr-only">{data && data.items.length > 0 && `직무 ${data.items.length}개`}</output>
      <ul>
        {data?.items.map((job) => (
          <li key={`${job.jobLabel} ${job.jobSubLabel}`}>
            <ChoiceRow title={job.jobSubLabel} note={job.jobLabel} onClick={() => onChoose(job)} />
          </li>
        ))}
        {own && (
          <li className="mt-1">
            <ChoiceRow
              title={`‘${own.jobSubLabel}’ 그대로 쓰기`}
              note={`${JOB_SEARCH.otherLabel}로 등록해요`}
              onClick={() => onChoose(own)}
            />
          </li>
        )}
      </ul>
    </section>
  )
}

function RowShapes() {
  return (
    <SkeletonGroup label="직무를 찾고 있어요">
      <div className="flex flex-col gap-5 px-3 py-4">
        <Skeleton className="h-5 w-36" />
        <Skeleton className="h-5 w-48" />
        <Skeleton className="h-5 w-32" />
      </div>
    </SkeletonGroup>
  )
}
