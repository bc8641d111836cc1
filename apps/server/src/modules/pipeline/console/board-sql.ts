import { pipelineStages } from '@coffeeattack/domain/pipeline/stage'
import { shutsOut } from '../../candidates/core/sql.ts'
import { timeIsFixed, waitsForCompany } from '../../coffeechats/core/sql.ts'
import { counterWaits, openOn } from '../../offers/core/sql.ts'
import { questionWaits } from '../../rooms/core/sql.ts'
import { isOnBoard, stageOn, stageSinceOn } from '../core/sql.ts'

/*
 * All cards of the company $1 that its people see on the Seoul day $2 at the moment $3, when its names are $4 and the reader is
 * $5: where each stands, whether it waits for the company, and the value by which cards of one stage are ordered. Everything
 * else of a card is read for those alone that are shown (card-sql.ts).
 */

export type Scope = {
  companyId: string
  today: string
  now: Date
  keys: readonly string[]
  operatorId: string
}

export const valuesOf = ({ companyId, today, now, keys, operatorId }: Scope): unknown[] => [
  companyId,
  today,
  now,
  keys,
  operatorId,
]

/** A counter or a question while the offer is open; afterwards a time, a place or how it was. */
const WAITS = `case when o.id is not null then ${counterWaits('o')}
    or exists (select from message_rooms r where r.offer_id = o.id and ${questionWaits('r')})
  when k.id is not null then ${waitsForCompany('k', 'u', '$3')}
  else false end`

/** While it has not begun. */
const MEETS_AT = `case when c.stage = 'COFFEECHAT' then (select t.starts_at from coffeechat_times t
  where t.coffeechat_id = k.id and ${timeIsFixed('t')} and t.starts_at > $3) end`

const OF_STAGES = `c.stage in ('OFFERED', 'COFFEECHAT', 'INTERVIEW', 'TERMS')`

/** The few of all cards with which something goes on: what that asks of us is looked at once for each. */
export const LIVE = `
  select c.*, ${WAITS} as waits, ${MEETS_AT} as meets_at
  from pipeline_cards c
  join users u on u.id = c.candidate_id
  left join offers o on o.id = c.offer_id and ${openOn('o', '$2')}
  left join coffeechats k on k.offer_id = c.offer_id and c.stage <> 'OFFERED'
  where c.company_id = $1 and ${OF_STAGES}`

const seconds = (moment: string) => `extract(epoch from ${moment})::float8`

/** Longer than any count of seconds in our time. */
const FAR = '1e10::float8'
const HALF = '4e9::float8'

/** What waits for us, what we wanted to look at by today, what ends or begins soonest; then whatever came last. */
const KEY = `case when c.waits then 0 when c.remind_on <= $2 then ${FAR} else 2 * ${FAR} end
  + case when s.stage = 'OFFERED' and c.expiry_day is not null then ${seconds('c.expiry_day')}
      when c.meets_at is not null then ${seconds('c.meets_at')}
      else ${HALF} - ${seconds('s.since')} end`

/** What the reader has to look at. */
const MINE = `(c.assignee_id = $5 and c.waits or c.remind_on <= $2 and coalesce(c.assignee_id, c.reminds_id) = $5)`

/** In a table the nearest to a hire comes first, what is over last. */
const inTable = [...pipelineStages.filter((stage) => stage !== 'ENDED').toReversed(), 'ENDED']
const RANK = `array_position(array['${inTable.join("','")}'], s.stage)`

/** Reads `live`, which stands before it in the statement. */
export const BOARD = `
  select c.id, c.candidate_id, c.offer_id, c.position_id, c.assignee_id, s.stage, s.since, ${RANK} as rank, ${KEY} as key,
    coalesce(${MINE}, false) as mine, s.stage = 'OFFERED' and coalesce(c.expiry_day = $2, false) as today
  from (select * from live union all
    select c.*, false, null from pipeline_cards c where c.company_id = $1 and not ${OF_STAGES}) c
  cross join lateral (select ${stageOn('c', '$2')} as stage, ${stageSinceOn('c', '$2')} as since) s
  where ${isOnBoard('c', '$3', shutsOut('c.candidate_id', '$4'))}`

export type CardFilter = {
  positionId?: string | undefined
  assigneeId?: string | undefined
  mine?: boolean | undefined
  today?: boolean | undefined
}

/** About a row of the board. */
export function narrowed(
  { positionId, assigneeId, mine, today }: CardFilter,
  say: (value: unknown) => string,
): string {
  return [
    'true',
    positionId && `position_id = ${say(positionId)}`,
    assigneeId && `assignee_id = ${say(assigneeId)}`,
    mine && 'mine',
    today && 'today',
  ]
    .filter((one) => typeof one === 'string')
    .join(' and ')
}
