import { effectiveStatus } from '@coffeeattack/domain/offers/status'
import { ErrorState } from '@coffeeattack/ui/ErrorState'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { Header } from '../../layout/Header.tsx'
import { Page } from '../../layout/Page.tsx'
import { nextMidnight, useNow } from '../use-now.ts'
import { OfferResult } from '../OfferResult.tsx'
import { paths } from '../../paths.ts'
import { ChoosingScreen } from './ChoosingScreen.tsx'
import { ChosenCompanies } from './ChosenCompanies.tsx'
import { curationQuery } from './queries.ts'
import { privateMeta } from '../../seo.ts'
import type { Route } from './+types/CurationScreen.ts'

function CurationSkeleton() {
  return (
    <SkeletonGroup label="제안을 불러오는 중이에요">
      <div className="px-5 pt-2">
        <Skeleton className="h-7 w-56" />
        <Skeleton className="mt-2 h-7 w-44" />
        <div className="mt-6 flex gap-2.5">
          <Skeleton className="size-10 rounded-full!" />
          <Skeleton className="h-28 flex-1 rounded-card!" />
        </div>
        <div className="mt-5 flex flex-col gap-2">
          {['first', 'second', 'third', 'fourth'].map((row) => (
            <Skeleton key={row} className="h-19 rounded-option!" />
          ))}
        </div>
      </div>
    </SkeletonGroup>
  )
}

/** A group of companies that an agent chose: to be answered, or what became of it (OFR-7, OFR-8). */
export function CurationScreen({ groupId }: { groupId: string }) {
  const { data: curation, isError, isFetching, refetch } = useQuery(curationQuery(groupId))
  const now = useNow(nextMidnight)

  if (!curation) {
    return (
      <Page header={<Header backTo={paths.offers()} />}>
        {/* A failed load leaves for the home page; only without a network does it stay here. */}
        {isError ? (
          <ErrorState busy={isFetching && '불러오는 중'} onRetry={() => void refetch()} className="mt-24" />
        ) : (
          <CurationSkeleton />
        )}
      </Page>
    )
  }
  const status = effectiveStatus({ status: curation.status, expiredAt: new Date(curation.expiredAt) }, now)
  if (status === 'WAITING') return <ChoosingScreen curation={curation} />
  return (
    <OfferResult
      type="SUPER_CURATION"
      status={status}
      company={curation.offerItems.map(({ name }) => name).join(', ')}
      roomId={curation.roomId}
    >
      <ChosenCompanies curation={curation} status={status} />
    </OfferResult>
  )
}

export const meta = () => privateMeta('여러 회사의 어택')

export default function Curation({ params: { offerGroupId } }: Route.ComponentProps) {
  return <CurationScreen key={offerGroupId} groupId={offerGroupId} />
}
