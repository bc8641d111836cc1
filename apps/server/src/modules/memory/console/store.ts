import { and, eq, isNull, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Queries } from '../../../platform/db/queries.ts'
import { peopleMarks } from '../../../platform/db/schema/memory.ts'

type MarkedBy = { companyId: string; candidateId: string; operatorId: string; now: Date }
export type MarkChange = {
  isStarred?: boolean | undefined
  isHidden?: boolean | undefined
  tags?: string[] | undefined
}

/** Undefined keeps the value. A mark that is set again keeps who set it first, and when. */
export async function writeMarks(
  tx: Queries,
  { companyId, candidateId, operatorId, now }: MarkedBy,
  { isStarred, isHidden, tags }: MarkChange,
): Promise<void> {
  const { starredAt, starredBy, hiddenAt, hiddenBy } = peopleMarks
  const change = (isOn: boolean | undefined, column: PgColumn, value: Date | string) =>
    isOn ? sql`coalesce(${column}, ${value})` : isOn === false ? null : undefined
  await tx
    .insert(peopleMarks)
    .values({
      companyId,
      candidateId,
      ...(isStarred && { starredAt: now, starredBy: operatorId }),
      ...(isHidden && { hiddenAt: now, hiddenBy: operatorId }),
      tags,
    })
    .onConflictDoUpdate({
      target: [peopleMarks.companyId, peopleMarks.candidateId],
      set: {
        starredAt: change(isStarred, starredAt, now),
        starredBy: change(isStarred, starredBy, operatorId),
        hiddenAt: change(isHidden, hiddenAt, now),
        hiddenBy: change(isHidden, hiddenBy, operatorId),
        tags,
      },
    })
}

/** Deletes a row without any marks. */
export async function dropEmptyMarks(tx: Queries, companyId: string, candidateId: string): Promise<void> {
  await tx
    .delete(peopleMarks)
    .where(
      and(
        eq(peopleMarks.companyId, companyId),
        eq(peopleMarks.candidateId, candidateId),
        isNull(peopleMarks.starredAt),
        isNull(peopleMarks.hiddenAt),
        eq(peopleMarks.tags, []),
      ),
    )
}
