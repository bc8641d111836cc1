import type { PipelineStage } from '@coffeeattack/domain/pipeline/stage'
import type { Queries } from '../../../platform/db/queries.ts'
import { works } from '../../operators/core/sql.ts'
import { isClosed } from '../../positions/core/sql.ts'
import { BOARD, type CardFilter, LIVE, narrowed, type Scope, valuesOf } from './board-sql.ts'
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

/** Those that take offers, and those that do no more and still have cards. */
const POSITIONS = `select p.id, p.title from positions p
  where p.company_id = $1 and (not ${isClosed('p')} or exists (select from cards where cards.position_id = p.id))
  order by ${isClosed('p')}, p.created_at desc, p.id`

const listOf = (rows: string) => `coalesce((select json_agg(row_to_json(r)) from (${rows}) r), '[]')`

/** What was asked for, not with which values: as many statements are planned, each once on a connection. */
const kindOf = (asked: object) =>
  Object.entries(asked)
    .flatMap(([name, value]) => (value ? [name] : []))
    .toSorted()
    .join('-')

/** Every column with its count and its first cards, and what can be filtered by: one statement. */
export async function readBoard(
  db: Queries,
  scope: Scope,
  filter: CardFilter,
  limit: number,
): Promise<BoardRow> {
  const values = valuesOf(scope)
  const say = (value: unknown) => `$${values.push(value)}`
  const first = cardsOf(`(select * from found where place <= ${say(limit)})`)
  const { rows } = await db.$client.query<BoardRow>({
    name: `pipeline-board ${kindOf(filter)}`,
    text: `with live as materialized (${LIVE}), cards as materialized (${BOARD}),
     found as materialized (select *, row_number() over (partition by rank order by key, id) as place
       from cards where ${narrowed(filter, say)})
     select coalesce((select json_object_agg(stage, number)
         from (select stage, count(*) as number from found group by stage) counted), '{}') as counts,
       (select json_build_object('mine', count(*) filter (where mine), 'today', count(*) filter (where today))
         from cards) as chips,
       ${listOf(`${first} order by b.rank, b.key, b.id`)} as items,
       ${listOf(COLLEAGUES)} as colleagues, ${listOf(POSITIONS)} as positions`,
    values,
  })
  return rows[0]!
}

/** A place in the table: the stage's rank, the value that orders within it, and the id. */
export type CardPlace = { rank: number; key: number; id: string }

type ListOfCards = CardFilter & { stage?: PipelineStage | undefined; after: CardPlace | null; limit: number }

/** A column going on, or the table of all. */
export async function readCards(db: Queries, scope: Scope, { stage, after, limit, ...filter }: ListOfCards) {
  const values = valuesOf(scope)
  const say = (value: unknown) => `$${values.push(value)}`
  const wanted = narrowed(filter, say) + (stage ? ` and stage = ${say(stage)}` : '')
  const beyond = after
    ? `(rank, key, id) > (${say(after.rank)}, ${say(after.key)}::float8, ${say(after.id)}::uuid)`
    : 'true'
  const { rows } = await db.$client.query<{ total: number; items: CardRow[] }>({
    name: `pipeline-cards ${kindOf({ ...filter, stage, after })}`,
    text: `with live as materialized (${LIVE}), found as materialized (select * from (${BOARD}) cards where ${wanted}),
     shown as (select * from found where ${beyond} order by rank, key, id limit ${say(limit)})
     select (select count(*)::int from found) as total,
       ${listOf(`${cardsOf('shown')} order by b.rank, b.key, b.id`)} as items`,
    values,
  })
  return rows[0]!
}

/** One card, or null where the company has none of that id. */
export async function readCard(db: Queries, scope: Scope, id: string): Promise<CardRow | null> {
  const values = [...valuesOf(scope), id]
  const { rows } = await db.$client.query<{ card: CardRow }>({
    name: 'pipeline-card',
    text: `with live as materialized (${LIVE} and c.id = $6)
     select row_to_json(card) as card from (${cardsOf(`(${BOARD} and c.id = $6)`)}) card`,
    values,
  })
  return rows[0]?.card ?? null
}
