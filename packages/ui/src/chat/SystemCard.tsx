import type { ReactNode } from 'react'
import { BrandMark } from '../BrandMark.tsx'

/** A system message. */
export function SystemCard({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <div className="flex items-center gap-3 rounded-option bg-surface-2 px-4 py-3.5">
      <BrandMark size={34} />
      <div className="min-w-0">
        <p className="text-body-s leading-even font-bold">{title}</p>
        {children && <p className="text-caption leading-even text-ink-3">{children}</p>}
      </div>
    </div>
  )
}

/** A dashed line across the conversation, before a new section. */
export function DashedRule({ children }: { children: ReactNode }) {
  const dashes = 'h-px flex-1 border-t border-dashed border-line-2'
  return (
    <p className="flex items-center gap-3 text-caption whitespace-nowrap text-ink-3">
      <span className={dashes} />
      {children}
      <span className={dashes} />
    </p>
  )
}

/** The date between two days' messages. */
export function DayLabel({ children }: { children: ReactNode }) {
  return <p className="text-center text-caption text-ink-3">{children}</p>
}
