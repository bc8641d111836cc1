import type { ReactNode } from 'react'
import { Link, type To } from 'react-router'

/** Tabs are links, so each one has its own address. */
export function TabStrip({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className="strip">
      <ul className="flex gap-6 border-b border-line-2">{children}</ul>
    </nav>
  )
}

type TabLinkProps = {
  to: To
  isHere: boolean
  name: string
  count?: number | undefined
  isMore?: boolean
  /** A last link that leads to another page. */
  icon?: ReactNode
}

export function TabLink({ to, isHere, name, count, isMore = false, icon }: TabLinkProps) {
  return (
    <li>
      <Link
        to={to}
        aria-current={isHere ? 'page' : undefined}
        className="-mb-px flex h-11 min-w-11 items-center justify-center gap-1.5 border-b-2 border-transparent text-body-s font-medium whitespace-nowrap text-ink-3 hover:text-ink aria-[current]:border-primary aria-[current]:font-bold aria-[current]:text-ink"
      >
        {name}
        {count !== undefined && <span className="text-label tnum">{`${count}${isMore ? '+' : ''}`}</span>}
        {icon}
      </Link>
    </li>
  )
}
