import { keptTags } from '@coffeeattack/domain/memory/tags'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Queries } from '../../../platform/db/queries.ts'
import { peopleMarks } from '../../../platform/db/schema/memory.ts'
import { companyOf, type OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { changed } from '../../notifications/core/live.ts'
import { recordDeed } from '../../operators/core/audit.ts'
import { marksOf } from '../core/marks.ts'
import { lockPerson } from './lock-person.ts'

/** Changes the given marks and keeps the others (BIZ-11). */
export async function changeMarks(
  candidateId: string,
  { isStarred, isHidden, tags }: MarkChange,
  caller: OperatorCaller,
  { db, clock }: ApiDeps,
) {
  const companyId = companyOf(caller)
  const now = clock()
  return db.transaction(async (tx) => {
    await lockPerson(tx, companyId, candidateId, now)
    if ([isStarred, isHidden, tags].some((given) => given !== undefined)) {
      const row = { companyId, candidateId, operatorId: caller.operatorId, now }
      await writeMarks(tx, row, { isStarred, isHidden, tags: tags && keptTags(tags) })
      await dropEmptyMarks(tx, companyId, candidateId)
      const deed = { action: 'memory.mark', subject: 'candidate', subjectId: candidateId } as const
      await recordDeed(tx, caller, deed, now)
      await changed(tx, isStarred === undefined ? ['memory'] : ['memory', 'pipeline'], [companyId], now)
    }
    const marks = await marksOf(tx, companyId, [candidateId], now)
    return marks.get(candidateId)!
  })
}

type MarkedBy = { companyId: string; candidateId: string; operatorId: string; now: Date }
type MarkChange = {
  isStarred?: boolean | undefined
  isHidden?: boolean | undefined
  tags?: string[] | undefined
}

/** Undefined keeps the value. A mark that is set again keeps who set it first, and when. */
async function writeMarks(
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
async function dropEmptyMarks(tx: Queries, companyId: string, candidateId: string): Promise<void> {
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
