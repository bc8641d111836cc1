import type { OfferedPay } from '@coffeeattack/domain/pacts/differences'
import { pactStates, signatureStates, versionEnds } from '@coffeeattack/domain/pacts/state'
import type { Terms, TermsTemplate } from '@coffeeattack/domain/pacts/terms'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { coffeechats, sides } from './coffeechats.ts'
import { id, idOf, moment, oneOf, sealed } from './columns.ts'
import { companies } from './companies.ts'
import { offers } from './offers.ts'
import { operators } from './operators.ts'
import { users } from './users.ts'

/** What the offer's counter said when the first draft was begun. */
export type FrozenCounter = { amount: number; answer: string | null } | null

const pact = () => idOf(() => pacts.id, 'cascade').notNull()

/**
 * The terms of a coffee chat (PACT). A sealed one outlives the person for the time of 근로기준법 §42; then it names nobody outside its
 * sealed columns and its file.
 */
export const pacts = pgTable(
  'pacts',
  {
    id: id(),
    /** The number in its document's name. */
    serial: integer().notNull().generatedAlwaysAsIdentity(),
    coffeechatId: idOf(() => coffeechats.id, 'set null'),
    offerId: idOf(() => offers.id, 'set null'),
    companyId: idOf(() => companies.id, 'restrict').notNull(),
    candidateId: idOf(() => users.id, 'set null'),
    position: text().notNull(),
    /** The offer as it stood when the first draft was begun. */
    offered: jsonb().$type<OfferedPay>().notNull(),
    counter: jsonb().$type<FrozenCounter>(),
    state: text({ enum: pactStates }).notNull(),
    /** The number of the newest version that was sent; 0 before. */
    version: smallint().notNull().default(0),
    draft: jsonb().$type<Terms>(),
    draftRevision: integer().notNull().default(0),
    draftSavedAt: moment(),
    draftSavedBy: idOf(() => operators.id, 'restrict'),
    draftStartedAt: moment(),
    /** Who signs for the company. */
    signerId: idOf(() => operators.id, 'restrict').notNull(),
    createdBy: idOf(() => operators.id, 'restrict').notNull(),
    createdAt: moment().notNull(),
    changedAt: moment().notNull(),
    declinedWords: text().notNull().default(''),
    withdrawnWords: text().notNull().default(''),
    /** Null where nobody of the company did it: the person left, or the company was taken down. */
    withdrawnBy: idOf(() => operators.id, 'restrict'),
    askedAgainAt: moment(),
    /** When the person left: from then on the row and its file may be deleted on this day. */
    keepUntil: date(),
  },
  (t) => [
    uniqueIndex('pacts_one_open_per_chat')
      .on(t.coffeechatId)
      .where(sql`${t.state} not in ('SEALED', 'DECLINED')`),
    index('pacts_of_chat').on(t.coffeechatId),
    index('pacts_of_candidate').on(t.candidateId, t.changedAt.desc().nullsFirst()),
    index('pacts_of_company').on(t.companyId),
    index('pacts_of_offer').on(t.offerId),
    index('pacts_kept')
      .on(t.keepUntil)
      .where(sql`${t.keepUntil} is not null`),
    oneOf('pacts_state', t.state, pactStates),
    check('pacts_version', sql`(${t.version} = 0) = (${t.state} = 'DRAFT') or ${t.state} = 'WITHDRAWN'`),
    check(
      'pacts_draft',
      sql`num_nonnulls(${t.draft}, ${t.draftSavedAt}, ${t.draftSavedBy}, ${t.draftStartedAt}) in (0, 4)`,
    ),
  ],
)

/** A version as it was sent. No statement changes its terms. */
export const pactVersions = pgTable(
  'pact_versions',
  {
    pactId: pact(),
    number: smallint().notNull(),
    terms: jsonb().$type<Terms>().notNull(),
    /** Both sides as its document names them. */
    partiesSealed: sealed().notNull(),
    sentAt: moment().notNull(),
    sentBy: idOf(() => operators.id, 'restrict').notNull(),
    /** The last day for both signatures, in Seoul. */
    untilDay: date().notNull(),
    /** SHA-256 of its document without signatures, in hex. */
    fingerprint: text().notNull(),
    readAt: moment(),
    end: text({ enum: versionEnds }),
    endedAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.pactId, t.number] }),
    uniqueIndex('pact_versions_one_open')
      .on(t.pactId)
      .where(sql`${t.end} is null`),
    index('pact_versions_due')
      .on(t.untilDay, t.pactId)
      .where(sql`${t.end} is null`),
    oneOf('pact_versions_end', t.end, versionEnds),
    check('pact_versions_ended', sql`(${t.end} is null) = (${t.endedAt} is null)`),
    check('pact_versions_fingerprint', sql`${t.fingerprint} ~ '^[0-9a-f]{64}$'`),
  ],
)

