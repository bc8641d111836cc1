import { type PipelineStage, pipelineStages } from '@coffeeattack/domain/pipeline/stage'
import { timeIsFixed, waitsForCompany } from '../../coffeechats/core/sql.ts'
import { counterWaits } from '../../offers/core/sql.ts'
import { questionWaits } from '../../rooms/core/sql.ts'
import { isOnBoard, lapsedOn, stageOn, stageSinceOn } from '../core/sql.ts'

/*
 * All cards of the company $1 that its people see on the Seoul day $2 at the moment $3, when the reader is $4: where each stands
 * and the value by which cards of one stage are ordered, and what they can be narrowed by. Everything else of a card is read for
 * those alone that are shown (card-sql.ts).
 */

export type Scope = { companyId: string; today: string; now: Date; operatorId: string }

export const valuesOf = ({ companyId, today, now, operatorId }: Scope): unknown[] => [
  companyId,
  today,
  now,
  operatorId,
]

/** In a table the nearest to a hire comes first, what is over last. */
export const ranked: readonly PipelineStage[] = [
  ...pipelineStages.filter((stage) => stage !== 'ENDED').toReversed(),
  'ENDED',
]

const rankOf = (stage: string) =>
  `case ${stage} ${ranked.map((each, rank) => `when '${each}' then ${rank}`).join(' ')} end`

const goesOn: readonly PipelineStage[] = ['OFFERED', 'COFFEECHAT', 'INTERVIEW', 'TERMS']
const over: readonly PipelineStage[] = ['HIRED', 'ENDED']
const rests: readonly PipelineStage[] = ['SAVED', ...over]

const among = (stages: readonly PipelineStage[]) => `c.stage in ('${stages.join("','")}')`

/** A counter or a question while the offer is open; afterwards a time, a place or how it was. Whoever has a card is here. */
const WAITS = `case when c.stage = 'OFFERED' then not ${lapsedOn('c', '$2')} and (${counterWaits('o')}
    or exists (select from message_rooms r where r.offer_id = o.id and ${questionWaits('r')}))
  when k.id is not null then ${waitsForCompany('k', 'present', '$3')}
  else false end`

/** While it has not begun. */
const MEETS_AT = `case when c.stage = 'COFFEECHAT' then (select t.starts_at from coffeechat_times t
  where t.coffeechat_id = k.id and ${timeIsFixed('t')} and t.starts_at > $3) end`

/**
 * The few with which something goes on: what that asks of us is looked at once for each. `offset 0`: each is looked up by itself;
 * for a few hundred of them PostgreSQL would else gather everybody's coffee chats first.
 */
const liveOf = (where: string) => `
  select c.*, coalesce(${WAITS}, false) as waits, ${MEETS_AT} as meets_at
  from pipeline_cards c
  cross join lateral (select c.offer_id as id) o
  cross join (select null::timestamptz as deleted_at) present
  left join lateral (
    select * from coffeechats x where x.offer_id = c.offer_id and c.stage <> 'OFFERED' offset 0) k on true
  where c.company_id = $1 and ${among(goesOn)} and ${where}
  offset 0`

/** As a float: `extract` counts in decimals, which takes several times as long. */
const seconds = (moment: string) => `date_part('epoch', ${moment})`

/** Longer than any count of seconds in our time. */
const FAR = '1e10::float8'
const HALF = '4e9::float8'

/** What waits for us, what we wanted to look at by today, what ends or begins soonest; then whatever came last. */
const lastFirst = (since: string) => `${HALF} - ${seconds(since)}`
const BY_DAY = `case when c.remind_on <= $2 then ${FAR} else 2 * ${FAR} end`
const KEY = `case when c.waits then 0 else ${BY_DAY} end
  + case when s.stage = 'OFFERED' and c.expiry_day is not null then ${seconds('c.expiry_day')}
      when c.meets_at is not null then ${seconds('c.meets_at')}
      else ${lastFirst('s.since')} end`

/** What the reader has to look at. */
const REMINDED = 'coalesce(c.remind_on <= $2 and coalesce(c.assignee_id, c.reminds_id) = $4, false)'
const MINE = `(${REMINDED} or c.waits and coalesce(c.assignee_id = $4, false))`

const COLUMNS = 'c.id, c.stage, c.position_id, c.assignee_id'

/** Those with which something goes on, or those of them of which `where` is true: all are looked at. */
export const movingOf = (where = 'true'): string => `
  select ${COLUMNS}, s.since, ${rankOf('s.stage')} as rank, ${KEY} as key, ${MINE} as mine,
    s.stage = 'OFFERED' and coalesce(c.expiry_day = $2, false) as today
  from (${liveOf(where)}) c
  cross join lateral (select ${stageOn('c', '$2')} as stage, ${stageSinceOn('c', '$2')} as since) s`

/** Those with which nothing goes on, as their row says it. */
export const restingOf = (where = 'true'): string =>
  atRest(`${among(rests)} and ${isOnBoard('c', '$3')} and ${where}`)

function atRest(where: string): string {
  return `select ${COLUMNS}, c.stage_since as since, ${rankOf('c.stage')} as rank,
    ${BY_DAY} + ${lastFirst('c.stage_since')} as key, ${REMINDED} as mine, false as today
  from pipeline_cards c where c.company_id = $1 and ${where}`
}

const SAVED = `c.stage = 'SAVED' and ${isOnBoard('c', '$3')}`

/** How many of what rests stand where: the stage is ranked once for all. Who counts all that is over counts an index's rows. */
export const countResting = (wanted: string): string =>
  [SAVED, among(over)]
    .map(
      (which) =>
        `select ${rankOf('stage')} as rank, count(*) as found from (${atRest(which)}) resting where ${wanted} group by stage`,
    )
    .join(' union all ')

/**
 * The first of what rests: whatever is to be looked at by today, which is little, and of each stage what came last. Most cards
 * rest, and an index has them in this order.
 */
export const firstResting = (wanted: string, limit: string): string =>
  [
    `select * from (${restingOf('c.remind_on <= $2')}) resting where ${wanted}`,
    ...[SAVED, ...over.map((stage) => among([stage]))].map(
      (which) => `(select * from (${atRest(`${which} and (c.remind_on is null or c.remind_on > $2)`)}) resting
        where ${wanted} order by since desc, id limit ${limit})`,
    ),
  ].join(' union all ')

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
