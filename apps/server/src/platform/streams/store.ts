import type { Queries } from '../db/queries.ts'

/** What happened to whose stream, without its words: those are read when it is told. */
export type StreamEvent = {
  readonly audienceId: string
  readonly seq: number
  readonly kind: string
  readonly subjectId: string
}

export type NewEvent = Omit<StreamEvent, 'seq'>

/** In the transaction of what it tells of; streams hear it when that is committed. */
export async function addEvents(tx: Queries, events: readonly NewEvent[], now: Date): Promise<void> {
  await tx.$client.query(
    `insert into stream_events (audience_id, kind, subject_id, at)
     select audience_id, kind, subject_id, $4
     from unnest($1::uuid[], $2::text[], $3::uuid[]) with ordinality as told (audience_id, kind, subject_id, turn)
     order by turn`,
    [
      events.map(({ audienceId }) => audienceId),
      events.map(({ kind }) => kind),
      events.map(({ subjectId }) => subjectId),
      now,
    ],
  )
}

/** Where an audience's stream stands: its last number, and how many numbers before it are still kept. */
export type Head = { last: number; kept: number }

/** Somebody who listens, and whose events they hear: a company's people hear the company's. */
export type Listening = { readonly audienceId: string; readonly memberId: string }

/** The head is there from the first opening on. From here the audience counts as present, and so does who listens. */
export async function openHead(db: Queries, { audienceId, memberId }: Listening, now: Date): Promise<Head> {
  const { rows } = await db.$client.query<Head>({
    name: 'stream-head',
    text: `with here as (select distinct id from unnest(array[$1, $3]::uuid[]) as listening (id)),
      made as (
        insert into stream_heads (audience_id, last_seq) select id, 0 from here order by id on conflict do nothing),
      present as (
        insert into stream_presence (audience_id, seen_at) select id, $2 from here order by id
        on conflict (audience_id) do update set seen_at = excluded.seen_at
        where stream_presence.seen_at < excluded.seen_at),
      head as (select coalesce((select last_seq from stream_heads where audience_id = $1), 0) as last)
      select last, last - coalesce((select min(seq) - 1 from stream_events where audience_id = $1), last) as kept
      from head`,
    values: [audienceId, now, memberId],
  })
  return rows[0]!
}

export type Position = { readonly audienceId: string; readonly after: number }

/** What came after each of the positions, so many of each at most, in the order of the numbers. */
export async function eventsAfter(
  db: Queries,
  positions: readonly Position[],
  limit: number,
): Promise<StreamEvent[]> {
  const { rows } = await db.$client.query<StreamEvent>({
    name: 'stream-events',
    text: `select e.* from unnest($1::uuid[], $2::bigint[]) as asked (audience_id, after)
      cross join lateral (
        select audience_id as "audienceId", seq, kind, subject_id as "subjectId" from stream_events
        where audience_id = asked.audience_id and seq > asked.after order by seq limit $3) e
      order by e."audienceId", e.seq`,
    values: [positions.map(({ audienceId }) => audienceId), positions.map(({ after }) => after), limit],
  })
  return rows
}

/** One statement for all streams of a process. A person who was erased meanwhile has no head any more. */
export async function markPresent(db: Queries, audienceIds: readonly string[], now: Date): Promise<void> {
  await db.$client.query({
    name: 'stream-presence',
    text: `insert into stream_presence (audience_id, seen_at)
      select audience_id, $2 from stream_heads where audience_id = any($1::uuid[]) order by audience_id
      on conflict (audience_id) do update set seen_at = excluded.seen_at
      where stream_presence.seen_at < excluded.seen_at`,
    values: [audienceIds, now],
  })
}

/** Those of the logins that are over. */
export async function endedAmong(db: Queries, sessionIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.$client.query<{ id: string }>({
    name: 'stream-sessions',
    text: `select id from sessions where id = any($1::uuid[]) and ended_at is not null`,
    values: [sessionIds],
  })
  return new Set(rows.map(({ id }) => id))
}
