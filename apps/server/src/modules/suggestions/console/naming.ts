import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { positions } from '../../../platform/db/schema/positions.ts'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { changed } from '../../notifications/core/live.ts'
import { recordDeed } from '../../operators/core/audit.ts'
import { findPosition, owned } from '../../positions/core/store.ts'

export async function showNaming(id: string, { companyId }: OperatorCaller, { db }: ApiDeps) {
  if (!companyId) throw new Refusal('FORBIDDEN')
  const { isNamed } = await findPosition(db.drizzle, { companyId, id })
  return { isNamed }
}

/** Whether suggestions name the company with this position (MATCH-1). The last word of two colleagues counts. */
export async function nameCompany(
  { id, isNamed }: { id: string; isNamed: boolean },
  caller: OperatorCaller,
  { db, clock }: ApiDeps,
) {
  const { companyId } = caller
  if (!companyId) throw new Refusal('FORBIDDEN')
  const now = clock()
  await db.transaction(async (tx) => {
    const done = await tx
      .update(positions)
      .set({ isNamed })
      .where(owned({ companyId, id }))
      .returning({ id: positions.id })
    if (done.length === 0) throw new Refusal('NOT_FOUND')
    await changed(tx, ['positions'], [companyId], now)
    await recordDeed(
      tx,
      caller,
      { action: 'position.name', subject: 'position', subjectId: id, detail: { isNamed } },
      now,
    )
  })
  return { isNamed }
}
