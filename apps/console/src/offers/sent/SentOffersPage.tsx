import { consolePaths } from '@coffeeattack/contract/pages'
import type { OfferStatus } from '@coffeeattack/domain/offers/offer'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { ConsolePage } from '../../layout/ConsolePage.tsx'
import { PagedCards } from '../../list/ConsoleList.tsx'
import { useMe } from '../../sessions/me.ts'
import { figuresQuery } from '../queries.ts'
import { ReasonBars } from '../ReasonBars.tsx'
import {
  counteredQuery,
  readStatus,
  type SentOffer,
  sentOffersQuery,
  type SentPage,
  statusAddress,
  tabsOf,
} from './queries.ts'
import { SentCard } from './SentCard.tsx'

type StatusTabsProps = { counts: SentPage['counts'] | undefined; status: OfferStatus }

/** Links, so that each tab has an address of its own. */
function StatusTabs({ counts, status: chosen }: StatusTabsProps) {
  return (
    <nav aria-label="상태" className="mb-4 overflow-x-auto">
      <ul className="flex gap-6 border-b border-line-2">
        {tabsOf(counts, chosen).map(({ status, name, count }) => (
          <li key={status}>
            <Link
              to={{ search: statusAddress(status) }}
              aria-current={status === chosen ? 'page' : undefined}
              className="flex h-11 items-center gap-1.5 text-body-s font-medium whitespace-nowrap text-ink-3 -mb-px border-b-2 border-transparent hover:text-ink aria-[current]:border-primary aria-[current]:font-bold aria-[current]:text-ink"
            >
              {name}
              {count !== null && (
                <span className="text-label tnum">
                  {count}
                  <span className="sr-only">건</span>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Why offers were refused, all together: nobody's single answer (BIZ-5). */
function RefusalReasons() {
  const { data } = useQuery(figuresQuery)
  if (!data || data.counts.REFUSED === 0) return null
  return (
    <section aria-label="거절한 이유" className="mb-4 rounded-card bg-surface px-6 py-5">
      <h2 className="text-h3">거절한 이유</h2>
      <ReasonBars reasons={data.reasons} />
    </section>
  )
}

/** What candidates ask of us, before what we wait for (OFR-16). */
function CounteredOffers({ offers }: { offers: readonly SentOffer[] }) {
  return (
    <section aria-labelledby="countered" className="mb-6">
      <h2 id="countered" className="mb-3 flex items-baseline gap-1.5 text-h3">
        연봉 되묻기
        <span className="text-label text-ink-3 tnum">{offers.length}건이 우리 답을 기다려요</span>
      </h2>
      <ul aria-label="연봉 되묻기" className="flex flex-col gap-3">
        {offers.map((offer) => (
          <SentCard key={offer.id} offer={offer} />
        ))}
      </ul>
    </section>
  )
}

/** BIZ-5: what was sent and what became of it. */
export function SentOffersPage() {
  const [params] = useSearchParams()
  const status = readStatus(params.get('status'))
  const sent = useInfiniteQuery(sentOffersQuery(status))
  const me = useMe()
  const countered = useQuery({ ...counteredQuery, enabled: status === 'WAITING' }).data ?? []
  const showsCountered = status === 'WAITING' && countered.length > 0
  return (
    <ConsolePage title="보낸 어택">
      <StatusTabs counts={sent.data?.pages[0]?.counts} status={status} />
      {status === 'REFUSED' && me.role === 'recruiter' && <RefusalReasons />}
      {showsCountered && <CounteredOffers offers={countered} />}
      <PagedCards
        name="보낸 어택"
        query={sent}
        title="보낸 어택을 불러오지 못했어요"
        loading="보낸 어택을 불러오는 중이에요"
        empty={showsCountered ? '그 밖에 답을 기다리는 어택은 없어요' : nothing[status]}
        action={
          status === 'WAITING' && (
            <Link to={consolePaths.candidates()} className={buttonLook({ size: 'sm' })}>
              후보자 찾기
            </Link>
          )
        }
      >
        {(offer) => <SentCard key={offer.id} offer={offer} />}
      </PagedCards>
    </ConsolePage>
  )
}

const nothing: Readonly<Record<OfferStatus, string>> = {
  WAITING: '답을 기다리는 어택이 없어요',
  MATCHED: '아직 매칭된 커피챗이 없어요',
  REFUSED: '거절당한 어택이 없어요',
  EXPIRED: '기한이 지난 어택이 없어요',
  AGENT: '상담 중인 어택이 없어요',
}
