import { politeName } from '@coffeeattack/domain/text/names'
import { ErrorState } from '@coffeeattack/ui/ErrorState'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { replace } from 'react-router'
import { Header } from '../layout/Header.tsx'
import { Page } from '../layout/Page.tsx'
import { paths } from '../paths.ts'
import { PartnerAccount } from './PartnerAccount.tsx'
import { FunnelCard } from './FunnelCard.tsx'
import { ReferralCard } from './ReferralCard.tsx'
import { partnerQuery } from './queries.ts'
import { partnerTokens } from './tokens.ts'
import type { FlowPanelText } from '../layout/flow-panel.ts'
import { privateMeta } from '../seo.ts'

/** A partner's own place: the link, its card, and what came by it (PUB-8). */
export default function PartnersScreen() {
  const { data: partner, isError, isFetching, refetch } = useQuery(partnerQuery)
  return (
    <Page tone="canvas" header={<Header title="파트너스" backTo={paths.home()} />}>
      <div className="flex flex-col gap-2.5 px-4 pt-1 pb-safe-8">
        {partner && (
          <>
            <h1 className="px-1 pt-1 pb-3 text-h1">
              {politeName(partner.name)}의 링크로 <span className="block">이만큼 왔어요</span>
            </h1>
            <FunnelCard />
            <ReferralCard partner={partner} />
            <PartnerAccount email={partner.email} />
          </>
        )}
        {!partner && isError && (
          <ErrorState busy={isFetching && '불러오는 중'} onRetry={() => void refetch()} />
        )}
        {!partner && !isError && <PartnersShapes />}
      </div>
    </Page>
  )
}

export function PartnersShapes() {
  return (
    <SkeletonGroup>
      <Skeleton className="mt-1 mb-3 h-18 w-56" />
      <Skeleton round="card" className="h-110" />
      <Skeleton round="card" className="mt-2.5 h-90" />
    </SkeletonGroup>
  )
}

/** The token lives in the tab, so the browser keeps the door. */
export function clientLoader() {
  if (!partnerTokens.access()) throw replace(paths.partnerLogin())
  return null
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return (
    <Page tone="canvas">
      <div className="px-4 pt-15">
        <PartnersShapes />
      </div>
    </Page>
  )
}

export const handle: { flowPanel: FlowPanelText } = {
  flowPanel: {
    title: ['좋은 사람을', '소개해 주세요'],
    line: '누가 왔는지는 보이지 않아요. 몇 명이 왔는지만 세어요.',
  },
}

export const meta = () => privateMeta('파트너스')
