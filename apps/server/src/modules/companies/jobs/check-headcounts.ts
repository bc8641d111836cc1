import { nextHeadcountAt } from '@coffeeattack/domain/companies/checks'
import {
  findPlace,
  HEADCOUNT_MONTHS,
  nameVariants,
  type PlaceFound,
} from '@coffeeattack/domain/companies/headcount'
import type { Deps } from '../../../deps.ts'
import type { Job } from '../../../platform/jobs/job.ts'
import type { HeadcountMonth, Pension } from '../../../platform/providers/companies/pension.ts'
import { askInTurn } from './ask-in-turn.ts'
import { type DueCompany, saveAnswers } from './check-store.ts'
import { keepMonths, monthsOf } from './headcount-store.ts'

/** A company takes up to 26 calls the first time, three in each later month. */
const TURN = { kind: 'HEADCOUNT', perCall: 1, pauseMs: 200, perRun: 300 } as const

/** The people of a company by month, from the pension's open data, after each 15th (FIRM-5). */
export const checkHeadcountsJob: Job = {
  name: 'check-company-headcounts',
  cron: '*/30 * * * *',
  run: async (deps) => {
    const { pension } = deps.providers
    if (pension) await askInTurn({ ...TURN, ask: ([due]) => askOne(due!, pension, deps) }, deps)
  },
}

async function askOne(company: DueCompany, pension: Pension, deps: Deps): Promise<void> {
  const found = await findMonths(company, pension)
  const known = found.kind === 'FOUND' ? await monthsOf(deps.db.drizzle, company.id) : []
  const counted: ({ month: string } & HeadcountMonth)[] = []
  for (const place of found.kind === 'FOUND' ? found.months : [])
    if (!known.includes(place.month)) counted.push({ month: place.month, ...(await pension.month(place)) })
  const now = deps.clock()
  await deps.db.transaction(async (tx) => {
    const answered = { company, answer: found.kind, doubtAt: null, nextAt: nextHeadcountAt(now) }
    await saveAnswers(tx, 'HEADCOUNT', [answered], now)
    const newest = found.kind === 'FOUND' ? found.months.map(({ month }) => month) : []
    await keepMonths(tx, company.id, { counted, keep: newest.slice(-HEADCOUNT_MONTHS) })
  })
}

/** By the first six digits of the number; where that finds nothing, by the ways in which its name may be written. */
async function findMonths({ businessNumber, name }: DueCompany, pension: Pension): Promise<PlaceFound> {
  const prefix = businessNumber.slice(0, 6)
  for (const variant of [undefined, ...nameVariants(name)]) {
    const found = findPlace(await pension.search(prefix, variant), name)
    if (found.kind !== 'NONE') return found
  }
  return { kind: 'NONE' }
}
