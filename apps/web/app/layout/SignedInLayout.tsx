import { Cup } from '@coffeeattack/ui/Cup'
import { lazy, type MouseEvent, Suspense } from 'react'
import { Link, Outlet, useLocation } from 'react-router'
import { hasListBeside } from './beside.ts'
import { Panel, REASSURANCE, setFigureSlot } from './Panel.tsx'
import { Shell } from './Shell.tsx'
import { currentTab, hasTabBar, TabBar, type TabName, tabs, UnreadBadge } from './TabBar.tsx'

/** Loaded on demand: only a desktop shows it. */
const CopyLinkPrompt = lazy(() => import('../campaigns/CopyLinkPrompt.tsx'))

/** The tabs as a rail in the desktop panel. */
function Rail({ current }: { current: TabName }) {
  return (
    <nav aria-label="주요 메뉴" className="relative z-2 mt-9 flex flex-col items-start gap-0.5">
      {tabs.map(({ name, label, path, Icon }) => (
        <Link
          key={name}
          to={path}
          aria-current={name === current ? 'page' : undefined}
          className="-ml-3.5 flex h-12 min-w-42 items-center gap-3 rounded-field pr-4.5 pl-3.5 text-h3 font-medium text-on-shot-2 transition-colors hover:text-on-shot focus-visible:outline-on-shot aria-[current]:bg-shot-2 aria-[current]:font-bold aria-[current]:text-on-shot"
        >
          <Icon size={22} strokeWidth={name === current ? 2.2 : 1.8} />
          {label}
          <UnreadBadge tab={name} className="ml-auto bg-on-shot! text-shot!" />
        </Link>
      ))}
    </nav>
  )
}

/** A skip link past the rail on a desktop; a phone's tabs come after the page. */
function SkipLink() {
  function skip(event: MouseEvent) {
    const main = document.getElementById('main')
    if (!main) return
    event.preventDefault()
    main.tabIndex = -1
    main.focus()
  }
  return (
    <a
      href="#main"
      onClick={skip}
      className="absolute top-2 left-2 z-50 hidden -translate-y-20 rounded-button-sm bg-on-shot px-4 py-3 text-body-s font-semibold text-shot focus:translate-y-0 focus-visible:outline-on-shot lg:block"
    >
      본문으로 건너뛰기
    </a>
  )
}

/**
 * The frame of signed-in pages: tabs under the column, or a rail, one figure and the copy-link prompt beside it. It
 * is a route of its own, so that only the column is replaced once the browser has looked for the token.
 */
export default function SignedInLayout() {
  const { pathname } = useLocation()
  const current = currentTab(pathname)
  return (
    <Shell
      wide={hasListBeside(pathname)}
      panel={
        <>
          <SkipLink />
          <Panel
            label="메뉴와 요약"
            art={<Cup size={520} className="absolute -top-17 -right-48 @max-[28rem]:hidden" />}
          >
            <Rail current={current} />
            <div ref={setFigureSlot} className="peer relative z-2 mt-auto empty:hidden" />
            <p className="relative z-2 mt-auto hidden max-w-110 text-[1.125rem] text-on-shot-2 peer-empty:block @max-[24rem]:text-body-s">
              {REASSURANCE}
            </p>
            <Suspense>
              <CopyLinkPrompt />
            </Suspense>
          </Panel>
        </>
      }
    >
      <Outlet />
      {hasTabBar(pathname) && <TabBar />}
    </Shell>
  )
}
