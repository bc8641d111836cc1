import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { Dimension } from '@coffeeattack/domain/suggestions/fairness'
import { and, eq } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { fairnessLooks } from '../../../platform/db/schema/suggestions.ts'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { recordDeed } from '../../operators/core/audit.ts'
import { workingAdmins } from '../core/admins.ts'
import { showFairness } from './fairness.ts'

type Which = { month: string; dimension: Dimension; group: string }

const isOf = ({ month, dimension, group }: Which) =>
  and(eq(fairnessLooks.month, month), eq(fairnessLooks.dimension, dimension), eq(fairnessLooks.name, group))

/** An admin begins to look into a group below 0.8 (MATCH-6). A second one who does finds it begun. Nothing else changes by it. */
export async function startLook(which: Which, caller: OperatorCaller, deps: ApiDeps) {
  const { db, ids, clock } = deps
  const { alerts } = await showFairness(which.month, deps)
  if (!alerts.some(({ dimension, group }) => dimension === which.dimension && group === which.group))
    throw new Refusal('NOT_FOUND')
  const now = clock()
  await db.transaction(async (tx) => {
    const { month, dimension, group: name } = which
    const begun = await tx
      .insert(fairnessLooks)
      .values({ id: ids.next(), month, dimension, name, startedBy: caller.operatorId, startedAt: now })
      .onConflictDoNothing()
      .returning({ id: fairnessLooks.id })
    if (begun.length > 0) await record(tx, 'fairness.look', which, caller, now)
  })
  return showFairness(which.month, deps)
}

export async function assignLook(
  { operatorId, ...which }: Which & { operatorId: string },
  caller: OperatorCaller,
  deps: ApiDeps,
) {
  const isAdmin = (await workingAdmins(deps.db.drizzle)).some(({ id }) => id === operatorId)
  if (!isAdmin) throw new Refusal('NOT_FOUND')
  return change(which, { assigneeId: operatorId }, 'fairness.assign', caller, deps)
}

/** What was found; it may be written anew, and the trail keeps that it was. */
export async function concludeLook(
  { conclusion, ...which }: Which & { conclusion: string },
  caller: OperatorCaller,
  deps: ApiDeps,
) {
  const found = { conclusion: conclusion.trim(), concludedAt: deps.clock() }
  return change(which, found, 'fairness.conclude', caller, deps)
}

async function change(
  which: Which,
  given: Partial<typeof fairnessLooks.$inferInsert>,
  action: 'fairness.assign' | 'fairness.conclude',
  caller: OperatorCaller,
  deps: ApiDeps,
) {
  const now = deps.clock()
  await deps.db.transaction(async (tx) => {
    const done = await tx
      .update(fairnessLooks)
      .set(given)
      .where(isOf(which))
      .returning({ id: fairnessLooks.id })
    if (done.length === 0) throw new Refusal('NOT_FOUND')
    await record(tx, action, which, caller, now)
  })
  return showFairness(which.month, deps)
}

const record = (
  tx: Queries,
  action: 'fairness.look' | 'fairness.assign' | 'fairness.conclude',
  { month, dimension, group }: Which,
  caller: OperatorCaller,
  now: Date,
) =>
  recordDeed(
    tx,
    caller,
    { action, subject: 'fairness', subjectId: null, detail: { month, dimension, group } },
    now,
  )
