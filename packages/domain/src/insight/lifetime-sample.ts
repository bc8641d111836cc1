import type { YearIncome } from './lifetime-incomes.ts'

const paid = (company: string, incomes: Readonly<Record<number, number>>): YearIncome[] =>
  Object.entries(incomes).map(([year, income]) => ({ year: Number(year), company, income }))

/** An invented working life, for whoever looks before they try: three employers in ten years. */
export const SAMPLE: { items: readonly YearIncome[]; percentile: number } = {
  items: [
    ...paid('한뼘교육', { 2016: 1_480, 2017: 2_760, 2018: 2_940, 2019: 1_870 }),
    ...paid('두들페이', { 2019: 1_690, 2020: 3_820, 2021: 4_180, 2022: 4_560 }),
    ...paid('노을클라우드', { 2023: 5_340, 2024: 5_870, 2025: 6_410 }),
  ],
  percentile: 24,
}
