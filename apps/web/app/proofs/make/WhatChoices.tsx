import { PROOF } from '@coffeeattack/domain/proofs/proof'
import { proofTitle, provedMoney } from '@coffeeattack/domain/proofs/words.ko'
import { groupDigits } from '@coffeeattack/domain/salary/format'
import { Lock } from '@coffeeattack/ui/icons/Lock'
import { Minus } from '@coffeeattack/ui/icons/Minus'
import { Plus } from '@coffeeattack/ui/icons/Plus'
import { Money } from '@coffeeattack/ui/Money'
import { Radio } from '@coffeeattack/ui/OptionRow'
import { type ReactNode, useId } from 'react'
import type { Offered } from '../queries.ts'
import { originLine } from '../words.ts'
import { type Choice, choicesOf, factsOfChoice, isSameRow, originOf } from './choice.ts'
import { Notches } from './Notches.tsx'

type WhatChoicesProps = {
  /** Names the group for screen readers. */
  label: string
  offered: Offered
  choice: Choice | null
  onChoose: (choice: Choice) => void
}

/** What can be proved. The chosen row opens: 'at least' can be told lower than the record (PROOF-1). */
export function WhatChoices({ label, offered, choice, onChoose }: WhatChoicesProps) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className="grid gap-2">
      {choicesOf(offered).map((row) => {
        const isChosen = isSameRow(row, choice)
        const shown = isChosen && choice ? choice : row
        const title = titleOfRow(shown, isChosen)
        const key = row.kind === 'EMPLOYED' ? row.careerId : row.kind
        return (
          <div
            key={key}
            className={`min-w-0 rounded-option ${isChosen ? 'inset-ring-2 inset-ring-primary' : 'inset-ring inset-ring-line-2'}`}
          >
            <label
              htmlFor={`${name}${key}`}
              className="flex min-h-16.5 cursor-pointer items-center gap-3 py-2 pr-4 pl-4.5"
            >
              <span className="min-w-0 flex-1">
                <span className="block text-h3 leading-snug tnum [overflow-wrap:anywhere]">{title}</span>
                <span className="block text-caption text-ink-3 tnum">{noteOf(row, offered)}</span>
              </span>
              <Radio id={`${name}${key}`} name={name} checked={isChosen} onChange={() => onChoose(row)} />
            </label>
            {isChosen && choice && <Chosen choice={choice} offered={offered} onChoose={onChoose} />}
          </div>
        )
      })}
    </div>
  )
}

function titleOfRow(choice: Choice, isChosen: boolean): string {
  if (choice.kind === 'INCOME_EXACT') return '정확한 연 소득'
  if (isChosen && choice.kind === 'INCOME_AT_LEAST') return '연 소득 얼마 이상'
  if (isChosen && choice.kind === 'CAREER_AT_LEAST') return '경력 몇 년 이상'
  return proofTitle(factsOfChoice(choice))
}

function noteOf(choice: Choice, offered: Offered): string {
  if (choice.kind === 'INCOME_EXACT') return '한 번 더 여쭤보고 넣어요'
  const origin = originOf(choice, offered)
  return origin ? originLine(origin) : ''
}

type ChosenProps = { choice: Choice; offered: Offered; onChoose: (choice: Choice) => void }

function Chosen({ choice, offered, onChoose }: ChosenProps) {
  if (choice.kind === 'INCOME_AT_LEAST') {
    const { amount } = choice
    const highest = offered.incomeAtLeast?.highest ?? amount
    return (
      <div className="px-4.5 pt-0.5 pb-4.5">
        <Stepper
          step={`${PROOF.step}만 원`}
          unit="만 원 이상"
          label={`${provedMoney(amount)} 이상`}
          value={amount}
          {...{ by: PROOF.step, lowest: PROOF.step, highest }}
          onChange={(next) => onChoose({ ...choice, amount: next })}
        />
        <Notches amount={amount} income={offered.incomeExact?.amount ?? highest} highest={highest} />
        <Hidden>
          실제 금액은 증명서 어디에도 들어가지 않아요. <span className="block">더 낮게 골라도 괜찮아요.</span>
        </Hidden>
      </div>
    )
  }
  if (choice.kind === 'CAREER_AT_LEAST') {
    const { years } = choice
    return (
      <div className="px-4.5 pt-0.5 pb-4.5">
        <Stepper
          step="1년"
          unit="년 이상"
          label={`${years}년 이상`}
          value={years}
          {...{ by: 1, lowest: 1, highest: offered.careerAtLeast?.highest ?? years }}
          onChange={(next) => onChoose({ ...choice, years: next })}
        />
        <Hidden>다닌 회사 이름과 날짜는 들어가지 않아요.</Hidden>
      </div>
    )
  }
  if (choice.kind === 'PAID_AS_PROMISED') {
    return (
      <div className="px-4.5 pb-4.5">
        <Hidden>약속한 금액도 받은 금액도 들어가지 않아요.</Hidden>
      </div>
    )
  }
  return null
}

/** What a proof keeps to itself. */
export const Hidden = ({ children }: { children: ReactNode }) => (
  <p className="mt-3 flex gap-2 rounded-button-sm bg-surface-2 px-3 py-2.5 text-caption text-ink-2">
    <Lock size={16} className="mt-0.5 shrink-0" />
    <span className="min-w-0">{children}</span>
  </p>
)

type StepperProps = {
  step: string
  unit: string
  label: string
  value: number
  by: number
  lowest: number
  highest: number
  onChange: (value: number) => void
}

const buttonShape =
  'grid size-12 shrink-0 place-items-center rounded-field bg-surface-2 transition-colors press:bg-surface-3 disabled:text-line-field'

function Stepper({ step, unit, label, value, by, lowest, highest, onChange }: StepperProps) {
  return (
    <div className="flex items-center justify-between gap-2">
      <button
        type="button"
        aria-label={`${step} 내리기`}
        disabled={value <= lowest}
        className={buttonShape}
        onClick={() => onChange(value - by)}
      >
        <Minus size={20} />
      </button>
      <output className="min-w-0">
        <Money
          amount={groupDigits(value)}
          unit={unit}
          label={label}
          className="text-[clamp(1.3rem,7vw,1.75rem)]!"
        />
      </output>
      <button
        type="button"
        aria-label={`${step} 올리기`}
        disabled={value >= highest}
        className={buttonShape}
        onClick={() => onChange(value + by)}
      >
        <Plus size={20} />
      </button>
    </div>
  )
}
