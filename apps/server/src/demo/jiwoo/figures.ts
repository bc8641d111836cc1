/**
 * 한지우's figures in 만원. The outside world of the sandbox knows the same person under the same phone, with the same
 * employers, dates and pay: whatever is loaded of her there finds what stands here already.
 */

/** What each employer paid her in each year, as the offices tell it, the newest first. */
export const JIWOO_PAY = [
  { year: 2025, company: '두들페이', income: 5200 },
  { year: 2024, company: '두들페이', income: 4960 },
  { year: 2023, company: '두들페이', income: 1600 },
  { year: 2023, company: '한뼘교육', income: 3060 },
  { year: 2022, company: '한뼘교육', income: 4400 },
  { year: 2021, company: '한뼘교육', income: 1700 },
  { year: 2021, company: '솔잎웹', income: 2480 },
  { year: 2020, company: '솔잎웹', income: 3600 },
  { year: 2019, company: '솔잎웹', income: 3040 },
  { year: 2018, company: '솔잎웹', income: 960 },
] as const

/** She began to work in September of this year. */
export const JIWOO_BEGAN = { year: 2018, month: 9 } as const

export const JIWOO_JOBS = [
  { company: '두들페이', start: '2023-09-04', end: null },
  { company: '한뼘교육', start: '2021-08-04', end: '2023-09-02' },
  { company: '솔잎웹', start: '2018-09-04', end: '2021-08-02' },
] as const

/** By year, the oldest first, up to and with the given one: the last of them counts, and from it the raise of every offer. */
export function jiwooIncomes(until: number): { year: number; amount: number; months: number[] }[] {
  const years = [...new Set(JIWOO_PAY.map(({ year }) => year))].filter((year) => year <= until).toReversed()
  return years.map((year) => {
    const first = year === JIWOO_BEGAN.year ? JIWOO_BEGAN.month : 1
    return {
      year,
      amount: JIWOO_PAY.filter((pay) => pay.year === year).reduce((sum, { income }) => sum + income, 0),
      months: Array.from({ length: 13 - first }, (_, index) => first + index),
    }
  })
}

export const JIWOO_CONTRACTS = [4800, 5000, 5200] as const
export const JIWOO_HOPE = 6500
