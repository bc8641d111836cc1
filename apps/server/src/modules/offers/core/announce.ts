import { type OfferReminder, reminderKeys } from '@coffeeattack/domain/offers/reminders'
import type { PayParts } from '@coffeeattack/domain/offers/whole-pay'
import type { Clock } from '../../../platform/clock.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { dropUnsent, type Content, notificationKey, tellPeople } from '../../notifications/core/tell.ts'
import { byOperator, record, subjectOf } from './store.ts'

/** An offer or a curated group, as it was just written. */
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

/** What was named besides the base, by the offer it was named in: the ledger keeps it as it was sent (OFR-15). */
type Named = Readonly<Record<string, PayParts>>

/**
 * What belongs to sending: the ledger says who sent it, and the candidate is told of it once it can no longer be taken
 * back. Called in the transaction that writes the offer; of a group once, not for each of its offers.
 */
export async function announceOffer(
  tx: Queries,
  sent: SentSubject,
  when: Clock,
  named: Named = {},
): Promise<void> {
  const detail = Object.keys(named).length > 0 ? { pay: named } : null
  await record(tx, [
    byOperator(sent.operatorId, subjectOf(sent), { event: 'SENT', at: sent.createdAt, detail }),
  ])
  const notice = { ...newOffer(sent), content: contentOf(sent) }
  await tellPeople(tx, [{ ...notice, userId: sent.candidateId, dueAt: sent.deliverAt }], when)
}

/** What belongs to taking it back: nobody is told of what nobody sees. */
export async function unannounceOffer(tx: Queries, sent: SentSubject, { now }: Clock): Promise<void> {
  await record(tx, [byOperator(sent.operatorId, subjectOf(sent), { event: 'UNDONE', at: now })])
  await dropUnsent(tx, [notificationKey(newOffer(sent))], now)
}

const newOffer = ({ id }: { id: string }) => ({ type: 'NEW_OFFER' as const, subject: id })

function contentOf(sent: SentSubject): Content {
  if (sent.kind === 'group') return { groupId: sent.id }
  const { id, companyId, salaryMin, salaryMax } = sent
  return { offerId: id, companyId, salaryMin, salaryMax }
}

/** Recalls an open offer or group, each reminder once. */
export const reminderOf = (id: string, key: OfferReminder['key']) => ({
  type: 'OFFER_REMINDER' as const,
  subject: `${id}:${key}`,
})

/** Recalls an offer that was not read, once and by its sender's wish (BIZ-13). */
export const nudgeOf = (id: string) => ({ type: 'OFFER_NUDGE' as const, subject: id })

/** All that asks for an answer to an offer: once it has one, none of it is sent any more. */
export const openNotifications = (id: string) => [
  notificationKey(newOffer({ id })),
  notificationKey(nudgeOf(id)),
  ...reminderKeys.map((key) => notificationKey(reminderOf(id, key))),
]
