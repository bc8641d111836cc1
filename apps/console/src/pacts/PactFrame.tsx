import { consolePaths } from '@coffeeattack/contract/console-pages'
import type { ReactNode } from 'react'
import { Crumb, PageHead, PageTitle, useOpenedTitle } from '../layout/ConsolePage.tsx'
import { personName } from '../coffeechats/queries.ts'
import type { Pact } from './queries.ts'
import { factsOf } from './words.ts'

type PactFrameProps = {
  pact: Pact
  /** The state, beside the name. */
  tag: ReactNode
  /** What has been done and what comes next, or why it ended. */
  progress?: ReactNode
  children: ReactNode
  side: { title: string; children: ReactNode }
  /** The buttons; they stay at the bottom while the rest scrolls. */
  footer?: ReactNode
}

/** The terms in the middle, what is to do beside them; on a narrow screen one below the other. */
export function PactFrame({ pact, tag, progress, children, side, footer }: PactFrameProps) {
  const name = personName(pact.name)
  useOpenedTitle(name)
  return (
    <div className="max-lg:bg-page console:grid console:h-full console:grid-cols-[minmax(0,1fr)_23.25rem] console:grid-rows-[minmax(0,1fr)_auto]">
      <main className="relative min-w-0 px-4 pt-6 console:row-span-2 console:overflow-y-auto lg:px-6">
        <PageTitle name="처우 합의서" />
        <Crumb to={consolePaths.coffeechat(pact.coffeechatId)}>{`커피챗 · ${name}`}</Crumb>
        <div className="[&>div]:mb-1">
          <PageHead title={`${name} 님 처우 합의서`} />
        </div>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1.5 text-label text-ink-2 tnum">
          {tag}
          <span className="text-pretty">{factsOf(pact).join(' · ')}</span>
        </p>
        {progress}
        {children}
      </main>
      <aside
        aria-label={side.title}
        className="relative min-w-0 bg-surface px-4 pt-6 pb-6 max-lg:bg-page lg:px-6 console:overflow-y-auto console:border-l console:border-line console:px-[22px] console:pt-4.5"
      >
        <h2 className="text-[1.1875rem] leading-snug font-bold tracking-snug">{side.title}</h2>
        {side.children}
      </aside>
      {footer && (
        <section
          aria-label="다음에 할 일"
          data-bottom-bar
          className="sticky bottom-0 z-10 flex gap-2 border-t border-line bg-surface px-4 py-3 max-lg:bg-page lg:px-6 console:static console:border-l console:px-[22px] console:pb-4"
        >
          {footer}
        </section>
      )}
    </div>
  )
}

/** The heading of a part of the side. */
export function SideLabel({ children, note }: { children: ReactNode; note?: ReactNode }) {
  return (
    <div className="mt-4 mb-1.5 flex items-center justify-between gap-3 text-label">
      <h3 className="font-semibold text-ink-2">{children}</h3>
      {note && <span className="text-caption text-ink-3 tnum">{note}</span>}
    </div>
  )
}

type InfoProps = { icon: ReactNode; title: string; children?: ReactNode; className?: string }

/** A quiet box: what happened, and what it means. */
export function Info({ icon, title, children, className = 'bg-surface-2' }: InfoProps) {
  return (
    <div className={`flex gap-2.5 rounded-field px-3.5 py-3 text-label text-ink-2 ${className}`}>
      <span className="mt-0.5 shrink-0 text-ink-3">{icon}</span>
      <div className="min-w-0">
        <b className="block font-bold text-ink">{title}</b>
        {children}
      </div>
    </div>
  )
}
