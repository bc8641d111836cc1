import type { OperatorCaller } from '../../../platform/http/caller.ts'
import { works } from '../../operators/core/sql.ts'

/*
 * What a conversation's rows mean, as SQL text about one row of `message_rooms` or `messages`, named as the statement
 * names it.
 */

/** The room was not closed, so that its two sides may write. */
export const roomIsOpen = (room: string): string => `${room}.closed_at is null`

/** The message was not hidden from its two readers. */
export const messageIsShown = (message: string): string => `${message}.hidden_at is null`

/** A match told the company who the person is, for good: a coffee chat that was called off is not forgotten. */
export const knowEachOther = (room: string): string => `exists (select from coffeechats known
  where known.candidate_id = ${room}.candidate_id and known.company_id = ${room}.company_id)`

/** True while the two do not know each other, and for good in a talk that came to nothing. The room's own lines hold no contact. */
export const lineIsMasked = (message: string, room: string): string =>
  `(${room}.company_id is not null and ${message}.sender <> 'SYSTEM'
    and (${message}.seq <= ${room}.masked_up_to or not ${knowEachOther(room)}))`

/** A candidate's line in a talk that did not come to nothing. */
const standsInTalk = (message: string, room: string): string =>
  `(${message}.sender = 'CANDIDATE' and ${messageIsShown(message)} and ${message}.seq > ${room}.masked_up_to)`

/** The candidate wrote the line without a name, and a match has opened it to the company. */
export const isOpened = (message: string, room: string): string =>
  `(${standsInTalk(message, room)} and ${message}.masked_body is not null and ${knowEachOther(room)})`

/** The candidate wrote the line without a name, and accepting the offer would open it to the company. */
export const canOpen = (message: string, room: string, offer: string): string =>
  `(${standsInTalk(message, room)} and not ${knowEachOther(room)} and ${room}.offer_id = ${offer}.id)`

/** The columns of which `lineText` makes what a reader sees. */
export const lineColumns = (message: string, room: string): string =>
  `${message}.body, ${message}.masked_body as "maskedBody", ${lineIsMasked(message, room)} as "isMasked"`

/** The same as one JSON value. */
export const lineJson = (message: string, room: string): string =>
  `json_build_object('body', ${message}.body, 'maskedBody', ${message}.masked_body, 'isMasked', ${lineIsMasked(message, room)})`

/**
 * What a search over the line reads: never a masked word, nor the names that stand in the place of masked words. A masked
 * line whose masked text is not stored yet is not found.
 */
export const searchedText = (message: string, room: string): string =>
  `case when ${lineIsMasked(message, room)} then regexp_replace(${message}.masked_body, '〔[^〕]*〕', '〔〕', 'g')
    else ${message}.body end`

/** Something was asked without a name, and nobody has answered since (OFR-17). */
export const questionWaits = (room: string): string => `(${room}.questions_asked > 0 and ${roomIsOpen(room)}
  and (select n.sender from messages n where n.room_id = ${room}.id and n.sender <> 'SYSTEM' and ${messageIsShown('n')}
    order by n.seq desc limit 1) = 'CANDIDATE')`

/** Whoever the room names still answers in it: they work here, for the room's company or as one of our agents (BIZ-18). */
export const stillAnswers = (room: string, operator: string): string =>
  `(${works(operator)} and ${operator}.company_id is not distinct from ${room}.company_id
    and (${room}.company_id is not null or ${operator}.role = 'AGENT'))`

/** The person works there, or shut the company out (OFR-13). */
export const companyIsBlocked = (room: string): string => `exists (
  select from blocks b join company_keys named on named.company_key = b.company_key
  where b.candidate_id = ${room}.candidate_id and named.company_id = ${room}.company_id)`

/** The two sides of a conversation, each with the name under which it writes. */
export const SIDES = { candidate: 'CANDIDATE', operator: 'OPERATOR' } as const
export type Side = keyof typeof SIDES

export const OTHER: Readonly<Record<Side, Side>> = { candidate: 'operator', operator: 'candidate' }

/** Everything that happens in a company's rooms is told to all its recruiters; an agent hears of their own. */
export const operatorAudience = ({
  operatorId,
  companyId,
}: Pick<OperatorCaller, 'operatorId' | 'companyId'>) => companyId ?? operatorId

/** Parts of queries about a room `r`: how far each side has read. One of a side's people has read for all of them. */
export const MARK: Readonly<Record<Side, string>> = {
  candidate: `coalesce((select k.seq from read_marks k
    where k.room_id = r.id and k.reader_id = r.candidate_id), 0)`,
  operator: `coalesce((select max(k.seq) from read_marks k
    where k.room_id = r.id and k.reader_id <> r.candidate_id), 0)`,
}

/** What a side has not read of what it did not write. */
export const UNREAD: Readonly<Record<Side, string>> = {
  candidate: unreadBy('candidate'),
  operator: unreadBy('operator'),
}

function unreadBy(side: Side): string {
  // Where everything is read, which is most rooms, no month is looked into.
  return `case when r.last_seq > ${MARK[side]} then (select count(*)::int from messages n
    where n.room_id = r.id and n.seq > ${MARK[side]} and n.sender <> '${SIDES[side]}') else 0 end`
}
