import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { partsOf } from '@coffeeattack/domain/offers/whole-pay'
import type { DeedAction } from '@coffeeattack/domain/operators/deeds'
import {
  listedFields,
  type PositionDraft,
  type PositionFieldName,
  positionFieldNames,
  type StoredPosition,
} from '@coffeeattack/domain/positions/position'
import { wageProblems } from '@coffeeattack/domain/safety/minimum-wage'
import type { Queries } from '../../../platform/db/queries.ts'
import { companyOf, type OperatorCaller } from '../../../platform/http/caller.ts'
import { cursorAt, cutPage, type PageQuery, placeIn } from '../../../platform/http/cursor.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { changed } from '../../notifications/core/live.ts'
import { type PayColumns, payColumns } from '../../offers/core/store.ts'
import { recordDeed } from '../../operators/core/audit.ts'
import { findPosition, type Owned, type PositionRow } from '../core/store.ts'
import {
  changePosition,
  countByStatus,
  figuresOf,
  insertPosition,
  listOf,
  type PositionColumns,
  sentFor,
  type Stages,
  stagesOf,
  type Status,
} from './store.ts'

const PAGE = 50

type PositionsQuery = PageQuery & { status?: Status | undefined }

/** The company's positions (BIZ-9), each with the number of people at each stage. */
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

export async function createPosition(given: PositionDraft, caller: OperatorCaller, deps: ApiDeps) {
  const which = { companyId: companyOf(caller), id: deps.ids.next() }
  refuseBelowWage(given, deps.clock())
  return deps.db.transaction(async (tx) => {
    const now = deps.clock()
    await insertPosition(tx, { ...columnsOf(given), ...which, createdBy: caller.operatorId, createdAt: now })
    await tellOf(tx, which, 'position.create', caller, now)
    return showOne(tx, which, now)
  })
}

type Seen = { id: string; seen: number }

export async function editPosition(
  { id, seen, ...given }: PositionDraft & Seen,
  caller: OperatorCaller,
  deps: ApiDeps,
) {
  refuseBelowWage(given, deps.clock())
  return change({ id, seen }, columnsOf(given), 'position.change', caller, deps)
}

/** The law forbids job information below the minimum wage (FIRM-9). */
function refuseBelowWage(given: Pick<PositionDraft, 'salaryMin'>, now: Date): void {
  const fields = wageProblems(given, now)
  if (fields.salaryMin) throw new Refusal('INVALID_INPUT', { fields })
}

/** Offers that were sent go on; no new offer can be sent for it. */
export const closePosition = (seen: Seen, caller: OperatorCaller, deps: ApiDeps) =>
  change(seen, { closedAt: deps.clock() }, 'position.close', caller, deps)

export const reopenPosition = (seen: Seen, caller: OperatorCaller, deps: ApiDeps) =>
  change(seen, { closedAt: null }, 'position.open', caller, deps)

/** The version decides between two changes at once: the second answers 409, and its client loads the new version. */
async function change(
  { id, seen }: Seen,
  given: PositionColumns | Pick<PositionRow, 'closedAt'>,
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

/** A change answers with the whole position, as its page shows it. */
async function showOne(db: Queries, which: Owned, now: Date) {
  const row = await findPosition(db, which)
  const stages = await stagesOf(db, which.companyId, [which.id], now)
  const { sent, answerHours, ...figures } = await figuresOf(db, which)
  return {
    ...listedOf(row, { stages: stages(row.id), sent }),
    ...pick(row, positionFieldNames),
    version: row.version,
    figures: { ...figures, answerHours: answerHours === null ? null : Math.round(answerHours * 10) / 10 },
  }
}

const listedOf = (row: PositionRow, counts: { stages: Stages; sent: number }) => ({
  id: row.id,
  ...pick(row, listedFields),
  createdAt: row.createdAt.toISOString(),
  closedAt: row.closedAt?.toISOString() ?? null,
  ...counts,
})

const pick = <Name extends PositionFieldName>(row: Pick<StoredPosition, Name>, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<StoredPosition, Name>

/** Texts without outer spaces, lines without duplicates. The contract refuses a position without a salary. */
function columnsOf({ pay, ...fields }: PositionDraft): PositionColumns {
  const tidy = (value: unknown): unknown => {
    if (typeof value === 'string') return value.trim()
    return Array.isArray(value) ? [...new Set(value.map(tidy))] : value
  }
  const columns = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, tidy(value)]))
  return { ...(columns as Omit<PositionColumns, keyof PayColumns>), ...payColumns(partsOf(pay)) }
}
