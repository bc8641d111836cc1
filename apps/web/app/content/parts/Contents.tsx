import type { ReactNode } from 'react'

/** The table of contents that long texts get from their headings (scripts/mdx-contents.ts). */
export function Contents({ children }: { children?: ReactNode }) {
  return (
    <nav className="toc" aria-label="차례">
      {children}
    </nav>
  )
}
