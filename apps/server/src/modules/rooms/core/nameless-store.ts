import { namelessLines } from '@coffeeattack/domain/rooms/nameless'
import { and, eq, gt, inArray, not, sql } from 'drizzle-orm'
import type { Clock } from '../../../platform/clock.ts'
import { asSql, type Queries } from '../../../platform/db/queries.ts'
import { messageRooms } from '../../../platform/db/schema/rooms.ts'
import { addEvents } from '../../../platform/streams/store.ts'
import { delivered } from '../../offers/core/sql.ts'
import { canOpen, isOpened, knowEachOther } from './sql.ts'
import { sayInRoom } from './store.ts'

const areNamed = asSql(knowEachOther('message_rooms'))

type TalkParties = { candidateId: string; companyId: string; operatorId: string; offerId: string }

/**
 * Starts an anonymous conversation about an offer in the room of the two (OFR-17). Messages about an earlier
 * offer stay masked; two who know each other continue under their names.
 */
export async function beginTalk(tx: Queries, parties: TalkParties, when: Clock): Promise<void> {
  const { candidateId, operatorId, offerId } = parties
  const { id, lastSeq } = messageRooms
  const [moved] = await tx
    .insert(messageRooms)
    .values({ ...parties, id: when.ids.next(), createdAt: when.now, lastMessageAt: when.now })
    .onConflictDoUpdate({
      target: [messageRooms.candidateId, messageRooms.companyId],
      targetWhere: sql`company_id is not null`,
      set: { offerId, operatorId, questionsAsked: 0, maskedUpTo: lastSeq, closedAt: null },
      setWhere: and(sql`${messageRooms.offerId} is distinct from ${offerId}`, not(areNamed))!,
    })
    .returning({ id, lastSeq })
  if (moved && moved.lastSeq > 0)
    await sayInRoom(tx, moved.id, namelessLines.askedAgain, { ...when, by: candidateId })
}

export type CountedQuestion = Awaited<ReturnType<typeof countQuestion>>

/** Counts one of the five questions in a locked room, and returns its number and the operator asked. */
export async function countQuestion(tx: Queries, roomId: string) {
  const { id, questionsAsked: number, offerId, operatorId, companyId } = messageRooms
  const [counted] = await tx
    .update(messageRooms)
    .set({ questionsAsked: sql`${number} + 1` })
    .where(eq(id, roomId))
    .returning({ number, offerId: sql<string>`${offerId}`, operatorId, companyId })
  return counted!
}

/**
 * Marks the conversation about a matched offer as named: its messages become readable, those about other
 * offers stay masked, and open rooms reload. False when nothing was asked.
 */
export async function nameTalk(
  tx: Queries,
  { roomId, offerId }: { roomId: string; offerId: string },
  now: Date,
): Promise<boolean> {
  const { maskedUpTo, lastSeq, candidateId, companyId } = messageRooms
  const [room] = await tx
    .update(messageRooms)
    .set({
      questionsAsked: 0,
      offerId,
      maskedUpTo: sql`case when ${messageRooms.offerId} = ${offerId} then ${maskedUpTo} else ${lastSeq} end`,
    })
    .where(and(eq(messageRooms.id, roomId), gt(messageRooms.questionsAsked, 0)))
    .returning({ candidateId, companyId: sql<string>`${companyId}` })
  if (!room) return false
  const audiences = [room.candidateId, room.companyId]
  const events = audiences.map((audienceId) => ({ audienceId, kind: 'room', subjectId: roomId }))
  await addEvents(tx, events, now)
  return true
}

type AskedCompany = { company: string; lines: string[] }

/** The messages that accepting the offers would disclose to each company, and those disclosed already (OFR-18). */
export async function linesToOpen(
  db: Queries,
  { userId, offerIds }: { userId: string; offerIds: readonly string[] },
  now: Date,
): Promise<AskedCompany[]> {
  if (offerIds.length === 0) return []
  const { rows } = await db.$client.query<AskedCompany>(
    `select c.name as company, json_agg(m.body order by m.seq) as lines
     from offers o
     join companies c on c.id = o.company_id
     join message_rooms r on r.candidate_id = o.candidate_id and r.company_id = o.company_id
     join messages m on m.room_id = r.id and (${isOpened('m', 'r')} or ${canOpen('m', 'r', 'o')})
     where o.id = any($2::uuid[]) and o.candidate_id = $1 and ${delivered('o', '$3')}
     group by o.id, c.name order by c.name, o.id`,
    [userId, offerIds, now],
  )
  return rows
}

/** Closes the anonymous conversations about offers that ended without a match. */
export async function closeTalks(tx: Queries, offerIds: readonly string[], now: Date): Promise<void> {
  const { closedAt, lastSeq, offerId, questionsAsked } = messageRooms
  await tx
    .update(messageRooms)
    .set({ closedAt: sql`coalesce(${closedAt}, ${now})`, maskedUpTo: lastSeq })
    .where(and(inArray(offerId, [...offerIds]), gt(questionsAsked, 0), not(areNamed)))
}
