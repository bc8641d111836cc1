import { paths } from '@coffeeattack/contract/pages'
import { Button } from '@coffeeattack/ui/Button'
import type { ReactNode } from 'react'
import { BottomCta } from '../../../layout/BottomCta.tsx'
import { Header } from '../../../layout/Header.tsx'
import { Page } from '../../../layout/Page.tsx'

type SubPageProps = {
  title: string
  lead?: ReactNode
  save?: { label: string; disabled?: boolean; busy: boolean } & ({ form: string } | { onPress: () => void })
  children: ReactNode
}

/** What opens over the form: one thing, and where it saves by itself, one button. */
export function SubPage({ title, lead, save, children }: SubPageProps) {
  return (
    <Page
      header={<Header backTo={paths.profile()} />}
      bottom={
        save && (
          <BottomCta>
            <Button
              disabled={save.disabled}
              busy={save.busy && '저장하는 중'}
              {...('form' in save ? { type: 'submit', form: save.form } : { onClick: save.onPress })}
            >
              {save.label}
            </Button>
          </BottomCta>
        )
      }
    >
      <h1 className="px-5 pt-2 text-h1">{title}</h1>
      {lead && <p className="mt-2 px-5 text-body-s text-ink-3">{lead}</p>}
      {children}
    </Page>
  )
}
