import type { Clock } from '../../../platform/clock.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { dropUnsent } from '../../notifications/core/store.ts'
import { noticeKey, tellPeople, type Content } from '../../notifications/core/tell.ts'
import { byOperator, record, subjectOf } from './store.ts'

/** An offer or a curated group, as it was just written. */
export type Sent = {
  id: string
  candidateId: string
  operatorId: string
  createdAt: Date
  deliverAt: Date
} & (
  | { kind: 'offer'; companyId: string | null; salaryMin: number | null; salaryMax: number | null }
  | { kind: 'group' }
)

/**
 * What belongs to sending: the ledger says who sent it, and the candidate is told of it once it can no longer be taken
 * back. Called in the transaction that writes the offer; of a group once, not for each of its offers.
 */
export async function announceOffer(tx: Queries, sent: Sent, when: Clock): Promise<void> {
  await record(tx, [byOperator(sent.operatorId, subjectOf(sent), { event: 'SENT', at: sent.createdAt })])
  const notice = { ...newOffer(sent), content: contentOf(sent) }
  await tellPeople(tx, [{ ...notice, userId: sent.candidateId, dueAt: sent.deliverAt }], when)
}

/** What belongs to taking it back: nobody is told of what nobody sees. */
export async function unannounceOffer(tx: Queries, sent: Sent, { now }: Clock): Promise<void> {
  await record(tx, [byOperator(sent.operatorId, subjectOf(sent), { event: 'UNDONE', at: now })])
  await dropUnsent(tx, [noticeKey(newOffer(sent))], now)
}

const newOffer = ({ id }: Sent) => ({ type: 'NEW_OFFER' as const, subject: id })

function contentOf(sent: Sent): Content {
  if (sent.kind === 'group') return { groupId: sent.id }
  const { id, companyId, salaryMin, salaryMax } = sent
  return { offerId: id, companyId, salaryMin, salaryMax }
}
