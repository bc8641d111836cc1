import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { DeedAction } from '@coffeeattack/domain/operators/deeds'
import type { Queries } from '../../../platform/db/queries.ts'
import { companyOf, type OperatorCaller } from '../../../platform/http/caller.ts'
import { cursorAt, cutPage, type PageQuery, placeIn } from '../../../platform/http/cursor.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { changed } from '../../notifications/core/live.ts'
import { recordDeed } from '../../operators/core/audit.ts'
import { findPosition, type Owned, type PositionRow } from '../core/store.ts'
import { fieldsOf, type GivenPosition, listedOf, showOne } from './shown.ts'
import {
  changePosition,
  countByStatus,
  insertPosition,
  listOf,
  type PositionFields,
  sentFor,
  stagesOf,
  type Status,
} from './store.ts'

const PAGE = 50

type PositionsQuery = PageQuery & { status?: Status | undefined }

/** The company's positions (BIZ-9), with where their people stand. */
export async function listPositions(query: PositionsQuery, caller: OperatorCaller, deps: ApiDeps) {
  const { status = 'open', cursor, limit = PAGE } = query
  const companyId = companyOf(caller)
  const { drizzle } = deps.db
  const rows = await listOf(drizzle, { companyId, status, after: placeIn(cursor), limit: limit + 1 })
  const { page, nextCursor } = cutPage(rows, limit, ({ createdAt: at, id }) => cursorAt({ at, id }))
  const ids = page.map(({ id }) => id)
  const [stages, sent, counts] = await Promise.all([
    stagesOf(drizzle, companyId, ids, deps.clock()),
    sentFor(drizzle, companyId, ids),
    countByStatus(drizzle, companyId),
  ])
  return {
    items: page.map((row) => listedOf(row, { stages: stages(row.id), sent: sent(row.id) })),
    counts,
    nextCursor,
  }
}

export async function showPosition(id: string, caller: OperatorCaller, { db, clock }: ApiDeps) {
  return showOne(db.drizzle, { companyId: companyOf(caller), id }, clock())
}

export async function createPosition(given: GivenPosition, caller: OperatorCaller, deps: ApiDeps) {
  const which = { companyId: companyOf(caller), id: deps.ids.next() }
  return deps.db.transaction(async (tx) => {
    const now = deps.clock()
    await insertPosition(tx, { ...fieldsOf(given), ...which, createdBy: caller.operatorId, createdAt: now })
    await tellOf(tx, which, 'position.create', caller, now)
    return showOne(tx, which, now)
  })
}

type Seen = { id: string; seen: number }

export async function editPosition(
  { id, seen, ...given }: GivenPosition & Seen,
  caller: OperatorCaller,
  deps: ApiDeps,
) {
  return change({ id, seen }, fieldsOf(given), 'position.change', caller, deps)
}

/** What was sent goes on; nothing new is sent for it. */
export const closePosition = (seen: Seen, caller: OperatorCaller, deps: ApiDeps) =>
  change(seen, { closedAt: deps.clock() }, 'position.close', caller, deps)

export const reopenPosition = (seen: Seen, caller: OperatorCaller, deps: ApiDeps) =>
  change(seen, { closedAt: null }, 'position.open', caller, deps)

/** One wins of two who change it at once: the other is told, and sees what it is now. */
async function change(
  { id, seen }: Seen,
  given: PositionFields | Pick<PositionRow, 'closedAt'>,
  action: DeedAction,
  caller: OperatorCaller,
  deps: ApiDeps,
) {
  const which = { companyId: companyOf(caller), id }
  return deps.db.transaction(async (tx) => {
    const now = deps.clock()
    if (!(await changePosition(tx, { ...which, seen }, given))) {
      await findPosition(tx, which)
      throw new Refusal('CONFLICT')
    }
    await tellOf(tx, which, action, caller, now)
    return showOne(tx, which, now)
  })
}

async function tellOf(
  tx: Queries,
  { companyId, id }: Owned,
  action: DeedAction,
  caller: OperatorCaller,
  now: Date,
) {
  await changed(tx, ['positions'], [companyId], now)
  await recordDeed(tx, caller, { action, subject: 'position', subjectId: id }, now)
}
