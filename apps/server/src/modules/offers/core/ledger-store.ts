import type { Queries } from '../../../platform/db/queries.ts'
import { offerEvents } from '../../../platform/db/schema/offer-ledger.ts'

export type OfferEvent = typeof offerEvents.$inferInsert

type What = Pick<OfferEvent, 'event' | 'at' | 'detail'>

/** An offer of a curation carries its group too; a group itself has no offer. */
export type Subject = Pick<OfferEvent, 'offerId' | 'groupId'>

/** A single offer, or a group as a whole. */
export type SubjectKind = 'offer' | 'group'

export const subjectOf = ({ kind, id }: { kind: SubjectKind; id: string }): Subject =>
  kind === 'offer' ? { offerId: id, groupId: null } : { offerId: null, groupId: id }

export const byCandidate = (candidateId: string, subject: Subject, what: What): OfferEvent => ({
  ...subject,
  ...what,
  actor: 'CANDIDATE',
  actorId: candidateId,
})

export const byOperator = (operatorId: string, subject: Subject, what: What): OfferEvent => ({
  ...subject,
  ...what,
  actor: 'OPERATOR',
  actorId: operatorId,
})

export const bySystem = (subject: Subject, what: What): OfferEvent => ({
  ...subject,
  ...what,
  actor: 'SYSTEM',
  actorId: null,
})

export async function record(tx: Queries, events: readonly OfferEvent[]): Promise<void> {
  if (events.length > 0) await tx.insert(offerEvents).values([...events])
}
