import { BRAND } from '@coffeeattack/domain/brand'
import { Menu } from '@coffeeattack/ui/icons/Menu'
import { Sheet } from '@coffeeattack/ui/Sheet'
import { type ReactNode, useState } from 'react'
import { NavLink, useLocation } from 'react-router'
import type { Me } from '../sessions/me.ts'
import { isTab, navOf, news, type NavItem } from './nav.tsx'
import { Quota } from './Rail.tsx'

const tabLook =
  'flex min-h-12 w-full flex-col items-center justify-center gap-0.5 text-micro font-medium text-ink-3 aria-[current]:font-bold aria-[current]:text-ink'

/** The tab bar of narrow screens: the four most used pages of the role, and the rest behind 더 보기. */
export function TabBar({ me }: { me: Me }) {
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
            <Menu size={24} strokeWidth={1.8} />더 보기
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
            <Corner count={Count && <Count at="corner" />}>
              <Icon size={22} strokeWidth={1.8} />
            </Corner>
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}
