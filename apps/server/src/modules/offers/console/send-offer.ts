import type { Calls } from '@coffeeattack/contract/calls'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { formatDay } from '@coffeeattack/domain/kst'
import { expiresAt, expiryDay } from '@coffeeattack/domain/offers/deadline'
import { deliverAt, isMassText } from '@coffeeattack/domain/offers/sending'
import { partsOf } from '@coffeeattack/domain/offers/whole-pay'
import { wageProblems } from '@coffeeattack/domain/safety/minimum-wage'
import type { Queries } from '../../../platform/db/queries.ts'
import { isUniqueViolation } from '../../../platform/db/sql-state.ts'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps, HandlerInput } from '../../../platform/http/handle.ts'
import { findVisible, type Visible } from '../../candidates/core/visibility.ts'
import { quotaOf } from '../../companies/core/quotas.ts'
import { reopenWishOf } from '../../desk/core/wishes.ts'
import { recordDeed } from '../../operators/core/audit.ts'
import { refuseClosedPosition } from '../../positions/core/store.ts'
import { noteSignals } from '../../safety/core/cases.ts'
import { refuseStopped } from '../../safety/core/stopped.ts'
import { giveQuotaBack, incomeColumns, payColumns, takeQuota } from '../core/store.ts'
import { announceOffer, unannounceOffer } from './announce-offer.ts'
import { candidateFor, NOT_FROM_THIS_COMPANY, whyNot } from './before-sending.ts'
import {
  activeCompanies,
  insertOffer,
  isGroupUndone,
  findUndone,
  recentMessages,
  undoGroup,
  undoOffer,
} from './compose-store.ts'

type NewOffer = HandlerInput<Calls['POST /console/offers']>['body']

/** Sends one offer or message to one candidate. It is delivered when it can no longer be undone (BIZ-3, TRUST-7). */
export async function sendOffer(given: NewOffer, caller: OperatorCaller, deps: ApiDeps) {
  const now = deps.clock()
  const companyId = senderCompany(given, caller)
  const pay = given.isJustMessage ? null : partsOf(given.pay)
  if (!given.isJustMessage) refuseBelowWage(given, now)
  try {
    return await deps.db.transaction(async (tx) => {
      await refuseStopped(tx, caller, now)
      const pair = { companyId, candidateId: given.candidateId }
      if (given.positionId) await refuseForeignPosition(tx, given.positionId, caller)
      const seen = await refuseUnreachable(tx, pair, { caller, now })
      if (caller.role === 'recruiter' && companyId) await countOne(tx, companyId, now)
      const recent = await recentMessages(tx, { companyId, operatorId: caller.operatorId })
      const row = rowOf({ ...given, pay }, { companyId, caller, seen, id: deps.ids.next(), now })
      await insertOffer(tx, row)
      await announceOffer(tx, { ...row, kind: 'offer' }, { ids: deps.ids, now }, pay ? { [row.id]: pay } : {})
      if (companyId) await noteSignals(tx, signalOf(row, companyId), { ids: deps.ids, now })
      await recordDeed(tx, caller, { action: 'offer.send', subject: 'offer', subjectId: row.id }, now)
      return {
        id: row.id,
        deliverAt: row.deliverAt.toISOString(),
        expiredAt: expiresAt(now).toISOString(),
        isMassText: isMassText(given.message, recent),
      }
    })
  } catch (error) {
    // A colleague was faster.
    if (isUniqueViolation(error)) throw new Refusal('OFFER_ALREADY_OPEN')
    throw error
  }
}

/** A recruiter writes for the own company only. An agent names the company, or sends an own message. */
function senderCompany({ companyId, isJustMessage }: NewOffer, caller: OperatorCaller): string | null {
  if (caller.companyId) return caller.companyId
  if (!companyId && !isJustMessage)
    throw new Refusal('INVALID_INPUT', { fields: { companyId: '어느 회사의 제안인지 골라 주세요' } })
  return companyId ?? null
}

/** Positions belong to a company, so agents send without one. */
async function refuseForeignPosition(tx: Queries, id: string, { companyId }: OperatorCaller): Promise<void> {
  if (!companyId) throw new Refusal('NOT_FOUND')
  await refuseClosedPosition(tx, { companyId, id })
}

type MaybeSenderAndReceiver = { companyId: string | null; candidateId: string }

