import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import type { PipelineDeed } from '@coffeeattack/domain/pipeline/stage'
import { and, eq, sql } from 'drizzle-orm'
import type { Clock } from '../../../platform/clock.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { peopleMarks } from '../../../platform/db/schema/memory.ts'
import { operators } from '../../../platform/db/schema/operators.ts'
import { pipelineCards, pipelineEvents } from '../../../platform/db/schema/pipeline.ts'
import { positions } from '../../../platform/db/schema/positions.ts'
import { isWorking } from '../../operators/core/sql.ts'
import { stageOn } from '../core/sql.ts'

type OwnCard = { id: string; companyId: string }
type Pair = { companyId: string; candidateId: string }

export type HeldCard = Pick<
  typeof pipelineCards.$inferSelect,
  'id' | 'candidateId' | 'stage' | 'version' | 'assigneeId' | 'remindsId' | 'remindOn' | 'positionId'
>

/** Whoever else changes it waits. */
export async function holdCard(tx: Queries, { id, companyId }: OwnCard, now: Date): Promise<HeldCard | null> {
  const { rows } = await tx.$client.query<HeldCard>(
    `select c.id, c.candidate_id as "candidateId", ${stageOn('c', '$3')} as stage, c.version, c.assignee_id as "assigneeId",
       c.reminds_id as "remindsId", c.remind_on as "remindOn", c.position_id as "positionId"
     from pipeline_cards c where c.id = $1 and c.company_id = $2 for update`,
    [id, companyId, formatDay(kstDay(now))],
  )
  return rows[0] ?? null
}

/** Two who star the same person take turns, also where nothing is kept about them yet. */
export async function holdMark(tx: Queries, { companyId, candidateId }: Pair): Promise<void> {
  await tx.insert(peopleMarks).values({ companyId, candidateId }).onConflictDoNothing()
  await tx.select().from(peopleMarks).where(markOf({ companyId, candidateId })).for('no key update')
}

const markOf = ({ companyId, candidateId }: Pair) =>
  and(eq(peopleMarks.companyId, companyId), eq(peopleMarks.candidateId, candidateId))

/** The star moves the card (`renew_pipeline_card`), and is told in its story. */
export async function markStarred(tx: Queries, pair: Pair, { by, now }: { by: string; now: Date }) {
  await tx.update(peopleMarks).set({ starredAt: now, starredBy: by }).where(markOf(pair))
}

/** Somebody who was only starred is not looked at any more. */
export async function putAside(
  tx: Queries,
  { id, companyId, candidateId }: OwnCard & Pair,
  { by, ids, now }: Clock & { by: string },
): Promise<void> {
  await tx.update(pipelineCards).set({ closedAt: now }).where(eq(pipelineCards.id, id))
  await tx.$client.query('select renew_pipeline_card($1, $2)', [companyId, candidateId])
  await noteDeeds(tx, { companyId, candidateId }, [{ deed: 'PUT_ASIDE', detail: null }], { by, ids, now })
}

type CardDeed = { deed: PipelineDeed; detail: Record<string, string | null> | null }

/** What colleagues did, for the story. */
export async function noteDeeds(
  tx: Queries,
  pair: Pair,
  deeds: readonly CardDeed[],
  { by, ids, now }: Clock & { by: string },
): Promise<void> {
  if (deeds.length === 0) return
  await tx
    .insert(pipelineEvents)
    .values(deeds.map((deed) => ({ id: ids.next(), ...pair, ...deed, operatorId: by, at: now })))
}

export type CardChange = Partial<
  Pick<
    typeof pipelineCards.$inferInsert,
    'assigneeId' | 'remindOn' | 'remindsId' | 'remindedAt' | 'positionId'
  >
>

export async function changeHeld(tx: Queries, id: string, change: CardChange): Promise<void> {
  await tx
    .update(pipelineCards)
    .set({ ...change, version: sql`${pipelineCards.version} + 1` })
    .where(eq(pipelineCards.id, id))
}

export async function isColleague(tx: Queries, operatorId: string, companyId: string): Promise<boolean> {
  const found = await tx
    .select({ id: operators.id })
    .from(operators)
    .where(and(eq(operators.id, operatorId), eq(operators.companyId, companyId), isWorking))
  return found.length > 0
}

export async function isOwnPosition(tx: Queries, positionId: string, companyId: string): Promise<boolean> {
  const found = await tx
    .select({ id: positions.id })
    .from(positions)
    .where(and(eq(positions.id, positionId), eq(positions.companyId, companyId)))
  return found.length > 0
}
