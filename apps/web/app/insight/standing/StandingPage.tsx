import { paths } from '@coffeeattack/contract/pages'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Header } from '../../layout/Header.tsx'
import { Page } from '../../layout/Page.tsx'
import { standingQuery, type Standing } from './queries.ts'

/** A page about the verified income: what there is of it, or the shapes of it, or why it is missing. */
export function StandingPage({ children }: { children: (standing: Standing) => ReactNode }) {
  return (
    <Page header={<Header backTo={paths.report()} />}>
      <Loaded
        query={useQuery(standingQuery)}
        className="m-auto"
        title="소득을 불러오지 못했어요"
        skeleton={<StandingShapes />}
      >
        {children}
      </Loaded>
    </Page>
  )
}

function StandingShapes() {
  return (
    <SkeletonGroup label="소득을 불러오는 중이에요">
      <div className="px-5 pt-2 lg:px-7">
        <Skeleton className="h-9 w-44" />
        <Skeleton className="mt-2 h-9 w-56" />
        <Skeleton round="card" className="mt-8 h-60" />
      </div>
    </SkeletonGroup>
  )
}
