import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { Queries } from '../../../platform/db/queries.ts'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { PageQuery } from '../../../platform/http/cursor.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { recordDeed } from '../../operators/core/audit.ts'
import { historyOf } from '../core/read-room.ts'
import { showOpened } from './show-room.ts'
import { findRoom, type RoomRow } from './store.ts'

/** One room of the caller; opening it is recorded in the audit trail. */
export async function openRoom(id: string, caller: OperatorCaller, deps: ApiDeps) {
  const row = await deps.db.transaction((tx) => viewed(tx, id, caller, deps.clock()))
  return opened(row, caller, deps)
}

export async function opened(row: RoomRow, caller: OperatorCaller, deps: ApiDeps) {
  const room = await showOpened(row, caller, deps)
  if (!room) throw new Refusal('NOT_FOUND')
  return room
}

/** The messages; starting to read is recorded in the audit trail. */
export async function readMessages(
  id: string,
  page: PageQuery,
  caller: OperatorCaller,
  { db, clock }: ApiDeps,
) {
  const now = clock()
  return db.transaction(async (tx) => {
    if (page.cursor === undefined) await viewed(tx, id, caller, now)
    else await reached(tx, id, caller)
    return historyOf(tx, id, page, { side: 'operator', now })
  })
}

export async function reached(tx: Queries, id: string, caller: OperatorCaller): Promise<RoomRow> {
  const row = await findRoom(tx, caller, id)
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}

async function viewed(tx: Queries, id: string, caller: OperatorCaller, now: Date): Promise<RoomRow> {
  const row = await reached(tx, id, caller)
  await recordDeed(tx, caller, { action: 'room.view', subject: 'room', subjectId: id }, now)
  return row
}
