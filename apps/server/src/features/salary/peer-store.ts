import type { Person } from '@coffeeattack/domain/report/peers'
import type { Queries } from '../../db/queries.ts'

/** Somebody of the same job with a verified income, and what companies offered them on average, if any did. */
export type Colleague = Person & { income: number; offered: number | null }

/** Enough for any figure; the call must not grow with the number of members. */
const NEAREST = 500

type Wanted = { userId: string; me: Person; mayWiden: boolean; now: Date }

/** Those nearest in kind of job and years come first, so that a cut takes away the farthest. */
export async function colleaguesOf(db: Queries, { userId, me, mayWiden, now }: Wanted): Promise<Colleague[]> {
  const { rows } = await db.$client.query<Colleague>(
    `select job_label as "jobLabel", job_sub_label as "jobSubLabel", career_months as "totalMonth",
       verified_income as income,
       (select avg((salary_min + salary_max) / 2.0)::float from offers
        where candidate_id = users.id and salary_min is not null and deliver_at <= $5 and undone_at is null) as offered
     from users
     where job_label = $2 and ($6 or job_sub_label = $3) and id <> $1
       and verified_income > 0 and certified_at is not null and deleted_at is null
     order by (job_sub_label = $3) desc, abs(career_months - $4), id
     limit ${NEAREST}`,
    [userId, me.jobLabel, me.jobSubLabel, me.totalMonth, now, mayWiden],
  )
  return rows
}
