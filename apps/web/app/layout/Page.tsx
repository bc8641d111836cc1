import type { ReactNode } from 'react'

type PageProps = {
  header?: ReactNode
  /** A CTA that stays at the bottom. A page has a CTA or stands on a tab, never both. */
  bottom?: ReactNode
  /** `canvas` lies behind cards; `page` is the plain column. */
  tone?: 'page' | 'canvas'
  children: ReactNode
}

/** What stands in the column: a header, the page itself, and what stays at the bottom. */
export function Page({ header, bottom, tone = 'page', children }: PageProps) {
  return (
    <div className={`flex flex-1 flex-col ${tone === 'canvas' ? 'bg-canvas' : 'bg-page'}`}>
      {header}
      <main id="main" className="flex flex-1 flex-col">
        {children}
      </main>
      {bottom}
    </div>
  )
}
