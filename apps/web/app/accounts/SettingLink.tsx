import { ChevronRight } from '@coffeeattack/ui/icons/ChevronRight'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

type SettingLinkProps = {
  to: string
  icon: ReactNode
  label: string
  /** How it is set now. */
  value?: ReactNode
}

/** A row that leads to one setting and says how it stands. */
export function SettingLink({ to, icon, label, value }: SettingLinkProps) {
  return (
    <li>
      <Link
        to={to}
        className="-mx-2 flex min-h-14 items-center gap-3 rounded-field px-2 py-2 transition-colors press:bg-surface-2"
      >
        <span className="shrink-0 text-ink-2">{icon}</span>
        <span className="min-w-0 flex-1 text-body font-medium">{label}</span>
        {value && <span className="shrink-0 text-body-s text-ink-3 tnum">{value}</span>}
        <ChevronRight size={18} className="shrink-0 text-ink-3" />
      </Link>
    </li>
  )
}
