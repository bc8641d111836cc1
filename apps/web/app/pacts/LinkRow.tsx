import { ChevronRight } from '@coffeeattack/ui/icons/ChevronRight'
import type { IconProps } from '@coffeeattack/ui/icons/Icon'
import type { ComponentType } from 'react'
import { Link } from 'react-router'

type LinkRowProps = {
  to: string
  Icon: ComponentType<IconProps>
  title: string
  note: string
  /** The page is a document of its own. */
  isDocument?: boolean
}

/** A way on, as a card of its own. */
export function LinkRow({ to, Icon, title, note, isDocument = false }: LinkRowProps) {
  return (
    <Link
      to={to}
      reloadDocument={isDocument}
      className="flex min-h-16 items-center gap-3.5 rounded-card bg-surface py-3 pr-4.5 pl-5 transition-colors duration-(--t1) press:bg-surface-2"
    >
      <span className="grid size-11 shrink-0 place-items-center rounded-field bg-surface-2 text-ink-2">
        <Icon size={22} strokeWidth={1.8} />
      </span>
      <span className="min-w-0 flex-1">
        <b className="block leading-close font-semibold">{title}</b>
        <span className="block text-label leading-even text-ink-3">{note}</span>
      </span>
      <ChevronRight size={20} className="shrink-0 text-ink-3" />
    </Link>
  )
}
