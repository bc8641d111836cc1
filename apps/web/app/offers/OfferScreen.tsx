import { effectiveStatus } from '@coffeeattack/domain/offers/status'
import { ErrorState } from '@coffeeattack/ui/ErrorState'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { Slip } from '@coffeeattack/ui/Slip'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { Header } from '../layout/Header.tsx'
import { Page } from '../layout/Page.tsx'
import { OfferResult } from './OfferResult.tsx'
import { nextMidnight, useNow } from './use-now.ts'
import { paths } from '../paths.ts'
import { OfferSummary } from './OfferSummary.tsx'
import { OpenOffer } from './OpenOffer.tsx'
import { offerQuery } from './queries.ts'
import { privateMeta } from '../seo.ts'
import type { Route } from './+types/OfferScreen.ts'

function OfferSkeleton() {
  return (
    <Page tone="canvas" header={<Header backTo={paths.offers()} />}>
      <SkeletonGroup label="제안을 불러오는 중이에요">
        <div className="h-11 bg-shot lg:bg-shot-2" />
        <div className="flex flex-col gap-3 px-4 pt-4">
          <Slip>
            <div className="flex items-center gap-3.5">
              <Skeleton round="card" className="size-14" />
              <div className="flex flex-col gap-2">
                <Skeleton className="h-6 w-32" />
                <Skeleton className="h-5 w-24" />
              </div>
            </div>
            <Skeleton className="mt-8 h-5 w-36" />
            <Skeleton className="mt-2 h-11 w-full" />
            <Skeleton className="mt-7 h-6 w-full" />
            <Skeleton className="mt-3 mb-14 h-7 w-full" />
          </Slip>
          <Skeleton round="card" className="h-52" />
        </div>
      </SkeletonGroup>
    </Page>
  )
}

/** One offer: to be answered while it waits, and told what became of it after (OFR-4, OFR-8). */
export function OfferScreen({ id }: { id: string }) {
  const { data: offer, isError, isFetching, refetch } = useQuery(offerQuery(id))
  const now = useNow(nextMidnight)
  if (!offer && isError) {
    return (
      <Page tone="canvas" header={<Header backTo={paths.offers()} />}>
        <ErrorState
          title="제안을 불러오지 못했어요"
          busy={isFetching && '불러오는 중'}
          onRetry={() => void refetch()}
          className="m-auto"
        />
      </Page>
    )
  }
  if (!offer) return <OfferSkeleton />
  // A company of a curated group is answered together with the others.
  if (offer.groupId !== null) return <Navigate to={paths.curation(offer.groupId)} replace />
  const status = effectiveStatus({ status: offer.status, expiredAt: new Date(offer.expiredAt) }, now)
  if (status === 'WAITING') return <OpenOffer offer={offer} />
  return (
    <OfferResult type={offer.type} status={status} company={offer.name}>
      <OfferSummary offer={offer} status={status} />
    </OfferResult>
  )
}

export const meta = () => privateMeta('받은 제안')

export default function Offer({ params }: Route.ComponentProps) {
  return <OfferScreen key={params.id} id={params.id} />
}
