import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import { noAnswers, withAnswer } from '@coffeeattack/domain/offers/market-answers'
import { nextHopes, yearsBand } from '@coffeeattack/domain/offers/market-hopes'
import type { Deps } from '../../../deps.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { eachAlone } from '../../../platform/jobs/each-alone.ts'
import type { Job } from '../../../platform/jobs/job.ts'
import {
  answeredBetween,
  type Band,
  countedUntil,
  type Hoping,
  hopingOf,
  kindsOfJobs,
  saveHopes,
  saveTallies,
  takeTurn,
  talliesOf,
} from './market-store.ts'

/** Answers still being committed when the job starts are counted the next night. */
const SETTLED_MS = 10 * 60_000

/**
 * Computes the market card once a day (BIZ-13): desired salaries, for groups with five new people, and
 * accepted raises in blocks. Concurrent runs wait for each other, and the second finds nobody new.
 */
export function drawMarket(deps: Pick<Deps, 'db' | 'clock' | 'log' | 'metrics'>): Promise<void> {
  const { db, clock } = deps
  const now = clock()
  return eachAlone('draw-market', deps, async (alone) => {
    for (const jobSubLabel of await kindsOfJobs(db.drizzle))
      await alone.one(() => db.transaction((tx) => drawHopes(tx, jobSubLabel, now)))
    const until = new Date(now.getTime() - SETTLED_MS)
    await alone.one(() => db.transaction((tx) => countAnswers(tx, until)))
  })
}

async function drawHopes(tx: Queries, jobSubLabel: string, now: Date): Promise<void> {
  await takeTurn(tx)
  const people = await hopingOf(tx, jobSubLabel)
  const onDay = formatDay(kstDay(now))
  for (const [years, circle] of Map.groupBy(people, ({ careerMonths }) => yearsBand(careerMonths))) {
    const isCounted = ({ countedYears }: Hoping) => countedYears.includes(years)
    const hopes = nextHopes(circle.map((one) => ({ hope: one.hope, isCounted: isCounted(one) })))
    const fresh = circle.filter((one) => !isCounted(one)).map(({ id }) => id)
    if (hopes) await saveHopes(tx, { jobSubLabel, years, onDay, ...hopes }, fresh)
  }
}

async function countAnswers(tx: Queries, until: Date): Promise<void> {
  await takeTurn(tx)
  const since = await countedUntil(tx)
  if (since >= until) return
  const tallies = new Map((await talliesOf(tx)).map((counted) => [keyOf(counted), counted]))
  for (const { jobLabel, raiseBand, ...answer } of await answeredBetween(tx, { since, until })) {
    const band = { jobLabel, raiseBand }
    const tally = tallies.get(keyOf(band))?.tally ?? noAnswers
    tallies.set(keyOf(band), { ...band, tally: withAnswer(tally, answer) })
  }
  await saveTallies(tx, [...tallies.values()], until)
}

const keyOf = ({ jobLabel, raiseBand }: Band) => `${raiseBand}:${jobLabel}`

export const drawMarketJob: Job = { name: 'draw-market', cron: '50 4 * * *', run: drawMarket }
