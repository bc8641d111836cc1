import { namelessLines } from '@coffeeattack/domain/rooms/nameless'
import type { Clock } from '../../../platform/clock.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { addEvents } from '../../../platform/streams/store.ts'
import { delivered } from '../../offers/core/sql.ts'
import { canOpen, isOpened, knowEachOther } from './sql.ts'
import { sayInRoom } from './store.ts'

type TalkParties = { candidateId: string; companyId: string; operatorId: string; offerId: string }

/**
 * Starts an anonymous conversation about an offer in the room of the two (OFR-17). Messages about an earlier
 * offer stay masked; two who know each other continue under their names.
 */
export async function beginTalk(
  tx: Queries,
  { candidateId, companyId, operatorId, offerId }: TalkParties,
  when: Clock,
): Promise<void> {
  const { rows } = await tx.$client.query<{ id: string; lastSeq: number }>(
    `insert into message_rooms as r (id, candidate_id, company_id, operator_id, offer_id, created_at, last_message_at)
     values ($1, $2, $3, $4, $5, $6, $6)
     on conflict (candidate_id, company_id) where company_id is not null do update
     set offer_id = excluded.offer_id, operator_id = excluded.operator_id, questions_asked = 0,
       masked_up_to = r.last_seq, closed_at = null
     where r.offer_id is distinct from excluded.offer_id and not ${knowEachOther('r')}
     returning r.id, r.last_seq as "lastSeq"`,
    [when.ids.next(), candidateId, companyId, operatorId, offerId, when.now],
  )
  const [moved] = rows
  if (moved && moved.lastSeq > 0)
    await sayInRoom(tx, moved.id, namelessLines.askedAgain, { ...when, by: candidateId })
}

export type CountedQuestion = {
  number: number
  offerId: string
  operatorId: string
  companyId: string | null
}

/** Counts one of the five questions in a locked room, and returns its number and the operator asked. */
export async function countQuestion(tx: Queries, roomId: string): Promise<CountedQuestion> {
  const { rows } = await tx.$client.query<CountedQuestion>(
    `update message_rooms set questions_asked = questions_asked + 1 where id = $1
     returning questions_asked as number, offer_id as "offerId", operator_id as "operatorId", company_id as "companyId"`,
    [roomId],
  )
  return rows[0]!
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
  const { rows } = await tx.$client.query<{ candidateId: string; companyId: string }>(
    `update message_rooms set questions_asked = 0, offer_id = $2,
       masked_up_to = case when offer_id = $2 then masked_up_to else last_seq end
     where id = $1 and questions_asked > 0
     returning candidate_id as "candidateId", company_id as "companyId"`,
    [roomId, offerId],
  )
  const [room] = rows
  if (!room) return false
  const told = { kind: 'room', subjectId: roomId }
  await addEvents(
    tx,
    [
      { ...told, audienceId: room.candidateId },
      { ...told, audienceId: room.companyId },
    ],
    now,
  )
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
  await tx.$client.query(
    `update message_rooms r set closed_at = coalesce(r.closed_at, $2), masked_up_to = r.last_seq
     where r.offer_id = any($1::uuid[]) and r.questions_asked > 0 and not ${knowEachOther('r')}`,
    [offerIds, now],
  )
}
