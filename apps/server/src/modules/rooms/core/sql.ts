import type { OperatorCaller } from '../../../platform/http/caller.ts'
import { hasNotLeft } from '../../accounts/core/sql.ts'
import { works } from '../../operators/core/sql.ts'

/** A room `r` with its operator `p`, its candidate `u` and its company `c`, if it has one. */
export const FROM = `from message_rooms r
  join users u on u.id = r.candidate_id
  join operators p on p.id = r.operator_id
  left join companies c on c.id = r.company_id`

/**
 * The rooms that an operator can access, by the parameter with a recruiter's company or another operator's
 * id. Rooms of people who left are excluded, and for a company also anonymous rooms of people who blocked it
 * or work for it since (OFR-13).
 */
const REACHED: Readonly<Record<OperatorCaller['role'], (audience: string) => string>> = {
  recruiter: (audience) =>
    `r.company_id = ${audience} and (${knowEachOther('r')} or not ${companyIsBlocked('r')})`,
  // Filters by the operator first, so that the rooms of other agents are not read.
  agent: (audience) =>
    `r.company_id is null and p.company_id is null and (p.id = ${audience} or not (${works('p')} and p.role = 'AGENT'))`,
  admin: (audience) => `r.company_id is null and ${audience}::uuid is not null`,
}

export const reachedBy = ({ role }: Pick<OperatorCaller, 'role'>, audience = '$1'): string =>
  `${hasNotLeft('u')} and ${REACHED[role](audience)}`

/*
 * Conditions about rows of `message_rooms` or `messages` as SQL text. The argument is the alias of the row.
 */

/** The room is open, so both sides may write. */
export const roomIsOpen = (room: string): string => `${room}.closed_at is null`

/**
 * Numbers a message of room `$1` (1, 2, 3 in commit order, under the lock of the room) and tells the streams of both sides
 * (decision 10). The candidate comes first, so that two writers lock the heads of two streams in the same order.
 */
export const numberAndTell = (messageId: string, now: string, unless = 'false'): string => `
  room as (
    update message_rooms set last_seq = last_seq + 1, last_message_at = ${now}
    where id = $1 and ${roomIsOpen('message_rooms')} and not ${unless}
    returning *),
  told as (
    insert into stream_events (audience_id, kind, subject_id, at)
    select audience_id, 'message', ${messageId}, ${now}
    from room, unnest(array[candidate_id, coalesce(company_id, operator_id)]) with ordinality as side (audience_id, turn)
    order by turn)`

/** The message was not hidden. */
export const messageIsShown = (message: string): string => `${message}.hidden_at is null`

/** A match disclosed the person to the company. This stays true after a cancellation. */
export const knowEachOther = (room: string): string => `exists (select from coffeechats known
  where known.candidate_id = ${room}.candidate_id and known.company_id = ${room}.company_id)`

/** The message is masked: before a match, and for good when the offer ended without one. System lines contain no contacts. */
export const lineIsMasked = (message: string, room: string): string =>
  `(${room}.company_id is not null and ${message}.sender <> 'SYSTEM'
    and (${message}.seq <= ${room}.masked_up_to or not ${knowEachOther(room)}))`

/** A candidate's message in a conversation that did not end without a match. */
const standsInTalk = (message: string, room: string): string =>
  `(${message}.sender = 'CANDIDATE' and ${messageIsShown(message)} and ${message}.seq > ${room}.masked_up_to)`

/** A match disclosed the candidate's anonymous message to the company. */
export const isOpened = (message: string, room: string): string =>
  `(${standsInTalk(message, room)} and ${message}.masked_body is not null and ${knowEachOther(room)})`

/** Accepting the offer would disclose the candidate's anonymous message. */
export const canOpen = (message: string, room: string, offer: string): string =>
  `(${standsInTalk(message, room)} and not ${knowEachOther(room)} and ${room}.offer_id = ${offer}.id)`

/** The columns that `lineText` needs. */
export const lineColumns = (message: string, room: string): string =>
  `${message}.body, ${message}.masked_body as "maskedBody", ${lineIsMasked(message, room)} as "isMasked"`

/** The same as one JSON value. */
export const lineJson = (message: string, room: string): string =>
  `json_build_object('body', ${message}.body, 'maskedBody', ${message}.masked_body, 'isMasked', ${lineIsMasked(message, room)})`

/**
 * The text that a search may read: never masked words or their placeholders. A masked message without stored
 * masked text is not found.
 */
export const searchedText = (message: string, room: string): string =>
  `case when ${lineIsMasked(message, room)} then regexp_replace(${message}.masked_body, '〔[^〕]*〕', '〔〕', 'g')
    else ${message}.body end`

/** An anonymous question without an answer (OFR-17). */
export const questionWaits = (room: string): string => `(${room}.questions_asked > 0 and ${roomIsOpen(room)}
  and (select n.sender from messages n where n.room_id = ${room}.id and n.sender <> 'SYSTEM' and ${messageIsShown('n')}
    order by n.seq desc limit 1) = 'CANDIDATE')`

/** The room's operator still works here for the room's company, or as an agent (BIZ-18). */
export const stillAnswers = (room: string, operator: string): string =>
  `(${works(operator)} and ${operator}.company_id is not distinct from ${room}.company_id
    and (${room}.company_id is not null or ${operator}.role = 'AGENT'))`

/** The person works for the company or blocked it (OFR-13). */
export const companyIsBlocked = (room: string): string => `exists (
  select from blocks b join company_keys named on named.company_key = b.company_key
  where b.candidate_id = ${room}.candidate_id and named.company_id = ${room}.company_id)`

/** The sides of a conversation and their names in the database. */
export const SIDES = { candidate: 'CANDIDATE', operator: 'OPERATOR' } as const
export type Side = keyof typeof SIDES

export const OTHER: Readonly<Record<Side, Side>> = { candidate: 'operator', operator: 'candidate' }

/** A company's rooms concern all its recruiters; an agent's concern the agent. */
export const operatorAudience = ({
  operatorId,
  companyId,
}: Pick<OperatorCaller, 'operatorId' | 'companyId'>) => companyId ?? operatorId

/** How far each side of a room `r` has read. One reader of a side reads for all. */
export const MARK: Readonly<Record<Side, string>> = {
  candidate: `coalesce((select k.seq from read_marks k
    where k.room_id = r.id and k.reader_id = r.candidate_id), 0)`,
  operator: `coalesce((select max(k.seq) from read_marks k
    where k.room_id = r.id and k.reader_id <> r.candidate_id), 0)`,
}

/** The number of unread messages of the other side. */
export const UNREAD: Readonly<Record<Side, string>> = {
  candidate: unreadBy('candidate'),
  operator: unreadBy('operator'),
}

function unreadBy(side: Side): string {
  // Most rooms have no unread messages, and then no partition is read.
  return `case when r.last_seq > ${MARK[side]} then (select count(*)::int from messages n
    where n.room_id = r.id and n.seq > ${MARK[side]} and n.sender <> '${SIDES[side]}') else 0 end`
}
