import { paths } from '@coffeeattack/contract/pages'
import type { OfferStatus } from '@coffeeattack/domain/offers/offer'
import { effectiveStatus } from '@coffeeattack/domain/offers/status'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { nextMidnight, useNow } from '@coffeeattack/kit/useNow'
import { Card } from '@coffeeattack/ui/Card'
import { ChevronRight } from '@coffeeattack/ui/icons/ChevronRight'
import { Logo } from '@coffeeattack/ui/Logo'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { prefetch } from '../../api/queries.ts'
import { Page } from '../../layout/Page.tsx'
import { privateMeta } from '../../seo.ts'
import { useOtherTabs } from '../answered-elsewhere.ts'
import { OfferResult } from '../OfferResult.tsx'
import type { Route } from './+types/CurationScreen.ts'
import { ChoosingScreen } from './ChoosingScreen.tsx'
import { CompanyNote } from './CompanyNote.tsx'
import { type Curation, type CurationItem, curationQuery } from './queries.ts'

export const meta = () => privateMeta('여러 회사의 어택')

export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  prefetch(curationQuery(params.offerGroupId))

/**
 * A group of companies chosen by an agent: to be answered, or its result (OFR-7, OFR-8). A failed load leads to the
 * home page, except offline.
 */
export default function CurationScreen({ params: { offerGroupId } }: Route.ComponentProps) {
  const now = useNow(nextMidnight)
  useOtherTabs()
  return (
    <Loaded
      query={useQuery(curationQuery(offerGroupId))}
      className="mt-24"
      skeleton={<CurationSkeleton />}
      renderFrame={(inside) => <Page backTo={paths.offers()}>{inside}</Page>}
    >
      {(curation) => {
        const expiredAt = new Date(curation.expiredAt)
        const status = effectiveStatus({ status: curation.status, expiredAt }, now)
        if (status === 'WAITING') return <ChoosingScreen key={offerGroupId} curation={curation} />
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
      }}
    </Loaded>
  )
}

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

const titles: Readonly<Record<Exclude<OfferStatus, 'WAITING'>, string>> = {
  MATCHED: '커피챗하기로 한 회사',
  AGENT: '에이전트와 함께 볼 회사',
  REFUSED: '거절한 회사',
  EXPIRED: '에이전트가 골랐던 회사',
}

type ChosenCompaniesProps = { curation: Curation; status: keyof typeof titles }

/** After a match the accepted companies, each linked to its coffee chat; otherwise all of them. */
function ChosenCompanies({ curation: { offerItems }, status }: ChosenCompaniesProps) {
  const matched = status === 'MATCHED'
  const shown = matched ? offerItems.filter(({ selectedAt }) => selectedAt !== null) : offerItems
  if (shown.length === 0) return null
  return (
    <Card title={titles[status]} className="pb-2.5">
      <ul className="mt-1.5">
        {shown.map((item) => (
          <li key={item.id}>
            <CompanyLine item={item} muted={status === 'REFUSED' || status === 'EXPIRED'} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function CompanyLine({ item, muted }: { item: CurationItem; muted: boolean }) {
  const look = 'flex min-h-18 items-center gap-3.5 py-2.5'
  const line = (
    <>
      <Logo name={item.name} src={item.logo} size={44} muted={muted} />
      <span className="min-w-0 flex-1">
        <b className="block text-body font-bold">{item.name}</b>
        <span className="block leading-close text-ink-3">
          <CompanyNote {...item} />
        </span>
      </span>
    </>
  )
  if (!item.coffeechatId) return <div className={look}>{line}</div>
  return (
    <Link to={paths.accepted(item.coffeechatId, item.name)} className={`${look} press:opacity-70`}>
      {line}
      <span className="sr-only">커피챗 보기</span>
      <ChevronRight size={20} className="text-ink-3" />
    </Link>
  )
}
