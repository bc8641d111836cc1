import type { Queries } from '../../../platform/db/queries.ts'
import { works } from '../../operators/core/sql.ts'

/** Mail addresses of the company's recruiters: they read its statements in the console (KEEP-6). */
export async function billedPeople(db: Queries, companyId: string): Promise<string[]> {
  const { rows } = await db.$client.query<{ email: string }>(
    `select email from operators where company_id = $1 and ${works('operators')} order by email`,
    [companyId],
  )
  return rows.map(({ email }) => email)
}
