import type { Queries } from '../../../platform/db/queries.ts'

/** Narrows a search to people whom the company marked. All given conditions must hold. */
export type Narrowing = {
  starred?: boolean | undefined
  hidden?: boolean | undefined
  tag?: string | undefined
  list?: string | undefined
}

/** The ids of these people; null if the search is not narrowed. They are few, so a search starts from them. */
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
