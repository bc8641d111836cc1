import { ErrorState } from '@coffeeattack/ui/ErrorState'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Header } from '../../layout/Header.tsx'
import { Page } from '../../layout/Page.tsx'
import { paths } from '../../paths.ts'
import { standingQuery, type Standing } from './queries.ts'

/** A page about the verified income: what there is of it, or the shapes of it, or why it is missing. */
export function StandingPage({ children }: { children: (standing: Standing) => ReactNode }) {
  const { data, isError, isFetching, refetch } = useQuery(standingQuery)
  return (
    <Page header={<Header backTo={paths.report()} />}>
      {data && children(data)}
      {!data && isError && (
        <ErrorState
          className="m-auto"
          title="소득을 불러오지 못했어요"
          busy={isFetching && '불러오는 중'}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && (
        <SkeletonGroup label="소득을 불러오는 중이에요">
          <div className="px-5 pt-2 lg:px-7">
            <Skeleton className="h-9 w-44" />
            <Skeleton className="mt-2 h-9 w-56" />
            <Skeleton round="card" className="mt-8 h-60" />
          </div>
        </SkeletonGroup>
      )}
    </Page>
  )
}
