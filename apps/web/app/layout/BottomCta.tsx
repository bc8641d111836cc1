import type { ReactNode } from 'react'

/** Stays at the bottom of the column, with a fade above it so that text never runs into the button. */
export function BottomCta({ children }: { children: ReactNode }) {
  return (
    <div data-bottom-bar className="sticky bottom-0 z-15 bg-inherit px-5 pt-3 pb-safe-4">
      <div
        aria-hidden="true"
        className="pointer-events-none absolute inset-x-0 bottom-full h-6 bg-inherit mask-t-from-0"
      />
      {children}
    </div>
  )
}
