import { iconButtonLook } from '@coffeeattack/ui/IconButton'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { news } from './nav.tsx'

type PageHeadProps = {
  title: string
  /** At the right of the title: the page's one action. */
  action?: ReactNode
}

/** The name of a page and what can be done on it; on a phone the bell as well, which the rail has elsewhere. */
export function PageHead({ title, action }: PageHeadProps) {
  return (
    <div className="mb-4 flex min-h-11 items-center gap-2">
      <h1 className="mr-auto min-w-0 text-h1 [overflow-wrap:anywhere]">{title}</h1>
      {action}
      <Bell />
    </div>
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
