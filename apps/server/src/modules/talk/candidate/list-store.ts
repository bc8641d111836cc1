import { TALK } from '@coffeeattack/domain/talk/post'
import type { Queries } from '../../../platform/db/queries.ts'
import type { Place } from '../../../platform/http/cursor.ts'

export type PostRow = {
  id: string
  userId: string
  parentId: string | null
  nickname: string
  jobLabel: string | null
  body: string
  createdAt: Date
  /** Taken back by its writer. Whoever leaves the service takes nothing back: their posts are hidden. */
  isGone: boolean
}

const COLUMNS = `p.id, p.user_id as "userId", p.parent_id as "parentId", p.nickname, p.job_label as "jobLabel",
  p.body, p.created_at as "createdAt"`

/** A reply that everybody sees: not hidden, not taken back. */
const REPLIES = 'from talk_posts p where p.hidden_at is null and p.deleted_at is null'

/** Posts that open a thread. One that is gone stays as long as somebody's reply stands under it. */
export async function openings(
  db: Queries,
  { after, limit }: { after: Place | null; limit: number },
): Promise<PostRow[]> {
  const { rows } = await db.$client.query<PostRow>(
    `select o.* from (
       select ${COLUMNS}, p.deleted_at is not null as "isGone" from talk_posts p
       where p.parent_id is null and p.hidden_at is null
         and ($2::timestamptz is null or (p.created_at, p.id) < ($2::timestamptz, $3::uuid))
     ) o
     where not o."isGone" or exists (select ${REPLIES} and p.parent_id = o.id)
     order by o."createdAt" desc, o.id desc limit $1`,
    [limit, after?.at ?? null, after?.id ?? null],
  )
  return rows
}

/** In the order in which they were written. */
export async function repliesTo(db: Queries, ids: readonly string[]): Promise<Map<string, PostRow[]>> {
  if (ids.length === 0) return new Map()
  const { rows } = await db.$client.query<PostRow & { parentId: string }>(
    `select r.* from unnest($1::uuid[]) as opening
     cross join lateral (
       select ${COLUMNS}, false as "isGone" ${REPLIES} and p.parent_id = opening
       order by p.created_at, p.id limit ${TALK.replies}
     ) r`,
    [ids],
  )
  return Map.groupBy(rows, ({ parentId }) => parentId)
}
