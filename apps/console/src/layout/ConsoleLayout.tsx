import { consolePaths } from '@coffeeattack/contract/console-pages'
import { BRAND } from '@coffeeattack/domain/brand'
import { followLive } from '@coffeeattack/kit/live/followLive'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { useSignedOutElsewhere } from '@coffeeattack/kit/session/tokens'
import { Menu } from '@coffeeattack/ui/icons/Menu'
import { Sheet } from '@coffeeattack/ui/Sheet'
import { Spinner } from '@coffeeattack/ui/Spinner'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { createPath, Navigate, NavLink, Outlet, useLocation, useNavigation } from 'react-router'
import { api } from '../api/client.ts'
import { CompanyGate } from '../companies/own/CompanyGate.tsx'
import { useKeptPlace } from '../list/use-kept-place.ts'
import { type LiveEvent, tell } from '../live/heard.ts'
import { countOwnChanges, forgetPerson, listChanged, reloadAll } from '../live/lists.ts'
import { NotificationToasts } from '../notifications/toasts/NotificationToasts.tsx'
import { isSignedIn, leaveWithOthers } from '../sessions/login.ts'
import { type Me, meQuery, useMe } from '../sessions/me.ts'
import { ConsolePageSkeleton } from './ConsolePage.tsx'
import { isOpenTo, isTab, type NavItem, navOf, news, partOf, RestCount } from './nav.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import { Quota, Rail } from './Rail.tsx'

type ConsoleLayoutProps = {
  /** Starts loading the page of an address. */
  preload: (address: string) => void
}

/** The rail and the page beside it; on a narrow screen the page and the bar under it. */
export function ConsoleLayout({ preload }: ConsoleLayoutProps) {
  const here = useLocation()
  if (!isSignedIn()) return <Navigate to={consolePaths.signIn(createPath(here))} replace />
  return <SignedIn preload={preload} />
}

function SignedIn({ preload }: ConsoleLayoutProps) {
  useSignedOutElsewhere(isSignedIn, leaveWithOthers)
  const me = useQuery(meQuery)
  return (
    <Loaded
      query={me}
      skeleton={<Spinner />}
      renderFrame={(inside) => <div className="grid h-dvh place-items-center bg-canvas">{inside}</div>}
    >
      {(known) => <Desk me={known} preload={preload} />}
    </Loaded>
  )
}

function Desk({ me, preload }: ConsoleLayoutProps & { me: Me }) {
  useLiveStream()
  return (
    <div className="grid h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)_auto] bg-canvas lg:grid-cols-[208px_minmax(0,1fr)] lg:grid-rows-[minmax(0,1fr)] print:block print:h-auto print:bg-transparent">
      <Rail me={me} preload={preload} />
      <PageScroller>
        <PageOutlet />
      </PageScroller>
      <TabBar me={me} />
      <NotificationToasts />
    </div>
  )
}

/** Scrolls the page. Screen-reader-only elements are inside it, because they would widen the window otherwise. */
function PageScroller({ children }: { children: ReactNode }) {
  return (
    <div
      ref={useKeptPlace('page', useLocation().pathname)}
      className="relative min-h-0 min-w-0 overflow-x-clip overflow-y-auto print:overflow-visible"
    >
      {children}
    </div>
  )
}

/** A shorter wait shows no skeleton. */
const QUIET_MS = 200

/**
 * The page, or its skeleton while the code loads. A panel keeps the list beside it. A page of another role is
 * not found and makes no calls.
 */
function PageOutlet() {
  const { role } = useMe()
  const here = useLocation()
  const next = useNavigation().location
  const isAway = next !== undefined && partOf(next.pathname) !== partOf(here.pathname)
  if (useLasting(isAway)) return <ConsolePageSkeleton />
  return isOpenTo(role, here.pathname) ? (
    <CompanyGate>
      <Outlet />
    </CompanyGate>
  ) : (
    <NotFoundPage />
  )
}

