import type { PayParts } from '@coffeeattack/domain/offers/whole-pay'
import type { Clock } from '../../../platform/clock.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { tellPeople } from '../../notifications/core/tell-people.ts'
import { type Content, dropUnsent, notificationKey } from '../../notifications/core/tell.ts'
import { byOperator, newOffer, record, subjectOf } from '../core/store.ts'

/** An offer or a group that was just inserted. */
export type SentSubject = {
  id: string
  candidateId: string
  operatorId: string
  createdAt: Date
  deliverAt: Date
} & (
  | { kind: 'offer'; companyId: string | null; salaryMin: number | null; salaryMax: number | null }
  | { kind: 'group' }
)

/** The pay of each offer, which the ledger keeps as it was sent (OFR-15). */
type Named = Readonly<Record<string, PayParts>>

/**
 * Records the sending and schedules the candidate's notification for the end of the undo period. Call it in
 * the transaction of the insert, once for a group.
 */
export async function announceOffer(tx: Queries, sent: SentSubject, when: Clock, named: Named = {}) {
  const detail = Object.keys(named).length > 0 ? { pay: named } : null
  await record(tx, [
    byOperator(sent.operatorId, subjectOf(sent), { event: 'SENT', at: sent.createdAt, detail }),
  ])
  const notice = { ...newOffer(sent), content: contentOf(sent) }
  await tellPeople(tx, [{ ...notice, userId: sent.candidateId, dueAt: sent.deliverAt }], when)
}

/** Records the undo and drops the notification. */
export async function unannounceOffer(tx: Queries, sent: SentSubject, { now }: Clock): Promise<void> {
  await record(tx, [byOperator(sent.operatorId, subjectOf(sent), { event: 'UNDONE', at: now })])
  await dropUnsent(tx, [notificationKey(newOffer(sent))], now)
}

function contentOf(sent: SentSubject): Content {
  if (sent.kind === 'group') return { groupId: sent.id }
  const { id, companyId, salaryMin, salaryMax } = sent
  return { offerId: id, companyId, salaryMin, salaryMax }
}
