import { bandOf, bandText } from '@coffeeattack/domain/salary/bands'
import { moneyText, spokenMoney } from '@coffeeattack/domain/salary/format'
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

/** An extra reward may be small: it has no floor. */
type AmountKind = SalaryKind | 'reward'

/** A salary as it is typed: clamped at once, judged and perhaps cleared when the field is left (VAL-15). */
export function useSalaryField(kind: AmountKind, initial: number | null) {
  const [text, setText] = useState(initial === null ? '' : salaryAsTyped(String(initial)))
  const [problem, setProblem] = useState<string | null>(null)

  /** The amount that counts, or null with the field empty. */
  function leave(): number | null {
    if (kind === 'reward') return readSalary(text)
    const settled = leaveSalary(text, kind)
    setText(settled.text)
    // An empty field says nothing new: what was cleared a moment ago keeps its reason.
    if (settled.amount !== null || settled.problem) setProblem(settled.problem)
    return settled.amount
  }
  function change(typed: string) {
    setText(typed)
    setProblem(null)
  }
  return { text, problem, change, leave, setProblem }
}

/** Twice the year before is more often a slip of the finger than a raise (PRO-12). `before` names what it doubles. */
export async function askIfMeant(salary: number, before: string): Promise<boolean> {
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

/** One amount in 만 원, said in words under it. */
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

/** The band in which companies look for a hope (PRO-12); nothing while the amount does not count. */
export function HopeBand({ text }: { text: string }) {
  const hoped = readSalary(text)
  if (hoped === null || hopeProblem(hoped) !== null) return null
  return (
    <p className="mt-4 rounded-field bg-surface-2 px-4 py-3 text-body-s text-ink-2 tnum">
      <b className="text-ink">{bandText(bandOf(hoped))}</b> 구간의 제안을 찾아볼게요.
    </p>
  )
}
