import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { Person } from './icons/Person.tsx'

const sizes = { sm: ['size-face', 18], md: ['size-9', 19], lg: ['size-10', 22] } as const

type DashedFaceProps = {
  size?: keyof typeof sizes
  /** In place of an avatar. */
  children?: ReactNode
  className?: string
}

/** An anonymous person: a dashed face. */
export function DashedFace({ size = 'md', children, className }: DashedFaceProps) {
  const [box, icon] = sizes[size]
  return (
    <span
      aria-hidden="true"
      className={cx(
        'grid shrink-0 place-items-center rounded-full border-[1.5px] border-dashed border-line-field text-ink-3',
        box,
        className,
      )}
    >
      {children ?? <Person size={icon} strokeWidth={1.8} />}
    </span>
  )
}
