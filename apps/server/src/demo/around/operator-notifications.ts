import { DELIVERY } from '@coffeeattack/domain/notifications/delivery'
import type { OperatorNotificationType } from '@coffeeattack/domain/notifications/operator-notifications'
import type { notices } from '../../platform/db/schema/notifications.ts'
import type { Dice } from '../chance/dice.ts'
import { between, daysBefore } from '../chance/moments.ts'
import type { Coffeechat } from '../coffeechats/coffeechat.ts'
import type { Operator } from '../companies/operators.ts'
import type { Room } from '../conversations/room.ts'
import type { Memory } from '../noeul/memory.ts'
import type { Group, Offer } from '../offers/offer.ts'
import type { Application, Inquiry } from './requests.ts'

type NotificationRow = typeof notices.$inferInsert
type Wish = { id: string; createdAt: Date }

type Told = {
  type: OperatorNotificationType
  subject: string
  operatorId: string
  at: Date
  content: Record<string, string | number | null>
}

type Happened = {
  offers: readonly Offer[]
  groups: readonly Group[]
  chats: readonly Coffeechat[]
  rooms: readonly Room[]
  inquiries: readonly Inquiry[]
  wishes: readonly Wish[]
  applications: readonly Application[]
  agents: readonly Operator[]
  notes: Memory['notes']
}

/** So far the demo's centres look back. */
const DAYS = 21

/** What the console's people were told in the last weeks. Nothing waits to be sent: this world writes no mails. */
export function operatorNotificationRows(happened: Happened, now: Date, dice: Dice): NotificationRow[] {
  const since = daysBefore(now, DAYS)
  const told = [
    ...happened.offers.flatMap(offerNews),
    ...happened.groups.flatMap(groupNews),
    ...happened.chats.flatMap((chat) => chatNews(chat, now)),
    ...happened.rooms.flatMap((room) => roomNews(room)),
    ...deskNews(happened),
    ...happened.notes.flatMap(noteNews),
  ]
  return told.filter(({ at }) => at > since && at <= now).map((one) => rowOf(one, now, dice))
}

function offerNews({ row, operator, counter }: Offer): Told[] {
  const { id: offerId, status, decidedAt, groupId } = row
  const news = { subject: offerId, operatorId: operator.row.id, content: { offerId } }
  const asked: Told[] = counter ? [{ ...news, type: 'OFFER_COUNTERED', at: counter.askedAt }] : []
  const over = { REFUSED: 'OFFER_REFUSED', EXPIRED: 'OFFER_EXPIRED' } as const
  const isOver = decidedAt && !groupId && (status === 'REFUSED' || status === 'EXPIRED')
  return isOver ? [...asked, { ...news, type: over[status], at: decidedAt }] : asked
}

function groupNews({ row, operator }: Group): Told[] {
  if (row.status !== 'AGENT' || !row.decidedAt) return []
  const [at, operatorId] = [row.decidedAt, operator.row.id]
  return [{ type: 'CURATION_ASKED', subject: row.id, operatorId, at, content: { groupId: row.id } }]
}

function chatNews({ row, times, meetsAt }: Coffeechat, now: Date): Told[] {
  const { id: coffeechatId, offerId, operatorId, createdAt } = row
  const content = { coffeechatId, offerId }
  const matched: Told = { type: 'OFFER_MATCHED', subject: offerId, operatorId, at: createdAt, content }
  const first = times.find(({ proposedBy, withdrawnAt }) => proposedBy === 'candidate' && !withdrawnAt)
  const fixed = times.find(({ proposedBy, confirmedAt }) => proposedBy === 'company' && confirmedAt)
  const meeting = { coffeechatId, startsAt: meetsAt?.toISOString() ?? null }
  const endedAt = meetsAt && new Date(meetsAt.getTime() + (fixed?.minutes ?? 30) * 60_000)
  const news: (Told | null)[] = [
    matched,
    first
      ? { type: 'COFFEECHAT_TIMES_PROPOSED', subject: first.id, operatorId, at: first.proposedAt, content }
      : null,
    fixed?.confirmedAt
      ? {
          type: 'COFFEECHAT_CONFIRMED',
          subject: fixed.id,
          operatorId,
          at: fixed.confirmedAt,
          content: meeting,
        }
      : null,
    fixed && endedAt && endedAt < now
      ? { type: 'COFFEECHAT_OUTCOME_ASKED', subject: fixed.id, operatorId, at: endedAt, content: meeting }
      : null,
  ]
  return news.filter((one) => one !== null)
}

/** Each question without a name, and the first line that nobody of the side has read. */
function roomNews({ row, messages, readMarks }: Room): Told[] {
  const { id: roomId, operatorId, offerId = null, questionsAsked = 0 } = row
  const said = messages.filter(({ sender }) => sender === 'CANDIDATE')
  if (questionsAsked > 0)
    return said.map(({ id, createdAt }, place) => ({
      type: 'OFFER_ASKED',
      subject: id,
      operatorId,
      at: createdAt,
      content: { offerId, roomId, messageId: id, number: place + 1 },
    }))
  const read = readMarks.find(({ readerId }) => readerId === operatorId)?.seq ?? 0
  const unread = said.find(({ seq }) => seq > read)
  if (!unread) return []
  const at = new Date(unread.createdAt.getTime() + DELIVERY.awayMs)
  const subject = `${roomId}:${unread.seq}`
  return [{ type: 'ROOM_MESSAGE', subject, operatorId, at, content: { roomId, messageId: unread.id } }]
}

/** Whoever a colleague calls in a note. */
const noteNews = ({ id, candidateId, mentions = [], createdAt: at }: Memory['notes'][number]): Told[] =>
  mentions.map((operatorId) => ({
    type: 'NOTE_MENTIONED',
    subject: `${id}:${operatorId}`,
    operatorId,
    at,
    content: { noteId: id, candidateId },
  }))

/** Every agent hears of what people ask the desk. */
function deskNews({ inquiries, wishes, applications, agents }: Happened): Told[] {
  const about = (type: OperatorNotificationType, name: string, { id, createdAt: at }: Wish) => ({
    type,
    id,
    at,
    content: { [name]: id },
  })
  const asked = [
    ...inquiries.map(({ row }) => about(row.isOfCompany ? 'COMPANY_INQUIRY' : 'INQUIRY', 'inquiryId', row)),
    ...wishes.map((wish) => about('MORE_REQUEST', 'requestId', wish)),
    ...applications.map(({ row }) => about('APPLICATION', 'applicationId', row)),
  ]
  return asked.flatMap(({ id, ...one }) =>
    agents.map(({ row }) => ({ ...one, subject: `${id}:${row.id}`, operatorId: row.id })),
  )
}

/** What is older than a day was mostly looked at. */
function rowOf({ type, subject, operatorId, at, content }: Told, now: Date, dice: Dice): NotificationRow {
  const isRead = dice.chance(at < daysBefore(now, 1) ? 0.92 : 0.35)
  return {
    id: dice.id(at),
    operatorId,
    type,
    channel: 'CENTRE',
    dedupeKey: `${type}:${subject}`,
    content,
    dueAt: at,
    attempts: 0,
    createdAt: at,
    sentAt: at,
    readAt: isRead ? between(at, now, dice) : null,
  }
}
