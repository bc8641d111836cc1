import type { ApiResult } from '@coffeeattack/contract/client/typing'

type Incomes = ApiResult<'GET /income/lifetime/item'>
type Progress = ApiResult<'GET /income/lifetime/verify/status'>
type Result = ApiResult<'POST /income/lifetime/complete'>

/** Twelve years at two employers: 3,000만원 until 2019, 4,800만원 since. */
const earned = (year: number) =>
  year < 2020 ? { year, company: '반달랩스', income: 3_000 } : { year, company: '두들페이', income: 4_800 }

/** The years from then to 2025. */
const since = (from: number) => Array.from({ length: 2026 - from }, (_, index) => earned(from + index))

const total = (items: Incomes['items']) => items.reduce((sum, { income }) => sum + income, 0)

/** Which five years come next, once those since `from` are loaded. */
const before = (from: number) => ({ startYear: from - 5, endYear: from - 1 })

/** Nothing requested yet. */
export const noIncomes = (given: Partial<Incomes> = {}): Incomes => ({
  items: [],
  total: 0,
  status: null,
  next: { startYear: 2021, endYear: 2025 },
  ...given,
})

/** The years since `from` are loaded. */
export const incomesSince = (from: number, given: Partial<Incomes> = {}): Incomes => {
  const items = since(from)
  return { items, total: total(items), status: 'DONE', next: before(from), ...given }
}

/** A poll's response, once the years since `from` are loaded. */
export const progressSince = (from: number, given: Partial<Progress> = {}): Progress => {
  const items = since(from)
  return { status: 'DONE', loadedYears: items.map(({ year }) => year), items, next: before(from), ...given }
}

/** 6 × 4,800 + 6 × 3,000, the top 21 %. */
export const moneyResult = (given: Partial<Result> = {}): Result => ({
  total: 46_800,
  percentile: 21,
  share: null,
  ...given,
})

export const SHARE_ID = '01930000-0000-7000-8000-000000000201'

export const moneyShare = (): ApiResult<'POST /income/lifetime/share'> => ({
  shareId: SHARE_ID,
  url: `https://coffeeattack.example/money/${SHARE_ID}`,
})

/** A shared result; the sum only with the person's consent. */
export const sharedMoney = (
  shownTotal: number | null = null,
): ApiResult<'GET /income/lifetime/share/:shareId'> => ({
  total: shownTotal,
  percentile: 21,
  shape: [62, 62, 62, 62, 62, 62, 100, 100, 100, 100, 100, 100],
})
