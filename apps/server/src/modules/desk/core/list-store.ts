import type { Queries } from '../../../platform/db/queries.ts'
import type { Place } from '../../../platform/http/cursor.ts'
import { present, type RequestTable } from './handling-store.ts'

export type RequestRow = {
  id: string
  createdAt: Date
  handledAt: Date | null
  handlerId: string | null
  handlerName: string | null
}

export type RequestStatus = 'open' | 'handled'
export type Wanted = { status: RequestStatus; limit: number; after: Place | null }

const select = (table: RequestTable, columns: string) => `
  select r.id, r.created_at as "createdAt", r.handled_at as "handledAt", h.id as "handlerId",
    h.name as "handlerName", ${columns}
  from ${table} r left join operators h on h.id = r.handled_by
  where ${present[table]}`

/** Who waits longest comes first; what is done, newest first. `columns` are SQL of ours over `r`. */
export async function listRequests<Columns>(
  db: Queries,
  table: RequestTable,
  columns: string,
  { status, limit, after }: Wanted,
): Promise<(RequestRow & Columns)[]> {
  const [is, column, beyond, order] =
    status === 'open' ? ['is null', 'created_at', '>', 'asc'] : ['is not null', 'handled_at', '<', 'desc']
  const { rows } = await db.$client.query<RequestRow & Columns>(
    `${select(table, columns)} and r.handled_at ${is}
       and ($2::timestamptz is null or (r.${column}, r.id) ${beyond} ($2::timestamptz, $3::uuid))
     order by r.${column} ${order}, r.id ${order} limit $1`,
    [limit, after?.at ?? null, after?.id ?? null],
  )
  return rows
}

export async function findRequest<Columns>(
  db: Queries,
  table: RequestTable,
  columns: string,
  id: string,
): Promise<(RequestRow & Columns) | null> {
  const { rows } = await db.$client.query<RequestRow & Columns>(`${select(table, columns)} and r.id = $1`, [
    id,
  ])
  return rows[0] ?? null
}

export async function countOpen(db: Queries, table: RequestTable): Promise<number> {
  const { rows } = await db.$client.query<{ count: number }>(
    `select count(*)::int as count from ${table} r where r.handled_at is null and ${present[table]}`,
  )
  return rows[0]?.count ?? 0
}
