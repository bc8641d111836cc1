import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, idOf, moment } from './columns.ts'
import { operators } from './operators.ts'
import { users } from './users.ts'

export const partners = pgTable(
  'partners',
  {
    id: id(),
    email: text().notNull(),
    passwordHash: text().notNull(),
    name: text().notNull(),
    /** The code in the referral link. */
    code: text().notNull(),
    createdAt: moment().notNull(),
    disabledAt: moment(),
  },
  (t) => [
    uniqueIndex('partners_email').on(t.email),
    uniqueIndex('partners_code').on(t.code),
    check('partners_email_lowercase', sql`${t.email} = lower(${t.email})`),
  ],
)

/** A link by mail that sets a partner's password, once. */
export const partnerPasswordLinks = pgTable(
  'partner_password_links',
  {
    id: id(),
    partnerId: idOf(() => partners.id, 'cascade').notNull(),
    tokenHash: text().notNull(),
    /** The admin who had it sent. */
    madeBy: idOf(() => operators.id, 'restrict').notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (t) => [
    uniqueIndex('partner_password_links_token').on(t.tokenHash),
    index('partner_password_links_of_partner').on(t.partnerId),
    index('partner_password_links_expiry').on(t.expiresAt),
  ],
)

/** One visitor who came by a partner's link. How far they went is read off what they did, and kept here once they leave. */
export const referrals = pgTable(
  'referrals',
  {
    id: id(),
    partnerId: idOf(() => partners.id, 'cascade').notNull(),
    userId: idOf(() => users.id, 'set null'),
    visitedAt: moment().notNull(),
    registeredAt: moment(),
    verifiedAt: moment(),
    matchedAt: moment(),
  },
  (t) => [
    uniqueIndex('referrals_one_partner_per_person').on(t.userId),
    index('referrals_of_partner').on(t.partnerId, t.visitedAt.desc().nullsFirst()),
  ],
)
