import { leaveSalary, salaryAsTyped, type SalaryKind } from '@coffeeattack/domain/salary/limits'
import { useState } from 'react'

/** A salary as it is typed: clamped at once, judged and perhaps cleared when the field is left (VAL-15). */
export function useSalaryField(kind: SalaryKind, initial: number | null) {
  const [text, setText] = useState(initial === null ? '' : salaryAsTyped(String(initial)))
  const [problem, setProblem] = useState<string | null>(null)

  /** The amount that counts, or null with the field empty. */
  function leave(): number | null {
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
