import type { CoffeechatTodo } from '@coffeeattack/domain/coffeechats/by-time'
import type { PactState } from '@coffeeattack/domain/pacts/state'
import type { PipelineStage } from '@coffeeattack/domain/pipeline/stage'
import { companyTodo, notCalledOff, timeIsFixed } from '../../coffeechats/core/sql.ts'
import { openOn, readAtOf } from '../../offers/core/sql.ts'
import { type CardRow as PersonRow, cardOf } from '../../profiles/core/summary-store.ts'
import { questionWaits } from '../../rooms/core/sql.ts'
import { stageOn, stageSinceOn } from '../core/sql.ts'

/*
 * A card as shown, in one row of JSON. `b` is its row of the board (board-sql.ts), `c` its row of `pipeline_cards`; $1 is the
 * company, $2 the Seoul day and $3 the time.
 */

/** Timestamps inside JSON arrive as text. */
export type CardRow = {
  id: string
  candidateId: string
  stage: PipelineStage
  stageSince: string
  nameSealed: string | null
  /** The stored row; it is made anonymous before it is shown. Null for candidates who left. */
  person: PersonRow | null
  offer: ShownOffer | null
  coffeechat: ShownChat | null
  hire: { startsOn: string; basePay: number; isAgreed: boolean } | null
  position: { id: string; title: string } | null
  assignee: { id: string; name: string } | null
  remindOn: string | null
  notes: number
  version: number
  /** Its position in the table: by stage, then by urgency. */
  rank: number
  key: number
}

type ShownOffer = {
  id: string
  salaryMin: number | null
  salaryMax: number | null
  expiryDay: string
  counter: number | null
  isAsked: boolean
  isRead: boolean
}

type ShownChat = {
  id: string
  roomId: string | null
  todo: CoffeechatTodo | null
  startsAt: string | null
  stages: number
  pactState: PactState | null
}

const OFFER = `case when o.id is not null then json_build_object('id', o.id, 'salaryMin', o.salary_min,
  'salaryMax', o.salary_max, 'expiryDay', o.expiry_day, 'isRead', ${readAtOf('o')} is not null,
  'counter', (select n.amount from offer_counters n where n.offer_id = o.id and n.answer is null and ${openOn('o', '$2')}),
  'isAsked', ${openOn('o', '$2')} and exists (
    select from message_rooms r where r.offer_id = o.id and ${questionWaits('r')} offset 0)) end`

const CHAT = `case when k.id is not null then json_build_object('id', k.id, 
  'todo', case when c.stage in ('COFFEECHAT', 'INTERVIEW', 'TERMS') then ${companyTodo('k', 'u', '$3')} end,
  'roomId', (select r.id from message_rooms r where r.candidate_id = c.candidate_id and r.company_id = $1),
  'startsAt', (select t.starts_at from coffeechat_times t where t.coffeechat_id = k.id and ${timeIsFixed('t')}),
  'stages', (select count(*) from coffeechat_stages n where n.coffeechat_id = k.id),
  'pactState', (select y.state from pacts y where y.coffeechat_id = k.id order by y.created_at desc, y.id desc limit 1)) end`

/** The last recorded stage, if it is a hire. */
const HIRE = `case when c.stage in ('TERMS', 'HIRED') then (select json_build_object('startsOn', n.starts_on, 'basePay', n.base_pay,
    'isAgreed', exists (select from hires h where h.coffeechat_id = k.id))
  from coffeechat_stages n where n.coffeechat_id = k.id and n.stage = 'HIRED'
    and not exists (select from coffeechat_stages later where later.coffeechat_id = k.id and later.number > n.number)) end`

/** The name stays visible once there was a match, even if the coffee chat was called off. */
const NAME = `case when exists (select from coffeechats known where known.candidate_id = c.candidate_id and known.company_id = $1 offset 0)
  then u.name_sealed end`

/** `rows` holds few cards: `offset 0` makes PostgreSQL look each one up, whatever it estimates. */
export const cardsOf = (rows: string): string => `
  select c.id, c.candidate_id as "candidateId", ${stageOn('c', '$2')} as stage, ${stageSinceOn('c', '$2')} as "stageSince", b.rank, b.key, ${NAME} as "nameSealed",
    ${cardOf('c.candidate_id')} as person,
    ${OFFER} as offer, ${CHAT} as coffeechat, ${HIRE} as hire,
    case when p.id is not null then json_build_object('id', p.id, 'title', p.title) end as position,
    case when a.id is not null then json_build_object('id', a.id, 'name', a.name) end as assignee,
    c.remind_on as "remindOn", c.version,
    (select count(*)::int from people_notes n where n.company_id = $1 and n.candidate_id = c.candidate_id) as notes
  from ${rows} b
  cross join lateral (select * from pipeline_cards x where x.id = b.id offset 0) c
  cross join lateral (select * from users x where x.id = c.candidate_id offset 0) u
  left join lateral (select * from offers x where x.id = c.offer_id offset 0) o on true
  left join lateral (select * from coffeechats x
    where x.candidate_id = c.candidate_id and x.company_id = $1 and ${notCalledOff('x')}
    order by x.created_at desc, x.id desc limit 1) k on true
  left join positions p on p.id = c.position_id
  left join operators a on a.id = c.assignee_id`
