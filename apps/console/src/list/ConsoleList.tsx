import { Loaded, type Loading } from '@coffeeattack/kit/Loaded'
import { PagedList, type Pages } from '@coffeeattack/kit/PagedList'
import { Empty } from '@coffeeattack/ui/Empty'
import { Skeleton, SkeletonGroup, Skeletons } from '@coffeeattack/ui/Skeleton'
import type { ReactNode } from 'react'

/** Lists load more on scrolling; the button stands below the list. */
export const moreBelow = { kind: 'weak', className: 'mt-3 bg-surface', asOneScrolls: true } as const

/** Says that there is nothing. */
type Nothing = { empty: ReactNode; description?: ReactNode; action?: ReactNode }

type RowsProps<Item> = { label: string; renderRow: (item: Item) => ReactNode }

/** Rows on one card, page by page. */
export function PagedRows<Item extends { id: string }>({
  query,
  empty,
  ...rows
}: RowsProps<Item> & Nothing & { query: Pages<{ items: readonly Item[] }> }) {
  return (
    <PagedList
      query={query}
      className={failedBox}
      skeleton={<RowsSkeleton label={rows.label} />}
      empty={<EmptyBox empty={empty} />}
      more={moreBelow}
    >
      {(items) => <Rows items={items} {...rows} />}
    </PagedList>
  )
}

/** Rows on one card, all of them at once. */
export function LoadedRows<Item extends { id: string }>({
  query,
  empty,
  ...rows
}: RowsProps<Item> & Nothing & { query: Loading<{ items: readonly Item[] }> }) {
  return (
    <Loaded query={query} className={failedBox} skeleton={<RowsSkeleton label={rows.label} />}>
      {({ items }) => (items.length === 0 ? <EmptyBox empty={empty} /> : <Rows items={items} {...rows} />)}
    </Loaded>
  )
}

const failedBox = 'rounded-card bg-surface py-22'

function Rows<Item extends { id: string }>({
  label,
  items,
  renderRow,
}: RowsProps<Item> & { items: readonly Item[] }) {
  return (
    <ul aria-label={label} className="rounded-card bg-surface">
      {items.map((item) => (
        <li key={item.id} className="border-b border-line px-5 py-4 last:border-0">
          {renderRow(item)}
        </li>
      ))}
    </ul>
  )
}

function RowsSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={`${label}을 불러오는 중이에요`}>
      <div className="rounded-card bg-surface">
        {['a', 'b', 'c', 'd', 'e'].map((row) => (
          <div key={row} className="border-b border-line px-5 py-4 last:border-0">
            <Skeleton className="h-5 w-40" />
            <Skeleton className="mt-2 h-4 w-64 max-w-full" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}

type PagedCardsProps<Item> = Nothing & {
  /** The accessible name: '문의', '신청'. */
  name: string
  query: Pages<{ items: readonly Item[] }> & { isPlaceholderData: boolean }
  /** The title of an error. */
  title?: string
  loading?: string
  /** One `li` for each item. */
  children: (item: Item) => ReactNode
}

/** Cards below each other, page by page. */
export function PagedCards<Item>(props: PagedCardsProps<Item>) {
  const { name, query, title, loading, children, ...nothing } = props
  return (
    <PagedList
      query={query}
      title={title}
      className="py-24"
      skeleton={<CardsSkeleton label={loading} />}
      empty={<EmptyBox {...nothing} />}
      more={moreBelow}
    >
      {(items) => (
        <ul
          aria-label={name}
          aria-busy={query.isPlaceholderData || undefined}
          className="grid grid-cols-[minmax(0,1fr)] gap-3"
        >
          {items.map(children)}
        </ul>
      )}
    </PagedList>
  )
}

function CardsSkeleton({ label }: { label: string | undefined }) {
  return <Skeletons label={label} round="card" className="grid gap-3" shapes={['h-28', 'h-28', 'h-28']} />
}

export function EmptyBox({ empty, ...rest }: Nothing) {
  return (
    <div className="rounded-card bg-surface px-5 py-16">
      <Empty title={empty} {...rest} />
    </div>
  )
}
