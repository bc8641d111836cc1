import type { SalaryType } from '@coffeeattack/domain/salary/items'
import type { Queries } from '../../../platform/db/queries.ts'
import { countedYearOf } from '../../verification/core/sql.ts'
import { namesOf, receivesOffers, shutsOut } from './sql.ts'

/** Every name under which a candidate may have shut this company out (OFR-13). */
export async function viewerKeys(db: Queries, companyId: string): Promise<string[]> {
  const { rows } = await db.$client.query<{ company_key: string }>({
    name: 'viewer-keys',
    text: namesOf('$1'),
    values: [companyId],
  })
  return rows.map(({ company_key }) => company_key)
}

export type Visible = {
  lastActiveAt: Date
  verifiedIncome: number | null
  /** The year and the office of that income. */
  incomeYear: number | null
  incomeSource: SalaryType
}

/** The candidate if a company of these names may know of them; null otherwise. Our own people pass no names. */
export async function findVisible(db: Queries, id: string, keys: readonly string[], now: Date) {
  return (await visibleAmong(db, [id], keys, now)).get(id) ?? null
}

/** Those of the candidates whom a company of these names may know of, by id. */
export async function visibleAmong(db: Queries, ids: readonly string[], keys: readonly string[], now: Date) {
  const { rows } = await db.$client.query<Visible & { id: string }>({
    name: 'visible-candidates',
    text: `select id, last_active_at as "lastActiveAt", verified_income as "verifiedIncome",
             ${countedYearOf('users')} as "incomeYear", salary_type as "incomeSource" from users
           where id = any($1) and ${receivesOffers('users', '$2')} and not ${shutsOut('users.id', '$3')}`,
    values: [ids, now, keys],
  })
  return new Map(rows.map(({ id, ...visible }) => [id, visible]))
}
