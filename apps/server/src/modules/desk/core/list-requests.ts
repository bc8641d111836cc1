import { cursorAt, placeIn } from '../../../platform/http/cursor.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { type RequestTable, countOpen, listRequests, type RequestRow, type RequestStatus } from './store.ts'

export type Asked = {
  status?: RequestStatus | undefined
  cursor?: string | undefined
  limit?: number | undefined
}

const PAGE = 50

type Page<Columns> = { rows: (RequestRow & Columns)[]; openCount: number; nextCursor: string | null }

/** One page of what people asked, how much of it is open, and where it goes on. */
export async function pageOfRequests<Columns>(
  table: RequestTable,
  columns: string,
  asked: Asked,
  { db }: ApiDeps,
): Promise<Page<Columns>> {
  const status = asked.status ?? 'open'
  const limit = asked.limit ?? PAGE
  const wanted = { status, limit: limit + 1, after: placeIn(asked.cursor) }
  const [rows, openCount] = await Promise.all([
    listRequests<Columns>(db.drizzle, table, columns, wanted),
    countOpen(db.drizzle, table),
  ])
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  const at = status === 'open' ? last?.createdAt : last?.handledAt
  return {
    rows: page,
    openCount,
    nextCursor: last && at && rows.length > limit ? cursorAt({ at, id: last.id }) : null,
  }
}

/** What every list says of who sees to it. */
export function handlingOf({ id, createdAt, handledAt, handlerId, handlerName }: RequestRow) {
  return {
    id,
    createdAt: createdAt.toISOString(),
    handler: handlerId === null ? null : { id: handlerId, name: handlerName ?? '' },
    handledAt: handledAt?.toISOString() ?? null,
  }
}
