import { type PipelineStage, pipelineStages } from '@coffeeattack/domain/pipeline/stage'
import { timeIsFixed, waitsForCompany } from '../../coffeechats/core/sql.ts'
import { counterWaits } from '../../offers/core/sql.ts'
import { questionWaits } from '../../rooms/core/sql.ts'
import { isOnBoard, lapsedOn, stageOn, stageSinceOn } from '../core/sql.ts'

/*
 * The visible cards of company $1 on the Seoul day $2 at the time $3 for the reader $4: stage, sort value within the stage, and
 * filter values. The rest of a card is read only for the cards shown (card-sql.ts).
 */

export type Scope = { companyId: string; today: string; now: Date; operatorId: string }

export const valuesOf = ({ companyId, today, now, operatorId }: Scope): unknown[] => [
  companyId,
  today,
  now,
  operatorId,
]

/** In the table, cards nearest to a hire come first and ended ones last. */
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

/** What waits for us: a counter or question while the offer is open; later a time, a place or feedback. A card implies an active account. */
const WAITS = `case when c.stage = 'OFFERED' then not ${lapsedOn('c', '$2')} and (${counterWaits('o')}
    or exists (select from message_rooms r where r.offer_id = o.id and ${questionWaits('r')}))
  when k.id is not null then ${waitsForCompany('k', 'present', '$3')}
  else false end`

/** The start of the meeting, while it lies ahead. */
const MEETS_AT = `case when c.stage = 'COFFEECHAT' then (select t.starts_at from coffeechat_times t
  where t.coffeechat_id = k.id and ${timeIsFixed('t')} and t.starts_at > $3) end`

/**
 * Active cards, with what each asks of us. `offset 0` makes PostgreSQL look each one up; for a few hundred it would otherwise scan
 * all coffee chats first.
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

/** A float, because numeric arithmetic of `extract` is several times slower. */
const seconds = (moment: string) => `date_part('epoch', ${moment})`

/** More than any epoch second of our time. */
const FAR = '1e10::float8'
const HALF = '4e9::float8'

/** Sort order: what waits for us, reminders due today, the nearest deadline or start, then the newest. */
const lastFirst = (since: string) => `${HALF} - ${seconds(since)}`
const BY_DAY = `case when c.remind_on <= $2 then ${FAR} else 2 * ${FAR} end`
const KEY = `case when c.waits then 0 else ${BY_DAY} end
  + case when s.stage = 'OFFERED' and c.expiry_day is not null then ${seconds('c.expiry_day')}
      when c.meets_at is not null then ${seconds('c.meets_at')}
      else ${lastFirst('s.since')} end`

/** Cards whose reminder is due for the reader. */
const REMINDED = 'coalesce(c.remind_on <= $2 and coalesce(c.assignee_id, c.reminds_id) = $4, false)'
const MINE = `(${REMINDED} or c.waits and coalesce(c.assignee_id = $4, false))`

const COLUMNS = 'c.id, c.stage, c.position_id, c.assignee_id'

/** Active cards that match `where`; each is evaluated. */
export const movingOf = (where = 'true'): string => `
  select ${COLUMNS}, s.since, ${rankOf('s.stage')} as rank, ${KEY} as key, ${MINE} as mine,
    s.stage = 'OFFERED' and coalesce(c.expiry_day = $2, false) as today
  from (${liveOf(where)}) c
  cross join lateral (select ${stageOn('c', '$2')} as stage, ${stageSinceOn('c', '$2')} as since) s`

/** Resting cards, decided by their row alone. */
export const restingOf = (where = 'true'): string =>
  atRest(`${among(rests)} and ${isOnBoard('c', '$3')} and ${where}`)

function atRest(where: string): string {
  return `select ${COLUMNS}, c.stage_since as since, ${rankOf('c.stage')} as rank,
    ${BY_DAY} + ${lastFirst('c.stage_since')} as key, ${REMINDED} as mine, false as today
  from pipeline_cards c where c.company_id = $1 and ${where}`
}

const SAVED = `c.stage = 'SAVED' and ${isOnBoard('c', '$3')}`

/** Counts of resting cards by stage. Ended ones are counted from an index. */
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
  /** `none` for people without one. */
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
    positionId && isOrNone('position_id', positionId, say),
    assigneeId && isOrNone('assignee_id', assigneeId, say),
    mine && 'mine',
    today && 'today',
  ]
    .filter((one) => typeof one === 'string')
    .join(' and ')
}

const isOrNone = (column: string, id: string, say: (value: unknown) => string): string =>
  id === 'none' ? `${column} is null` : `${column} = ${say(id)}`
