import { STATUS_LIST } from '@coffeeattack/domain/proofs/proof'
import { createHeaderAndPayload, StatusList } from '@sd-jwt/jwt-status-list'
import { and, eq, gt, isNotNull, isNull, lte, ne, notInArray, or, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { proofLists, proofPlaces, proofs } from '../../../platform/db/schema/proofs.ts'
import { type IssuingDeps, issuerOf, listAddress } from './addresses.ts'
import { seconds } from './issue.ts'
import { currentSigner } from './keys.ts'

export type Place = { readonly list: number; readonly place: number }

const newestList = sql`(select max(number) from proof_lists)`

/**
 * A free place for a proof, drawn by chance, so that it tells nothing of when or for whom it was taken. A place is never given
 * twice, and a list is closed when half of it is used (PROOF-3).
 */
export async function takePlace(
  tx: Queries,
  { expiresAt, now }: { expiresAt: Date; now: Date },
  deps: IssuingDeps,
): Promise<Place> {
  for (;;) {
    const [open] = await tx
      .update(proofLists)
      .set({
        used: sql`${proofLists.used} + 1`,
        neededUntil: sql`greatest(${proofLists.neededUntil}, ${expiresAt.toISOString()}::timestamptz)`,
      })
      .where(and(eq(proofLists.number, newestList), sql`${proofLists.used} * 2 < ${proofLists.places}`))
      .returning({ list: proofLists.number, places: proofLists.places })
    if (open) return drawPlace(tx, open, deps)
    await openList(tx, { expiresAt, now }, deps)
  }
}

/** At least half of the places are free, so a few draws find one. */
async function drawPlace(
  tx: Queries,
  { list, places }: { list: number; places: number },
  { random }: IssuingDeps,
): Promise<Place> {
  for (;;) {
    const place = Buffer.from(random(4)).readUInt32BE() % places
    const { rowCount } = await tx.insert(proofPlaces).values({ list, place }).onConflictDoNothing()
    if (rowCount === 1) return { list, place }
  }
}

async function openList(
  tx: Queries,
  { expiresAt, now }: { expiresAt: Date; now: Date },
  deps: IssuingDeps,
): Promise<void> {
  const [newest] = await tx
    .select({ number: proofLists.number })
    .from(proofLists)
    .where(eq(proofLists.number, newestList))
  const number = (newest?.number ?? 0) + 1
  const { places } = STATUS_LIST
  const token = await signedList(tx, { number, places, takenBack: [] }, { deps, now })
  await tx
    .insert(proofLists)
    .values({ number, places, token, signedAt: now, neededUntil: expiresAt })
    .onConflictDoNothing()
}

/** Marks places as taken back. The list itself is told by `signList` in the same transaction. */
export async function markTakenBack(tx: Queries, { list, place }: Place, now: Date): Promise<void> {
  await tx
    .update(proofPlaces)
    .set({ takenBackAt: now })
    .where(and(eq(proofPlaces.list, list), eq(proofPlaces.place, place), isNull(proofPlaces.takenBackAt)))
}

/** Signs a list anew with all that was taken back. Its row is locked first, so that no process signs over another's change. */
export async function signList(tx: Queries, number: number, deps: IssuingDeps, now: Date): Promise<void> {
  const [list] = await tx
    .select({ places: proofLists.places })
    .from(proofLists)
    .where(eq(proofLists.number, number))
    .for('update')
  if (!list) return
  const taken = await tx
    .select({ place: proofPlaces.place })
    .from(proofPlaces)
    .where(and(eq(proofPlaces.list, number), isNotNull(proofPlaces.takenBackAt)))
  const takenBack = taken.map(({ place }) => place)
  const token = await signedList(tx, { number, places: list.places, takenBack }, { deps, now })
  await tx.update(proofLists).set({ token, signedAt: now }).where(eq(proofLists.number, number))
}

type ListContent = { number: number; places: number; takenBack: readonly number[] }

async function signedList(
  tx: Queries,
  { number, places, takenBack }: ListContent,
  { deps, now }: { deps: IssuingDeps; now: Date },
): Promise<string> {
  const statuses = new StatusList(
    Array.from({ length: places }, () => 0),
    1,
  )
  for (const place of takenBack) statuses.setStatus(place, 1)
  const signer = await currentSigner(tx, deps, now)
  const { header, payload } = createHeaderAndPayload(
    statuses,
    {
      iss: issuerOf(deps),
      sub: listAddress(number, deps),
      iat: seconds(now),
      exp: seconds(new Date(now.getTime() + STATUS_LIST.validMs)),
      ttl: STATUS_LIST.ttl,
    },
    { alg: 'ES256', typ: 'statuslist+jwt', kid: signer.keyId },
  )
  const data = [header, payload]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  return `${data}.${signer.sign(data)}`
}

/** Lists that some proof still needs, and the one that gives places. */
export async function neededLists(db: Queries, now: Date): Promise<number[]> {
  const found = await db
    .select({ number: proofLists.number })
    .from(proofLists)
    .where(or(gt(proofLists.neededUntil, now), eq(proofLists.number, newestList)))
    .orderBy(proofLists.number)
  return found.map(({ number }) => number)
}

/** The list as it was last signed; null when there is none or every proof in it has expired. */
export async function findListToken(db: Queries, number: number, now: Date): Promise<string | null> {
  const [found] = await db
    .select({ token: proofLists.token })
    .from(proofLists)
    .where(and(eq(proofLists.number, number), gt(proofLists.neededUntil, now)))
  return found?.token ?? null
}

/** Lists that no proof needs any more, with their places. The newest stays. */
export async function dropSpentLists(tx: Queries, now: Date): Promise<void> {
  const held = tx.select({ list: proofs.list }).from(proofs)
  await tx
    .delete(proofLists)
    .where(
      and(
        lte(proofLists.neededUntil, now),
        ne(proofLists.number, newestList),
        notInArray(proofLists.number, held),
      ),
    )
}
