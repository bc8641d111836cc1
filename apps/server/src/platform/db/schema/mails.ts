import { sql } from 'drizzle-orm'
import { check, index, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { id, moment, oneOf, sealed } from './columns.ts'

export const mailKinds = ['INVITATION', 'PASSWORD_RESET', 'PARTNER_PASSWORD', 'NEWS'] as const

/**
 * The outbox of mails: written with the change it tells of, sent by a job. A row goes once its mail has gone out, has
 * been tried often enough, or has outlived the link in it.
 */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    kind: text({ enum: mailKinds }).notNull(),
    /** To whom, and the letter: the links in it hold tokens that stand nowhere else. */
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
