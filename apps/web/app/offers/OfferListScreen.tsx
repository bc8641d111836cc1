import { paths } from '@coffeeattack/contract/pages'
import type { ListMode } from '@coffeeattack/domain/offers/list'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { nextMidnight, useNow } from '@coffeeattack/kit/useNow'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Empty } from '@coffeeattack/ui/Empty'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import { prefetch } from '../api/queries.ts'
import { TabHeader } from '../layout/Header.tsx'
import { Page } from '../layout/Page.tsx'
import { TabBar } from '../layout/TabBar.tsx'
import { privateMeta } from '../seo.ts'
import type { Route } from './+types/OfferListScreen.ts'
import { canCompare } from './compare/comparable.ts'
import { emptyTexts, listAt, listed } from './listed.ts'
import { ListSkeleton } from './ListSkeleton.tsx'
import { ListTabs } from './ListTabs.tsx'
import { OfferLists } from './OfferLists.tsx'
import { offerListQuery } from './queries.ts'

export const meta = ({ location }: Route.MetaArgs) => privateMeta(listAt(location).label)

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  prefetch(offerListQuery(listAt(new URL(request.url)).mode))

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

/** The person's offers: all, accepted, expired (OFR-9). */
export default function OfferListScreen() {
  const { mode } = listAt(useLocation())
  const list = useQuery(offerListQuery(mode))
  const now = useNow(nextMidnight)
  return (
    <Page
      header={
        <TabHeader
          title="어택"
          actions={
            list.data &&
            mode === 'all' &&
            canCompare(list.data.offerItems, now) && (
              <Link to={paths.compareOffers()} className={`${buttonLook({ kind: 'weak', size: 'sm' })} mr-2`}>
                비교하기
              </Link>
            )
          }
        />
      }
      // The frame shows the tab bar on root pages only, and these two lists are views of one.
      bottom={mode !== 'all' && <TabBar />}
    >
      <h1 className="sr-only">어택</h1>
      <ListTabs mode={mode} replace />
      <Loaded query={list} title="어택을 불러오지 못했어요" className="m-auto" skeleton={<ListSkeleton />}>
        {({ offerItems }) => {
          const items = listed(offerItems, mode, now)
          return items.length > 0 ? <OfferLists mode={mode} items={items} /> : <EmptyList mode={mode} />
        }}
      </Loaded>
    </Page>
  )
}
