import { yearColumns } from '@coffeeattack/domain/insight/lifetime-incomes'
import { rangeOf, yearsOf } from '@coffeeattack/domain/insight/lifetime-ranges'
import { shapeOf, SHARE_DAYS } from '@coffeeattack/domain/insight/lifetime-share'
import type { lifetimeItems, lifetimeRequests, lifetimeShares } from '../../platform/db/schema/insight.ts'
import type { Candidate, Setting } from '../candidates/candidate.ts'
import type { Dice } from '../chance/dice.ts'
import { between, daysBefore } from '../chance/moments.ts'
import { JIWOO_PAY } from '../jiwoo/figures.ts'

export type Lifetime = {
  requests: (typeof lifetimeRequests.$inferInsert)[]
  items: (typeof lifetimeItems.$inferInsert)[]
  shares: (typeof lifetimeShares.$inferInsert)[]
}

/** 한지우 and some others have gathered what they earned at the tax office; a few showed the sum to friends. */
export function createLifetime(
  jiwoo: Candidate,
  crowd: readonly Candidate[],
  setting: Setting,
  dice: Dice,
): Lifetime {
  const others = crowd
    .filter(
      ({ state, row, profile }) =>
        state === 'ACTIVE' && row.salaryType === 'TAX' && profile.incomes.length >= 4,
    )
    .slice(0, 8)
  const gathered = [
    JIWOO_PAY.map((pay) => ({ userId: jiwoo.row.id, ...pay })),
    ...others.map((candidate) => itemsOf(candidate, candidate.profile.incomes)),
  ]
  return {
    items: gathered.flat(),
    requests: gathered.flatMap(([first]) => requestRows(first!.userId, setting, dice)),
    shares: gathered.slice(0, 4).map((items) => shareRow(items, setting.now, dice)),
  }
}

/** Each year's pay comes from the job that the person had at its end. */
function itemsOf(
  { row, profile }: Candidate,
  incomes: readonly { year: number; amount: number }[],
): Lifetime['items'] {
  const byStart = profile.careers.toSorted((a, b) => (a.startedOn < b.startedOn ? 1 : -1))
  return incomes.map(({ year, amount }) => {
    const employer = byStart.find(({ startedOn }) => startedOn <= `${year}-12-31`) ?? byStart.at(-1)!
    return { userId: row.id, year, company: employer.company, income: amount }
  })
}

/** Two loads of five years each, back from last year. */
function requestRows(userId: string, { now }: Setting, dice: Dice): Lifetime['requests'] {
  const at = between(daysBefore(now, 12), daysBefore(now, 1), dice)
  return [0, 1].map((loop) => {
    const range = rangeOf(loop, now)
    const createdAt = new Date(at.getTime() + loop * 90_000)
    return {
      id: dice.id(createdAt),
      userId,
      state: 'DONE',
      ...range,
      loadedYears: yearsOf(range),
      createdAt,
      finishedAt: new Date(createdAt.getTime() + 40_000),
    }
  })
}

function shareRow(items: Lifetime['items'], now: Date, dice: Dice): Lifetime['shares'][number] {
  const createdAt = between(daysBefore(now, 1), now, dice)
  return {
    id: dice.id(createdAt),
    userId: items[0]!.userId,
    total: items.reduce((sum, { income }) => sum + income, 0),
    percentile: dice.int(8, 60),
    shape: shapeOf(yearColumns(items)),
    createdAt,
    expiresAt: daysBefore(createdAt, -SHARE_DAYS),
  }
}
