import { createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { KEY_WAITS_MS } from '@coffeeattack/domain/proofs/proof'
import { desc, gt, inArray, lte, ne, sql } from 'drizzle-orm'
import { calculateJwkThumbprint } from 'jose'
import type { Deps } from '../../../deps.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { proofKeys, type PublicKeyColumns } from '../../../platform/db/schema/proofs.ts'

/** Signs by ES256 (RFC 7518); a signature is base64url. */
export type Signer = { readonly keyId: string; readonly sign: (data: string) => string }

type KeyDeps = Pick<Deps, 'secrets'>

const SEALED_AS = 'proof_keys.private_sealed'

/** Of two keys that may sign from the same moment, the one that was made later. */
const newestFirst = [desc(proofKeys.signsFrom), desc(proofKeys.madeAt), desc(proofKeys.id)] as const

/** The newest key whose time has come. The first one of an installation is made here and signs at once. */
export async function currentSigner(tx: Queries, deps: KeyDeps, now: Date): Promise<Signer> {
  return (await findSigner(tx, deps, now)) ?? (await firstSigner(tx, deps, now))
}

async function findSigner(tx: Queries, { secrets }: KeyDeps, now: Date): Promise<Signer | null> {
  const [found] = await tx
    .select({ id: proofKeys.id, privateSealed: proofKeys.privateSealed })
    .from(proofKeys)
    .where(lte(proofKeys.signsFrom, now))
    .orderBy(...newestFirst)
    .limit(1)
  if (!found) return null
  const key = createPrivateKey(secrets.open(found.privateSealed, SEALED_AS))
  return { keyId: found.id, sign: (data) => signed(data, key) }
}

const signed = (data: string, key: KeyObject): string =>
  sign('sha256', Buffer.from(data), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')

/** Two processes that need a first key make one. */
async function firstSigner(tx: Queries, deps: KeyDeps, now: Date): Promise<Signer> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('first proof key', 0))`)
  const made = await findSigner(tx, deps, now)
  if (made) return made
  await addKey(tx, deps, { now, signsFrom: now })
  return (await findSigner(tx, deps, now))!
}

/** A key to come: published now, and signing a day later. One that waits already is enough. */
export async function addNextKey(tx: Queries, deps: KeyDeps, now: Date): Promise<{ signsFrom: Date }> {
  await currentSigner(tx, deps, now)
  const [waiting] = await tx
    .select({ signsFrom: proofKeys.signsFrom })
    .from(proofKeys)
    .where(gt(proofKeys.signsFrom, now))
  if (waiting) return waiting
  const signsFrom = new Date(now.getTime() + KEY_WAITS_MS)
  await addKey(tx, deps, { now, signsFrom })
  return { signsFrom }
}

export async function addKey(
  tx: Queries,
  { secrets }: KeyDeps,
  { now, signsFrom }: { now: Date; signsFrom: Date },
): Promise<string> {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { kty, crv, x, y } = publicKey.export({ format: 'jwk' }) as PublicKeyColumns
  const pem = privateKey.export({ format: 'pem', type: 'pkcs8' }) as string
  const id = await calculateJwkThumbprint({ kty, crv, x, y })
  await tx.insert(proofKeys).values({
    id,
    publicKey: { kty, crv, x, y },
    privateSealed: secrets.seal(pem, SEALED_AS),
    madeAt: now,
    signsFrom,
  })
  return id
}

export type KnownKey = { id: string; publicKey: PublicKeyColumns; signsFrom: Date }

/** Every key that is published: the one that signs, those before it, and one to come. */
export async function knownKeys(db: Queries): Promise<KnownKey[]> {
  const { id, publicKey, signsFrom } = proofKeys
  return db
    .select({ id, publicKey, signsFrom })
    .from(proofKeys)
    .orderBy(...newestFirst)
}

/** Removes all keys but these. */
export async function dropKeysBut(tx: Queries, id: string): Promise<void> {
  await tx.delete(proofKeys).where(ne(proofKeys.id, id))
}

/**
 * Removes keys that were replaced two days ago and whose proofs have all expired: by then every status list that they signed is
 * over as well. Returns how many.
 */
export async function dropSpentKeys(tx: Queries, now: Date): Promise<number> {
  const { rows } = await tx.$client.query<{ id: string }>(
    `select k.id from proof_keys k
     where exists (select from proof_keys next where next.signs_from > k.signs_from
         and next.signs_from <= $1::timestamptz - interval '2 days')
       and not exists (select from proofs p where p.key_id = k.id and p.expires_at > $1)`,
    [now],
  )
  const spent = rows.map(({ id }) => id)
  if (spent.length > 0) await tx.delete(proofKeys).where(inArray(proofKeys.id, spent))
  return spent.length
}
