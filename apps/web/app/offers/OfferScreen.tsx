import { effectiveStatus } from '@coffeeattack/domain/offers/status'
import { ErrorState } from '@coffeeattack/ui/ErrorState'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { Header } from '../layout/Header.tsx'
import { Page } from '../layout/Page.tsx'
import { OfferResult } from './OfferResult.tsx'
import { nextMidnight, useNow } from './use-now.ts'
import { paths } from '../paths.ts'
import { OfferSkeleton } from './OfferSkeleton.tsx'
import { OfferSummary } from './OfferSummary.tsx'
import { OpenOffer } from './OpenOffer.tsx'
import { offerQuery } from './queries.ts'
import { privateMeta } from '../seo.ts'
import type { Route } from './+types/OfferScreen.ts'

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
