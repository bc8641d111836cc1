import { sql } from 'drizzle-orm'
import { check, index, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, moment, oneOf } from './columns.ts'
import { companies } from './companies.ts'
import { offers } from './offers.ts'
import { operators } from './operators.ts'
import { users } from './users.ts'

/** An accepted offer. That it exists is what lets the company see name and contact. */
export const coffeechats = pgTable(
  'coffeechats',
  {
    id: id(),
    offerId: uuid()
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    candidateId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    companyId: uuid().references(() => companies.id, { onDelete: 'restrict' }),
    operatorId: uuid()
      .notNull()
      .references(() => operators.id, { onDelete: 'restrict' }),
    createdAt: moment().notNull(),
    cancelledAt: moment(),
  },
  (t) => [
    uniqueIndex('coffeechats_one_per_offer').on(t.offerId),
    index('coffeechats_of_candidate').on(t.candidateId, t.createdAt.desc().nullsFirst()),
    index('coffeechats_of_company').on(t.companyId, t.createdAt.desc().nullsFirst()),
    index('coffeechats_of_operator').on(t.operatorId, t.createdAt.desc().nullsFirst()),
  ],
)

export const sides = ['candidate', 'company'] as const

/** Times on the table: a new proposal withdraws the old ones, and one of them is confirmed. */
export const coffeechatTimes = pgTable(
  'coffeechat_times',
  {
    id: id(),
    coffeechatId: uuid()
      .notNull()
      .references(() => coffeechats.id, { onDelete: 'cascade' }),
    startsAt: moment().notNull(),
    minutes: smallint().notNull(),
    proposedBy: text({ enum: sides }).notNull(),
    proposedAt: moment().notNull(),
    confirmedAt: moment(),
    withdrawnAt: moment(),
  },
  (t) => [
    uniqueIndex('coffeechat_times_one_confirmed')
      .on(t.coffeechatId)
      .where(sql`${t.confirmedAt} is not null and ${t.withdrawnAt} is null`),
    uniqueIndex('coffeechat_times_once')
      .on(t.coffeechatId, t.startsAt)
      .where(sql`${t.withdrawnAt} is null`),
    index('coffeechat_times_of_chat').on(t.coffeechatId),
    oneOf('coffeechat_times_proposed_by', t.proposedBy, sides),
    check('coffeechat_times_minutes', sql`${t.minutes} > 0`),
  ],
)

export const coffeechatQuestions = pgTable(
  'coffeechat_questions',
  {
    id: id(),
    coffeechatId: uuid()
      .notNull()
      .references(() => coffeechats.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    question: text().notNull(),
    answer: text().notNull().default(''),
    answeredAt: moment(),
  },
  (t) => [uniqueIndex('coffeechat_questions_position').on(t.coffeechatId, t.position)],
)
