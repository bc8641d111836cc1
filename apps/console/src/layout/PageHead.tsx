import { ChevronRight } from '@coffeeattack/ui/icons/ChevronRight'
import { iconButtonLook } from '@coffeeattack/ui/IconButton'
import type { ReactNode } from 'react'
import { Link, NavLink, type To } from 'react-router'
import { news } from './nav.tsx'

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
