import type { Queries } from '../../../platform/db/queries.ts'
import type { NameQuery } from './name-query.ts'

export type FoundCompany = { name: string; logo: string | null; active: boolean; keys: string[] }

const CANDIDATES = 500

/** Companies that go by such a name, under any of their names; those whose first name begins so come first. */
export async function companiesLike(db: Queries, { pattern, pairs }: NameQuery): Promise<FoundCompany[]> {
  const { rows } = await db.$client.query<FoundCompany>(
    `select name, logo, active,
       key || array(select alias.key from company_aliases alias where alias.company_id = companies.id) as keys
     from companies
     where id in (
       select id from companies where search_pairs(initials(key)) @> $2 and key ~ $1
       union
       select company_id from company_aliases where search_pairs(initials(key)) @> $2 and key ~ $1)
     order by key !~ ('^' || $1), active desc, name, id
     limit ${CANDIDATES}`,
    [pattern, pairs],
  )
  return rows
}
