import type { ReactNode } from 'react'

/** How an app turns a card into a link; there it is the router's. */
export function linkTo(href: string) {
  return ({ className, children }: { className: string; children: ReactNode }) => (
    <a href={href} className={className}>
      {children}
    </a>
  )
}