/** Refuses unless the candidate can be contacted, and returns them with the income from which the raise is counted. */
async function refuseUnreachable(
  tx: Queries,
  { companyId, candidateId }: MaybeSenderAndReceiver,
  { caller, now }: { caller: OperatorCaller; now: Date },
) {
  const seenByUs = caller.companyId ? null : await findVisible(tx, candidateId, [], now)
  if (!caller.companyId && !seenByUs) throw new Refusal('NOT_FOUND')
  if (!companyId) return seenByUs
  const pair = { companyId, candidateId }
  const isActive = (await activeCompanies(tx, [companyId], now)).has(companyId)
  const seen = isActive ? await candidateFor(tx, pair, now) : null
  if (!seen && seenByUs) throw new Refusal('INVALID_INPUT', { fields: { companyId: NOT_FROM_THIS_COMPANY } })
  if (!seen) throw new Refusal('NOT_FOUND')
  const refused = await whyNot(tx, pair, now)
  if (refused) throw new Refusal(refused)
  return seen
}

async function countOne(tx: Queries, companyId: string, now: Date): Promise<void> {
  const full = await takeQuota(tx, companyId, await quotaOf(tx, companyId), now)
  if (full) throw new Refusal(full === 'month' ? 'OFFER_QUOTA_MONTHLY' : 'OFFER_QUOTA_DAILY')
}

function refuseBelowWage(given: Pick<NewOffer, 'salaryMin'>, now: Date): void {
  const fields = wageProblems(given, now)
  if (fields.salaryMin) throw new Refusal('INVALID_INPUT', { fields })
}

type OfferOrigin = {
  companyId: string | null
  caller: OperatorCaller
  seen: Visible | null
  id: string
  now: Date
}

function rowOf(given: NewOffer, { companyId, caller, seen, id, now }: OfferOrigin) {
  const salaried = !given.isJustMessage
  return {
    id,
    candidateId: given.candidateId,
    companyId,
    operatorId: caller.operatorId,
    positionId: given.positionId,
    type: 'SUPER' as const,
    isMaster: caller.role !== 'recruiter',
    isJustMessage: given.isJustMessage,
    position: given.position.trim(),
    link: given.link ?? null,
    salaryMin: salaried ? given.salaryMin : null,
    salaryMax: salaried ? given.salaryMax : null,
    ...payColumns(given.pay),
    ...incomeColumns(seen),
    offerItems: [...given.offerItems],
    message: given.message.trim(),
    createdAt: now,
    deliverAt: deliverAt(now),
    expiryDay: formatDay(expiryDay(now)),
  }
}

/** What the candidate will read in it, as it is stored (FIRM-9). */
export const signalOf = (
  row: Pick<
    ReturnType<typeof rowOf>,
    'id' | 'candidateId' | 'operatorId' | 'position' | 'message' | 'offerItems'
  >,
  companyId: string,
) => ({
  companyId,
  senderId: row.operatorId,
  candidateId: row.candidateId,
  offerId: row.id,
  text: [row.position, ...row.offerItems, row.message].join('\n'),
})

/** Undoes an offer within five minutes and gives back what was written; repeating it is harmless. */
export async function undo(id: string, caller: OperatorCaller, { db, ids, clock }: ApiDeps) {
  return db.transaction(async (tx) => {
    const undone = await undoOffer(tx, id, caller, clock)
    if (!undone) return writtenOffer(tx, id, caller)
    const now = undone.undoneAt
    if (!undone.isMaster && undone.companyId) await giveQuotaBack(tx, undone.companyId, undone.createdAt)
    await unannounceOffer(tx, { ...undone, kind: 'offer' }, { ids, now })
    await recordDeed(tx, caller, { action: 'offer.undo', subject: 'offer', subjectId: id }, now)
    return writtenOffer(tx, id, caller)
  })
}

async function writtenOffer(tx: Queries, id: string, caller: OperatorCaller) {
  const found = await findUndone(tx, id, caller)
  tooLate(found && found.isUndone)
  return found!.written
}

export async function undoCuration(id: string, caller: OperatorCaller, { db, ids, clock }: ApiDeps) {
  await db.transaction(async (tx) => {
    const undone = await undoGroup(tx, id, caller.operatorId, clock)
    if (!undone) return tooLate(await isGroupUndone(tx, id, caller.operatorId))
    const now = undone.undoneAt
    await unannounceOffer(tx, { ...undone, kind: 'group' }, { ids, now })
    await reopenWishOf(tx, id, now)
    await recordDeed(tx, caller, { action: 'curation.undo', subject: 'curation', subjectId: id }, now)
  })
}

function tooLate(isUndoneAlready: boolean | null): void {
  if (isUndoneAlready === null) throw new Refusal('NOT_FOUND')
  if (!isUndoneAlready) throw new Refusal('OFFER_UNDO_OVER')
}
