import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { Queries } from '../../../platform/db/queries.ts'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import { cursorAt, cutPage, type PageQuery, placeIn } from '../../../platform/http/cursor.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { changedForAgents } from '../../notifications/core/live.ts'
import { recordDeed } from '../../operators/core/audit.ts'
import {
  countOpen,
  finish,
  isObjection,
  isThere,
  LISTS,
  listRequests,
  type RequestRow,
  type RequestStatus,
  type RequestTable,
  takeFrom,
} from '../core/store.ts'

export type RequestsQuery = PageQuery & {
  status?: RequestStatus | undefined
}

const PAGE = 50

type RequestsPage<Columns> = { rows: (RequestRow & Columns)[]; openCount: number; nextCursor: string | null }

/** One page of requests, the number of open ones, and the cursor of the next page. */
export async function pageOfRequests<Columns>(
  table: RequestTable,
  columns: string,
  query: RequestsQuery,
  { db }: ApiDeps,
): Promise<RequestsPage<Columns>> {
  const status = query.status ?? 'open'
  const limit = query.limit ?? PAGE
  const wanted = { status, limit: limit + 1, after: placeIn(query.cursor) }
  const [rows, openCount] = await Promise.all([
    listRequests<Columns>(db.drizzle, table, columns, wanted),
    countOpen(db.drizzle, table),
  ])
  const { page, nextCursor } = cutPage(rows, limit, (last) => {
    const at = status === 'handled' ? last.handledAt : last.createdAt
    return at && cursorAt({ at, id: last.id })
  })
  return {
    rows: page,
    openCount,
    nextCursor,
  }
}

/** Who handles a request, for every list. */
export function handlingOf({ id, createdAt, handledAt, handlerId, handlerName }: RequestRow) {
  return {
    id,
    createdAt: createdAt.toISOString(),
    handler: handlerId === null ? null : { id: handlerId, name: handlerName ?? '' },
    handledAt: handledAt?.toISOString() ?? null,
  }
}

/** The subjects of the audit trail. */
const subjects = {
  inquiries: 'inquiry',
  company_inquiries: 'inquiry',
  more_offer_requests: 'more-request',
  agent_applications: 'application',
  kept_words: 'kept-word',
} as const satisfies Record<RequestTable, string>

/** Takes a request, or takes it over from the colleague who had it when the agent looked. */
export async function takeRequest(
  table: RequestTable,
  { id, from }: { id: string; from: string | null },
  caller: OperatorCaller,
  { db, clock }: ApiDeps,
): Promise<void> {
  const now = clock()
  await db.transaction(async (tx) => {
    if (!(await takeFrom(tx, table, { id, operatorId: caller.operatorId, from })))
      await refuseChanged(tx, table, id)
    const subject = subjects[table]
    await recordDeed(tx, caller, { action: `${subject}.take`, subject, subjectId: id, detail: { from } }, now)
    await changedForAgents(tx, [LISTS[table]], now)
  })
}

/** Marks a request as done without an answer. An objection to suggestions is always answered (MATCH-5). */
export async function finishRequest(
  table: RequestTable,
  id: string,
  caller: OperatorCaller,
  { db, clock }: ApiDeps,
): Promise<void> {
  const now = clock()
  await db.transaction(async (tx) => {
    if (table === 'inquiries' && (await isObjection(tx, id))) throw new Refusal('OBJECTION_UNANSWERED')
    if (!(await finish(tx, table, { id, operatorId: caller.operatorId, now })))
      await refuseChanged(tx, table, id)
    const subject = subjects[table]
    await recordDeed(tx, caller, { action: `${subject}.done`, subject, subjectId: id }, now)
    await changedForAgents(tx, [LISTS[table]], now)
  })
}

/** Refuses with 409 when a colleague was faster, with 404 when there is no such request. */
export async function refuseChanged(tx: Queries, table: RequestTable, id: string): Promise<never> {
  throw new Refusal((await isThere(tx, table, id)) ? 'CONFLICT' : 'NOT_FOUND')
}
