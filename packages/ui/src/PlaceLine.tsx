import type { ReactNode } from 'react'
import { ArrowUpRight } from './icons/ArrowUpRight.tsx'
import { Link } from './icons/Link.tsx'
import { MapPin } from './icons/MapPin.tsx'

type PlaceLineProps = {
  /** An address, or a link's host. */
  text: string
  /** Null where there is nothing to open. */
  href: string | null
  /** What the link is for. */
  note?: ReactNode
}

/** An address to read, or a link that shows its host and opens a new window. */
export function PlaceLine({ text, href, note }: PlaceLineProps) {
  const Icon = href ? Link : MapPin
  const words = <span className="min-w-0 [overflow-wrap:anywhere]">{text}</span>
  return (
    <p className="mt-3 flex items-start gap-2.5 rounded-field bg-surface-2 px-3.5 py-3 text-body-s font-semibold">
      <Icon size={18} className="mt-0.5 shrink-0 text-ink-3" />
      {href ? (
        <a
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          className="relative min-w-0 flex-1 before:absolute before:-inset-3"
        >
          <span className="flex items-center gap-1 underline decoration-line-2 underline-offset-3">
            {words}
            <ArrowUpRight size={16} className="shrink-0" />
          </span>
          {note && <span className="block text-caption font-normal text-ink-3">{note}</span>}
          <span className="sr-only">새 창에서 열기</span>
        </a>
      ) : (
        words
      )}
    </p>
  )
}
