import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { NOON } from './times.ts'

/** Samples for the admins' home. */

type House = ApiResult<'GET /console/house'>
type Health = ApiResult<'GET /console/house/health'>

/** Health without problems. */
export const healthy: Health = {
  at: new Date(NOON).toISOString(),
  jobs: [],
  queue: { waiting: 0, oldestSeconds: null, retrying: 0, done: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] },
}

export const job = (given: Partial<Health['jobs'][number]> = {}): Health['jobs'][number] => ({
  name: 'deliver-notices',
  cron: '* * * * *',
  lastStartedAt: new Date(new Date(NOON).getTime() - 5 * 60_000).toISOString(),
  lastMs: 812,
  lastTries: 1,
  failures: 0,
  state: 'fine',
  ...given,
})

export const house = (given: Partial<House> = {}): House => ({
  period: 'week',
  days: { from: '2026-11-08', until: '2026-11-14' },
  before: { from: '2026-11-01', until: '2026-11-07' },
  waiting: {
    unverifiedCompanies: 2,
    openStatements: 1,
    reportedPosts: 0,
    unassignedRooms: 0,
    openInquiries: 5,
    openRequests: 3,
  },
  figures: {
    sent: { count: 612, before: 574, days: [98, 104, 111, 31, 24, 118, 126] },
    answered: { count: 371, before: 371, days: [58, 61, 65, 29, 22, 64, 72] },
    matched: { count: 148, before: 139, days: [24, 25, 25, 11, 8, 26, 29] },
    hired: { count: 9, before: 12, days: [1, 2, 1, 0, 0, 2, 3] },
  },
  steps: [
    { step: 'begun', count: 1284, before: 1300 },
    { step: 'applied', count: 1218, before: 1240 },
    { step: 'asked', count: 1018, before: 1015 },
    { step: 'confirmed', count: 812, before: 797 },
    { step: 'opened', count: 688, before: 700 },
  ],
  failures: {
    count: 223,
    people: 198,
    finished: 63,
    codes: [
      { code: 'CF-12001', count: 74 },
      { code: 'CF-12872', count: 46 },
      { code: 'CF-12871', count: 39 },
      { code: 'CF-12835', count: 31 },
      { code: 'CF-12102', count: 22 },
      { code: 'CF-12200', count: 9 },
      { code: 'CF-00001', count: 2 },
    ],
  },
  ...given,
})
