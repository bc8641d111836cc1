import { BRAND } from '@coffeeattack/domain/brand'
import { badgeText } from '@coffeeattack/domain/rooms/room'
import { spokenText } from '@coffeeattack/domain/text/marks'
import { iconButtonLook } from '@coffeeattack/ui/IconButton'
import { ChevronRight } from '@coffeeattack/ui/icons/ChevronRight'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { type ReactNode, useLayoutEffect, useSyncExternalStore } from 'react'
import { Link, NavLink, type To } from 'react-router'
import { useCount } from '../live/counts.ts'
import { news } from './nav.tsx'

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

type PageHeadProps = {
  title: string
  /** At the right of the title: the page's one action. */
  action?: ReactNode
}

/** The page's title and action; on a phone also the notifications bell, which the rail has otherwise. */
export function PageHead({ title, action }: PageHeadProps) {
  return (
    <div className="mb-4 flex min-h-11 items-center gap-2">
      <h1 className="mr-auto min-w-0 text-h1 [overflow-wrap:anywhere]">{title}</h1>
      {action}
      <Bell />
    </div>
  )
}

/** Over the title of a page that another page leads to: the way back there. */
export function Crumb({ to, children }: { to: To; children: string }) {
  return (
    <Link
      to={to}
      className="relative inline-flex min-h-6 items-center gap-1 text-label text-ink-2 after:absolute after:-inset-x-2 after:-inset-y-2.5"
    >
      {children}
      <ChevronRight size={14} className="text-ink-3" />
    </Link>
  )
}

function Bell() {
  const { label, path, Icon, Count } = news
  return (
    <NavLink to={path} className={`${iconButtonLook} lg:hidden`}>
      <span className="relative">
        <Icon size={24} strokeWidth={1.8} />
        <span className="sr-only">{label}</span>
        {Count && <Count at="corner" />}
      </span>
    </NavLink>
  )
}

/** Titles of what is open inside the page, the innermost last. */
let opened: readonly string[] = []
const listeners = new Set<() => void>()

function change(next: readonly string[]): void {
  opened = next
  for (const listener of listeners) listener()
}

/** Puts the open item into the tab's title: '백엔드 개발자 5년 4개월 · 후보자 찾기 · 커피어택'. */
export function useOpenedTitle(name: string | undefined): void {
  useLayoutEffect(() => {
    if (!name) return
    // ' · ' separates the parts of the title.
    const said = spokenText(name).replaceAll(' · ', ' ')
    change([...opened, said])
    return () => change(opened.toSpliced(opened.lastIndexOf(said), 1))
  }, [name])
}

/** The name of what is open, or nothing. */
const useOpened = (): string | undefined => useSyncExternalStore(listen, () => opened.at(-1))

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
