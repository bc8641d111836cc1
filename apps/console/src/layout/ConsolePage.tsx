import { BRAND } from '@coffeeattack/domain/brand'
import { badgeText } from '@coffeeattack/domain/rooms/room'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import type { ReactNode } from 'react'
import { useUnreadRooms } from '../live/room-counts.ts'

type ConsolePageProps = {
  title: string
  /** At the right of the title: the page's one action. */
  action?: ReactNode
  children: ReactNode
}

/** The head of every page in the console. */
export function ConsolePage({ title, action, children }: ConsolePageProps) {
  return (
    <main className="mx-auto w-full max-w-console px-4 py-6 lg:px-6">
      <PageTitle name={title} />
      <div className="mb-4 flex min-h-11 items-center justify-between gap-4">
        <h1 className="text-h1">{title}</h1>
        {action}
      </div>
      {children}
    </main>
  )
}

/** The tab's name; before it, how many conversations wait: '(2) 메시지 · 커피어택 콘솔'. */
export function PageTitle({ name }: { name: string }) {
  const unread = badgeText(useUnreadRooms())
  return <title>{`${unread ? `(${unread}) ` : ''}${name} · ${BRAND.ko} 콘솔`}</title>
}

/** Where a page will stand: its head and a list, as every page has them. */
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
