import type { ListMode } from '@coffeeattack/domain/offers/list'
import { Empty } from '@coffeeattack/ui/Empty'
import { ErrorState } from '@coffeeattack/ui/ErrorState'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Page } from '../layout/Page.tsx'
import { TabBar } from '../layout/TabBar.tsx'
import { TabHeader } from '../layout/TabHeader.tsx'
import { nextMidnight, useNow } from './use-now.ts'
import { paths } from '../paths.ts'
import { canCompare } from './compare/comparable.ts'
import { listed } from './listed.ts'
import { ListSkeleton } from './ListSkeleton.tsx'
import { OfferLists } from './OfferLists.tsx'
import { offerListQuery } from './queries.ts'
import { emptyTexts } from './words.ts'

const tabs: readonly { mode: ListMode; label: string; to: string }[] = [
  { mode: 'all', label: '받은 어택', to: paths.offers() },
  { mode: 'select', label: '고른 어택', to: paths.selectedOffers() },
  { mode: 'expired', label: '지난 어택', to: paths.expiredOffers() },
]

/** The three lists. Each is a page of its own; going between them leaves no steps behind. */
function ListTabs({ mode }: { mode: ListMode }) {
  return (
    <nav aria-label="어택 목록" className="flex gap-5 border-b border-line px-5 lg:px-7">
      {tabs.map((tab) => (
        <Link
          key={tab.mode}
          to={tab.to}
          replace
          aria-current={tab.mode === mode ? 'page' : undefined}
          className="-mb-px flex min-h-11 items-center border-b-2 border-transparent text-body font-medium text-ink-3 aria-[current]:border-ink aria-[current]:font-bold aria-[current]:text-ink"
        >
          {tab.label}
        </Link>
      ))}
    </nav>
  )
}

function EmptyList({ mode }: { mode: ListMode }) {
  const [to, label] = mode === 'all' ? [paths.profile(), '프로필 채우기'] : [paths.offers(), '받은 어택 보기']
  return (
    <Empty
      {...emptyTexts[mode]}
      className="m-auto px-5 py-10"
      action={
        <Link to={to} replace={mode !== 'all'} className={buttonLook({ size: 'sm' })}>
          {label}
        </Link>
      }
    />
  )
}

/** The offers of a person: all of them, the ones that became coffee chats, the ones whose time is over (OFR-9). */
export function OfferListScreen({ mode }: { mode: ListMode }) {
  const { data, isError, isFetching, refetch } = useQuery(offerListQuery(mode))
  const now = useNow(nextMidnight)
  const items = data && listed(data.offerItems, mode, now)
  return (
    <Page
      header={
        <TabHeader
          title="어택"
          actions={
            data &&
            mode === 'all' &&
            canCompare(data.offerItems, now) && (
              <Link to={paths.compareOffers()} className={`${buttonLook({ kind: 'weak', size: 'sm' })} mr-2`}>
                비교하기
              </Link>
            )
          }
        />
      }
      // The frame puts the tab bar under a root alone, and these two lists are views of one.
      bottom={mode !== 'all' && <TabBar />}
    >
      <h1 className="sr-only">어택</h1>
      <ListTabs mode={mode} />
      {!data && isError && (
        <ErrorState
          title="어택을 불러오지 못했어요"
          busy={isFetching && '불러오는 중'}
          onRetry={() => void refetch()}
          className="m-auto"
        />
      )}
      {!data && !isError && <ListSkeleton />}
      {items?.length === 0 && <EmptyList mode={mode} />}
      {items && items.length > 0 && <OfferLists mode={mode} items={items} />}
    </Page>
  )
}
