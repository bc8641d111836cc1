import type {
  DeedFact,
  MeetingFact,
  OfferFact,
  StoryFacts,
  TalkFact,
} from '@coffeeattack/domain/pipeline/story'
import type { KeptLine } from '@coffeeattack/domain/rooms/nameless'
import type { Queries } from '../../../platform/db/queries.ts'
import { counterNote, notTakenBack, readAtOf, statusOn } from '../../offers/core/sql.ts'
import { lineJson, messageIsShown } from '../../rooms/core/sql.ts'

/*
 * Everything that happened between company $1 and candidate $2, as of the Seoul day $3, in one statement. The caller has already
 * checked that the company may see the candidate.
 */

type NoteFact = {
  id: string
  text: string
  author: { id: string; name: string }
  mentions: { id: string; name: string }[]
  at: Date
  isEdited: boolean
}

/** The last message of the room, as stored. */
export type StoryRow = Omit<StoryFacts, 'talk'> & {
  talk: (Omit<TalkFact, 'said'> & { line: KeptLine }) | null
  notes: NoteFact[]
}

/** Timestamps inside JSON arrive as text. */
type InJson<T> = T extends Date ? string : T extends object ? { [K in keyof T]: InJson<T[K]> } : T

const all = (fields: string, from: string, order: string) =>
  `coalesce((select json_agg(json_build_object(${fields}) order by ${order}) ${from}), '[]')`

const nameOf = (operator: string) => `(select p.name from operators p where p.id = ${operator})`
const rangeOf = (min: string, max: string) =>
  `case when ${min} is not null then json_build_object('min', ${min}, 'max', ${max}) end`

const DEEDS = all(
  `'id', e.id, 'deed', e.deed, 'at', e.at, 'by', ${nameOf('e.operator_id')},
   'assignee', ${nameOf(`(e.detail->>'assigneeId')::uuid`)}, 'remindOn', e.detail->>'remindOn',
   'position', (select title from positions where id = (e.detail->>'positionId')::uuid and company_id = $1)`,
  'from pipeline_events e where e.company_id = $1 and e.candidate_id = $2',
  'e.at, e.id',
)

const COUNTER = `(select json_build_object('amount', k.amount, 'note', ${counterNote('o')}, 'askedAt', k.asked_at,
    'was', json_build_object('min', k.was_min, 'max', k.was_max), 'answer', k.answer, 'answerNote', k.answer_note,
    'answeredAt', k.answered_at, 'answeredBy', ${nameOf('k.answered_by')})
  from offer_counters k where k.offer_id = o.id)`

const OFFERS = all(
  `'id', o.id, 'by', ${nameOf('o.operator_id')}, 'sentAt', o.created_at, 'readAt', ${readAtOf('o')},
   'range', ${rangeOf('o.salary_min', 'o.salary_max')}, 'status', ${statusOn('o', '$3')}, 'counter', ${COUNTER},
   'endedAt', case when ${statusOn('o', '$3')} <> 'WAITING'
     then coalesce(o.decided_at, (o.expiry_day + 1)::timestamp at time zone 'Asia/Seoul') end`,
  `from offers o where o.company_id = $1 and o.candidate_id = $2 and ${notTakenBack('o')}`,
  'o.created_at, o.id',
)

/** Only the company's own room, not the candidate's rooms with agents. */
const TALK = `(select json_build_object('roomId', r.id, 'line', ${lineJson('m', 'r')}, 'saidAt', m.created_at,
    'count', (select count(*) from messages n where n.room_id = r.id and n.sender <> 'SYSTEM' and ${messageIsShown('n')}))
  from message_rooms r
  cross join lateral (select * from messages n where n.room_id = r.id and n.sender = 'CANDIDATE' and ${messageIsShown('n')}
    order by n.seq desc limit 1) m
  where r.candidate_id = $2 and r.company_id = $1)`

const TIMES = all(
  `'id', t.id, 'startsAt', t.starts_at, 'minutes', t.minutes, 'proposedBy', t.proposed_by, 'confirmedAt', t.confirmed_at,
   'withdrawnAt', t.withdrawn_at,
   'said', (select a.met from coffeechat_outcomes a where a.time_id = t.id and a.side = 'company')`,
  'from coffeechat_times t where t.coffeechat_id = k.id and t.confirmed_at is not null',
  't.confirmed_at, t.id',
)

const STAGES = all(
  `'id', n.id, 'stage', n.stage, 'onDay', n.on_day, 'by', ${nameOf('n.recorded_by')}, 'at', n.recorded_at,
   'contradictedAt', n.contradicted_at,
   'hire', case when n.starts_on is not null then json_build_object('startsOn', n.starts_on, 'basePay', n.base_pay) end`,
  'from coffeechat_stages n where n.coffeechat_id = k.id',
  'n.number',
)

const MEETINGS = all(
  `'id', k.id, 'cancelledAt', k.cancelled_at, 'times', ${TIMES}, 'stages', ${STAGES},
   'place', case when k.place is not null then json_build_object('kind', k.place_kind, 'text', k.place) end,
   'hiredAt', (select h.at from hires h where h.coffeechat_id = k.id)`,
  'from coffeechats k where k.company_id = $1 and k.candidate_id = $2',
  'k.created_at, k.id',
)

const NOTES = all(
  `'id', n.id, 'text', n.text, 'at', n.created_at, 'isEdited', n.edited_at is not null,
   'author', json_build_object('id', n.author_id, 'name', ${nameOf('n.author_id')}),
   'mentions', ${all(`'id', p.id, 'name', p.name`, 'from operators p where p.id = any(n.mentions)', 'p.name, p.id')}`,
  'from people_notes n where n.company_id = $1 and n.candidate_id = $2',
  'n.created_at, n.id',
)

type Between = { companyId: string; candidateId: string; today: string }

export async function readStory(db: Queries, { companyId, candidateId, today }: Between): Promise<StoryRow> {
  const { rows } = await db.$client.query<InJson<StoryRow>>(
    `select ${DEEDS} as deeds, ${OFFERS} as offers, ${TALK} as talk, ${MEETINGS} as meetings, ${NOTES} as notes`,
    [companyId, candidateId, today],
  )
  const { deeds, offers, talk, meetings, notes } = rows[0]!
  return {
    deeds: deeds.map((row): DeedFact => ({ ...row, at: new Date(row.at) })),
    offers: offers.map(readOffer),
    talk: talk && { ...talk, saidAt: new Date(talk.saidAt) },
    meetings: meetings.map(readMeeting),
    notes: notes.map((row) => ({ ...row, at: new Date(row.at) })),
  }
}

const moment = (text: string | null) => (text === null ? null : new Date(text))

const readOffer = (row: InJson<OfferFact>): OfferFact => ({
  ...row,
  sentAt: new Date(row.sentAt),
  readAt: moment(row.readAt),
  endedAt: moment(row.endedAt),
  counter: row.counter && {
    ...row.counter,
    askedAt: new Date(row.counter.askedAt),
    answeredAt: moment(row.counter.answeredAt),
  },
})

const readMeeting = (row: InJson<MeetingFact>): MeetingFact => ({
  ...row,
  cancelledAt: moment(row.cancelledAt),
  hiredAt: moment(row.hiredAt),
  times: row.times.map((time) => ({
    ...time,
    startsAt: new Date(time.startsAt),
    confirmedAt: moment(time.confirmedAt),
    withdrawnAt: moment(time.withdrawnAt),
  })),
  stages: row.stages.map((said) => ({
    ...said,
    at: new Date(said.at),
    contradictedAt: moment(said.contradictedAt),
  })),
})
