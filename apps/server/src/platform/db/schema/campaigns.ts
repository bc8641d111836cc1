import { utmStatuses } from '@coffeeattack/domain/campaigns/utm'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, idOf, moment, oneOf } from './columns.ts'
import { users } from './users.ts'

/** A first visit, and how far the visitor went. */
export const utmVisits = pgTable(
  'utm_visits',
  {
    id: id(),
    source: text().notNull().default(''),
    campaign: text().notNull().default(''),
    medium: text().notNull().default(''),
    content: text().notNull().default(''),
    term: text().notNull().default(''),
    landing: text().notNull().default(''),
    status: text({ enum: utmStatuses }),
    userId: idOf(() => users.id, 'set null'),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    index('utm_visits_when').on(t.createdAt),
    index('utm_visits_of_user').on(t.userId),
    oneOf('utm_visits_status', t.status, utmStatuses),
  ],
)

export const linkTypes = ['offer', 'offers', 'group', 'coffeechat', 'message'] as const

/** A personal short link in a notification, kept as a hash. */
export const shortLinks = pgTable(
  'short_links',
  {
    tokenHash: text().primaryKey(),
    userId: idOf(() => users.id, 'cascade').notNull(),
    type: text({ enum: linkTypes }).notNull(),
    targetId: uuid().notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    openedAt: moment(),
    opens: integer().notNull().default(0),
  },
  (t) => [
    index('short_links_of_user').on(t.userId),
    index('short_links_expiry').on(t.expiresAt),
    oneOf('short_links_type', t.type, linkTypes),
    check('short_links_opens', sql`${t.opens} >= 0`),
  ],
)

export const blogPosts = pgTable(
  'blog_posts',
  {
    id: id(),
    title: text().notNull(),
    url: text().notNull(),
    image: text(),
    publishedAt: moment().notNull(),
  },
  (t) => [
    uniqueIndex('blog_posts_url').on(t.url),
    index('blog_posts_newest').on(t.publishedAt.desc().nullsFirst()),
  ],
)
