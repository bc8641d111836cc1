import type { ReactNode } from 'react'

/** One group of states on the board. */
export function Box({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="relative min-w-0 rounded-card bg-surface px-4.5 pt-4.5 pb-5">
      <h2 className="mb-3.5 text-label font-semibold tracking-[-.01em] text-ink-3">{title}</h2>
      {children}
    </section>
  )
}

/** A state with its name. */
export function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_68px] items-center gap-1 [&_button]:px-2 [&_button]:text-[.9375rem]">
      {children}
      <span className="text-right text-caption text-ink-3">{name}</span>
    </div>
  )
}
