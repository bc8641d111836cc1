import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import { type PipelineStage, pipelineStages } from '@coffeeattack/domain/pipeline/stage'
import { and, eq, sql } from 'drizzle-orm'
import { asSql, type Queries } from '../../../platform/db/queries.ts'
import { positions } from '../../../platform/db/schema/positions.ts'
import type { Place } from '../../../platform/http/cursor.ts'
import { answerHoursOf, isAnswered, notTakenBack, readAtOf } from '../../offers/core/sql.ts'
import { isOnBoard, stageOn } from '../../pipeline/core/sql.ts'
import { isClosed } from '../core/sql.ts'
import { type Owned, owned, type PositionRow } from '../core/store.ts'

export type Status = 'open' | 'closed'
type Listing = { companyId: string; status: Status; after: Place | null; limit: number }

/** Newest first. */
export async function listOf(db: Queries, { companyId, status, after, limit }: Listing) {
  return db
    .select()
    .from(positions)
    .where(
      and(
        eq(positions.companyId, companyId),
        asSql(`${isClosed('positions')} = ?`, status === 'closed'),
        after ? sql`(${positions.createdAt}, ${positions.id}) < (${after.at}, ${after.id})` : undefined,
      ),
    )
    .orderBy(sql`${positions.createdAt} desc, ${positions.id} desc`)
    .limit(limit)
}

export async function countByStatus(db: Queries, companyId: string): Promise<Record<Status, number>> {
  const { rows } = await db.$client.query<Record<Status, number>>(
    `select (count(*) filter (where not ${isClosed('p')}))::int as open,
       (count(*) filter (where ${isClosed('p')}))::int as closed
     from positions p where company_id = $1`,
    [companyId],
  )
  return rows[0]!
}

export type Stages = Record<PipelineStage, number>

/** The number of people at each stage, for each of these positions, counted as on the board. */
export async function stagesOf(db: Queries, companyId: string, ids: readonly string[], now: Date) {
  const { rows } = await db.$client.query<{ id: string; stage: PipelineStage; count: number }>(
    `select c.position_id as id, ${stageOn('c', '$3')} as stage, count(*)::int as count
     from pipeline_cards c
     where c.company_id = $1 and c.position_id = any($2) and ${isOnBoard('c', '$4')} group by 1, 2`,
    [companyId, ids, formatDay(kstDay(now)), now],
  )
  return (id: string) => {
    const found = rows.filter((row) => row.id === id)
    const count = (stage: PipelineStage) => found.find((row) => row.stage === stage)?.count ?? 0
    return Object.fromEntries(pipelineStages.map((stage) => [stage, count(stage)])) as Stages
  }
}

/** The number of offers for each position, without those taken back. */
export async function sentFor(db: Queries, companyId: string, ids: readonly string[]) {
  const { rows } = await db.$client.query<{ id: string; sent: number }>(
    `select o.position_id as id, count(*)::int as sent from offers o
     where o.position_id = any($2) and o.company_id = $1 and ${notTakenBack('o')} group by 1`,
    [companyId, ids],
  )
  const sent = new Map(rows.map((row) => [row.id, row.sent]))
  return (id: string) => sent.get(id) ?? 0
}

export type Figures = {
  sent: number
  read: number
  answered: number
  matched: number
  answerHours: number | null
}

/** Counted as the figures of the whole company. */
export async function figuresOf(db: Queries, { companyId, id }: Owned): Promise<Figures> {
  const { rows } = await db.$client.query<Figures>(
    `select count(*)::int as sent, count(${readAtOf('o')})::int as read,
       (count(*) filter (where ${isAnswered('o')}))::int as answered,
       (count(*) filter (where o.status = 'MATCHED'))::int as matched, ${answerHoursOf('o')} as "answerHours"
     from offers o where o.position_id = $2 and o.company_id = $1 and ${notTakenBack('o')}`,
    [companyId, id],
  )
  return rows[0]!
}

export type PositionColumns = Omit<
  typeof positions.$inferInsert,
  'id' | 'companyId' | 'createdBy' | 'createdAt' | 'closedAt' | 'version'
>

export async function insertPosition(tx: Queries, row: typeof positions.$inferInsert): Promise<void> {
  await tx.insert(positions).values(row)
}

/** Writes only when the stored version is still `seen`; answers whether it wrote. */
export async function changePosition(
  tx: Queries,
  { seen, ...which }: Owned & { seen: number },
  change: PositionColumns | Pick<PositionRow, 'closedAt'>,
): Promise<boolean> {
  const changed = await tx
    .update(positions)
    .set({ ...change, version: sql`${positions.version} + 1` })
    .where(and(owned(which), eq(positions.version, seen)))
    .returning({ id: positions.id })
  return changed.length > 0
}
