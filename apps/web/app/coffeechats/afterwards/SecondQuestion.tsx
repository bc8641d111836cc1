import {
  type HirePayAnswer,
  hirePayAnswers,
  type PayAnswer,
  payAnswers,
} from '@coffeeattack/domain/coffeechats/outcome'
import { rangeText } from '@coffeeattack/domain/salary/format'
import { withJosa } from '@coffeeattack/domain/text/josa'
import { Avatar } from '@coffeeattack/ui/Avatar'
import { Logo } from '@coffeeattack/ui/Logo'
import type { ReactNode } from 'react'
import { AnswerSheet } from './AnswerSheet.tsx'
import type { Asked } from './asked.ts'
import type { Told } from './use-tell.ts'

type SecondQuestionProps = {
  asked: Asked
  open: boolean
  onOpenChange: (open: boolean) => void
  busy: Told | null
  onTell: (told: Told) => void
}

/** Whether the pay matched the offer. */
export function PayQuestion({ asked, open, onOpenChange, busy, onTell }: SecondQuestionProps) {
  return (
    <AnswerSheet<PayAnswer>
      open={open}
      onOpenChange={onOpenChange}
      title="연봉 이야기는 제안과 같았나요?"
      description={offeredText(asked)}
      rows={(Object.keys(payAnswers) as PayAnswer[]).map(payRow)}
      busy={busy?.pay ?? null}
      onAnswer={(pay) => onTell({ met: 'MET', pay })}
    />
  )
}

type OfferedPay = Pick<Asked, 'name' | 'salaryMin' | 'salaryMax'>

const offeredText = ({ name, salaryMin, salaryMax }: OfferedPay): string =>
  `${name}의 제안은 ${salaryMin !== null && salaryMax !== null ? rangeText(salaryMin, salaryMax) : ''}이었어요.`

const payRow = <Answer extends PayAnswer>(answer: Answer) => ({
  answer,
  text: payAnswers[answer],
  mark: <TwoBars>{talked[answer]}</TwoBars>,
})

type HirePayQuestionProps = {
  asked: OfferedPay
  open: boolean
  onOpenChange: (open: boolean) => void
  busy: HirePayAnswer | null
  onAnswer: (pay: HirePayAnswer) => void
}

/** The same once more at the hire, when all of the pay is known (KEEP-1). */
export function HirePayQuestion({ asked, ...sheet }: HirePayQuestionProps) {
  return (
    <AnswerSheet<HirePayAnswer>
      {...sheet}
      title="받기로 한 연봉이 제안과 같나요?"
      description={offeredText(asked)}
      rows={hirePayAnswers.map(payRow)}
    />
  )
}

const bar = 'w-3.25 rounded-t-[3px] rounded-b-[1px]'

/** The discussed pay against the offered one; only a raise is highlighted. */
const talked: Readonly<Record<PayAnswer, ReactNode>> = {
  AS_OFFERED: <i className={`${bar} h-6 bg-primary`} />,
  MORE: (
    <span className="flex flex-col gap-0.5">
      <i className={`${bar} h-2 bg-rise`} />
      <i className={`${bar} h-6 bg-primary`} />
    </span>
  ),
  LESS: <i className={`${bar} h-3.75 bg-primary`} />,
  NOT_TALKED: <i className={`${bar} h-6 border-[1.5px] border-dashed border-line-field`} />,
}

function TwoBars({ children }: { children: ReactNode }) {
  return (
    <span aria-hidden="true" className="flex h-8.5 w-9 shrink-0 items-end justify-center gap-1">
      <i className={`${bar} h-6 bg-track`} />
      {children}
    </span>
  )
}

type MissedQuestionProps = SecondQuestionProps & { me: string | null }

/** Who was absent, in neutral words. */
export function MissedQuestion({ asked, me, open, onOpenChange, busy, onTell }: MissedQuestionProps) {
  return (
    <AnswerSheet<'THEY_MISSED' | 'I_MISSED'>
      open={open}
      onOpenChange={onOpenChange}
      title="누가 오지 못했나요?"
      description="탓하려는 게 아니에요. 다음 약속을 더 잘 챙기려고 물어요."
      rows={[
        {
          answer: 'THEY_MISSED',
          text: `${withJosa(asked.name, '이/가')} 오지 않았어요`,
          mark: <Logo name={asked.name} src={asked.logo} size={36} />,
        },
        {
          answer: 'I_MISSED',
          text: '제가 가지 못했어요',
          mark: (
            <span className="grid w-9 place-items-center">
              <Avatar name={me ?? '나'} size="sm" />
            </span>
          ),
        },
      ]}
      busy={busy?.met === 'THEY_MISSED' || busy?.met === 'I_MISSED' ? busy.met : null}
      onAnswer={(met) => onTell({ met, pay: null })}
    />
  )
}