/** What the person asked to have changed (PACT-3). */
export const pactRequests = pgTable(
  'pact_requests',
  {
    id: id(),
    pactId: pact(),
    version: smallint().notNull(),
    text: text().notNull(),
    at: moment().notNull(),
    /** Taken back, or answered with a new version. */
    closedAt: moment(),
  },
  (t) => [
    index('pact_requests_of_pact').on(t.pactId, t.at),
    uniqueIndex('pact_requests_one_open')
      .on(t.pactId)
      .where(sql`${t.closedAt} is null`),
  ],
)

/**
 * A request to sign that lies on somebody's phone, and what came of it (PACT-4). The row stands before the institution is asked, so that
 * two of one side and version are never under way.
 */
export const pactSignatures = pgTable(
  'pact_signatures',
  {
    id: id(),
    pactId: pact(),
    version: smallint().notNull(),
    side: text({ enum: sides }).notNull(),
    /** Who signs for the company. */
    operatorId: idOf(() => operators.id, 'restrict'),
    state: text({ enum: signatureStates }).notNull(),
    /** Null until the institution has answered. */
    receiptId: text(),
    /** Who was asked, and the text that lies on the phone. */
    askSealed: sealed().notNull(),
    askedAt: moment().notNull(),
    expiresAt: moment().notNull(),
    /** The institution's answer as it came, written before anything reads it: it is handed out once. */
    rawSealed: sealed(),
    /** Keyed hash of the signer's connecting information. */
    ciHash: text(),
    nameSealed: sealed(),
    signedAt: moment(),
    endedAt: moment(),
    /** Why it came to nothing: a row of the errors. */
    problem: text(),
    /** Whoever looks at the phone or collects the value holds the row until then: the value is handed out once. */
    lookedUntil: moment(),
  },
  (t) => [
    uniqueIndex('pact_signatures_one_live')
      .on(t.pactId, t.version, t.side)
      .where(sql`${t.state} in ('ASKED', 'SIGNED')`),
    index('pact_signatures_of_pact').on(t.pactId, t.askedAt),
    index('pact_signatures_asked')
      .on(t.askedAt)
      .where(sql`${t.state} = 'ASKED'`),
    index('pact_signatures_of_operator').on(t.operatorId),
    oneOf('pact_signatures_side', t.side, sides),
    oneOf('pact_signatures_state', t.state, signatureStates),
    check('pact_signatures_operator', sql`(${t.side} = 'company') = (${t.operatorId} is not null)`),
    check(
      'pact_signatures_signed',
      sql`${t.state} <> 'SIGNED' or num_nonnulls(${t.rawSealed}, ${t.ciHash}, ${t.nameSealed}, ${t.signedAt}) = 4`,
    ),
  ],
)

/** A pact that both signed, and its file once the seal is made (PACT-5). */
export const pactSeals = pgTable(
  'pact_seals',
  {
    pactId: idOf(() => pacts.id, 'cascade').primaryKey(),
    version: smallint().notNull(),
    at: moment().notNull(),
    /** The fee of the hire in won. */
    fee: integer().notNull(),
    storeKey: text(),
    sealedAt: moment(),
    isStamped: boolean(),
    /** Whoever makes the seal holds the row until then. */
    sealingUntil: moment(),
  },
  (t) => [
    uniqueIndex('pact_seals_store_key').on(t.storeKey),
    index('pact_seals_due')
      .on(t.at)
      .where(sql`${t.sealedAt} is null`),
    check('pact_seals_sealed', sql`num_nonnulls(${t.storeKey}, ${t.sealedAt}, ${t.isStamped}) in (0, 3)`),
  ],
)

/** Who may sign for a company: its recruiters whom it named (PACT-4). */
export const pactSigners = pgTable(
  'pact_signers',
  {
    operatorId: idOf(() => operators.id, 'cascade').primaryKey(),
    companyId: idOf(() => companies.id, 'cascade').notNull(),
    namedBy: idOf(() => operators.id, 'restrict').notNull(),
    namedAt: moment().notNull(),
    /** Phone and birthday, as the signer gave them at the first signature. */
    contactSealed: sealed(),
  },
  (t) => [index('pact_signers_of_company').on(t.companyId)],
)

/** The conditions with which a company's drafts begin. */
export const pactTemplates = pgTable('pact_templates', {
  companyId: idOf(() => companies.id, 'cascade').primaryKey(),
  template: jsonb().$type<TermsTemplate>().notNull(),
  savedBy: idOf(() => operators.id, 'restrict').notNull(),
  savedAt: moment().notNull(),
})
