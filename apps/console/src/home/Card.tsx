import { type ReactNode, useId } from 'react'

type CardProps = {
  title: string
  /** At the right of the title, in small. */
  aside?: ReactNode
  /** What the card comes to, in one sentence. */
  note?: ReactNode
  className?: string
  children: ReactNode
}

/** One figure of the operation with a sentence that explains it. */
export function Card({ title, aside, note, className = '', children }: CardProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={`flex min-w-0 flex-col rounded-card bg-surface px-5 pt-4.5 pb-4 ${className}`}
    >
      <div className="mb-2.5 flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id={id} className="text-h3 font-bold">
          {title}
        </h2>
        <div className="text-caption text-ink-3 tnum">{aside}</div>
      </div>
      {children}
      {note && (
        <p className="mt-auto pt-3 text-label text-pretty text-ink-3 tnum">
          <span className="block border-t border-line pt-3">{note}</span>
        </p>
      )}
    </section>
  )
}
