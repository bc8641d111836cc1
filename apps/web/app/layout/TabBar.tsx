import { type Page, paths } from '@coffeeattack/contract/pages'
import { type Signal, useSignal } from '@coffeeattack/kit/live/signal'
import { Bars } from '@coffeeattack/ui/icons/Bars'
import { Bolt } from '@coffeeattack/ui/icons/Bolt'
import { Home } from '@coffeeattack/ui/icons/Home'
import { Message } from '@coffeeattack/ui/icons/Message'
import { Person } from '@coffeeattack/ui/icons/Person'
import { CountBadge } from '@coffeeattack/ui/Tag'
import { Link, useLocation } from 'react-router'
import { unreadMessages, unreadOffers } from '../live/signals.ts'

/** The five root pages: a tab bar under the column, a rail in the desktop panel. */
export const tabs = [
  { name: 'home', label: '홈', path: paths.my(), Icon: Home },
  { name: 'offers', label: '어택', path: paths.offers(), Icon: Bolt },
  { name: 'messages', label: '메시지', path: paths.messages(), Icon: Message },
  { name: 'report', label: '리포트', path: paths.report(), Icon: Bars },
  { name: 'profile', label: '프로필', path: paths.profile(), Icon: Person },
] as const

export type TabName = (typeof tabs)[number]['name']

/** Pages below a root highlight its tab; an opened offer belongs to the offers. */
const areas: readonly (readonly [prefix: Page | '/my/result', tab: TabName])[] = [
  ['/my/attack', 'offers'],
  ['/my/result', 'offers'],
  ['/my/message', 'messages'],
  ['/my/report', 'report'],
  ['/my/graph', 'report'],
  ['/my/secret', 'report'],
  ['/my/profile', 'profile'],
  ['/my/account', 'profile'],
  ['/my/survey', 'profile'],
]

export function currentTab(pathname: string): TabName {
  const area = areas.find(([prefix]) => pathname === prefix || pathname.startsWith(`${prefix}/`))
  return area?.[1] ?? 'home'
}

/** The tab with exactly this address; pages below a root are none. */
export function tabRoot(pathname: string): TabName | undefined {
  return tabs.find(({ path }) => path === pathname.replace(/\/$/, ''))?.name
}

/** Only root pages have the tab bar; the profile form has its save button there instead. */
export function hasTabBar(pathname: string): boolean {
  return !['profile', undefined].includes(tabRoot(pathname))
}

/** Under the column on phones; the rail replaces it on a desktop. */
export function TabBar() {
  const current = currentTab(useLocation().pathname)
  return (
    <nav
      data-bottom-bar
      aria-label="주요 메뉴"
      className="sticky bottom-0 z-15 grid grid-cols-5 border-t border-line bg-page px-1 pt-1.5 pb-safe-2 lg:hidden"
    >
      {tabs.map(({ name, label, path, Icon }) => (
        <Link
          key={name}
          to={path}
          aria-current={name === current ? 'page' : undefined}
          className="flex min-h-11 flex-col items-center gap-0.5 rounded-button-sm pt-[5px] pb-[3px] text-micro font-medium text-ink-3 aria-[current]:font-bold aria-[current]:text-ink"
        >
          <span className="relative">
            <Icon size={24} strokeWidth={name === current ? 2.2 : 1.8} />
            <UnreadBadge tab={name} className="absolute -top-1.5 left-[calc(50%+5px)] ring-2 ring-page" />
          </span>
          {label}
        </Link>
      ))}
    </nav>
  )
}

type Counted = { of: Signal<number>; unit: string }

const counted: Partial<Record<TabName, Counted>> = {
  offers: { of: unreadOffers, unit: '개의 새 어택' },
  messages: { of: unreadMessages, unit: '개의 새 메시지' },
}

/** The number of unread items on their tab. */
export function UnreadBadge({ tab, className }: { tab: TabName; className: string }) {
  const kind = counted[tab]
  return kind && <Count {...kind} className={className} />
}

function Count({ of, unit, className }: Counted & { className: string }) {
  const count = useSignal(of)
  return count > 0 && <CountBadge count={count} unit={unit} className={className} />
}
