import { Building } from '@coffeeattack/ui/icons/Building'
import { Logo } from '@coffeeattack/ui/Logo'
import type { ReactNode } from 'react'
import { companyName, type SuggestedPosition } from './queries.ts'

type PositionLineProps = {
  position: Pick<SuggestedPosition, 'company' | 'title'>
  size: 44 | 48
  /** At the right. */
  children?: ReactNode
}

/** Whose position it is, and what it is. A company that does not show itself is a dashed square. */
export function PositionLine({ position, size, children }: PositionLineProps) {
  const { company, title } = position
  return (
    <span className="flex items-center gap-3">
      {company ? (
        <Logo name={company.name} src={company.logo} size={size} />
      ) : (
        <span
          aria-hidden="true"
          style={{ width: size, height: size }}
          className="grid shrink-0 place-items-center rounded-[26%] border-[1.5px] border-dashed border-line-field text-ink-3"
        >
          <Building size={22} strokeWidth={1.8} />
        </span>
      )}
      <span className="min-w-0 flex-1">
        <b className="block text-body leading-snug font-bold [overflow-wrap:anywhere]">
          {companyName(position)}
        </b>
        <span className="block text-label leading-close text-ink-3 [overflow-wrap:anywhere]">{title}</span>
      </span>
      {children}
    </span>
  )
}
