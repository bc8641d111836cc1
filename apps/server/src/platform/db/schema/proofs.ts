import { proofKinds } from '@coffeeattack/domain/proofs/proof'
import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { id, idOf, moment, oneOf, sealed } from './columns.ts'
import { users } from './users.ts'

/** The public part of a key, as the key set publishes it. */
export type PublicKeyColumns = {
  readonly kty: 'EC'
  readonly crv: 'P-256'
  readonly x: string
  readonly y: string
}

export const lookers = ['PERSON', 'PROGRAM'] as const

/** The keys that sign proofs and status lists. The newest whose time has come signs; all of them are published (PROOF-5). */
export const proofKeys = pgTable('proof_keys', {
  /** Its thumbprint (RFC 7638), in the header of whatever it signs. */
  id: text().primaryKey(),
  publicKey: jsonb().$type<PublicKeyColumns>().notNull(),
  privateSealed: sealed().notNull(),
  madeAt: moment().notNull(),
  /** A day after it was published, so that no verifier holds a key set without it. */
  signsFrom: moment().notNull(),
})

/** A status list (PROOF-3) as it is served, signed. */
export const proofLists = pgTable(
  'proof_lists',
  {
    number: smallint().primaryKey(),
    places: integer().notNull(),
    used: integer().notNull().default(0),
    token: text().notNull(),
    signedAt: moment().notNull(),
    /** The end of the last proof that has a place in it. */
    neededUntil: moment().notNull(),
  },
  (t) => [
    check('proof_lists_number', sql`${t.number} > 0`),
    check('proof_lists_places', sql`${t.places} > 0 and ${t.places} % 8 = 0`),
    check('proof_lists_used', sql`${t.used} between 0 and ${t.places}`),
  ],
)

/** Every place that was ever given to a proof, so that none is given twice. It outlives the proof and names nobody. */
export const proofPlaces = pgTable(
  'proof_places',
  {
    list: smallint()
      .notNull()
      .references(() => proofLists.number, { onDelete: 'cascade' }),
    place: integer().notNull(),
    /** Whether the list tells that the proof was taken back. */
    takenBackAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.list, t.place] }),
    index('proof_places_taken_back')
      .on(t.list)
      .where(sql`${t.takenBackAt} is not null`),
    check('proof_places_place', sql`${t.place} >= 0`),
  ],
)

/** A proof to carry (PROOF-1, PROOF-2). */
export const proofs = pgTable(
  'proofs',
  {
    id: id(),
    userId: idOf(() => users.id, 'cascade').notNull(),
    kind: text({ enum: proofKinds }).notNull(),
    /** The hash of its secret address finds the proof; the sealed address is kept so that its owner can see it again. */
    addressHash: text().notNull(),
    addressSealed: sealed().notNull(),
    /** What its receiver reads (`ProofContent`). The true figure is in it for the exact kind alone. */
    contentSealed: sealed().notNull(),
    /** The signed SD-JWT VC; null once the proof has ended. */
    tokenSealed: sealed(),
    /** The key that signed it, which is published until the proof expires; null once the key is gone. */
    keyId: text().references(() => proofKeys.id, { onDelete: 'set null' }),
    list: smallint().notNull(),
    place: integer().notNull(),
    madeAt: moment().notNull(),
    expiresAt: moment().notNull(),
    takenBackAt: moment(),
  },
  (t) => [
    uniqueIndex('proofs_address').on(t.addressHash),
    uniqueIndex('proofs_place').on(t.list, t.place),
    index('proofs_of_user').on(t.userId, t.madeAt.desc().nullsFirst()),
    index('proofs_of_key').on(t.keyId, t.expiresAt),
    index('proofs_by_end').on(t.expiresAt),
    foreignKey({ columns: [t.list, t.place], foreignColumns: [proofPlaces.list, proofPlaces.place] }),
    oneOf('proofs_kind', t.kind, proofKinds),
    check('proofs_term', sql`${t.expiresAt} > ${t.madeAt}`),
    check('proofs_taken_back', sql`${t.takenBackAt} is null or ${t.tokenSealed} is null`),
  ],
)

/** Who opened a proof: of a person the time alone, of a program its host as well (PROOF-5). */
export const proofLooks = pgTable(
  'proof_looks',
  {
    id: id(),
    proofId: idOf(() => proofs.id, 'cascade').notNull(),
    at: moment().notNull(),
    by: text({ enum: lookers }).notNull(),
    host: text(),
  },
  (t) => [
    index('proof_looks_of_proof').on(t.proofId, t.id.desc().nullsFirst()),
    oneOf('proof_looks_by', t.by, lookers),
    check('proof_looks_host', sql`(${t.by} = 'PROGRAM') = (${t.host} is not null)`),
  ],
)
