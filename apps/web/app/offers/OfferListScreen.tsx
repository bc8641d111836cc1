import type { ListMode } from '@coffeeattack/domain/offers/list'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { ErrorState } from '@coffeeattack/ui/ErrorState'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Page } from '../layout/Page.tsx'
import { TabBar } from '../layout/TabBar.tsx'
import { TabHeader } from '../layout/TabHeader.tsx'
import { nextMidnight, useNow } from './use-now.ts'
import { paths } from '../paths.ts'
import { canCompare } from './compare/comparable.ts'
import { EmptyList } from './EmptyList.tsx'
import { listed } from './listed.ts'
import { ListSkeleton } from './ListSkeleton.tsx'
import { ListTabs } from './ListTabs.tsx'
import { OfferLists } from './OfferLists.tsx'
import { offerListQuery } from './queries.ts'

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
