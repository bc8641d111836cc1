import type { Queries } from '../../../platform/db/queries.ts'

export type CompanyRow = {
  id: string
  name: string
  businessNumber: string | null
  logo: string | null
  domain: string
  aliases: string[]
  affiliates: { id: string; name: string }[]
  isVerified: boolean
  active: boolean
  recruiterCount: number
  createdAt: Date
}

const COLUMNS = `
  company.id, company.name, company.business_number as "businessNumber", company.logo, company.domain,
  company.active, company.verified_at is not null as "isVerified", company.created_at as "createdAt",
  array(select alias.name from company_aliases alias where alias.company_id = company.id order by alias.name) as aliases,
  coalesce((
    select json_agg(json_build_object('id', kin.id, 'name', kin.name) order by kin.name, kin.id)
    from companies kin where kin.group_id = company.group_id and kin.id <> company.id), '[]') as affiliates,
  (select count(*)::int from operators
   where operators.company_id = company.id and operators.disabled_at is null) as "recruiterCount"`

/** Found by a part of any name as it is folded, or by the beginning of the number. */
const MATCHES = `(
  ($1 <> '' and strpos(company.key, $1) > 0)
  or ($1 <> '' and exists (
    select from company_aliases alias where alias.company_id = company.id and strpos(alias.key, $1) > 0))
  or ($2 <> '' and starts_with(company.business_number, $2)))`

export type Place = { name: string; id: string }
type Wanted = { key: string; digits: string; isAll: boolean; after: Place | null; limit: number }

export async function findCompanies(db: Queries, { key, digits, isAll, after, limit }: Wanted) {
  const { rows } = await db.$client.query<CompanyRow>(
    `select ${COLUMNS} from companies company
     where ($3 or ${MATCHES})
       and ($4::text is null or (company.name, company.id) > ($4::text, $5::uuid))
     order by company.name, company.id limit $6`,
    [key, digits, isAll, after?.name ?? null, after?.id ?? null, limit],
  )
  return rows
}

export async function findCompany(db: Queries, id: string): Promise<CompanyRow | null> {
  const { rows } = await db.$client.query<CompanyRow>(
    `select ${COLUMNS} from companies company where company.id = $1`,
    [id],
  )
  return rows[0] ?? null
}
