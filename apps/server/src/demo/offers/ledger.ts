import type { OfferStatus } from '@coffeeattack/domain/offers/offer'
import type { offerEvents } from '../../platform/db/schema/offers.ts'
import type { Group, Offer } from './offer.ts'

type EventRow = typeof offerEvents.$inferInsert
type Subject = Pick<EventRow, 'offerId' | 'groupId'>

const DECISIONS = {
  MATCHED: 'ACCEPTED',
  REFUSED: 'REFUSED',
  AGENT: 'ASKED_AGENT',
  EXPIRED: 'EXPIRED',
} as const

/** Everything that happened, in the order it happened: the same story that the offers' own columns tell. */
export function ledgerOf(offers: readonly Offer[], groups: readonly Group[], now: Date): EventRow[] {
  return [
    ...offers.flatMap((offer) => offerStory(offer, now)),
    ...groups.flatMap((group) => groupStory(group, now)),
  ].toSorted((a, b) => a.at.getTime() - b.at.getTime())
}

function offerStory(offer: Offer, now: Date): EventRow[] {
  const { row, likedAt } = offer
  const subject = { offerId: row.id, groupId: null }
  return [
    ...beginning(subject, offer, now),
    ...talkOfPay(subject, offer),
    ...(likedAt ? [byCandidate(subject, offer, 'LIKED', likedAt)] : []),
    ...decision(subject, offer, row.status, row.decidedAt),
  ]
}

/** A group is sent, read and decided as one; the decision is told of each of its offers too. */
function groupStory(group: Group, now: Date): EventRow[] {
  const subject = { offerId: null, groupId: group.row.id }
  return [
    ...beginning(subject, group, now),
    ...decision(subject, group, group.row.status, group.row.decidedAt),
    ...group.offers.flatMap((offer) =>
      decision(
        { offerId: offer.row.id, groupId: group.row.id },
        offer,
        offer.row.status,
        offer.row.decidedAt,
      ),
    ),
  ]
}

function beginning(subject: Subject, told: Offer | Group, now: Date): EventRow[] {
  const { row, operator } = told
  const byOperator = { ...subject, actor: 'OPERATOR', actorId: operator.row.id, detail: null } as const
  const sent: EventRow = { ...byOperator, event: 'SENT', at: row.createdAt, detail: namedIn(told) }
  if (row.undoneAt) return [sent, { ...byOperator, event: 'UNDONE', at: row.undoneAt }]
  if (row.deliverAt > now) return [sent]
  const delivered: EventRow = { ...bySystem(subject), event: 'DELIVERED', at: row.deliverAt }
  return [sent, delivered, ...(row.readAt ? [byCandidate(subject, told, 'READ', row.readAt)] : [])]
}

/** What was named besides the base, as it was sent. */
const namedIn = (told: Offer | Group) =>
  'pay' in told && told.pay ? { pay: { [told.row.id]: told.pay } } : null

function talkOfPay(subject: Subject, offer: Offer): EventRow[] {
  const { counter, operator, row } = offer
  if (!counter) return []
  const { amount, wasMin, wasMax, answer, answeredAt, askedAt } = counter
  const asked = { ...byCandidate(subject, offer, 'COUNTERED', askedAt), detail: { amount } }
  if (!answer || !answeredAt) return [asked]
  const raise = {
    salaryMin: row.salaryMin,
    salaryMax: row.salaryMax,
    was: { salaryMin: wasMin, salaryMax: wasMax },
  }
  return [
    asked,
    {
      ...subject,
      event: answer,
      actor: 'OPERATOR',
      actorId: operator.row.id,
      detail: answer === 'RAISED' ? raise : null,
      at: answeredAt,
    },
  ]
}

function decision(
  subject: Subject,
  told: Offer | Group,
  status: OfferStatus,
  at: Date | null | undefined,
): EventRow[] {
  if (status === 'WAITING' || !at) return []
  const event = DECISIONS[status]
  if (event === 'EXPIRED') return [{ ...bySystem(subject), event, at }]
  const reason = 'refusalReason' in told.row ? told.row.refusalReason : null
  return [{ ...byCandidate(subject, told, event, at), detail: reason ? { reason } : null }]
}

function byCandidate(
  subject: Subject,
  { candidate }: Offer | Group,
  event: EventRow['event'],
  at: Date,
): EventRow {
  return { ...subject, event, actor: 'CANDIDATE', actorId: candidate.row.id, detail: null, at }
}

function bySystem(subject: Subject) {
  return { ...subject, actor: 'SYSTEM', actorId: null, detail: null } as const
}
