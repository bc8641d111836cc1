import { paths } from '@coffeeattack/contract/pages'
import type { ReactNode } from 'react'
import { Page } from '../layout/Page.tsx'

type SettingsPageProps = {
  /** The title's lines, broken by hand. */
  lines: readonly string[]
  lead?: ReactNode
  /** `page`: without cards. */
  tone?: 'page' | 'canvas'
  backTo?: string
  cta?: ReactNode
  children: ReactNode
}

/** The frame of a settings page: title, sentence and content. */
export function SettingsPage(props: SettingsPageProps) {
  const { lines, lead, tone = 'canvas', backTo = paths.account(), cta, children } = props
  const inset = tone === 'canvas' ? 'gap-2.5 px-4' : 'gap-5 px-5'
  return (
    <Page tone={tone} backTo={backTo} cta={cta}>
      <h1 className="px-5 pt-2 text-h1">
        {lines.map((line) => (
          <span key={line} className="block">
            {line}{' '}
          </span>
        ))}
      </h1>
      {lead && <p className="mt-2 px-5 text-body-s text-pretty text-ink-3">{lead}</p>}
      <div className={`flex flex-col ${inset} pt-5 ${cta ? 'pb-6' : 'pb-safe-8'}`}>{children}</div>
    </Page>
  )
}
