import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { salaryReport } from './profile.ts'

type Report = ApiResult<'GET /v3/users/salary'>

/** A curve of nine points from 4,000 to 8,000. */
const hill = [0.05, 0.2, 0.5, 0.85, 1, 0.85, 0.5, 0.2, 0.05].map((height, index) => ({
  salary: 4_000 + 500 * index,
  height,
}))

/** Similar people: the same job and years. */
export const peers = {
  kind: 'SAME',
  jobLabel: '향료',
  jobSubLabel: '조향 엔지니어',
  years: { from: 5, to: 5 },
  people: 5,
} as const satisfies Report['peerGroup']

/** The others, for a person without a rank. */
export const others = { distribution: hill, peerGroup: peers } as const satisfies Partial<Report>

/** Currently 5,200만 원, expected 6,200만 원, without a hope and without offers. */
export const report = (given: Partial<Report> = {}): Report =>
  salaryReport({
    ...others,
    salaryAverage: 6_200,
    salaryMin: 5_950,
    salaryMax: 6_450,
    salaryIncreaseRate: 19.2,
    expectedPercentile: 37,
    percentile: 87,
    ...given,
  })
