import type { ApiResult } from '@coffeeattack/contract/client/typing'

type Standing = ApiResult<'GET /users/standing'>
type Shown = ApiResult<'GET /standing/shares/:id'>

/** 3,200만원 in 2020 to 5,200만원 in 2023, the top 38 % of similar people. */
export const standing = (given: Partial<Standing> = {}): Standing => ({
  salaryType: 'HEALTH',
  income: 5_200,
  incomeYear: 2023,
  incomeItems: [
    { year: 2020, income: 3_200, whole: true, alike: 3_300 },
    { year: 2021, income: 3_900, whole: true, alike: 3_800 },
    { year: 2022, income: 4_500, whole: true, alike: 4_300 },
    { year: 2023, income: 5_200, whole: true, alike: 4_900 },
  ],
  rise: { from: 2020, to: 2023, amount: 2_000, rate: 62.5 },
  alikeGroup: { jobLabel: '개발', jobSubLabel: '프론트엔드 개발자', people: 10 },
  place: {
    percentile: 38,
    peerGroup: {
      kind: 'SAME',
      jobLabel: '개발',
      jobSubLabel: '프론트엔드 개발자',
      years: { from: 5, to: 5 },
      people: 10,
    },
  },
  ...given,
})

/** Fewer than five similar people. */
export const standingAlone = (): Standing =>
  standing({
    incomeItems: [
      { year: 2022, income: 4_500, whole: true, alike: null },
      { year: 2023, income: 5_200, whole: true, alike: null },
    ],
    rise: { from: 2022, to: 2023, amount: 700, rate: 15.6 },
    alikeGroup: null,
    place: null,
  })

/** A path shared without its amounts. */
export const shownGraph = (incomes: number[] | null = null): Shown => ({
  kind: 'graph',
  years: [2020, 2021, 2022, 2023],
  heights: [62, 75, 87, 100],
  from: 2020,
  rate: 62.5,
  incomes,
})

export const shownSecret = (income: number | null = null): Shown => ({
  kind: 'secret',
  topPercent: 38,
  group: '프론트엔드 개발자 · 경력 5년',
  income,
})
