import { bandOf, bandText } from '@coffeeattack/domain/salary/bands'
import { moneyText } from '@coffeeattack/domain/salary/format'
import { spokenMoney } from '@coffeeattack/domain/salary/spoken-money'
import {
  hopeProblem,
  leaveSalary,
  readSalary,
  salaryAsTyped,
  type SalaryKind,
} from '@coffeeattack/domain/salary/limits'
import { ask } from '@coffeeattack/ui/ask'
import { MoneyField } from '@coffeeattack/ui/MoneyField'
import { type ComponentProps, useState } from 'react'

/** A bonus may be small: it has no minimum. */
type AmountKind = SalaryKind | 'reward'

/** A salary field: clamped while typing, validated and possibly cleared on blur (VAL-15). */
export function useSalaryField(kind: AmountKind, initial: number | null) {
  const [text, setText] = useState(initial === null ? '' : salaryAsTyped(String(initial)))
  const [problem, setProblem] = useState<string | null>(null)

  /** The valid amount, or null when the field is empty. */
  function leave(): number | null {
    if (kind === 'reward') return readSalary(text)
    const settled = leaveSalary(text, kind)
    setText(settled.text)
    // An empty field keeps the message that explains why it was cleared.
    if (settled.amount !== null || settled.problem) setProblem(settled.problem)
    return settled.amount
  }
  function change(typed: string) {
    setText(typed)
    setProblem(null)
  }
  return { text, problem, change, leave, setProblem }
}

/**
 * More than twice the previous year is more often a typo than a raise (PRO-12). `before` names the previous amount.
 */
export async function confirmUnusual(salary: number, before: string): Promise<boolean> {
  const answer = await ask({
    title: `계약 연봉이 ${moneyText(salary)}이 맞나요?`,
    description: `${before}의 두 배 이상이에요. 한 번 더 확인해 주세요.`,
    confirm: '네, 맞아요',
    cancel: '다시 입력하기',
  })
  return answer === 'confirm'
}

type SalaryFieldProps = Pick<ComponentProps<typeof MoneyField>, 'ref' | 'label' | 'name' | 'helper'> & {
  field: ReturnType<typeof useSalaryField>
}

/** An amount in 만 원, with its words below. */
export function SalaryField({ field, helper = '만 원 단위로 입력해 주세요', ...rest }: SalaryFieldProps) {
  const amount = readSalary(field.text)
  return (
    <MoneyField
      {...rest}
      placeholder="0"
      format={salaryAsTyped}
      value={field.text}
      onValueChange={field.change}
      onBlur={field.leave}
      error={field.problem && <span role="alert">{field.problem}</span>}
      helper={amount ? spokenMoney(amount) : helper}
    />
  )
}

/** The range in which companies search for a hoped-for salary (PRO-12); empty while the amount is invalid. */
export function HopeBand({ text }: { text: string }) {
  const hoped = readSalary(text)
  if (hoped === null || hopeProblem(hoped) !== null) return null
  return (
    <p className="mt-4 rounded-field bg-surface-2 px-4 py-3 text-body-s text-ink-2 tnum">
      <b className="text-ink">{bandText(bandOf(hoped))}</b> 구간의 제안을 찾아볼게요.
    </p>
  )
}
