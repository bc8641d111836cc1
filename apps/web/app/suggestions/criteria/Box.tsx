import type { ReactNode } from 'react'

/** A card of the page, named by its heading. */
export function Box({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="rounded-card bg-surface p-5">
      <h2 className="text-h2">{title}</h2>
      {children}
    </section>
  )
}
