import type { Person } from '@coffeeattack/domain/report/peers'
import type { Queries } from '../../../platform/db/queries.ts'

/** Somebody of the same job with a verified income, and what companies offered them on average, if any did. */
export type Colleague = Person & { income: number; offered: number | null }

/** Each way from the person's own years: enough for any figure, and the call never grows with the members. */
const NEAREST = 150

/** A walk along one of the two indexes of peers. Their condition stands in it word for word, or they would not serve. */
const walk = (job: string, direction: 'up' | 'down') => `
  (select id, job_label, job_sub_label, career_months, verified_income from users
   where ${job} and career_months ${direction === 'up' ? '>=' : '<'} $4
     and verified_income > 0 and certified_at is not null and deleted_at is null
   order by career_months ${direction === 'up' ? 'asc, id asc' : 'desc, id desc'}
   limit ${NEAREST})`

const KIND = 'job_label = $2 and job_sub_label = $3'
const JOB = 'job_label = $2'

export const COLLEAGUES = `
  with nearest as (${[walk(KIND, 'up'), walk(KIND, 'down'), walk(JOB, 'up'), walk(JOB, 'down')].join(' union ')})
  select job_label as "jobLabel", coalesce(job_sub_label, '') as "jobSubLabel", career_months as "totalMonth",
    verified_income as income,
    (select avg((salary_min + salary_max) / 2.0)::float from offers
     where candidate_id = nearest.id and salary_min is not null and deliver_at <= $5 and undone_at is null) as offered
  from nearest where id <> $1`

type Wanted = { userId: string; me: Person; now: Date }

/** Those nearest in years, of the same kind of job and of the whole job. */
export async function colleaguesOf(db: Queries, { userId, me, now }: Wanted): Promise<Colleague[]> {
  const values = [userId, me.jobLabel, me.jobSubLabel, me.totalMonth, now]
  return (await db.$client.query<Colleague>(COLLEAGUES, values)).rows
}
