import type { AnswerableType } from '@coffeeattack/domain/notifications/operator-notifications'
import { companyTodo, movedTo, timeAsks, timeIsFixed, timeStands } from '../../coffeechats/core/sql.ts'
import { hasNotLeft } from '../../accounts/core/sql.ts'
import { counterWaits, openOn } from '../../offers/core/sql.ts'
import { companyIsBlocked, lineJson, messageIsShown, roomIsOpen } from '../../rooms/core/sql.ts'

/*
 * A notification `n` of its operator `p` with what it is about, as that stands at the time $1, on the Seoul day $2. What
 * the operator may no longer see, because they changed the company or gave the room away, is not joined.
 */

/** A row of the operator's company, or the agent's own. */
const ours = (row: string): string =>
  `case when p.company_id is null then ${row}.operator_id = p.id else ${row}.company_id = p.company_id end`

const idIn = (key: string): string => `(n.content->>'${key}')::uuid`
const desk = (table: string, row: string, key: string): string =>
  `left join ${table} ${row} on ${row}.id = ${idIn(key)} and p.role = 'AGENT'`

/** The candidate, found through whatever the notification is about. */
const WHOSE = `coalesce(o.candidate_id, k.candidate_id, g.candidate_id, r.candidate_id, t.candidate_id, d.candidate_id,
  i.user_id, w.user_id, y.candidate_id,
  case when p.role = 'AGENT' then ${idIn('userId')} end)`

export const FROM_NOTIFICATIONS = `
  from notices n
    join operators p on p.id = n.operator_id
    left join coffeechats k on k.id = ${idIn('coffeechatId')} and ${ours('k')}
    left join offers o on o.id = coalesce(k.offer_id, ${idIn('offerId')}) and ${ours('o')}
    left join offer_groups g on g.id = ${idIn('groupId')} and g.operator_id = p.id and p.company_id is null
    left join message_rooms r on r.id = ${idIn('roomId')} and r.company_id is not distinct from p.company_id and ${ours('r')}
    left join lateral (select * from messages where id = ${idIn('messageId')} and ${messageIsShown('messages')} limit 1) m
      on m.room_id = r.id
    left join offer_counters c on c.offer_id = o.id
    left join people_notes t on t.id = ${idIn('noteId')} and t.company_id = p.company_id
    left join pipeline_cards d on d.company_id = p.company_id and d.id = coalesce(${idIn('cardId')}, (
      select x.id from pipeline_cards x where x.company_id = p.company_id and x.candidate_id = t.candidate_id))
    ${desk('inquiries', 'i', 'inquiryId')}
    ${desk('more_offer_requests', 'w', 'requestId')}
    ${desk('agent_applications', 'a', 'applicationId')}
    left join kept_words y on y.id = ${idIn('keptWordId')} and (p.role = 'AGENT' or y.coffeechat_id = k.id)
    left join users u on u.id = ${WHOSE} and ${hasNotLeft('u')}
    cross join lateral (select u.id as candidate_id, p.company_id) who`

/** A match with the operator's side gave it the name, for good. */
const NAMED = `exists (select from coffeechats known where known.candidate_id = who.candidate_id and ${ours('known')})`

/** A person who blocked the company before a match is not shown to it (OFR-13). */
const SHUT_OUT = `(p.company_id is not null and not ${NAMED} and ${companyIsBlocked('who')})`

const ROOM_WITH = `(select x.id from message_rooms x where x.candidate_id = who.candidate_id
  and x.company_id is not distinct from p.company_id and ${ours('x')} limit 1)`

const answeredAfter = (condition: string): string =>
  `exists (select from messages x where ${condition} and x.sender = 'OPERATOR')`

/** The key of the notification contains the id of its time. */
const toldTime = (
  which: string,
): string => `exists (select from coffeechat_times t where t.coffeechat_id = k.id
  and t.id::text = split_part(n.dedupe_key, ':', 2) and ${which})`

const todoIs = (todo: string): string => `(${companyTodo('k', 'u', '$1')}) = '${todo}'`

/** The last word about an open dispute is this side's, so the other one is waited for. */
const lastLineIs = (
  side: 'agent' | 'company',
): string => `u.id is not null and y.id is not null and y.handled_at is null
    and '${side}' = (select l.side from kept_word_lines l where l.kept_word_id = y.id order by l.created_at desc, l.id desc limit 1)`

