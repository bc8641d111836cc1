import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from './cx.ts'

const grounds = {
  surface: 'bg-surface',
  fill: 'bg-surface-2',
  line: 'inset-ring inset-ring-line-2',
  shot: 'bg-shot text-on-shot [--focus:var(--on-shot)]',
}

type CardProps = Omit<ComponentProps<'section'>, 'title'> & {
  ground?: keyof typeof grounds
  /** The heading, by which screen readers name the card. */
  title?: ReactNode
}

/** A flat box with a background and no shadow. */
export function Card({ ground = 'surface', title, className, children, ...rest }: CardProps) {
  const heading = useId()
  return (
    <section
      aria-labelledby={title === undefined ? undefined : heading}
      {...rest}
      className={cx('min-w-0 rounded-card p-5', grounds[ground], className)}
    >
      {title !== undefined && (
        <h2 id={heading} className="text-h3">
          {title}
        </h2>
      )}
      {children}
    </section>
  )
}