function useLasting(is: boolean): boolean {
  const [lasts, setLasts] = useState(false)
  useEffect(() => {
    if (!is) return
    const timer = setTimeout(() => setLasts(true), QUIET_MS)
    return () => {
      clearTimeout(timer)
      setLasts(false)
    }
  }, [is])
  return is && lasts
}

/** Keeps the stream open in hidden tabs, because the title of the tab shows a count. */
const alwaysSeen = Object.assign(new EventTarget(), { visibilityState: 'visible' })

/** Reloads the lists that an event changes. Read marks concern the open room only. */
function refresh(event: LiveEvent, stoodBefore: boolean): void {
  if (event.name === 'read' || (event.name === 'ready' && event.data.isResumed)) return
  if (event.name === 'left') forgetPerson(event.data.candidateId)
  else if (event.name === 'changed') listChanged(event.data.what)
  else if (event.name === 'notice') listChanged('notices')
  else if (event.name === 'ready' && stoodBefore) reloadAll()
  else listChanged('rooms')
}

/** The event stream of this tab while somebody is signed in. */
function useLiveStream(): void {
  useEffect(() => {
    const following = new AbortController()
    const stopCounting = countOwnChanges()
    let stoodBefore = false
    void followLive({
      seen: alwaysSeen,
      open: (input) => api.events('GET /console/stream', input),
      onEvent(event) {
        refresh(event, stoodBefore)
        stoodBefore ||= event.name === 'ready'
        tell(event)
      },
      signal: following.signal,
    })
    return () => {
      stopCounting()
      following.abort()
    }
  }, [])
}

const tabLook =
  'flex min-h-12 w-full flex-col items-center justify-center gap-0.5 text-micro font-medium text-ink-3 aria-[current]:font-bold aria-[current]:text-ink'

/** The tab bar of narrow screens: the four most used pages of the role, and the rest behind 더 보기. */
function TabBar({ me }: { me: Me }) {
  const [isOpen, setOpen] = useState(false)
  const { pathname } = useLocation()
  const items = navOf(me.role).filter((item) => item !== news)
  const rest = items.filter((item) => !isTab(me.role, item))
  const isThere = rest.some(({ path }) => pathname.startsWith(path))
  return (
    <nav
      aria-label="콘솔 메뉴"
      data-tab-bar
      className="border-t border-line bg-page px-1 pt-1.5 pb-safe-2 lg:hidden print:hidden"
    >
      <ul className="mx-auto grid max-w-column grid-cols-5">
        {items
          .filter((item) => isTab(me.role, item))
          .map(({ label, short = label, path, Icon, Count }) => (
            <li key={path}>
              <NavLink to={path} className={tabLook}>
                <Corner count={Count && <Count at="corner" />}>
                  <Icon size={24} strokeWidth={1.8} />
                </Corner>
                {short}
              </NavLink>
            </li>
          ))}
        <li>
          <button
            type="button"
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            aria-current={isThere || undefined}
            onClick={() => setOpen(true)}
            className={tabLook}
          >
            <Corner count={<RestCount items={rest} />}>
              <Menu size={24} strokeWidth={1.8} />
            </Corner>
            더 보기
          </button>
        </li>
      </ul>
      <Sheet open={isOpen} onOpenChange={setOpen} title={me.company?.name ?? BRAND.ko} description={me.name}>
        <Rest items={rest} onGo={() => setOpen(false)} />
        {me.role === 'recruiter' && <Quota />}
      </Sheet>
    </nav>
  )
}

/** A count at the corner of an icon. */
function Corner({ count, children }: { count: ReactNode; children: ReactNode }) {
  return (
    <span className="relative">
      {children}
      {count}
    </span>
  )
}

function Rest({ items, onGo }: { items: readonly NavItem[]; onGo: () => void }) {
  return (
    <ul className="mb-4">
      {items.map(({ label, path, Icon, Count }) => (
        <li key={path}>
          <NavLink
            to={path}
            onClick={onGo}
            className="flex h-13 items-center gap-3.5 text-body font-medium text-ink-2 aria-[current]:font-bold aria-[current]:text-ink"
          >
            <Icon size={22} strokeWidth={1.8} />
            {label}
            {Count && <Count at="line" />}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}
