import type { ReactNode } from 'react'
import { PageTitle } from './PageTitle.tsx'

type ConsolePageProps = {
  title: string
  /** At the right of the title: the page's one action. */
  action?: ReactNode
  children: ReactNode
}

/** The head of every page in the console. */
export function ConsolePage({ title, action, children }: ConsolePageProps) {
  return (
    <main className="mx-auto w-full max-w-console px-4 py-6 lg:px-6">
      <PageTitle name={title} />
      <div className="mb-4 flex min-h-11 items-center justify-between gap-4">
        <h1 className="text-h1">{title}</h1>
        {action}
      </div>
      {children}
    </main>
  )
}
