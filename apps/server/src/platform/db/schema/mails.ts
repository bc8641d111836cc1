import { sql } from 'drizzle-orm'
import { check, index, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { id, moment, oneOf, sealed } from './columns.ts'

export const mailKinds = ['INVITATION', 'PASSWORD_RESET', 'PARTNER_PASSWORD', 'NEWS', 'COMPANY'] as const

/**
 * The outbox of mails: written in the transaction of the change, sent by a job. A row is deleted once its mail was sent, failed for
 * good, or the link in it has expired.
 */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    kind: text({ enum: mailKinds }).notNull(),
    /** Recipient and text, sealed because links in it contain tokens that are stored nowhere else. */
    contentSealed: sealed().notNull(),
    attempts: smallint().notNull().default(0),
    dueAt: moment().notNull(),
    createdAt: moment().notNull(),
    /** After this time the mail is not sent any more. */
    expiresAt: moment().notNull(),
  },
  (t) => [
    index('mails_due').on(t.dueAt, t.id),
    oneOf('mails_kind', t.kind, mailKinds),
    check('mails_attempts', sql`${t.attempts} >= 0`),
  ],
)
