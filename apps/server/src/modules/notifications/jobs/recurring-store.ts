import type { Queries } from '../../../platform/db/queries.ts'

type Page = { from: Date; until: Date; after: string | null; limit: number }

export type Ending = { userId: string; endsAt: Date }

/** Whose attack period ends within the time, page by page. */
export async function periodsEnding(tx: Queries, { from, until, after, limit }: Page): Promise<Ending[]> {
  const { rows } = await tx.$client.query<Ending>(
    `select id as "userId", attack_ends_at as "endsAt" from users
     where is_active and deleted_at is null and attack_ends_at > $1 and attack_ends_at <= $2
       and ($3::uuid is null or id > $3)
     order by id limit $4`,
    [from, until, after, limit],
  )
  return rows
}

export type Viewed = { userId: string; companies: number }

/** Whose profile companies opened within the time, page by page. Our own agents are not companies. */
export async function profilesViewed(tx: Queries, { from, until, after, limit }: Page): Promise<Viewed[]> {
  const { rows } = await tx.$client.query<Viewed>(
    `select candidate_id as "userId", count(distinct company_id)::int as companies from profile_views
     where at > $1 and at <= $2 and company_id is not null and ($3::uuid is null or candidate_id > $3)
     group by candidate_id order by candidate_id limit $4`,
    [from, until, after, limit],
  )
  return rows
}
