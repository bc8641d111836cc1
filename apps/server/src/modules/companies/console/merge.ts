import { companyKey } from '@coffeeattack/domain/companies/name'
import { mayUndoMerge, mergeUndoUntil } from '@coffeeattack/domain/companies/merge'
import { alikeIn } from '@coffeeattack/domain/companies/review'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { and, eq } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { companies } from '../../../platform/db/schema/companies.ts'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { PageQuery } from '../../../platform/http/cursor.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { recordDeed } from '../../operators/core/audit.ts'
import {
  addCounts,
  addNames,
  clashes,
  dropNames,
  holdMerge,
  holdTwo,
  insertMerge,
  markUndone,
  type MergeRow,
  mergesUpTo,
  type Moved,
  moveBack,
  moveRows,
  renewCards,
  takeCountsBack,
} from './merge-store.ts'
import { shownAlike } from './review.ts'
import { possiblyAlike } from './review-store.ts'
import { forgetShutOut, lockGroups, membersOf, setGroup, updateCompany } from './store.ts'

const PAGE = 100

/**
 * Two companies that turned out to be one become one (FIRM-2): what the one has goes to the other, which keeps both names, and the one is
 * closed. Everything is written down, so that it can be undone for a day.
 */
export async function mergeCompanies(
  { id: intoId, fromId }: { id: string; fromId: string },
  caller: OperatorCaller,
  deps: ApiDeps,
) {
  const now = deps.clock()
  const id = deps.ids.next()
  return deps.db.transaction(async (tx) => {
    await lockGroups(tx)
    const held = await holdTwo(tx, [intoId, fromId])
    const [from, into] = [held.get(fromId), held.get(intoId)]
    if (!into || !from) throw new Refusal('NOT_FOUND')
    if (fromId === intoId || from.state === 'CLOSED' || into.state === 'CLOSED')
      throw new Refusal('MERGE_NOT_POSSIBLE')
    if (await clashes(tx, fromId, intoId)) throw new Refusal('MERGE_CLASHES')
    const groups = await joinGroups(tx, from, into)
    const takesNumber = into.businessNumber === null && from.businessNumber !== null
    await updateCompany(tx, fromId, {
      state: 'CLOSED',
      stateChangedAt: now,
      ...(takesNumber && { businessNumber: null }),
    })
    if (takesNumber) await updateCompany(tx, intoId, { businessNumber: from.businessNumber })
    const moved: Moved = {
      rows: await moveRows(tx, fromId, intoId),
      counts: await addCounts(tx, fromId, intoId),
      aliases: await addNames(tx, fromId, intoId),
      groups,
      businessNumber: takesNumber ? from.businessNumber : null,
      wasState: from.state,
    }
    await renewCards(tx, [fromId, intoId])
    await forgetShutOut(tx, intoId)
    await insertMerge(tx, { id, fromId, intoId, moved, mergedBy: caller.operatorId, mergedAt: now })
    const detail = { from: fromId }
    await recordDeed(
      tx,
      caller,
      { action: 'company.merge', subject: 'company', subjectId: intoId, detail },
      now,
    )
    return shownMerge(tx, id)
  })
}

type Held = { id: string; groupId: string | null }

/** The affiliates of both are affiliates of the one. Returns what each one's group was. */
async function joinGroups(tx: Queries, from: Held, into: Held): Promise<Moved['groups']> {
  if (from.groupId === null || from.groupId === into.groupId) return []
  const kin = await membersOf(tx, [from.groupId])
  if (into.groupId === null) {
    await setGroup(tx, [into.id], from.groupId)
    return [{ id: into.id, groupId: null }]
  }
  await setGroup(tx, kin, into.groupId)
  return kin.map((id) => ({ id, groupId: from.groupId }))
}

export async function undoMerge(id: string, caller: OperatorCaller, deps: ApiDeps) {
  const now = deps.clock()
  return deps.db.transaction(async (tx) => {
    await lockGroups(tx)
    const merge = await holdMerge(tx, id)
    if (!merge) throw new Refusal('NOT_FOUND')
    if (merge.undoneAt) throw new Refusal('CONFLICT')
    if (!mayUndoMerge(merge.mergedAt, now)) throw new Refusal('MERGE_UNDO_OVER')
    const { fromId, intoId } = merge
    const moved = merge.moved as Moved
    const held = await holdTwo(tx, [fromId, intoId])
    if (held.get(fromId)?.state !== 'CLOSED') throw new Refusal('CONFLICT')
    if (moved.businessNumber !== null)
      await tx
        .update(companies)
        .set({ businessNumber: null })
        .where(and(eq(companies.id, intoId), eq(companies.businessNumber, moved.businessNumber)))
    await tx
      .update(companies)
      .set({ state: moved.wasState, stateChangedAt: now })
      .where(and(eq(companies.id, fromId), eq(companies.state, 'CLOSED')))
    if (moved.businessNumber !== null)
      await updateCompany(tx, fromId, { businessNumber: moved.businessNumber })
    await moveBack(tx, { fromId, intoId }, moved.rows)
    await takeCountsBack(tx, { fromId, intoId }, moved.counts)
    await dropNames(tx, intoId, moved.aliases)
    for (const { id: member, groupId } of moved.groups) await setGroup(tx, [member], groupId)
    await renewCards(tx, [fromId, intoId])
    await markUndone(tx, id, caller.operatorId, now)
    const detail = { from: fromId }
    await recordDeed(
      tx,
      caller,
      { action: 'company.unmerge', subject: 'company', subjectId: intoId, detail },
      now,
    )
    return shownMerge(tx, id)
  })
}

async function shownMerge(db: Queries, id: string) {
  const [row] = await mergesUpTo(db, 1, id)
  if (!row) throw new Refusal('NOT_FOUND')
  return shown(row)
}

const shown = ({ moved, ...row }: MergeRow) => {
  const count = (table: keyof Moved['rows']) => moved.rows[table]?.length ?? 0
  return {
    id: row.id,
    from: { id: row.fromId, name: row.fromName },
    into: { id: row.intoId, name: row.intoName },
    mergedBy: row.mergedBy,
    mergedAt: row.mergedAt.toISOString(),
    undoUntil: mergeUndoUntil(row.mergedAt).toISOString(),
    undoneAt: row.undoneAt?.toISOString() ?? null,
    moved: {
      offers: count('offers'),
      hires: count('hires'),
      rooms: count('message_rooms'),
      operators: count('operators'),
    },
  }
}

/** Merges are rare: the newest hundred are all that anybody looks at. */
export async function listMerges({ limit = PAGE }: PageQuery, { db }: ApiDeps) {
  return { items: (await mergesUpTo(db.drizzle, limit)).map(shown), nextCursor: null }
}

export async function listAlike(id: string, { db }: ApiDeps) {
  const [own] = await db.drizzle
    .select({ name: companies.name, number: companies.businessNumber })
    .from(companies)
    .where(eq(companies.id, id))
  if (!own) throw new Refusal('NOT_FOUND')
  const key = companyKey(own.name)
  const self = { number: own.number, keys: [key], domain: '' }
  const found = await possiblyAlike(db.drizzle, { number: own.number, key, domain: '', exceptIds: [id] })
  const items = found.map((other) => shownAlike(other, alikeIn(self, other)))
  return { items: items.filter(({ reasons }) => reasons.length > 0) }
}
