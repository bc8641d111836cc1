import { hideReasons } from '@coffeeattack/domain/talk/post'
import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { id, idOf, moment, oneOf } from './columns.ts'
import { users } from './users.ts'

const writer = () => idOf(() => users.id, 'cascade').notNull()

/** The anonymous thread under the ranking. The author is stored but shown to nobody. */
export const talkPosts = pgTable(
  'talk_posts',
  {
    id: id(),
    userId: writer(),
    parentId: idOf((): AnyPgColumn => talkPosts.id, 'cascade'),
    jobLabel: text(),
    nickname: text().notNull(),
    body: text().notNull(),
    createdAt: moment().notNull(),
    hiddenAt: moment(),
    /** The moderator's reason; null when only reports hid the post. */
    hiddenReason: text({ enum: hideReasons }),
    /** When a moderator last decided. Earlier reports are settled. */
    reviewedAt: moment(),
    /** Deleted by its author: the text is gone, the row stays for the replies. */
    deletedAt: moment(),
  },
  (t) => [
    index('talk_posts_threads')
      .on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`${t.parentId} is null and ${t.hiddenAt} is null`),
    index('talk_posts_replies').on(t.parentId, t.createdAt, t.id),
    index('talk_posts_of_user').on(t.userId, t.createdAt.desc().nullsFirst()),
    index('talk_posts_reviewed')
      .on(t.reviewedAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`${t.reviewedAt} is not null`),
    oneOf('talk_posts_hidden_reason', t.hiddenReason, hideReasons),
    check('talk_posts_reason_of_hidden', sql`${t.hiddenReason} is null or ${t.hiddenAt} is not null`),
    check('talk_posts_deleted_is_empty', sql`(${t.deletedAt} is null) = (${t.body} <> '')`),
  ],
)

export const talkReports = pgTable(
  'talk_reports',
  {
    postId: idOf(() => talkPosts.id, 'cascade').notNull(),
    userId: writer(),
    reason: text().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.postId, t.userId] }), index('talk_reports_of_user').on(t.userId)],
)
