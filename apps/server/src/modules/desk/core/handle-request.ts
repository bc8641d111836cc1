import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { recordDeed } from '../../operators/core/audit.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { finish, isThere, takeFrom, type RequestTable } from './store.ts'

/** How the trail names them. */
export const subjects: Readonly<Record<RequestTable, string>> = {
  inquiries: 'inquiry',
  more_offer_requests: 'more-request',
  agent_applications: 'application',
}

/** Takes a request, or takes it over from the colleague it was seen with. */
export async function takeRequest(
  table: RequestTable,
  { id, from }: { id: string; from: string | null },
  caller: OperatorCaller,
  { db, clock }: ApiDeps,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await takeFrom(tx, table, { id, operatorId: caller.operatorId, from })))
      await refuseChanged(tx, table, id)
    const subject = subjects[table]
    await recordDeed(
      tx,
      caller,
      { action: `${subject}.take`, subject, subjectId: id, detail: { from } },
      clock(),
    )
  })
}

/** Done, with nothing more to say. */
export async function finishRequest(
  table: RequestTable,
  id: string,
  caller: OperatorCaller,
  { db, clock }: ApiDeps,
): Promise<void> {
  const now = clock()
  await db.transaction(async (tx) => {
    if (!(await finish(tx, table, { id, operatorId: caller.operatorId, now })))
      await refuseChanged(tx, table, id)
    const subject = subjects[table]
    await recordDeed(tx, caller, { action: `${subject}.done`, subject, subjectId: id }, now)
  })
}

/** A colleague was faster, or it never was there. */
export async function refuseChanged(tx: Queries, table: RequestTable, id: string): Promise<never> {
  throw new Refusal((await isThere(tx, table, id)) ? 'CONFLICT' : 'NOT_FOUND')
}
