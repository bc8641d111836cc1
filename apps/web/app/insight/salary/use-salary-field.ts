import { leaveSalary, readSalary, salaryAsTyped, type SalaryKind } from '@coffeeattack/domain/salary/limits'
import { useState } from 'react'

/** An extra reward may be small: it has no floor. */
export type AmountKind = SalaryKind | 'reward'

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
