import type { Queries } from '../../../platform/db/queries.ts'

/** Any number, the same in every process: two workers take turns. */
const LOCK = 4_218_650_902

/** Tells of every offer and group that arrived within the time, unless it was told of. Groups are told as one. */
export async function tellDelivered(tx: Queries, { since, now }: { since: Date; now: Date }): Promise<void> {
  await tx.$client.query('select pg_advisory_xact_lock($1)', [LOCK])
  await tx.$client.query(
    `insert into stream_events (audience_id, kind, subject_id, at)
     select candidate_id, 'offer', id, $2 from (
       select candidate_id, id, deliver_at from offers
       where deliver_at > $1 and deliver_at <= $2 and undone_at is null and group_id is null
       union all
       select candidate_id, id, deliver_at from offer_groups
       where deliver_at > $1 and deliver_at <= $2 and undone_at is null) arrived
     where not exists (select from stream_events told
       where told.audience_id = arrived.candidate_id and told.kind = 'offer' and told.subject_id = arrived.id)
     order by candidate_id, deliver_at, id`,
    [since, now],
  )
}
