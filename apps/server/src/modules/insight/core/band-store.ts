import { BAND_YEARS, type Circles } from '@coffeeattack/domain/standing/alike'
import type { Queries } from '../../../platform/db/queries.ts'

/** Each way from the middle of a band: enough for its figure, and the call never grows with the members. */
const NEAREST = 75
const BAND_MONTHS = BAND_YEARS * 12

/** Part of a band, along one of the two indexes of peers; their condition stands in it word for word. */
const walk = (circle: 'KIND' | 'JOB', way: 'up' | 'down') => `
  (select '${circle}' as circle, verified_income from users
   where job_label = $2 ${circle === 'KIND' ? 'and job_sub_label = $3' : ''} and ${
     way === 'up'
       ? `career_months >= middle and career_months < middle + ${BAND_MONTHS / 2}`
       : `career_months < middle and career_months >= middle - ${BAND_MONTHS / 2}`
   } and id <> $1
     and verified_income > 0 and certified_at is not null and deleted_at is null
   order by career_months ${way === 'up' ? 'asc, id asc' : 'desc, id desc'}
   limit ${NEAREST})`

export const BANDS = `
  select circle, band, array_agg(verified_income) as incomes
  from (select band, band * ${BAND_MONTHS} + ${BAND_MONTHS / 2} as middle from unnest($4::int[]) band) bands
  cross join lateral (${[walk('KIND', 'up'), walk('KIND', 'down'), walk('JOB', 'up'), walk('JOB', 'down')].join(' union all ')}) people
  group by circle, band`

type Wanted = { userId: string; jobLabel: string; jobSubLabel: string; bands: readonly number[] }
type BandRow = { circle: 'KIND' | 'JOB'; band: number; incomes: number[] }

/** Others of the same kind of job and of the whole job, by how long they have worked. */
export async function bandsOf(db: Queries, wanted: Wanted): Promise<Circles> {
  const values = [wanted.userId, wanted.jobLabel, wanted.jobSubLabel, wanted.bands]
  const { rows } = await db.$client.query<BandRow>(BANDS, values)
  return {
    kind: rows.filter(({ circle }) => circle === 'KIND'),
    job: rows.filter(({ circle }) => circle === 'JOB'),
  }
}
