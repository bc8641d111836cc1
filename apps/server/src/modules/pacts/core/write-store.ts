import type { PactState, SigningState, VersionEnd } from '@coffeeattack/domain/pacts/state'
import type { Terms } from '@coffeeattack/domain/pacts/terms'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Clock } from '../../../platform/clock.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { pactRequests, pacts, pactSignatures, pactVersions } from '../../../platform/db/schema/pacts.ts'

/** What the deed was decided on: another state or version by now, and nothing is written. */
type Seen = { id: string; state: PactState; version: number }

type Change = Partial<
  Omit<typeof pacts.$inferInsert, 'id' | 'state' | 'changedAt' | 'companyId' | 'candidateId' | 'coffeechatId'>
>

/** One compare-and-set on state and version. False when somebody else was first. */
export async function changeState(
  tx: Queries,
  seen: Seen,
  next: PactState,
  { now, ...change }: Change & { now: Date },
): Promise<boolean> {
  const { rowCount } = await tx
    .update(pacts)
    .set({ ...change, state: next, changedAt: now })
    .where(and(eq(pacts.id, seen.id), eq(pacts.state, seen.state), eq(pacts.version, seen.version)))
  return rowCount === 1
}

type Draft = { terms: Terms; by: string; now: Date }

/** Opens the draft of the next version; one that is open already stays. */
export async function openDraft(tx: Queries, pactId: string, { terms, by, now }: Draft): Promise<void> {
  await tx
    .update(pacts)
    .set({
      draft: terms,
      draftRevision: sql`${pacts.draftRevision} + 1`,
      draftSavedAt: now,
      draftSavedBy: by,
      draftStartedAt: now,
    })
    .where(and(eq(pacts.id, pactId), isNull(pacts.draft)))
}

/** False when a colleague saved another one meanwhile. */
export async function saveDraft(
  tx: Queries,
  pactId: string,
  { revision, terms, by, now }: Draft & { revision: number },
): Promise<boolean> {
  const { rowCount } = await tx
    .update(pacts)
    .set({ draft: terms, draftRevision: revision + 1, draftSavedAt: now, draftSavedBy: by })
    .where(and(eq(pacts.id, pactId), eq(pacts.draftRevision, revision), sql`${pacts.draft} is not null`))
  return rowCount === 1
}

export const noDraft = { draft: null, draftSavedAt: null, draftSavedBy: null, draftStartedAt: null } as const

export async function addVersion(tx: Queries, row: typeof pactVersions.$inferInsert): Promise<void> {
  await tx.insert(pactVersions).values(row)
}

/** Closes the open version, if there is one, with the requests to sign and the signatures that belong to it. */
export async function endVersion(tx: Queries, pactId: string, end: VersionEnd, now: Date): Promise<void> {
  await tx
    .update(pactVersions)
    .set({ end, endedAt: now })
    .where(and(eq(pactVersions.pactId, pactId), isNull(pactVersions.end)))
  if (end !== 'SEALED') await voidSignatures(tx, pactId, now)
}

const LIVE = ['ASKED', 'SIGNED'] as const satisfies readonly SigningState[]

/** What lies on a phone or was signed belongs to a version that is closed, or was taken back: nobody counts it any more. */
export async function voidSignatures(tx: Queries, pactId: string, now: Date): Promise<void> {
  await tx
    .update(pactSignatures)
    .set({ state: 'VOID', endedAt: now })
    .where(and(eq(pactSignatures.pactId, pactId), inArray(pactSignatures.state, [...LIVE])))
}

export async function markRead(
  tx: Queries,
  { pactId, number }: { pactId: string; number: number },
  now: Date,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(pactVersions)
    .set({ readAt: now })
    .where(and(eq(pactVersions.pactId, pactId), eq(pactVersions.number, number), isNull(pactVersions.readAt)))
  return rowCount === 1
}

export async function addRequest(
  tx: Queries,
  { pactId, version, text }: { pactId: string; version: number; text: string },
  { ids, now }: Clock,
): Promise<void> {
  await tx.insert(pactRequests).values({ id: ids.next(), pactId, version, text, at: now })
}

/** Taken back, answered with a new version, or over with its version. */
export async function closeRequest(tx: Queries, pactId: string, now: Date): Promise<void> {
  await tx
    .update(pactRequests)
    .set({ closedAt: now })
    .where(and(eq(pactRequests.pactId, pactId), isNull(pactRequests.closedAt)))
}
