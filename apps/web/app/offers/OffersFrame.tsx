import { paths } from '@coffeeattack/contract/pages'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { matchPath, Outlet, useLocation } from 'react-router'
import { ListSkeleton } from './ListSkeleton.tsx'

/** A phone shows the list or what it opened, so it loads neither of these. */
const BesideList = lazy(() => import('./BesideList.tsx'))
const NothingOpen = lazy(() => import('./NothingOpen.tsx'))

const lists = [paths.offers(), paths.selectedOffers(), paths.expiredOffers()]

/** The lists of offers and what is opened from them: one after the other on a phone, side by side from 1024 px on. */
export default function OffersFrame() {
  const { pathname } = useLocation()
  const isWide = useSyncExternalStore(watchWidth, isRoomForTwo, () => false)
  const isList = lists.some((to) => matchPath(to, pathname))
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
      {isList && isWide && (
        <Suspense>
          <NothingOpen />
        </Suspense>
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
