import { Empty } from '@coffeeattack/ui/Empty'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { matchPath, Outlet, useLocation } from 'react-router'
import { listAt, lists } from './listed.ts'
import { ListSkeleton } from './ListSkeleton.tsx'
import { offerListQuery } from './queries.ts'

/** A phone shows the list or what it opened, so it does not load this. */
const BesideList = lazy(() => import('./BesideList.tsx'))

/** The lists of offers and what is opened from them: one after the other on a phone, side by side from 1024 px on. */
export default function OffersFrame() {
  const { pathname } = useLocation()
  const isWide = useSyncExternalStore(watchWidth, isRoomForTwo, () => false)
  const isList = lists.some(({ to }) => matchPath(to, pathname))
  return (
    <div className="flex flex-1 flex-col lg:grid lg:grid-cols-[minmax(0,1fr)_min(var(--col),61%)]">
      {!isList && (
        <aside
          aria-label="어택 목록"
          className="sticky top-0 h-dvh overflow-y-auto overscroll-contain bg-page max-lg:hidden"
        >
          {isWide && (
            <Suspense fallback={<ListSkeleton />}>
              <BesideList />
            </Suspense>
          )}
        </aside>
      )}
      <div className={`flex min-w-0 flex-1 flex-col ${isList ? '' : 'lg:border-l lg:border-line'}`}>
        <Outlet />
      </div>
      {isList && <NothingOpen />}
    </div>
  )
}

/** The empty pane on a desktop; without offers it asks nothing. */
function NothingOpen() {
  const { data } = useQuery(offerListQuery(listAt(useLocation()).mode))
  return (
    <div className="sticky top-0 hidden h-dvh border-l border-line bg-canvas lg:flex">
      {data && data.offerItems.length > 0 && (
        <Empty
          title="어떤 어택을 볼까요?"
          description="왼쪽에서 어택을 골라 주세요."
          className="m-auto pb-16"
        />
      )}
    </div>
  )
}

const ROOM_FOR_TWO = '(min-width: 1024px)'

const isRoomForTwo = () => matchMedia(ROOM_FOR_TWO).matches

function watchWidth(changed: () => void): () => void {
  const media = matchMedia(ROOM_FOR_TWO)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}
