import type { ReactNode } from 'react'

type ShellProps = {
  panel: ReactNode
  /** From 1024 px a list stands beside the column, in place of part of the panel. */
  wide?: boolean
  children: ReactNode
}

const column = 'lg:grid-cols-[minmax(0,1fr)_var(--col)]'
const twoColumns = 'lg:grid-cols-[minmax(0,1fr)_min(var(--col)+22rem,100vw-15rem)]'

/**
 * The frame of every app page: one 540 px column, centred. From 1024 px the dark panel fills the rest of the window
 * and the column is flush right. `data-column` positions overlays.
 */
export function Shell({ panel, wide, children }: ShellProps) {
  return (
    <div className={`lg:grid ${wide ? twoColumns : column}`}>
      {panel}
      <div
        data-column="right"
        className={`relative mx-auto flex min-h-dvh w-full max-w-column flex-col bg-page lg:mx-0 lg:shadow-[0_0_0_1px_var(--line)] ${wide ? 'lg:max-w-none' : ''}`}
      >
        {children}
      </div>
    </div>
  )
}
