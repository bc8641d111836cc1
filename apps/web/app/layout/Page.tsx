import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { type ReactNode, useEffect, useState } from 'react'
import { Outlet, useLocation, useNavigation } from 'react-router'
import { Header, type HeaderProps } from './Header.tsx'

type PageProps = Partial<HeaderProps> & {
  /** In place of the usual header, which `backTo` gives. */
  header?: ReactNode
  /** The button fixed to the bottom, and what belongs to it. A page has either this or the tab bar. */
  cta?: ReactNode
  /** In place of a button. */
  bottom?: ReactNode
  /** `canvas` for pages made of cards, `page` for plain ones. */
  tone?: 'page' | 'canvas'
  children: ReactNode
}

/** The frame of a page's column: header, content and bottom. */
export function Page({ header, backTo, title, actions, cta, bottom, tone = 'page', children }: PageProps) {
  return (
    <div className={`flex flex-1 flex-col ${tone === 'canvas' ? 'bg-canvas' : 'bg-page'}`}>
      {header ?? (backTo !== undefined && <Header {...{ backTo, title, actions }} />)}
      <main id="main" className="flex flex-1 flex-col">
        {children}
      </main>
      {cta ? <BottomCta>{cta}</BottomCta> : bottom}
    </div>
  )
}

/** Fixed to the bottom of the column, with a fade above it so that text does not touch the button. */
export function BottomCta({ children }: { children: ReactNode }) {
  return (
    <div data-bottom-bar className="sticky bottom-0 z-15 bg-inherit px-5 pt-3 pb-safe-4">
      <div
        aria-hidden="true"
        className="pointer-events-none absolute inset-x-0 bottom-full h-6 bg-inherit mask-t-from-0"
      />
      {children}
    </div>
  )
}

/** A header, a title of two lines and three cards: the skeleton of most pages. */
export function PageSkeleton() {
  return (
    <main id="main" className="flex-1 bg-canvas">
      <SkeletonGroup>
        <div className="flex h-14 items-center px-5 lg:h-18 lg:px-7">
          <Skeleton className="h-6 w-24" />
        </div>
        <div className="flex flex-col gap-3 px-4 pt-1 lg:px-6">
          <Skeleton className="ml-1 h-7 w-44" />
          <Skeleton className="mb-3 ml-1 h-7 w-60" />
          <Skeleton className="h-56 rounded-home!" />
          <Skeleton className="h-20 rounded-card!" />
          <Skeleton className="h-44 rounded-card!" />
        </div>
      </SkeletonGroup>
    </main>
  )
}

/** A shorter wait shows no skeleton. */
const UNSEEN_WAIT_MS = 300

/** The current page, or its skeleton while the next route's code loads. */
export function PageOutlet() {
  return useSlowNavigation() ? <PageSkeleton /> : <Outlet />
}

function useSlowNavigation(): boolean {
  const here = useLocation().pathname
  const leaving = (useNavigation().location?.pathname ?? here) !== here
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!leaving) return undefined
    const timer = setTimeout(() => setSlow(true), UNSEEN_WAIT_MS)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [leaving])
  return slow
}
