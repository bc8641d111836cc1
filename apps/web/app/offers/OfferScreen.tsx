import { paths } from '@coffeeattack/contract/pages'
import { dayText, kstDay } from '@coffeeattack/domain/kst'
import type { OfferStatus } from '@coffeeattack/domain/offers/offer'
import { effectiveStatus } from '@coffeeattack/domain/offers/status'
import { rangeText, rateText } from '@coffeeattack/domain/salary/format'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { nextMidnight, useNow } from '@coffeeattack/kit/useNow'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Card } from '@coffeeattack/ui/Card'
import { Logo } from '@coffeeattack/ui/Logo'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { Slip, SlipRow, SlipRule } from '@coffeeattack/ui/Slip'
import { useQuery } from '@tanstack/react-query'
import { Link, Navigate } from 'react-router'
import { asksEarly } from '../api/early-calls.ts'
import { prefetch } from '../api/queries.ts'
import { Header } from '../layout/Header.tsx'
import { Page } from '../layout/Page.tsx'
import { privateMeta } from '../seo.ts'
import type { Route } from './+types/OfferScreen.ts'
import { CounterRow } from './counter/CounterRow.tsx'
import { TakenBackOffer } from './counter/TakenBackOffer.tsx'
import type { Offer } from './offer-query.ts'
import { OfferResult } from './OfferResult.tsx'
import { OpenOffer } from './OpenOffer.tsx'
import { PayRows } from './PayRows.tsx'
import { offerQuery } from './queries.ts'

export const meta = () => privateMeta('받은 제안')

export const handle = asksEarly('GET /v2/users/offers/:id')

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => prefetch(offerQuery(params.id))

/** One offer: to be answered while it waits, and told what became of it after (OFR-4, OFR-8). */
export default function OfferScreen({ params: { id } }: Route.ComponentProps) {
  const now = useNow(nextMidnight)
  return (
    <Loaded
      query={useQuery(offerQuery(id))}
      title="제안을 불러오지 못했어요"
      className="m-auto"
      skeleton={<OfferSkeleton />}
      renderFrame={(inside) => (
        <Page tone="canvas" header={<Header backTo={paths.offers()} />}>
          {inside}
        </Page>
      )}
    >
      {(offer) => {
        // A company of a curated group is answered together with the others.
        if (offer.groupId !== null) return <Navigate to={paths.curation(offer.groupId)} replace />
        const status = effectiveStatus({ status: offer.status, expiredAt: new Date(offer.expiredAt) }, now)
        if (status === 'WAITING') return <OpenOffer key={id} offer={offer} />
        if (offer.counter?.answer === 'TAKEN_BACK') return <TakenBackOffer offer={offer} />
        return (
          <OfferResult type={offer.type} status={status} company={offer.name}>
            <OfferSummary offer={offer} status={status} />
          </OfferResult>
        )
      }}
    </Loaded>
  )
}

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

const isOver = (status: OfferStatus) => status === 'EXPIRED' || status === 'REFUSED'

/** What an answered offer was about. */
function OfferSummary({ offer, status }: { offer: Offer; status: OfferStatus }) {
  const { salaryMin, salaryMax, increaseRate, refusalReason } = offer
  const top = salaryMax ?? salaryMin
  return (
    <Card>
      <div className="flex items-center gap-3">
        <Logo name={offer.name} src={offer.logo} muted={isOver(status)} />
        <p className="min-w-0 leading-snug">
          <b className="block truncate font-bold">{offer.name}</b>
          <span className="block truncate text-caption text-ink-3">{offer.position}</span>
        </p>
      </div>
      <SlipRule />
      <dl>
        {top !== null && <SlipRow label="제안 연봉">{rangeText(salaryMin ?? top, top)}</SlipRow>}
        {increaseRate !== null && increaseRate > 0 && (
          <SlipRow label="지금보다">최대 +{rateText(increaseRate)}</SlipRow>
        )}
        <PayRows {...offer} />
        <CounterRow counter={offer.counter} />
        <SlipRow label="받은 날">{dayText(kstDay(new Date(offer.createdAt)))}</SlipRow>
        {status === 'EXPIRED' && (
          <SlipRow label="마감한 날">{dayText(kstDay(new Date(offer.expiredAt)))}</SlipRow>
        )}
        {status === 'REFUSED' && refusalReason && <SlipRow label="남긴 이유">{refusalReason}</SlipRow>}
      </dl>
      {status === 'MATCHED' && offer.coffeechatId !== null && (
        <Link
          to={paths.accepted(offer.coffeechatId, offer.name)}
          className={`${buttonLook({ kind: 'weak', size: 'md' })} mt-4`}
        >
          커피챗 보러 가기
        </Link>
      )}
    </Card>
  )
}
