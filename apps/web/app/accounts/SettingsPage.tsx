import { paths } from '@coffeeattack/contract/pages'
import type { ReactNode } from 'react'
import { Header } from '../layout/Header.tsx'
import { Page } from '../layout/Page.tsx'

type SettingsPageProps = {
  /** The title's lines, broken by hand. */
  lines: readonly string[]
  lead?: ReactNode
  tone?: 'page' | 'canvas'
  bottom?: ReactNode
  children: ReactNode
}

/** The frame of a settings page: title, sentence and content. */
export function SettingsPage({ lines, lead, tone = 'canvas', bottom, children }: SettingsPageProps) {
  return (
    <Page tone={tone} header={<Header backTo={paths.account()} />} bottom={bottom}>
      <h1 className="px-5 pt-2 text-h1">
        {lines.map((line) => (
          <span key={line} className="block">
            {line}{' '}
          </span>
        ))}
      </h1>
      {lead && <p className="mt-2 px-5 text-body-s text-pretty text-ink-3">{lead}</p>}
      {children}
    </Page>
  )
}
