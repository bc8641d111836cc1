import { consolePaths } from '@coffeeattack/contract/pages'
import { BRAND } from '@coffeeattack/domain/brand'
import { roleNames } from '@coffeeattack/domain/operators/role'
import { followLive } from '@coffeeattack/kit/live/followLive'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { useSignedOutElsewhere } from '@coffeeattack/kit/session/tokens'
import { Wordmark } from '@coffeeattack/ui/BrandMark'
import { Logo } from '@coffeeattack/ui/Logo'
import { Spinner } from '@coffeeattack/ui/Spinner'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { createPath, Navigate, NavLink, Outlet, useLocation, useNavigation } from 'react-router'
import { api } from '../api/client.ts'
import { queries } from '../api/queries.ts'
import { tell, throttled } from '../live/heard.ts'
import { refreshRooms } from '../live/room-counts.ts'
import { quotaQuery } from '../offers/queries.ts'
import { leave } from '../sessions/leave.ts'
import { isSignedIn } from '../sessions/login.ts'
import { type Me, meQuery } from '../sessions/me.ts'
import { ConsolePageSkeleton } from './ConsolePage.tsx'
import { navOf } from './nav.tsx'

const LISTS_EVERY_MS = 1_000

/** A console counts in the tab's title what waits: it is told also while nobody looks at it. */
const alwaysSeen = Object.assign(new EventTarget(), { visibilityState: 'visible' })

/** The inbox and its counts, read anew after anything that changes them. */
const refreshSoon = throttled(refreshRooms, LISTS_EVERY_MS)

/** The one stream of this tab, for as long as somebody is signed in. */
function useLiveStream(): void {
  useEffect(() => {
    const following = new AbortController()
    void followLive({
      seen: alwaysSeen,
      open: (input) => api.events('GET /console/stream', input),
      onEvent(event) {
        const missedNothing = event.name === 'ready' && event.data.isResumed
        if (event.name === 'offer') void queries.invalidateQueries({ queryKey: ['sent-offers'] })
        else if (event.name !== 'read' && !missedNothing) refreshSoon()
        tell(event)
      },
      signal: following.signal,
    })
    return () => following.abort()
  }, [])
}

/** A shorter wait is no wait: what was there stays. */
const QUIET_MS = 200

/** The page, or its shape while its code is on the way. What opens beside a list leaves the list where it is. */
function PageOutlet() {
  const here = useLocation()
  const next = useNavigation().location
  const isAway = next !== undefined && partOf(next.pathname) !== partOf(here.pathname)
  return useLasting(isAway) ? <ConsolePageSkeleton /> : <Outlet />
}

const partOf = (pathname: string) => pathname.split('/', 2)[1]

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

/** How much of the month is used up, and what is left for today (TRUST-7). */
function Quota() {
  const { data } = useQuery(quotaQuery)
  if (!data) return null
  const { month, day } = data
  return (
    <div className="ml-auto shrink-0 rounded-field bg-shot-2 px-3 py-2 text-caption text-on-shot-2 max-lg:min-w-44 lg:mt-auto lg:ml-0 lg:p-3.5">
      <p className="flex justify-between gap-3">
        이번 달 어택
        <b className="font-semibold text-on-shot tnum">
          {month.sent} / {month.limit}
        </b>
      </p>
      <div aria-hidden="true" className="mt-2 h-1.5 overflow-hidden rounded-full bg-shot-line max-lg:mt-1">
        <i className="block h-full rounded-full bg-on-shot" style={{ width: `${share(month)}%` }} />
      </div>
      <p className="mt-2 tnum max-lg:hidden">{`오늘 ${Math.max(0, day.limit - day.sent)}건 더 보낼 수 있어요`}</p>
    </div>
  )
}

const share = ({ sent, limit }: { sent: number; limit: number }) =>
  limit === 0 ? 100 : Math.min(100, (sent / limit) * 100)

type ConsoleLayoutProps = {
  /** Begins to load what an address shows. */
  preload: (address: string) => void
}

/** The espresso rail at the left (a bar at the top below 1024 px) and the page beside it. */
export function ConsoleLayout({ preload }: ConsoleLayoutProps) {
  const here = useLocation()
  if (!isSignedIn()) return <Navigate to={consolePaths.signIn(createPath({ ...here, hash: '' }))} replace />
  return <SignedIn preload={preload} />
}

function SignedIn({ preload }: ConsoleLayoutProps) {
  useSignedOutElsewhere(isSignedIn, leave)
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
    <div className="grid h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)] bg-canvas lg:grid-cols-[208px_minmax(0,1fr)] lg:grid-rows-none print:block print:h-auto print:bg-transparent">
      <Rail me={me} preload={preload} />
      <div className="min-h-0 min-w-0 overflow-y-auto print:overflow-visible">
        <PageOutlet />
      </div>
    </div>
  )
}

function Rail({ me, preload }: ConsoleLayoutProps & { me: Me }) {
  return (
    <nav
      aria-label="콘솔 메뉴"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 bg-shot px-3 py-2 text-on-shot lg:flex-col lg:flex-nowrap lg:items-stretch lg:gap-0 lg:overflow-y-auto lg:pt-5 lg:pb-4 print:hidden"
    >
      <div className="flex shrink-0 items-center gap-2 px-2">
        <Wordmark size={26} tone="on-shot">
          {BRAND.ko}
        </Wordmark>
        <span className="rounded-tag bg-shot-line px-1.5 text-caption font-semibold">
          {me.company ? '기업' : roleNames[me.role]}
        </span>
      </div>
      <div className="hidden items-center gap-2.5 rounded-field bg-shot-2 p-2.5 lg:mt-5.5 lg:flex">
        {me.company && <Logo name={me.company.name} src={me.company.logo ?? undefined} size={36} />}
        <div className="min-w-0">
          <b className="block truncate text-label font-semibold">{me.company?.name ?? BRAND.ko}</b>
          <small className="block truncate text-caption text-on-shot-2">{me.name}</small>
        </div>
      </div>
      <ul className="flex gap-0.5 max-lg:order-last max-lg:basis-full max-lg:overflow-x-auto lg:mt-4 lg:flex-col">
        {navOf(me.role).map(({ label, path, Icon, Count }) => (
          <li key={path}>
            <NavLink
              to={path}
              onPointerEnter={() => preload(path)}
              onFocus={() => preload(path)}
              className="flex h-11 items-center gap-2.5 rounded-field px-3 text-label font-medium whitespace-nowrap text-on-shot-2 transition-colors hover:text-on-shot focus-visible:outline-on-shot aria-[current]:bg-on-shot aria-[current]:font-bold aria-[current]:text-shot"
            >
              <Icon size={20} />
              {label}
              {Count && <Count />}
            </NavLink>
          </li>
        ))}
      </ul>
      {me.role === 'recruiter' && <Quota />}
    </nav>
  )
}
