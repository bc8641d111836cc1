import type { ReactNode } from 'react'
import { Cup } from './Cup.tsx'
import { cx } from './cx.ts'

type EmptyProps = {
  title: ReactNode
  description?: ReactNode
  /** One action: a small button or link. */
  action?: ReactNode
  art?: ReactNode
  className?: string
}

/** An empty state: a cup, one line, one action. */
export function Empty({ title, description, action, art, className }: EmptyProps) {
  return (
    <div className={cx('flex flex-col items-center py-2 text-center', className)}>
      {art ?? <Cup size={132} />}
      <p className="mt-4.5 text-h3 font-bold text-balance">{title}</p>
      {description && <p className="mt-0.5 text-label text-balance text-ink-3">{description}</p>}
      {action && <div className="mt-4">{action}</div>}
    </div>
  )
}
