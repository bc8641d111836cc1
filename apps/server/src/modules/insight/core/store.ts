import { BAND_YEARS, type Circles } from '@coffeeattack/domain/insight/alike'
import type { Person } from '@coffeeattack/domain/insight/peers'
import type { Shown } from '@coffeeattack/domain/insight/shown'
import { and, eq, gt } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { standingShares } from '../../../platform/db/schema/insight.ts'
import { delivered } from '../../offers/core/sql.ts'
import { IS_PEER } from './sql.ts'

/** People in each direction from the middle of a band. A limit, so that the cost does not grow with the members. */
const NEAREST = 75
const BAND_MONTHS = BAND_YEARS * 12

/** Reads part of a band from one of the two indexes of peers. */
const walk = (circle: 'KIND' | 'JOB', way: 'up' | 'down') => `
  (select '${circle}' as circle, verified_income from users
   where job_label = $2 ${circle === 'KIND' ? 'and job_sub_label = $3' : ''} and ${
     way === 'up'
       ? `career_months >= middle and career_months < middle + ${BAND_MONTHS / 2}`
       : `career_months < middle and career_months >= middle - ${BAND_MONTHS / 2}`
   } and id <> $1
     and ${IS_PEER}
   order by career_months ${way === 'up' ? 'asc, id asc' : 'desc, id desc'}
   limit ${NEAREST})`

export const BANDS = `
  select circle, band, array_agg(verified_income) as incomes
  from (select band, band * ${BAND_MONTHS} + ${BAND_MONTHS / 2} as middle from unnest($4::int[]) band) bands
  cross join lateral (${[walk('KIND', 'up'), walk('KIND', 'down'), walk('JOB', 'up'), walk('JOB', 'down')].join(' union all ')}) people
  group by circle, band`

type BandsFilter = { userId: string; jobLabel: string; jobSubLabel: string; bands: readonly number[] }
type BandRow = { circle: 'KIND' | 'JOB'; band: number; incomes: number[] }

/** Other people of the same job and of its group, by years of career. */
export async function bandsOf(db: Queries, wanted: BandsFilter): Promise<Circles> {
  const { rows } = await db.$client.query<BandRow>({
    name: 'bands-of-peers',
    text: BANDS,
    values: [wanted.userId, wanted.jobLabel, wanted.jobSubLabel, wanted.bands],
  })
  return {
    kind: rows.filter(({ circle }) => circle === 'KIND'),
    job: rows.filter(({ circle }) => circle === 'JOB'),
  }
}

/** A person of the same job with a verified income, and the average of their offers, if there are any. */
export type Colleague = Person & { id: string; income: number; offered: number | null }

/** People in each direction from the given years. A limit, so that the cost does not grow with the members. */
const NEAREST_COLLEAGUES = 150

/** Reads along one of the two indexes of peers. */
const walkOfColleagues = (job: string, direction: 'up' | 'down') => `
  (select id, job_label, job_sub_label, career_months, verified_income from users
   where ${job} and career_months ${direction === 'up' ? '>=' : '<'} $3
     and ${IS_PEER}
   order by career_months ${direction === 'up' ? 'asc, id asc' : 'desc, id desc'}
   limit ${NEAREST_COLLEAGUES})`

const KIND = 'job_label = $1 and job_sub_label = $2'
const JOB = 'job_label = $1'

export const COLLEAGUES = `
  with nearest as (${[walkOfColleagues(KIND, 'up'), walkOfColleagues(KIND, 'down'), walkOfColleagues(JOB, 'up'), walkOfColleagues(JOB, 'down')].join(' union ')})
  select id, job_label as "jobLabel", coalesce(job_sub_label, '') as "jobSubLabel", career_months as "totalMonth",
    verified_income as income,
    (select avg((salary_min + salary_max) / 2.0)::float from offers
     where candidate_id = nearest.id and salary_min is not null and ${delivered('offers', '$4')}) as offered
  from nearest`

/** The nearest people in years, of the same job and of its group. */
export async function colleaguesOf(db: Queries, me: Person, now: Date): Promise<Colleague[]> {
  const { rows } = await db.$client.query<Colleague>({
    name: 'colleagues',
    text: COLLEAGUES,
    values: [me.jobLabel, me.jobSubLabel, me.totalMonth, now],
  })
  return rows
}

/** The content of a share that has not ended, for its page and its picture. */
export async function findShown(db: Queries, id: string, now: Date): Promise<Shown | null> {
  const [found] = await db
    .select({ shown: standingShares.shown })
    .from(standingShares)
    .where(and(eq(standingShares.id, id), gt(standingShares.expiresAt, now)))
  return found?.shown ?? null
}
