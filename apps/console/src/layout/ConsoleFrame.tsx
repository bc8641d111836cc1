import { BRAND } from '@coffeeattack/domain/brand'
import { Wordmark } from '@coffeeattack/ui/BrandMark'
import type { ReactNode } from 'react'

/** The espresso rail and, beside it, one thing in the middle: for pages outside of the console's work. */
export function ConsoleFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col bg-canvas lg:flex-row">
      <title>{`${title} · ${BRAND.ko} 채용 콘솔`}</title>
      <header className="flex items-center gap-2 bg-shot px-5 py-4 lg:w-52 lg:items-start lg:py-6">
        <Wordmark size={26} tone="on-shot">
          {BRAND.ko}
        </Wordmark>
        <span className="rounded-tag bg-shot-2 px-2 py-0.5 text-caption font-semibold text-on-shot lg:mt-0.5">
          기업
        </span>
      </header>
      <main className="flex flex-1 flex-col items-center justify-center px-5 py-16 text-center">
        {children}
      </main>
    </div>
  )
}
