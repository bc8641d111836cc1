import type { ReactNode } from 'react'

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="mt-6">
      <h3 className="mb-2.5 text-label font-semibold text-ink-2">{title}</h3>
      {children}
    </section>
  )
}
