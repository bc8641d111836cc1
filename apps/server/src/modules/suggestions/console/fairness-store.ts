import type { CountedGroup, Dimension } from '@coffeeattack/domain/suggestions/fairness'
import type { Queries } from '../../../platform/db/queries.ts'

export type MonthRow = { month: string; people: number; suggested: number }

/** The months that were drawn, the newest first. */
export async function monthsDrawn(db: Queries): Promise<MonthRow[]> {
  const { rows } = await db.$client.query<MonthRow>({
    name: 'fairness-months',
    text: 'select month, people, suggested from fairness_months order by month desc limit 60',
  })
  return rows
}

export type GroupRow = CountedGroup & { dimension: Dimension }

export async function groupsIn(db: Queries, month: string): Promise<GroupRow[]> {
  const { rows } = await db.$client.query<GroupRow>({
    name: 'fairness-groups',
    text: `select dimension, name, people, suggested, points from fairness_groups where month = $1 order by dimension, name`,
    values: [month],
  })
  return rows
}

export type LookRow = {
  dimension: Dimension
  name: string
  startedBy: string
  startedAt: Date
  assignee: { id: string; name: string } | null
  conclusion: string | null
  concludedAt: Date | null
}

export async function looksIn(db: Queries, month: string): Promise<LookRow[]> {
  const { rows } = await db.$client.query<LookRow>({
    name: 'fairness-looks',
    text: `select l.dimension, l.name, p.name as "startedBy", l.started_at as "startedAt", l.conclusion,
        l.concluded_at as "concludedAt",
        (select json_build_object('id', a.id, 'name', a.name) from operators a where a.id = l.assignee_id) as assignee
      from fairness_looks l join operators p on p.id = l.started_by where l.month = $1`,
    values: [month],
  })
  return rows
}
