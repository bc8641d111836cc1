import type { PipelineStage } from '@coffeeattack/domain/pipeline/stage'
import type { Queries } from '../../../platform/db/queries.ts'
import { works } from '../../operators/core/sql.ts'
import { isClosed } from '../../positions/core/sql.ts'
import {
  type CardFilter,
  countResting,
  firstResting,
  movingOf,
  narrowed,
  ranked,
  restingOf,
  type Scope,
  valuesOf,
} from './board-sql.ts'
import { type CardRow, cardsOf } from './card-sql.ts'

type Colleague = { id: string; name: string }

export type BoardRow = {
  counts: Partial<Record<PipelineStage, number>>
  chips: { mine: number; today: number }
  items: CardRow[]
  colleagues: Colleague[]
  positions: { id: string; title: string }[]
}

const COLLEAGUES = `select p.id, p.name from operators p where p.company_id = $1 and ${works('p')} order by p.name, p.id`

/** Open positions, and closed ones that still have cards. */
const POSITIONS = `select p.id, p.title from positions p
  where p.company_id = $1 and (not ${isClosed('p')} or exists (select from pipeline_cards c where c.position_id = p.id))
  order by ${isClosed('p')}, p.created_at desc, p.id`

const listOf = (rows: string) => `coalesce((select json_agg(row_to_json(r)) from (${rows}) r), '[]')`

/** Names the prepared statement by the filters in use, not their values, so that each variant is planned once per connection. */
const kindOf = (asked: object) =>
  Object.entries(asked)
    .flatMap(([name, value]) => (value ? [value === 'none' ? `no ${name}` : name] : []))
    .toSorted()
    .join('-')

/** All columns with counts and first cards, and the filter options, in one statement. */
export async function readBoard(db: Queries, scope: Scope, filter: CardFilter, limit: number) {
  const values = valuesOf(scope)
  const say = (value: unknown) => `$${values.push(value)}`
  const wanted = narrowed(filter, say)
  const most = say(limit)
  const { rows } = await db.$client.query<BoardRow>({
    name: `pipeline-board ${kindOf(filter)}`,
    text: `with moving as materialized (${movingOf()}), numbers as materialized (
       select rank, count(*) filter (where ${wanted}) as found, count(*) filter (where mine) as mine,
         count(*) filter (where today) as today from moving group by rank
       union all select rank, found, 0, 0 from (${countResting(wanted)}) counted
       union all select 0, 0, count(*), 0 from (${restingOf('c.remind_on <= $2')}) resting where mine),
     placed as (select *, row_number() over (partition by rank order by key, id) as place from (
       select * from moving where ${wanted} union all ${firstResting(wanted, most)}) first)
     select coalesce((select json_object_agg((array['${ranked.join("','")}'])[rank + 1], found) from (
         select rank, sum(found) as found from numbers group by rank) stages), '{}') as counts,
       (select json_build_object('mine', coalesce(sum(mine), 0), 'today', coalesce(sum(today), 0)) from numbers) as chips,
       ${listOf(`${cardsOf(`(select * from placed where place <= ${most})`)} order by b.rank, b.key, b.id`)} as items,
       ${listOf(COLLEAGUES)} as colleagues, ${listOf(POSITIONS)} as positions`,
    values,
  })
  return rows[0]!
}

/** A cursor: the stage's rank, the sort value within the stage, and the id. */
export type CardPlace = { rank: number; key: number; id: string }

type ListOfCards = CardFilter & { stage?: PipelineStage | undefined; after: CardPlace | null; limit: number }

/** The next page of a column, or of the table of all cards. */
export async function readCards(db: Queries, scope: Scope, { stage, after, limit, ...filter }: ListOfCards) {
  const values = valuesOf(scope)
  const say = (value: unknown) => `$${values.push(value)}`
  const wanted = narrowed(filter, say) + (stage ? ` and rank = ${say(ranked.indexOf(stage))}` : '')
  const beyond = after
    ? `(rank, key, id) > (${say(after.rank)}, ${say(after.key)}::float8, ${say(after.id)}::uuid)`
    : 'true'
  const most = say(limit)
  const { rows } = await db.$client.query<{ total: number; items: CardRow[] }>({
    name: `pipeline-cards ${kindOf({ ...filter, stage, after })}`,
    text: `with moving as materialized (select * from (${movingOf()}) cards where ${wanted}),
     shown as (select * from (
       select * from moving where ${beyond} union all ${firstResting(`${wanted} and ${beyond}`, most)}) first
       order by rank, key, id limit ${most})
     select ((select count(*) from moving) + (select coalesce(sum(found), 0) from (${countResting(wanted)}) counted))::int as total,
       ${listOf(`${cardsOf('shown')} order by b.rank, b.key, b.id`)} as items`,
    values,
  })
  return rows[0]!
}

/** One card, or null when the company has no card with that id. */
export async function readCard(db: Queries, scope: Scope, id: string): Promise<CardRow | null> {
  const values = [...valuesOf(scope), id]
  const { rows } = await db.$client.query<{ card: CardRow }>({
    name: 'pipeline-card',
    text: `select row_to_json(card) as card from (${cardsOf(
      `(${movingOf('c.id = $5')} union all ${restingOf('c.id = $5')})`,
    )}) card`,
    values,
  })
  return rows[0]?.card ?? null
}
