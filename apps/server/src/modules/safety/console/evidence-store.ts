import type { ReportReason } from '@coffeeattack/domain/safety/report'
import type { SignalKind } from '@coffeeattack/domain/safety/signals'
import type { Queries } from '../../../platform/db/queries.ts'
import { delivered, notTakenBack, openOn } from '../../offers/core/sql.ts'
import { knowEachOther, messageIsShown, roomIsOpen } from '../../rooms/core/sql.ts'
import { notCalledOff } from '../../coffeechats/core/sql.ts'
import { hasNotLeft } from '../../accounts/core/sql.ts'
import { reportStands, signalStands, stopIsInForce } from '../core/sql.ts'

/** The lines that stand around the reported moment. */
const LINES = 8

type Line = { isCompany: boolean; body: string; maskedBody: string | null; at: string }

export type EvidenceRow = {
  id: string
  kind: 'report' | 'signal'
  at: Date
  reason: ReportReason | null
  signal: SignalKind | null
  text: string
  candidateId: string
  askedAgain: boolean
  lines: Line[]
}

const lineOf = (message: string) =>
  `json_build_object('isCompany', ${message}.sender = 'OPERATOR', 'body', ${message}.body,
    'maskedBody', ${message}.masked_body, 'at', ${message}.created_at)`

/** The newest lines of the room until the report. */
const TALK = `(select json_agg(line order by seq) from (
    select ${lineOf('m')} as line, m.seq from messages m
    where m.room_id = r.room_id and m.sender <> 'SYSTEM' and m.created_at <= r.created_at and ${messageIsShown('m')}
    order by m.seq desc limit ${LINES}) said)`

const offerLine = (offerId: string) =>
  `(select json_build_array(json_build_object('isCompany', true, 'body', concat_ws(E'\\n', nullif(o.position, ''),
      nullif(array_to_string(o.offer_items, ' · '), ''), o.message), 'maskedBody', null, 'at', o.created_at))
    from offers o where o.id = ${offerId} and ${notTakenBack('o')})`

/** Reports and signals of a case, newest first. What a person said is masked when it is shown. */
export async function evidenceOf(db: Queries, caseId: string): Promise<EvidenceRow[]> {
  const { rows } = await db.$client.query<EvidenceRow>(
    `select r.id, 'report' as kind, coalesce(r.asked_again_at, r.created_at) as at, r.reason, null as signal, r.text,
       r.user_id as "candidateId", r.asked_again_at is not null as "askedAgain",
       coalesce(${TALK}, ${offerLine('r.offer_id')}, '[]') as lines
     from safety_reports r where r.case_id = $1 and ${reportStands('r')}
     union all
     select s.id, 'signal', s.created_at, null, s.kind, '', s.candidate_id, false,
       coalesce(case when s.offer_id is not null then ${offerLine('s.offer_id')} else (
         select json_build_array(${lineOf('m')}) from messages m where m.room_id = s.room_id and m.id = s.source_id
           and ${messageIsShown('m')}) end, '[]')
     from safety_signals s where s.case_id = $1 and ${signalStands('s')}
     order by 3 desc, 1 desc limit 100`,
    [caseId],
  )
  return rows
}

type Figures = { sent: number; offer: number; talk: number; earlierReports: number }

/** Whoever is told of a takedown: an open offer, an open talk, or a coffee chat that stands. $1 is the company, $2 now, $3 today. */
export const AFFECTED = `
  select u.id as "userId",
    case when exists (select from message_rooms r where r.company_id = $1 and r.candidate_id = u.id and ${knowEachOther('r')})
        or tied.chat then 'MATCHED'
      when tied.talk then 'TALK' else 'OFFER' end as tie,
    tied.offers, tied.first as "firstOfferAt"
  from (
    select id, bool_or(talk) as talk, bool_or(chat) as chat, count(at)::int as offers, min(at) as first from (
      select o.candidate_id as id, false as talk, false as chat, o.created_at as at from offers o
      where o.company_id = $1 and ${openOn('o', '$3')} and ${delivered('o', '$2')}
      union all
      select r.candidate_id, true, false, null from message_rooms r where r.company_id = $1 and ${roomIsOpen('r')}
      union all
      select k.candidate_id, true, true, null from coffeechats k where k.company_id = $1 and ${notCalledOff('k')}
    ) ties group by id) tied
  join users u on u.id = tied.id and ${hasNotLeft('u')}`

type FiguresAsked = { caseId: string; companyId: string; senderId: string | null; now: Date; today: string }

export async function figuresOf(db: Queries, asked: FiguresAsked): Promise<Figures> {
  const { rows } = await db.$client.query<Figures>(
    `with affected as (${AFFECTED})
     select (select count(*)::int from offers o where o.company_id = $1 and ($4::uuid is null or o.operator_id = $4)
         and ${notTakenBack('o')}) as sent,
       (select count(*)::int from affected where tie = 'OFFER') as offer,
       (select count(*)::int from affected where tie <> 'OFFER') as talk,
       (select count(*)::int from safety_reports r where r.company_id = $1 and r.case_id <> $5 and ${reportStands('r')})
         as "earlierReports"`,
    [asked.companyId, asked.now, asked.today, asked.senderId, asked.caseId],
  )
  return rows[0]!
}

export type StopRow = {
  stoppedAt: Date
  until: Date
  confirmedAt: Date | null
  endedAt: Date | null
  reason: string
  by: string
  confirmedBy: string | null
  endedBy: string | null
  isInForce: boolean
}

/** The stops of a case, newest first. */
export async function stopsOf(db: Queries, caseId: string, now: Date): Promise<StopRow[]> {
  const { rows } = await db.$client.query<StopRow>(
    `select s.stopped_at as "stoppedAt", s.until, s.confirmed_at as "confirmedAt", s.ended_at as "endedAt", s.reason,
       p.name as by, confirmer.name as "confirmedBy", ender.name as "endedBy", ${stopIsInForce('s', '$2')} as "isInForce"
     from sender_stops s join operators p on p.id = s.stopped_by
       left join operators confirmer on confirmer.id = s.confirmed_by
       left join operators ender on ender.id = s.ended_by
     where s.case_id = $1 order by s.stopped_at desc, s.id desc`,
    [caseId, now],
  )
  return rows
}

type Handling = { handedOverBy: string | null; closedBy: string | null }

export async function handlersOf(db: Queries, caseId: string): Promise<Handling> {
  const { rows } = await db.$client.query<Handling>(
    `select giver.name as "handedOverBy", closer.name as "closedBy" from safety_cases c
       left join operators giver on giver.id = c.handed_over_by left join operators closer on closer.id = c.closed_by
     where c.id = $1`,
    [caseId],
  )
  return rows[0] ?? { handedOverBy: null, closedBy: null }
}

type Told = { all: number; read: number; reached: number; waiting: number }

/** How the news of a takedown reached the people: read in the app, arrived there, or still on its way. */
export async function toldOf(db: Queries, companyId: string): Promise<Told> {
  const { rows } = await db.$client.query<Told>(
    `select count(*)::int as all, count(n.read_at)::int as read,
       count(*) filter (where n.read_at is null and n.sent_at is not null)::int as reached,
       count(*) filter (where n.sent_at is null)::int as waiting
     from takedown_people p
     left join notices n on n.user_id = p.user_id and n.type = 'TAKEDOWN' and n.channel = 'CENTRE'
       and n.content->>'takenDownId' = $1::text
     where p.company_id = $1::uuid`,
    [companyId],
  )
  return rows[0]!
}
