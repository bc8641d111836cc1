import { type Market, topPercent } from './market.ts'

/** An invented person for visitors without a verified income (PUB-7). Pages label it as an example. */
export const SAMPLE = {
  group: '프론트엔드 개발자 · 경력 6년',
  income: 5_800,
  market: { middle: 5_200, spread: 0.24 } satisfies Market,
  /** From the first year of work to the sixth. */
  path: [
    { income: 3_200, alike: 3_300 },
    { income: 3_600, alike: 3_650 },
    { income: 4_100, alike: 4_000 },
    { income: 4_350, alike: 4_400 },
    { income: 5_200, alike: 4_800 },
    { income: 5_800, alike: 5_200 },
  ],
} as const

export const SAMPLE_TOP_PERCENT = topPercent(SAMPLE.market, SAMPLE.income)