/** Whether somebody still waits for an answer: one condition for each type with an answer button. */
const WAITS: Readonly<Record<AnswerableType, string>> = {
  OFFER_COUNTERED: `u.id is not null and ${counterWaits('o')} and ${openOn('o', '$2')}`,
  OFFER_ASKED: `u.id is not null and ${openOn('o', '$2')} and m.id is not null
    and not ${answeredAfter('x.room_id = m.room_id and x.seq > m.seq')}`,
  ROOM_MESSAGE: `u.id is not null and m.id is not null and ${roomIsOpen('r')}
    and not ${answeredAfter('x.room_id = m.room_id and x.seq > m.seq')}`,
  CURATION_ASKED: `u.id is not null and g.status = 'AGENT'
    and not ${answeredAfter(`x.room_id = ${ROOM_WITH} and x.created_at >= n.created_at`)}`,
  OFFER_MATCHED: `${todoIs('PROPOSE')} and not exists (select from coffeechat_times t where t.coffeechat_id = k.id)`,
  COFFEECHAT_TIMES_PROPOSED: `${todoIs('CHOOSE')} and ${toldTime(`${timeStands('t')} and t.confirmed_at is null`)}`,
  COFFEECHAT_RESCHEDULED: `${todoIs('PROPOSE')} and not exists (
    select from coffeechat_times t where t.coffeechat_id = k.id and t.proposed_at > n.created_at)`,
  COFFEECHAT_CONFIRMED: `${todoIs('PLACE')} and ${toldTime(timeIsFixed('t'))}`,
  COFFEECHAT_OUTCOME_ASKED: `u.id is not null and ${toldTime(timeAsks('t', 'company', '$1'))}`,
  INQUIRY: 'i.id is not null and i.handled_at is null and (i.user_id is null or u.id is not null)',
  COMPANY_INQUIRY: 'i.id is not null and i.handled_at is null',
  KEPT_WORD_ASKED: lastLineIs('agent'),
  KEPT_WORD_ANSWERED: lastLineIs('company'),
  MORE_REQUEST: 'w.id is not null and w.handled_at is null and u.id is not null',
  APPLICATION: 'a.id is not null and a.handled_at is null',
} as const

/** Types that can wait for an answer at all: nothing else is looked at when they are counted. */
export const OPENABLE = Object.keys(WAITS)

/** After two months nobody waits any more. */
export const IS_OPEN = `(n.created_at > $1::timestamptz - interval '60 days' and not ${SHUT_OUT} and case n.type
  ${Object.entries(WAITS)
    .map(([type, waits]) => `when '${type}' then coalesce(${waits}, false)`)
    .join('\n  ')}
  else false end)`

/** A counter is shown with the salary that was offered at that time. */
const atThatTime = (was: string, is: string): string =>
  `case when n.type = 'OFFER_COUNTERED' then c.${was} else o.${is} end`

export const FACTS = `
  select n.id, n.operator_id as "operatorId", n.type, n.content, n.created_at as "createdAt", n.read_at as "readAt",
    case when not ${SHUT_OUT} then u.id end as "candidateId",
    case when ${NAMED} then u.name_sealed end as "nameSealed",
    o.id as "offerId", k.id as "coffeechatId", i.id as "inquiryId", d.id as "cardId",
    (select x.name from operators x where x.id = coalesce(t.author_id, ${idIn('byId')}) and x.company_id = p.company_id) as colleague,
    coalesce(r.id, case when k.id is not null or g.id is not null then ${ROOM_WITH} end) as "roomId",
    case when o.id is not null then
      json_build_object('position', o.position, 'salaryMin', ${atThatTime('was_min', 'salary_min')},
        'salaryMax', ${atThatTime('was_max', 'salary_max')}) end as offer,
    c.amount as counter,
    case when k.place is not null then json_build_object('kind', k.place_kind, 'text', k.place) end as place,
    case when m.id is not null then ${lineJson('m', 'r')} end as line, coalesce(t.text, i.message, w.message) as said,
    (select count(*)::int from offers x where x.group_id = g.id) as "companyCount",
    k.cancelled_at is not null as "isCalledOff",
    (select t.starts_at from coffeechat_times t where t.coffeechat_id = k.id and ${timeIsFixed('t')}) as "fixedAt",
    ${movedTo('k', "n.content->>'startsAt'")} as "movedTo",
    ${IS_OPEN} as "isOpen"
  ${FROM_NOTIFICATIONS}`
