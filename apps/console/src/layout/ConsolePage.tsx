import { BRAND } from '@coffeeattack/domain/brand'
import { badgeText } from '@coffeeattack/domain/rooms/room'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import type { ReactNode } from 'react'
import { useCount } from '../live/counts.ts'
import { useOpened } from './opened-title.ts'
import { PageHead } from './PageHead.tsx'

type ConsolePageProps = {
  title: string
  /** The name in the tab's title, where the head names the open item. */
  tab?: string
  /** The link back, above the title. */
  crumb?: ReactNode
  /** At the right of the title: the page's one action. */
  action?: ReactNode
  /** Uses the full width, for tables. */
  isWide?: boolean
  children: ReactNode
}

/** The head of every page in the console. */
export function ConsolePage(props: ConsolePageProps) {
  const { title, tab = title, crumb, action, isWide = false, children } = props
  return (
    <main className={`mx-auto w-full px-4 py-6 lg:px-6 ${isWide ? 'max-w-[1440px]' : 'max-w-console'}`}>
      <PageTitle name={tab} />
      {crumb}
      <PageHead title={title} action={action} />
      {children}
    </main>
  )
}

/** The tab's title: unread conversations, the open item and the page: '(2) 노가온 · 메시지 · 커피어택'. */
export function PageTitle({ name }: { name: string }) {
  const unread = badgeText(useCount('rooms'))
  const parts = [useOpened(), name, BRAND.ko].filter(Boolean)
  return <title>{`${unread ? `(${unread}) ` : ''}${parts.join(' · ')}`}</title>
}

/** A skeleton of a page head and a list. */
export function ConsolePageSkeleton() {
  return (
    <div className="mx-auto w-full max-w-console px-4 py-6 lg:px-6">
      <SkeletonGroup>
        <Skeleton className="mt-1.5 mb-6.5 h-8 w-36" />
        <div className="grid gap-3">
          <Skeleton round="card" className="h-28" />
          <Skeleton round="card" className="h-28" />
          <Skeleton round="card" className="h-28" />
        </div>
      </SkeletonGroup>
    </div>
  )
}
