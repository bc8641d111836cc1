import type { ReactNode } from 'react'

/** Renders a card as a link, as an app does with its router's. */
export function linkTo(href: string) {
  return ({ className, children }: { className: string; children: ReactNode }) => (
    <a href={href} className={className}>
      {children}
    </a>
  )
}
