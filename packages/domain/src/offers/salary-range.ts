import { clampSalary, salaryProblem } from '../salary/limits.ts'

export type SalaryProblems = { salaryMin?: string; salaryMax?: string }

type Typed = { salaryMin: number | null; salaryMax: number | null }

const NEEDED = '제안할 연봉을 입력해 주세요'
const REVERSED = '최소 연봉보다 낮아요'

/** A range runs upwards, and both of its ends are salaries. Zero is a field that was left empty (VAL-15). */
export function rangeProblems({ salaryMin, salaryMax }: Typed): SalaryProblems {
  if (!salaryMin) return { salaryMin: NEEDED }
  if (!salaryMax) return { salaryMax: NEEDED }
  const min = salaryProblem(salaryMin, 'salary')
  const max = salaryProblem(salaryMax, 'salary')
  if (min) return { salaryMin: min }
  if (max) return { salaryMax: max }
  return clampSalary(salaryMax) < clampSalary(salaryMin) ? { salaryMax: REVERSED } : {}
}

/** Told while it is typed: only that it runs downwards. '6' is on the way to '6,300' and no salary yet, so it waits. */
export function reversedSalary(typed: Typed): SalaryProblems {
  const { salaryMax } = rangeProblems(typed)
  return salaryMax === REVERSED ? { salaryMax } : {}
}
