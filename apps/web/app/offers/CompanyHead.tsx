import { safeHref } from '@coffeeattack/domain/profiles/links'
import { ArrowUpRight } from '@coffeeattack/ui/icons/ArrowUpRight'
import { Logo } from '@coffeeattack/ui/Logo'
import type { ReactNode } from 'react'
import type { Offer } from './offer-query.ts'

type CompanyHeadProps = {
  offer: Offer
  /** Grey: the offer is over. */
  muted?: boolean
  /** How far the company was checked (FIRM-7). */
  proof?: ReactNode
}

/** Logo, name and position; the position links to the company's own page about it. */
export function CompanyHead({ offer, muted, proof }: CompanyHeadProps) {
  const { name, logo, position, link } = offer
  const href = safeHref(link)
  return (
    <div className="flex items-center gap-3.5">
      <Logo name={name} src={logo} size={56} muted={muted} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
          <h1 className="min-w-0 text-h2 leading-snug">{name}</h1>
          {proof}
        </div>
        {href ? (
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            className="relative inline-flex items-center gap-1 text-body-s text-ink-3 before:absolute before:-inset-y-2.5 before:inset-x-0"
          >
            <span className="underline decoration-line-2 underline-offset-3">
              {position || '자세히 보기'}
            </span>
            <ArrowUpRight size={16} />
            <span className="sr-only">새 창에서 열기</span>
          </a>
        ) : (
          <p className="text-body-s text-ink-3">{position}</p>
        )}
      </div>
    </div>
  )
}
