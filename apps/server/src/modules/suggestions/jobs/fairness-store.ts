import { UNKNOWN } from '@coffeeattack/domain/suggestions/fairness'
import { yearsAround } from '@coffeeattack/domain/positions/position'
import type { Queries } from '../../../platform/db/queries.ts'
import { namesOf, receivesOffers, shutsOut } from '../../candidates/core/sql.ts'
import { mayIn } from '../../companies/core/gates.ts'
import { recordIn } from '../../companies/core/records.ts'
import { isClosed } from '../../positions/core/sql.ts'
import { COMPARED_FIELDS, wantsSuggestions } from '../core/sql.ts'
import type { OpenPosition } from '../core/suggest-positions.ts'

/** The newest open positions that are looked at, and the newest people of each. */
export const SAMPLE = { positions: 1_000, people: 500 } as const

export type LookedAt = Pick<OpenPosition, 'id' | 'fields' | 'record'> & {
  companyId: string
  isNamed: boolean
}

export async function openPositions(db: Queries, now: Date): Promise<LookedAt[]> {
  const { rows } = await db.$client.query<LookedAt>(
    `select p.id, p.company_id as "companyId", p.is_named as "isNamed", ${COMPARED_FIELDS} as fields, ${recordIn('c')} as record
     from positions p join companies c on c.id = p.company_id
     where not ${isClosed('p')} and c.active and ${mayIn('send', 'c', '$1')}
     order by p.created_at desc, p.id desc limit ${SAMPLE.positions}`,
    [now],
  )
  return rows
}

/** The newest people of a position's job with about its years who want suggestions, as its list compares them. */
export async function peopleOf(db: Queries, { companyId, fields }: LookedAt, now: Date): Promise<string[]> {
  const { yearsMin, yearsMax } = yearsAround(fields)
  const { rows } = await db.$client.query<{ id: string }>({
    name: 'people-for-fairness',
    text: `select u.id from users u
      where ${receivesOffers('u', '$1')} and u.job_label = $2 and ($3::text is null or u.job_sub_label = $3)
        and u.career_months >= coalesce($4::int, 0) * 12 and ($5::int is null or u.career_months <= $5::int * 12 + 11)
        and not ${shutsOut('u.id', `array(${namesOf('$6')})`)} and ${wantsSuggestions('u.id')}
      order by u.last_active_at desc, u.id desc limit ${SAMPLE.people}`,
    values: [now, fields.jobLabel, fields.jobSubLabel, yearsMin, yearsMax, companyId],
  })
  return rows.map(({ id }) => id)
}

/** The gender that the certificate told, for the monthly ratios and nothing else (MATCH-6). No other part of suggestions reads it. */
export async function genderNames(db: Queries, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await db.$client.query<{ id: string; gender: string | null }>(
    `select id, case when certified_at is not null then gender end as gender from users where id = any($1::uuid[])`,
    [ids],
  )
  return new Map(rows.map(({ id, gender }) => [id, gender ?? UNKNOWN]))
}
