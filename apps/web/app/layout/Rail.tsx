import { Link, useLocation } from 'react-router'
import { currentTab, tabs } from './tabs.ts'
import { UnreadBadge } from './UnreadBadge.tsx'

/** The tabs as a column in the desktop panel. */
export function Rail() {
  const current = currentTab(useLocation().pathname)
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
