import { expect, test } from 'vitest'
import { wageProblems } from './minimum-wage.ts'

const problemAt = (salaryMin: number | null, iso: string) =>
  wageProblems({ salaryMin }, new Date(iso)).salaryMin

test('[FIRM-9] a base pay below the minimum wage of its year in Seoul is refused with the figure', () => {
  const newYearsEve = '2026-12-31T14:59:59Z'
  const newYear = '2026-12-31T15:00:00Z'
  expect(problemAt(2588, newYearsEve)).toBe(
    '2026년 최저임금은 시급 10,320원, 연 25,882,560원이에요. 2,589만 원부터 적어 주세요.',
  )
  expect(problemAt(2589, newYearsEve)).toBeUndefined()
  expect(problemAt(2589, newYear)).toContain('연 26,835,600원이에요. 2,684만 원부터')
  expect(problemAt(2515, '2025-06-01T00:00:00Z')).toContain('연 25,155,240원')
  expect(problemAt(null, newYear)).toBeUndefined()
})

test('[FIRM-9] a year whose minimum wage is not known yet counts as the newest one that is', () => {
  expect(problemAt(2600, '2031-06-01T00:00:00Z')).toBe(problemAt(2600, '2027-06-01T00:00:00Z'))
})
