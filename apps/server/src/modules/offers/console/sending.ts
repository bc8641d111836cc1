import { companyKey } from '@coffeeattack/domain/companies/name'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { isMassText } from '@coffeeattack/domain/offers/mass-text'
import { SENDING } from '@coffeeattack/domain/offers/sending'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { giveQuotaBack, sentCounts } from '../core/store.ts'
import {
  companyChoices,
  isGroupUndone,
  isUndone,
  recentMessages,
  undoGroup,
  undoOffer,
} from './compose-store.ts'
import { recordDeed } from '../../operators/core/audit.ts'
import { unannounceOffer } from '../core/announce.ts'

export async function showQuota({ companyId }: OperatorCaller, { db, clock }: ApiDeps) {
  if (!companyId) throw new Refusal('FORBIDDEN')
  const { sentToday, sentThisMonth } = await sentCounts(db.drizzle, companyId, clock())
  return {
    month: { sent: sentThisMonth, limit: SENDING.monthlyQuota },
    day: { sent: sentToday, limit: SENDING.dailyQuota },
  }
}

export async function checkText(message: string, caller: OperatorCaller, { db }: ApiDeps) {
  return { isMassText: isMassText(message, await recentMessages(db.drizzle, caller)) }
}

export async function chooseCompanies(q: string, { db }: ApiDeps) {
  return { items: await companyChoices(db.drizzle, companyKey(q)) }
}

/** Taken back within five minutes; whoever asks twice has taken it back. */
export async function undo(id: string, caller: OperatorCaller, { db, ids, clock }: ApiDeps): Promise<void> {
  const now = clock()
  await db.transaction(async (tx) => {
    const undone = await undoOffer(tx, id, caller, now)
    if (!undone) return tooLate(await isUndone(tx, id, caller))
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
  const now = clock()
  await db.transaction(async (tx) => {
    const undone = await undoGroup(tx, id, caller.operatorId, now)
    if (!undone) return tooLate(await isGroupUndone(tx, id, caller.operatorId))
    await unannounceOffer(tx, { ...undone, kind: 'group' }, { ids, now })
    await recordDeed(tx, caller, { action: 'curation.undo', subject: 'curation', subjectId: id }, now)
  })
}

function tooLate(isUndoneAlready: boolean | null): void {
  if (isUndoneAlready === null) throw new Refusal('NOT_FOUND')
  if (!isUndoneAlready) throw new Refusal('OFFER_UNDO_OVER')
}
