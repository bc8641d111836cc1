import type { ReactNode } from 'react'
import { Outlet, type To, useParams } from 'react-router'
import { TurningList } from '../list/turning.tsx'
import { useKeptPlace } from '../list/use-kept-place.ts'
import { useOpenRow } from '../list/use-list-keys.ts'
import { PageHead, PageTitle } from './ConsolePage.tsx'

type ListPageProps = {
  title: string
  action?: ReactNode
  /** The rows loaded so far; the panel turns between them. */
  query: { data: { pages: { items: readonly { id: string }[] }[] } | undefined; hasNextPage: boolean }
  addressOf: (id: string) => To
  children: ReactNode
}

/** A list, and beside it what is opened from it. */
export function ListPage({ title, action, query, addressOf, children }: ListPageProps) {
  const { id } = useParams()
  const scroller = useKeptPlace<HTMLElement>('list')
  useOpenRow(scroller, id)
  const ids = query.data?.pages.flatMap(({ items }) => items.map((item) => item.id)) ?? []
  return (
    <div className="flex h-full min-h-0">
      <PageTitle name={title} />
      <main ref={scroller} className="relative min-w-0 flex-1 overflow-y-auto px-4 py-6 lg:px-6">
        <div className="mx-auto max-w-console">
          <PageHead title={title} action={action} />
          {children}
        </div>
      </main>
      <TurningList ids={ids} isMore={query.hasNextPage} addressOf={addressOf}>
        <Outlet />
      </TurningList>
    </div>
  )
}
