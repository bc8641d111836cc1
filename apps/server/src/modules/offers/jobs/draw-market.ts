import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import {
  type AnswerTally,
  noAnswers,
  raiseBands,
  withAnswer,
} from '@coffeeattack/domain/offers/market-answers'
import { nextHopes, yearsBand } from '@coffeeattack/domain/offers/market-hopes'
import { JOB_SEARCH } from '@coffeeattack/domain/profiles/job-search'
import { max, sql } from 'drizzle-orm'
import type { Deps } from '../../../deps.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { marketAnswers, marketHopePeople, marketHopes } from '../../../platform/db/schema/offer-help.ts'
import { eachAlone } from '../../../platform/jobs/each-alone.ts'
import type { Job } from '../../../platform/jobs/job.ts'
import { IS_PEER } from '../../insight/core/sql.ts'
import { increaseRateOf } from '../core/sql.ts'

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

/** An arbitrary lock number, the same in every process. */
const LOCK = 4_218_650_937

async function takeTurn(tx: Queries): Promise<void> {
  await tx.$client.query('select pg_advisory_xact_lock($1)', [LOCK])
}

/** Jobs typed by hand share only the group 기타 and may be named like a job of the catalogue. */
const HOPES = `${IS_PEER} and hope_salary is not null and job_sub_label <> '' and job_label <> '${JOB_SEARCH.otherLabel}'`

async function kindsOfJobs(db: Queries): Promise<string[]> {
  const { rows } = await db.$client.query<{ name: string }>(
    `select distinct job_sub_label as name from users where ${HOPES} order by name`,
  )
  return rows.map(({ name }) => name)
}

type Hoping = { id: string; hope: number; careerMonths: number; countedYears: number[] }

/** Everybody with a kind of job and a desired salary, and the bands of years in which a figure already includes them. */
async function hopingOf(tx: Queries, jobSubLabel: string): Promise<Hoping[]> {
  const { rows } = await tx.$client.query<Hoping>(
    `select id, hope_salary as hope, career_months as "careerMonths",
       array(select p.years::int from market_hope_people p
             where p.user_id = users.id and p.job_sub_label = $1) as "countedYears"
     from users where job_sub_label = $1 and ${HOPES}`,
    [jobSubLabel],
  )
  return rows
}

/** Publishes a figure and marks the people in it. */
async function saveHopes(tx: Queries, row: typeof marketHopes.$inferInsert, fresh: readonly string[]) {
  const { jobSubLabel, years, ...figure } = row
  await tx
    .insert(marketHopes)
    .values(row)
    .onConflictDoUpdate({ target: [marketHopes.jobSubLabel, marketHopes.years], set: figure })
  const held = sql`select unnest(${sql.param(fresh)}::uuid[]), ${jobSubLabel}, ${years}::smallint`
  await tx.insert(marketHopePeople).select(held)
}

type Band = { jobLabel: string; raiseBand: number }
type Counted = Band & { tally: AnswerTally }

/** The time up to which answers are counted; the epoch before the first run. */
async function countedUntil(tx: Queries): Promise<Date> {
  const [last] = await tx.select({ at: max(marketAnswers.countedUntil) }).from(marketAnswers)
  return last?.at ?? new Date(0)
}

async function talliesOf(tx: Queries): Promise<Counted[]> {
  const rows = await tx.select().from(marketAnswers)
  return rows.map(({ jobLabel, raiseBand, told, waiting }) => ({
    jobLabel,
    raiseBand,
    tally: { told, waiting },
  }))
}

const bounds = raiseBands.map(({ from }) => from).filter(Number.isFinite)

/** The index in `raiseBands`: the SQL of the domain's `raiseBandOf`. */
const bandOf = (offer: string) => `width_bucket(${increaseRateOf(offer)}, array[${bounds.join()}]::float8[])`

/** An accepted or refused single offer of a company. Messages have no raise, and curations are decided as a whole. */
const isAnswer = (offer: string) =>
  `(${offer}.status in ('MATCHED', 'REFUSED') and ${offer}.group_id is null and ${offer}.company_id is not null
    and ${increaseRateOf(offer)} is not null)`

type PersonsAnswer = Band & { companyId: string; isAccepted: boolean }

/** Answers in their order. A person counts once per band, with the first answer. */
async function answeredBetween(tx: Queries, { since, until }: { since: Date; until: Date }) {
  const { rows } = await tx.$client.query<PersonsAnswer>(
    `select "jobLabel", "raiseBand", "companyId", "isAccepted" from (
       select distinct on (o.candidate_id, ${bandOf('o')}) u.job_label as "jobLabel", ${bandOf('o')} as "raiseBand",
         o.company_id as "companyId", o.status = 'MATCHED' as "isAccepted", o.decided_at, o.id
       from offers o join users u on u.id = o.candidate_id
       where ${isAnswer('o')} and o.decided_at > $1 and o.decided_at <= $2 and u.job_label <> ''
         and not exists (select from offers e where e.candidate_id = o.candidate_id and ${isAnswer('e')}
           and e.decided_at <= $1 and ${bandOf('e')} = ${bandOf('o')})
       order by o.candidate_id, ${bandOf('o')}, o.decided_at, o.id) first
     order by decided_at, id`,
    [since, until],
  )
  return rows
}

async function saveTallies(tx: Queries, counted: readonly Counted[], until: Date): Promise<void> {
  if (counted.length === 0) return
  await tx
    .insert(marketAnswers)
    .values(
      counted.map(({ jobLabel, raiseBand, tally }) => ({
        jobLabel,
        raiseBand,
        ...tally,
        countedUntil: until,
      })),
    )
    .onConflictDoUpdate({
      target: [marketAnswers.jobLabel, marketAnswers.raiseBand],
      set: {
        told: sql`excluded.told`,
        waiting: sql`excluded.waiting`,
        countedUntil: sql`excluded.counted_until`,
      },
    })
}
