import { offerPage, paths } from '@coffeeattack/contract/pages'
import type { ListMode } from '@coffeeattack/domain/offers/list'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { nextMidnight, useNow } from '@coffeeattack/kit/useNow'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link, matchPath, useLocation } from 'react-router'
import { TabHeader } from '../layout/Header.tsx'
import { type ListedEntry, listed } from './listed.ts'
import { ListSkeleton } from './ListSkeleton.tsx'
import { ListTabs } from './ListTabs.tsx'
import { EntryCard } from './OfferRow.tsx'
import { offerListQuery } from './queries.ts'

/** A coffee chat stands beside the chosen offers, everything else beside all of them. */
const modeBeside = (pathname: string): ListMode =>
  matchPath('/my/result/like/:coffeechatId', pathname) ? 'select' : 'all'

/** An offer's page, or the coffee chat that it became. */
const pageOf = ({ entry, status }: ListedEntry): string =>
  status === 'MATCHED' && entry.coffeechatId !== null
    ? paths.accepted(entry.coffeechatId, entry.name)
    : offerPage(entry)

/** The list beside what was opened from it, on a desktop. Every row opens its page; the open one is marked. */
export default function BesideList() {
  const { pathname } = useLocation()
  const mode = modeBeside(pathname)
  const list = useQuery(offerListQuery(mode))
  const now = useNow(nextMidnight)
  return (
    <div className="flex min-h-full flex-col bg-page">
      <TabHeader title="어택" />
      <ListTabs mode={mode} />
      <Loaded query={list} title="어택을 불러오지 못했어요" className="m-auto" skeleton={<ListSkeleton />}>
        {({ offerItems }) => (
          <ul className="flex flex-col gap-2.5 px-5 py-5 lg:px-6">
            {listed(offerItems, mode, now).map((item) => (
              <Row
                key={item.entry.id}
                item={item}
                isOpen={pageOf(item).split('?')[0] === pathname || offerPage(item.entry) === pathname}
              />
            ))}
          </ul>
        )}
      </Loaded>
    </div>
  )
}

function Row({ item, isOpen }: { item: ListedEntry; isOpen: boolean }) {
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isOpen) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  return (
    <li ref={row}>
      <EntryCard
        {...item}
        render={({ className, children }) => (
          <Link
            to={pageOf(item)}
            aria-current={isOpen ? 'page' : undefined}
            className={`${className} aria-[current]:bg-surface-2 aria-[current]:inset-ring-2 aria-[current]:inset-ring-ink`}
          >
            {children}
          </Link>
        )}
      />
    </li>
  )
}
