import { paths } from '@coffeeattack/contract/pages'
import { Button } from '@coffeeattack/ui/Button'
import { TextLink } from '@coffeeattack/ui/TextLink'
import type { ReactNode } from 'react'
import { Page } from '../../layout/Page.tsx'
import { Question } from '../Question.tsx'

type StepPageProps = {
  lines: readonly string[]
  lead: ReactNode
  next: { label: string; disabled?: boolean; busy?: string | false } & (
    | { form: string }
    | { onPress: () => void }
  )
  /** Skips the step. */
  onSkip?: () => void
  /** A second link, under the button. */
  aside?: ReactNode
  children: ReactNode
}

/** One question, one button, and a link to skip it. */
export function StepPage({ lines, lead, next, onSkip, aside, children }: StepPageProps) {
  const { label, disabled, busy, ...act } = next
  return (
    <Page
      backTo={paths.my()}
      cta={
        <>
          <Button
            disabled={disabled}
            busy={busy}
            {...('form' in act ? { type: 'submit', form: act.form } : { onClick: act.onPress })}
          >
            {label}
          </Button>
          {onSkip && (
            <TextLink wide onClick={onSkip}>
              나중에 할게요
            </TextLink>
          )}
          {aside}
        </>
      }
    >
      <Question lines={lines}>{lead}</Question>
      {children}
    </Page>
  )
}
