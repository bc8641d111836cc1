import { paths } from '@coffeeattack/contract/pages'
import { FEE, rateLabel } from '@coffeeattack/domain/companies/statement'
import { Button } from '@coffeeattack/ui/Button'
import { cx } from '@coffeeattack/ui/cx'
import type { ReactNode } from 'react'
import { Page } from '../../layout/Page.tsx'
import type { FlowPanelText } from '../../layout/Panel.tsx'
import { Question } from '../../verification/Question.tsx'

/** Beside every step, on a wide screen. */
export const joinPanel: FlowPanelText = {
  title: ['내는 돈은', '채용한 뒤에만'],
  line: `가입부터 커피챗까지 0원이에요. 채용이 확정되면 기본 연봉의 ${rateLabel(FEE.defaultRate)}를 한 번 내요.`,
}

const STEPS = [1, 2, 3] as const

type JoinPageProps = {
  step: (typeof STEPS)[number]
  lines: readonly string[]
  lead?: ReactNode
  cta?: ReactNode
  /** Above the title. */
  top?: ReactNode
  children?: ReactNode
}

/** One of the three steps: one question, one button. */
export function JoinPage({ step, lines, lead, cta, top, children }: JoinPageProps) {
  return (
    <Page
      backTo={paths.business()}
      actions={
        <span className="tnum pr-3 text-label text-ink-3">
          <span aria-hidden="true">
            {step} / {STEPS.length}
          </span>
          <span className="sr-only">세 단계 가운데 {step}단계</span>
        </span>
      }
      cta={cta && <section aria-label="이어서 하기">{cta}</section>}
    >
      <div aria-hidden="true" className="flex gap-1 px-5 pb-4">
        {STEPS.map((one) => (
          <i
            key={one}
            className={cx('h-1 flex-1 rounded-full', one <= step ? 'bg-primary' : 'bg-surface-3')}
          />
        ))}
      </div>
      {top}
      <Question lines={lines}>{lead}</Question>
      <div className="px-5 pb-7">{children}</div>
    </Page>
  )
}

type SubmitProps = { form: string; disabled?: boolean; busy?: string | false; children: ReactNode }

export const Submit = ({ children, ...props }: SubmitProps) => (
  <Button type="submit" {...props}>
    {children}
  </Button>
)
