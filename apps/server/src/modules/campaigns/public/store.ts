import type { UtmStatus, UtmVisit } from '@coffeeattack/domain/campaigns/utm'
import type { OfferStatus } from '@coffeeattack/domain/offers/offer'
import { and, desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { blogPosts, type linkTypes, shortLinks, utmVisits } from '../../../platform/db/schema/campaigns.ts'
import { ownerIsPresent } from '../../accounts/core/sql.ts'
import { delivered, openOn } from '../../offers/core/sql.ts'
import { messageIsShown } from '../../rooms/core/sql.ts'

export type Link = {
  type: (typeof linkTypes)[number]
  targetId: string
  userId: string
}

/** Opens a link that has not expired and whose person has not left, and counts it. */
export async function openLink(db: Queries, tokenHash: string, now: Date): Promise<Link | null> {
  const { opens, openedAt, expiresAt, type, targetId, userId } = shortLinks
  const [link] = await db
    .update(shortLinks)
    .set({ opens: sql`${opens} + 1`, openedAt: sql`coalesce(${openedAt}, ${now})` })
    .where(and(eq(shortLinks.tokenHash, tokenHash), gt(expiresAt, now), ownerIsPresent(userId)))
    .returning({ type, targetId, userId })
  return link ?? null
}

/** Does not count as an opening. */
export async function ownerOf(db: Queries, tokenHash: string, now: Date): Promise<string | null> {
  const { rows } = await db.$client.query<{ userId: string }>(
    'select user_id as "userId" from short_links where token_hash = $1 and expires_at > $2',
    [tokenHash, now],
  )
  return rows[0]?.userId ?? null
}

export type Target = {
  /** What to open: the offer, the group, or the room of a message. */
  id: string
  name: string
  logo: string | null
  position: string | null
  companyCount: number
  salaryMin: number | null
  salaryMax: number | null
  status: OfferStatus | null
  expiryDay: string | null
}

const TARGETS: Readonly<Record<Link['type'], string>> = {
  offer: `
    select o.id, coalesce(c.name, p.name) as name, c.logo, o.position, 1 as "companyCount",
      o.salary_min as "salaryMin", o.salary_max as "salaryMax", o.status, o.expiry_day as "expiryDay"
    from offers o join operators p on p.id = o.operator_id left join companies c on c.id = o.company_id
    where o.id = $1 and o.candidate_id = $2 and ${delivered('o', '$3')}`,
  group: `
    select g.id, p.name, null as logo, null as position,
      (select count(*)::int from offers o where o.group_id = g.id) as "companyCount",
      null as "salaryMin", null as "salaryMax", g.status, g.expiry_day as "expiryDay"
    from offer_groups g join operators p on p.id = g.operator_id
    where g.id = $1 and g.candidate_id = $2 and ${delivered('g', '$3')}`,
  offers: `
    select u.id, '' as name, null as logo, null as position,
      (select count(distinct coalesce(o.group_id, o.id))::int from offers o
       where o.candidate_id = u.id and ${delivered('o', '$3')}
         and ${openOn('o', "($3::timestamptz at time zone 'Asia/Seoul')::date")}) as "companyCount",
      null as "salaryMin", null as "salaryMax", null as status, null as "expiryDay"
    from users u where u.id = $1 and u.id = $2`,
  coffeechat: `
    select t.id, coalesce(c.name, p.name) as name, c.logo, o.position, 1 as "companyCount",
      null as "salaryMin", null as "salaryMax", null as status, null as "expiryDay"
    from coffeechats t join offers o on o.id = t.offer_id join operators p on p.id = t.operator_id
      left join companies c on c.id = t.company_id
    where t.id = $1 and t.candidate_id = $2 and t.created_at <= $3`,
  message: `
    select r.id, coalesce(c.name, p.name) as name, c.logo, null as position, 1 as "companyCount",
      null as "salaryMin", null as "salaryMax", null as status, null as "expiryDay"
    from messages m join message_rooms r on r.id = m.room_id join operators p on p.id = r.operator_id
      left join companies c on c.id = r.company_id
    where m.id = $1 and r.candidate_id = $2 and m.created_at <= $3 and ${messageIsShown('m')}`,
}

/** The target of a link, if it was delivered to the person and still exists. */
export async function findTarget(db: Queries, { type, targetId, userId }: Link, now: Date) {
  const { rows } = await db.$client.query<Target>(TARGETS[type], [targetId, userId, now])
  return rows[0] ?? null
}

export async function insertVisit(db: Queries, id: string, visit: UtmVisit, now: Date): Promise<void> {
  await db.insert(utmVisits).values({ id, ...visit, createdAt: now, updatedAt: now })
}

/** The visit, unless it belongs to another person. Locked, so that two tabs update it one after the other. */
export async function findVisit(tx: Queries, id: string, userId: string | null) {
  const isMine =
    userId === null ? isNull(utmVisits.userId) : or(isNull(utmVisits.userId), eq(utmVisits.userId, userId))
  const [visit] = await tx
    .select({ status: utmVisits.status })
    .from(utmVisits)
    .where(and(eq(utmVisits.id, id), isMine))
    .for('update')
  return visit ?? null
}

type VisitMove = { status: UtmStatus; userId: string | null; now: Date }

export async function moveVisit(tx: Queries, id: string, { status, userId, now }: VisitMove): Promise<void> {
  await tx
    .update(utmVisits)
    .set({ status, updatedAt: now, ...(userId === null ? {} : { userId }) })
    .where(eq(utmVisits.id, id))
}

const SHOWN = 20

/** Only published posts: a post can be stored before its day. */
export async function newestPosts(db: Queries, now: Date) {
  const { title, url, image, publishedAt } = blogPosts
  return db
    .select({ title, url, image, publishedAt })
    .from(blogPosts)
    .where(lte(publishedAt, now))
    .orderBy(desc(publishedAt))
    .limit(SHOWN)
}
