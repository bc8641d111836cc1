import type { StoredPosition } from '@coffeeattack/domain/positions/position'
import { typedPatterns } from '@coffeeattack/domain/text/typed'
import type { Queries } from '../../../platform/db/queries.ts'
import { namesOf, shutsOut } from '../../candidates/core/sql.ts'
import { mayNowIn } from '../../companies/core/gates.ts'
import { recordIn, type RecordInJson } from '../../companies/core/records.ts'
import { fieldsOf, isClosed } from '../../positions/core/sql.ts'
import { COMPARED_FIELDS, likesNamed } from '../../suggestions/core/sql.ts'
import type { OpenPosition } from '../../suggestions/core/suggest-positions.ts'
import { COMPANY, type Company } from '../core/sql.ts'
import { type OffersBetween, offersBetween } from '../core/store.ts'

/** A position `p` is open, and its company `c` may know of the candidate and write. */
const isOffered = (candidateId: string) =>
  `not ${isClosed('p')} and c.active and ${mayNowIn('seeCandidates', 'c')} and not ${shutsOut(candidateId, namesOf('c.id'))}`

/** What can be searched. Each stands in a line of its own, or initials would be found where one ends and the next begins. */
const SEARCHED = `concat_ws(E'\\n', p.title, p.job_sub_label, p.job_label, c.name)`

type Wanted = { candidateId: string; jobLabel: string; q: string; limit: number }

/** What a position is compared by. */
export type ComparedPosition = Pick<
  StoredPosition,
  'jobLabel' | 'jobSubLabel' | 'salaryMin' | 'salaryMax' | 'mustHaves'
> &
  OpenPosition

/** Those of the given job group first, then the newest. */
export async function openPositions(
  db: Queries,
  { candidateId, jobLabel, q, limit }: Wanted,
): Promise<ComparedPosition[]> {
  const { rows } = await db.$client.query<ComparedPosition>({
    name: 'open-positions',
    text: `select p.id, p.job_label as "jobLabel", p.job_sub_label as "jobSubLabel", p.salary_min as "salaryMin",
        p.salary_max as "salaryMax", p.must_haves as "mustHaves", p.created_at as "createdAt",
        ${COMPARED_FIELDS} as fields, ${recordIn('c')} as record, ${likesNamed('$1')} as likes
      from positions p join companies c on c.id = p.company_id
      where ${isOffered('$1')} and ${SEARCHED} ~* all($2::text[])
      order by p.job_label = $3 desc, p.created_at desc, p.id desc limit $4`,
    values: [candidateId, typedPatterns(q), jobLabel, limit],
  })
  return rows
}

export type ShownPosition = OffersBetween & {
  id: string
  fields: StoredPosition
  company: Company
  record: RecordInJson
}

type Shown = { candidateId: string; ids: readonly string[]; today: string }

/** The whole positions, by id, with their companies and what keeps each from writing to the candidate. */
export async function findPositions(db: Queries, { candidateId, ids, today }: Shown) {
  const { rows } = await db.$client.query<ShownPosition>({
    name: 'fitting-positions',
    text: `select p.id, ${fieldsOf('p')} as fields, ${COMPANY} as company, ${recordIn('c')} as record,
        ${offersBetween('c.id', '$1', '$3')}
      from positions p join companies c on c.id = p.company_id
      where p.id = any($2::uuid[]) and ${isOffered('$1')}`,
    values: [candidateId, ids, today],
  })
  return new Map(rows.map((row) => [row.id, row]))
}
