import type { ReactNode } from 'react'

/**
 * The frame of every app page: one 540 px column, centred. From 1024 px the espresso panel fills the rest of the
 * window and the column stands flush right. `data-column` binds overlays to it.
 */
export function Shell({ panel, children }: { panel: ReactNode; children: ReactNode }) {
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_var(--col)]">
      {panel}
      <div
        data-column="right"
        className="relative mx-auto flex min-h-dvh w-full max-w-column flex-col bg-page lg:mx-0 lg:shadow-[0_0_0_1px_var(--line)]"
      >
        {children}
      </div>
    </div>
  )
}
