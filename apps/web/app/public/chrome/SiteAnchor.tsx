import { ArrowUpRight } from '@coffeeattack/ui/icons/ArrowUpRight'
import type { SiteLink } from './links.ts'

/** A plain link: public pages are loaded whole, never routed to. */
export function SiteAnchor({ link, className = '' }: { link: SiteLink; className?: string }) {
  return (
    <a href={link.href} rel={link.external ? 'noopener' : undefined} className={className}>
      {link.label}
      {link.external && <ArrowUpRight size={14} className="ml-0.5 inline align-[-2px] text-ink-4" />}
    </a>
  )
}
