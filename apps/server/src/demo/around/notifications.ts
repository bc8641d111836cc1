import type { NotificationType } from '@coffeeattack/domain/notifications/candidate-notifications'
import type { notices, notificationSettings } from '../../platform/db/schema/notifications.ts'
import type { proofRequests } from '../../platform/db/schema/proof-requests.ts'
import type { Candidate } from '../candidates/candidate.ts'
import type { Dice } from '../chance/dice.ts'
import { between } from '../chance/moments.ts'
import type { Coffeechat } from '../coffeechats/coffeechat.ts'
import type { Group, Offer } from '../offers/offer.ts'

type NotificationRow = typeof notices.$inferInsert
type Happened = {
  offers: readonly Offer[]
  groups: readonly Group[]
  chats: readonly Coffeechat[]
  proofRequests: readonly (typeof proofRequests.$inferInsert)[]
}
type ToldNotification = {
  type: NotificationType
  userId: string
  at: Date
  subject: string
  content: Record<string, string | number | null>
}

/** What the notification centre has told so far. Nothing waits to be sent: this world rings nobody's phone. */
export function notificationRows(
  { offers, groups, chats, proofRequests: asked }: Happened,
  now: Date,
  dice: Dice,
): NotificationRow[] {
  const told: ToldNotification[] = [
    ...offers
      .filter(({ row, candidate }) => !row.undoneAt && !candidate.withdrawal)
      .map(({ row }) => ({
        type: 'NEW_OFFER' as const,
        userId: row.candidateId,
        at: row.deliverAt,
        subject: row.id,
        content: {
          offerId: row.id,
          companyId: row.companyId ?? null,
          salaryMin: row.salaryMin ?? null,
          salaryMax: row.salaryMax ?? null,
        },
      })),
    ...groups.map(({ row }) => ({
      type: 'NEW_OFFER' as const,
      userId: row.candidateId,
      at: row.deliverAt,
      subject: row.id,
      content: { groupId: row.id },
    })),
    ...chats
      .filter(({ meetsAt, offer }) => meetsAt && !offer.candidate.withdrawal)
      .map(({ row, times, meetsAt }) => ({
        type: 'COFFEECHAT' as const,
        userId: row.candidateId,
        at: times.find(({ confirmedAt }) => confirmedAt)!.confirmedAt!,
        subject: row.id,
        content: { coffeechatId: row.id, startsAt: meetsAt!.toISOString() },
      })),
    ...asked.flatMap(({ id, coffeechatId, askedAt }) =>
      chats
        .filter(({ row }) => row.id === coffeechatId)
        .map(({ row }) => ({
          type: 'PROOF_REQUEST' as const,
          userId: row.candidateId,
          at: askedAt,
          subject: id,
          content: { proofRequestId: id, coffeechatId },
        })),
    ),
  ]
  return told.map((one) => notificationRow(one, now, dice)).filter((row) => row.dueAt <= now)
}

function notificationRow(
  { type, userId, at, subject, content }: ToldNotification,
  now: Date,
  dice: Dice,
): NotificationRow & { dueAt: Date } {
  return {
    id: dice.id(at),
    userId,
    type,
    channel: 'CENTRE',
    dedupeKey: `${type}:${subject}`,
    content,
    dueAt: at,
    attempts: 1,
    createdAt: at,
    sentAt: at,
    readAt: dice.chance(0.7) ? between(at, now, dice) : null,
  }
}

/** A few have changed something: less to hear, or no quiet hours. */
export function notificationSettingRows(
  candidates: readonly Candidate[],
  dice: Dice,
): (typeof notificationSettings.$inferInsert)[] {
  return candidates
    .filter(({ row }) => row.isActive)
    .filter(() => dice.chance(0.08))
    .map(({ row }) => ({
      userId: row.id,
      mutedTypes: dice.chance(0.7) ? ['PROFILE_VIEW'] : [],
      quiet: dice.chance(0.6),
      quietFromHour: dice.pick([20, 21, 22, 23]),
      quietToHour: dice.pick([7, 8, 9]),
      updatedAt: row.lastActiveAt,
    }))
}
