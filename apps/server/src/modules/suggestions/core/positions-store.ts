import { SUGGESTIONS } from '@coffeeattack/domain/suggestions/interest'
import type { Queries } from '../../../platform/db/queries.ts'
import { recordIn } from '../../companies/core/records.ts'
import { COMPANY, type Company } from '../../offers/core/sql.ts'
import { COMPARED_FIELDS, isShownTo, likesNamed, stands } from './sql.ts'
import type { OpenPosition } from './suggest-positions.ts'

export type SuggestedRow = OpenPosition & {
  companyId: string
  /** Null where the position does not name it. */
  company: Company | null
  interestedAt: Date | null
}

const SELECT = `
  select p.id, p.company_id as "companyId", p.created_at as "createdAt", ${COMPARED_FIELDS} as fields,
    case when p.is_named then ${COMPANY} end as company, ${recordIn('c')} as record, ${likesNamed('$1')} as likes,
    (select said.said_at from position_interests said
     where said.position_id = p.id and said.candidate_id = $1 and ${stands('said')}) as "interestedAt"
  from positions p join companies c on c.id = p.company_id
  where ${isShownTo({ candidateId: '$1', now: '$2', today: '$3' })}`

type Asked = { userId: string; now: Date; today: string }

/** The newest open positions of a job group that may be shown to the person; one more than are compared tells whether there are others. */
export async function positionsOfGroup(
  db: Queries,
  { userId, now, today }: Asked,
  jobLabel: string,
): Promise<SuggestedRow[]> {
  const { rows } = await db.$client.query<SuggestedRow>({
    name: 'suggested-positions',
    text: `${SELECT} and p.job_label = $4
      order by p.created_at desc, p.id desc limit ${SUGGESTIONS.positions + 1}`,
    values: [userId, now, today, jobLabel],
  })
  return rows
}

/** The same position by its id; null when it may not be shown to the person, for whatever reason. */
export async function positionShown(db: Queries, { userId, now, today }: Asked, id: string) {
  const { rows } = await db.$client.query<SuggestedRow>({
    name: 'suggested-position',
    text: `${SELECT} and p.id = $4`,
    values: [userId, now, today, id],
  })
  return rows[0] ?? null
}

/** Open positions of a company that goes by this name and shows it, of every job group. */
export async function positionsOfCompany(db: Queries, { userId, now, today }: Asked, key: string) {
  const { rows } = await db.$client.query<SuggestedRow>({
    name: 'suggested-positions-of-company',
    text: `${SELECT} and p.is_named and c.id in (
        select id from companies where key = $4 union all select company_id from company_aliases where key = $4)
      order by p.created_at desc, p.id desc limit 50`,
    values: [userId, now, today, key],
  })
  return rows
}
