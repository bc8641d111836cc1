import { paths } from '@coffeeattack/contract/pages'
import { effectiveStatus } from '@coffeeattack/domain/offers/status'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { nextMidnight, useNow } from '@coffeeattack/kit/useNow'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { Slip } from '@coffeeattack/ui/Slip'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { Navigate } from 'react-router'
import { prefetch } from '../api/queries.ts'
import { asksEarly } from '../early/early-calls.ts'
import { Page } from '../layout/Page.tsx'
import { privateMeta } from '../seo.ts'
import type { Route } from './+types/OfferScreen.ts'
import { useOtherTabs } from './answered-elsewhere.ts'
import { OpenOffer } from './OpenOffer.tsx'
import { offerQuery } from './queries.ts'

/** Loaded on demand: most visits are to an open offer. */
const AnsweredOffer = lazy(() => import('./AnsweredOffer.tsx'))

export const meta = () => privateMeta('받은 제안')

export const handle = asksEarly('GET /v2/users/offers/:id')

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => prefetch(offerQuery(params.id))

/** One offer: to be answered while it is open, its result afterwards (OFR-4, OFR-8). */
export default function OfferScreen({ params: { id } }: Route.ComponentProps) {
  const now = useNow(nextMidnight)
  useOtherTabs()
  return (
    <Loaded
      query={useQuery(offerQuery(id))}
      title="제안을 불러오지 못했어요"
      className="m-auto"
      skeleton={<OfferSkeleton />}
      renderFrame={inPage}
    >
      {(offer) => {
        // A company of a group is answered together with the others.
        if (offer.groupId !== null) return <Navigate to={paths.curation(offer.groupId)} replace />
        const status = effectiveStatus({ status: offer.status, expiredAt: new Date(offer.expiredAt) }, now)
        if (status === 'WAITING') return <OpenOffer key={id} offer={offer} />
        return (
          <Suspense fallback={inPage(<OfferSkeleton />)}>
            <AnsweredOffer offer={offer} status={status} />
          </Suspense>
        )
      }}
    </Loaded>
  )
}

const inPage = (inside: ReactNode) => (
  <Page tone="canvas" backTo={paths.offers()}>
    {inside}
  </Page>
)

function OfferSkeleton() {
  return (
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
  )
}
