import type { IconProps } from '@coffeeattack/ui/icons/Icon'
import type { ComponentType, ReactNode } from 'react'

/** A list of sentences, each with its icon. */
export function Points({ children }: { children: ReactNode }) {
  return <ul className="mt-2.5">{children}</ul>
}

type PointProps = { Icon: ComponentType<IconProps>; title: string; children: ReactNode }

export function Point({ Icon, title, children }: PointProps) {
  return (
    <li className="grid grid-cols-[24px_minmax(0,1fr)] gap-3 border-t border-line py-3 text-body-s text-ink-2 first:border-0 last:pb-0">
      <Icon size={20} strokeWidth={1.8} className="mt-0.5 text-ink-3" />
      <span>
        <b className="block text-ink">{title}</b>
        {children}
      </span>
    </li>
  )
}
