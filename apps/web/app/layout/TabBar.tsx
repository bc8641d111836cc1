import { Link, useLocation } from 'react-router'
import { currentTab, tabs } from './tabs.ts'
import { UnreadBadge } from './UnreadBadge.tsx'

/** Under the column on phones; the rail takes its place beside it on a desktop. */
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
