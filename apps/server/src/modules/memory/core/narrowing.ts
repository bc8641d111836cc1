import type { Queries } from '../../../platform/db/queries.ts'
import { hidesAnybody } from './sql.ts'

/** Which of the people that a company marked are looked for; all that is given must hold. */
export type Narrowing = {
  starred?: boolean | undefined
  hidden?: boolean | undefined
  tag?: string | undefined
  list?: string | undefined
}

/** Whom the company marked so; null when it does not matter. They are few, so a search begins with them. */
export async function peopleMarked(
  db: Queries,
  companyId: string,
  { starred, hidden, tag, list }: Narrowing,
): Promise<string[] | null> {
  const values: unknown[] = [companyId]
  const say = (value: unknown) => `$${values.push(value)}`
  const marks = [
    ...(starred ? ['starred_at is not null'] : []),
    ...(hidden ? ['hidden_at is not null'] : []),
    ...(tag === undefined ? [] : [`${say(tag)} = any(tags)`]),
  ]
  const sets = [
    ...(marks.length > 0
      ? [`select candidate_id from people_marks where company_id = $1 and ${marks.join(' and ')}`]
      : []),
    ...(list === undefined
      ? []
      : [
          `select candidate_id from people_list_members
           where list_id = (select id from people_lists where id = ${say(list)} and company_id = $1)`,
        ]),
  ]
  if (sets.length === 0) return null
  const { rows } = await db.$client.query<{ ids: string[] }>(
    `select array(${sets.join('\nintersect\n')}) as ids`,
    values,
  )
  return rows[0]!.ids
}

/** Those of the companies that hide anybody at all. */
export async function companiesThatHide(db: Queries, companyIds: readonly string[]): Promise<Set<string>> {
  if (companyIds.length === 0) return new Set()
  const { rows } = await db.$client.query<{ id: string }>({
    name: 'companies-that-hide',
    text: `select id from unnest($1::uuid[]) as company (id) where ${hidesAnybody('company.id')}`,
    values: [companyIds],
  })
  return new Set(rows.map(({ id }) => id))
}
