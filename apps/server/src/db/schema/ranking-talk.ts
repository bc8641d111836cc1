import { index, pgTable, primaryKey, text, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core'
import { id, moment } from './columns.ts'
import { users } from './users.ts'

const writer = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** The anonymous thread under the ranking. The writer is known to the table and shown to nobody. */
export const talkPosts = pgTable(
  'talk_posts',
  {
    id: id(),
    userId: writer(),
    parentId: uuid().references((): AnyPgColumn => talkPosts.id, { onDelete: 'cascade' }),
    jobLabel: text(),
    nickname: text().notNull(),
    body: text().notNull(),
    createdAt: moment().notNull(),
    hiddenAt: moment(),
  },
  (t) => [
    index('talk_posts_newest').on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('talk_posts_replies').on(t.parentId),
    index('talk_posts_of_user').on(t.userId),
  ],
)

export const talkReports = pgTable(
  'talk_reports',
  {
    postId: uuid()
      .notNull()
      .references(() => talkPosts.id, { onDelete: 'cascade' }),
    userId: writer(),
    reason: text().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.postId, t.userId] }), index('talk_reports_of_user').on(t.userId)],
)
