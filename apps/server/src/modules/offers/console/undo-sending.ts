import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { recordDeed } from '../../operators/core/audit.ts'
import { unannounceOffer } from '../core/announce.ts'
import { giveQuotaBack } from '../core/store.ts'
import { isGroupUndone, isUndone, undoGroup, undoOffer } from './compose-store.ts'

/** Takes an offer back within five minutes; a second call changes nothing and succeeds. */
export async function undo(id: string, caller: OperatorCaller, { db, ids, clock }: ApiDeps): Promise<void> {
  await db.transaction(async (tx) => {
    const undone = await undoOffer(tx, id, caller, clock)
    if (!undone) return tooLate(await isUndone(tx, id, caller))
    const now = undone.undoneAt
    if (!undone.isMaster && undone.companyId) await giveQuotaBack(tx, undone.companyId, undone.createdAt)
    await unannounceOffer(tx, { ...undone, kind: 'offer' }, { ids, now })
    await recordDeed(tx, caller, { action: 'offer.undo', subject: 'offer', subjectId: id }, now)
  })
}

export async function undoCuration(
  id: string,
  caller: OperatorCaller,
  { db, ids, clock }: ApiDeps,
): Promise<void> {
  await db.transaction(async (tx) => {
    const undone = await undoGroup(tx, id, caller.operatorId, clock)
    if (!undone) return tooLate(await isGroupUndone(tx, id, caller.operatorId))
    const now = undone.undoneAt
    await unannounceOffer(tx, { ...undone, kind: 'group' }, { ids, now })
    await recordDeed(tx, caller, { action: 'curation.undo', subject: 'curation', subjectId: id }, now)
  })
}

function tooLate(isUndoneAlready: boolean | null): void {
  if (isUndoneAlready === null) throw new Refusal('NOT_FOUND')
  if (!isUndoneAlready) throw new Refusal('OFFER_UNDO_OVER')
}
