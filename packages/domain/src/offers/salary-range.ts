import { clampSalary, salaryProblem } from '../salary/limits.ts'

export type SalaryProblems = { salaryMin?: string; salaryMax?: string }

const NEEDED = '제안할 연봉을 입력해 주세요'

/** A range runs upwards, and both of its ends are salaries. */
export function rangeProblems({
  salaryMin,
  salaryMax,
}: {
  salaryMin: number | null
  salaryMax: number | null
}): SalaryProblems {
  if (salaryMin === null) return { salaryMin: NEEDED }
  if (salaryMax === null) return { salaryMax: NEEDED }
  const min = salaryProblem(salaryMin, 'salary')
  const max = salaryProblem(salaryMax, 'salary')
  if (min) return { salaryMin: min }
  if (max) return { salaryMax: max }
  return clampSalary(salaryMax) < clampSalary(salaryMin) ? { salaryMax: '최소 연봉보다 낮아요' } : {}
}
